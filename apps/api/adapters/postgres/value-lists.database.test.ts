import type { MessageKind } from '@luwag/contract/endpoints/messages/message-answer';
import type { PaperKind } from '@luwag/contract/endpoints/loan/issue-paper';
import { reminderDayChoices } from '@luwag/contract/endpoints/settings/own-settings-answer';
import type { SupportMessageKind, SupportMessageOutcome } from '@luwag/contract/support-message-kinds';
import type { PhotoKind } from '@luwag/contract/profile/section-names';
import type { CouponKind } from '@luwag/loan-engine/rewards/coupon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import type { ReconciliationRun } from '../../ports/reconciliation.ts';
import type { MovementDirection } from '../../ports/provider-list.ts';
import type { SettlementFile, SettlementRow } from '../../ports/settlement-files.ts';
import type { LenderStepRow } from '../../ports/lender-steps.ts';
import type { SmsState } from '../../ports/sms-log.ts';
import type { SuspenseReason, SuspenseState } from '../../ports/suspense.ts';
import type { LoanEventType } from '@luwag/contract/endpoints/receiver/loan-events';
import type { DeliveryState, ReceiverState } from '../../ports/event-receivers.ts';
import type { PartnerKeyState } from '../../ports/partner-keys.ts';
import type { EventState } from '../../ports/provider-events.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow, PaymentRow, PayoutHold, PayoutRow } from '../../ports/customer-store.ts';
import type { RequestRow, ScheduledLoanRow } from '../../ports/rows-around-loan.ts';

/*
 * The lists of values that the database holds are those of the program. Each is written with the program's own type, so that a
 * value added there does not compile here until it stands here, and is then missing in the database until a migration adds it.
 */

type Values<T extends string> = Readonly<Record<T, true>>;

const photoKinds: Values<PhotoKind> = {
  idFront: true,
  idBack: true,
  selfie: true,
  selfieMotion: true,
  paymentProof: true,
};
const applicationStatuses: Values<ApplicationRow['status']> = {
  submitted: true,
  'under-review': true,
  'correction-requested': true,
  approved: true,
  declined: true,
  withdrawn: true,
};
const payoutStatuses: Values<PayoutRow['status']> = {
  requested: true,
  sending: true,
  succeeded: true,
  failed: true,
  unknown: true,
};
const payoutPurposes: Values<PayoutRow['purpose']> = { disbursement: true, refund: true };
const paymentStatuses: Values<PaymentRow['status']> = {
  'in-progress': true,
  success: true,
  fail: true,
  reversed: true,
};
const paperKinds: Values<PaperKind | 'scheduled-loan-agreement'> = {
  disclosure: true,
  agreement: true,
  'scheduled-loan-agreement': true,
  receipt: true,
  statement: true,
  certificate: true,
};
const couponKinds: Values<CouponKind> = { cash: true, platform: true, withdrawal: true, repayment: true };
const scheduledStatuses: Values<ScheduledLoanRow['status']> = {
  upcoming: true,
  skipped: true,
  sent: true,
  failed: true,
};
const requestKinds: Values<RequestRow['kind']> = {
  cancellation: true,
  hardship: true,
  'older-records': true,
  refund: true,
  deletion: true,
  'staff-action': true,
};
const requestStatuses: Values<RequestRow['status']> = {
  open: true,
  done: true,
  refused: true,
  withdrawn: true,
};
const messageKinds: Values<MessageKind> = { notify: true, activity: true };
const supportMessageKinds: Values<SupportMessageKind> = {
  question: true,
  complaint: true,
  suggestion: true,
  paymentProof: true,
};
const supportMessageOutcomes: Values<SupportMessageOutcome> = { answered: true, found: true, notFound: true };

const eventStates: Record<EventState, true> = { waiting: true, done: true, quarantined: true };
const payoutHolds: Record<PayoutHold, true> = { maintenance: true, balance: true, locked: true };
const smsStates: Record<SmsState, true> = {
  taken: true,
  refused: true,
  unclear: true,
  delivered: true,
  undelivered: true,
  'handed-over': true,
  unreported: true,
};
const suspenseReasons: Record<SuspenseReason, true> = {
  'unknown-reference': true,
  'not-bookable': true,
  misapplied: true,
};
const runStates: Record<ReconciliationRun['state'], true> = { waiting: true, done: true };
const directions: Record<MovementDirection, true> = { in: true, out: true };
const fileStates: Record<SettlementFile['state'], true> = { refused: true, read: true, booked: true };
const rowKinds: Record<SettlementRow['kind'], true> = {
  payment: true,
  payout: true,
  refund: true,
  chargeback: true,
};
const suspenseStates: Record<SuspenseState, true> = {
  open: true,
  reversed: true,
  assigned: true,
  returned: true,
};
const lenderStepStatuses: Record<LenderStepRow['status'], true> = {
  open: true,
  confirmed: true,
  declined: true,
};
const loanEventTypesHeld: Values<LoanEventType> = {
  'loan.approved': true,
  'loan.disbursed': true,
  'payout.failed': true,
  'loan.repaid': true,
  'loan.extended': true,
  'loan.restructured': true,
  'loan.overdue': true,
  'loan.paid_off': true,
  'loan.cancelled': true,
  'loan.written_off': true,
  'payment.reversed': true,
};
const receiverStates: Values<ReceiverState> = { on: true, off: true, gone: true };
const deliveryStates: Values<DeliveryState> = { waiting: true, delivered: true, failed: true };
const columns: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  'photo.kind': photoKinds,
  'application.status': applicationStatuses,
  // Known to the database's own side alone.
  'customer_key.kind': { loan: true, payout: true, result: true },
  'payout.status': payoutStatuses,
  'payout.held_for': payoutHolds,
  'payout.purpose': payoutPurposes,
  'payment.status': paymentStatuses,
  'paper.kind': paperKinds,
  'coupon.kind': couponKinds,
  'scheduled_loan.status': scheduledStatuses,
  'request.kind': requestKinds,
  'request.status': requestStatuses,
  'message.kind': messageKinds,
  'support_message.kind': supportMessageKinds,
  'support_message.outcome': supportMessageOutcomes,
  // Known to the database's own side alone.
  'waitlist_entry.state': { waiting: true, toTell: true, queued: true, sending: true },
  'provider_event.state': eventStates,
  'sms_message.state': smsStates,
  'loan_event.type': loanEventTypesHeld,
  'event_receiver.state': receiverStates,
  'event_delivery.state': deliveryStates,
  'partner_key.state': {
    waiting: true,
    on: true,
    refused: true,
    revoked: true,
  } satisfies Values<PartnerKeyState>,
  'suspense_item.reason': suspenseReasons,
  'suspense_item.state': suspenseStates,
  'reconciliation.state': runStates,
  'reconciliation_break.direction': directions,
  'reconciliation_break.state': { open: true, gone: true, closed: true },
  'settlement_file.state': fileStates,
  'settlement_row.kind': rowKinds,
  'lender_step.status': lenderStepStatuses,
  'product_proposal.status': { open: true, published: true, refused: true },
};

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

test('each list of values in the database is the one of the program, and none is missing here', async () => {
  const rows = await product.database.query<{ place: string; definition: string }>({
    name: 'value-lists',
    text: `SELECT c.relname || '.' || a.attname AS place, pg_get_constraintdef(k.oid) AS definition
      FROM pg_constraint k
      JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
      WHERE k.contype = 'c' AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[%'`,
  });
  const lists = rows.map(({ place, definition }): [string, string[]] => [
    place,
    [...definition.matchAll(/'([^']+)'::text/g)]
      .map(([, value = '']) => value)
      .toSorted((one, other) => one.localeCompare(other)),
  ]);
  // A second rule on the same column names some of its values only.
  const held = Object.fromEntries(lists.toSorted(([, one], [, other]) => one.length - other.length));
  const wanted = Object.fromEntries(
    Object.entries(columns).map(([place, values]) => [
      place,
      Object.keys(values).toSorted((one, other) => one.localeCompare(other)),
    ]),
  );
  expect(held).toEqual(wanted);
});

test('every day of reminders that can be chosen, and one to come, is kept; no day at all is not', async () => {
  const { database } = product;
  const { customerId } = await addLoan(database);
  const choose = (days: readonly number[]) =>
    database.query(
      {
        name: 'choose-days',
        text: 'UPDATE customer SET reminder_days = $2 WHERE customer_id = $1 RETURNING 1',
      },
      [customerId, days],
    );
  for (const days of [...reminderDayChoices.map((day) => [day]), reminderDayChoices, [7, 3]])
    expect(await choose(days)).toHaveLength(1);
  await expect(choose([])).rejects.toThrow('customer_reminder_days_check');
});
