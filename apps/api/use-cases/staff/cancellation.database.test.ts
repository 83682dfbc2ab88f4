import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begunLoan } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { silentPayouts } from '../../../../tests/silent-payouts.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { answerRequest } from './answer-request.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';

/* A borrower cancels by word: what counts is when they asked, however long the lender takes and the money travels. */

let database: TestDatabase;
let context: StaffContext;
let key: LoanKey;
let action: LoanAction;
const hourMs = 3_600_000;
const agent = newStaff('agent');

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
beforeEach(async () => {
  const arrived = { status: 'succeeded', completedAt: context.now() } as const;
  const payer = { ...context, payouts: silentPayouts('one') };
  const { payout } = await openPayout(database, payer, arrived, begunLoan());
  key = { customerId: payout.customerId, loanId: payout.loanId };
  const reference = `GC${randomUUID().slice(0, 13)}`;
  const reason = 'gave it back by bank';
  action = { kind: 'cancel', returnedCentavos: payout.amountCentavos, reference, reason };
});
afterAll(() => database.remove());

const look = () => context.store.load({ customerId: key.customerId, parts: ['loans', 'requests'] });
async function perform(by = newStaff('finance'), what = action) {
  const shown = await previewLoanAction(context, by, key, what);
  if (!shown.ok) return shown;
  const body = { action: what, shownOwedCentavos: shown.value.after.owedCentavos };
  return performLoanAction(context, by, key, body, randomUUID());
}
const windowOver = { code: 'loan_action_refused', detail: { rule: 'CANCELLATION_WINDOW_OVER' } };

test('a cancellation that an agent proposed in time is confirmed the next day', async () => {
  context.clock.at += 20 * hourMs;
  expect(value(await perform(agent)).outcome).toBe('waits-for-second-person');
  context.clock.at += 20 * hourMs;
  const finance = newStaff('finance');
  const seen = value(await previewLoanAction(context, finance, key, action));
  const { requests } = await look();
  const about = { customerId: key.customerId, requestId: requests[0]?.requestId ?? '' };
  const confirm = { outcome: 'confirm', shownOwedCentavos: seen.after.owedCentavos } as const;
  expect(value(await answerRequest(context, finance, about, confirm, randomUUID())).status).toBe('done');
  expect((await look()).loans).toMatchObject([{ status: 'cancelled' }]);
});

test('nobody cancels what was not asked for in time', async () => {
  context.clock.at += 25 * hourMs;
  expect(await perform()).toMatchObject(windowOver);
});
