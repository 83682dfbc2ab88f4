import type { LoanAction, reversalCauses } from '@luwag/contract/endpoints/staff/loan-action';
import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import { centavos } from '@luwag/loan-engine/money/money';
import type {
  Changes,
  CustomerSnapshot,
  LoanRow,
  PaymentRow,
  PayoutRow,
} from '../../ports/customer-store.ts';
import type { Job } from '../../ports/job.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { MoneyReferenceRow, RequestRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { messageFor } from '../messages/message-for.ts';
import { paymentMessage, reversalMessage } from '../payment/payment-message.ts';
import { channelNames } from '../payment/channel-names.ts';
import { freedReferenceOf, moneyReferenceOf } from '../payment/money-reference.ts';
import { noLongerSettling } from '../payment/receive-collection.ts';
import { misappliedMoney } from '../provider-event/hold-in-suspense.ts';
import { returnedPayouts, rowsOfFailed } from '../payout/failed-payout.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { numberOf } from './booked-number.ts';
import { endedRequest } from './ended-request.ts';
import {
  type ActionFacts,
  type DecidedAction,
  type RecordPayment,
  paidAtOf,
  recordedPayment,
  reversiblePayment,
} from './decide-loan-action.ts';
import { arrivedPayout, openPayout } from './payout-of-loan.ts';

export type KeepContext = Pick<Context, 'now' | 'randomness' | 'personalData' | 'institutions'>;

/** All that an action changes: the loan and its journal, the rows around it, the request it carries out, and the borrower's notice. */
export function changesOfAction(
  context: KeepContext,
  facts: ActionFacts,
  action: LoanAction,
  decided: DecidedAction,
): Outcome<Changes> {
  const { decision, coupons = [] } = decided;
  const { loan, request } = facts;
  const around = rowsAround(context, facts, action, decision);
  if (!around.ok) return around;
  const { jobs = [], messages, ...rows } = around.value;
  return done({
    ...changesOf(context, loan, decision),
    ...rows,
    ...(coupons.length === 0 ? {} : { coupons }),
    ...(request === undefined ? {} : { requests: [carriedOut(request, action, context.now())] }),
    messages: messages ?? messagesOf(context, facts, action, decided, rows.payments?.[0]),
    jobs: [...jobs, ...rewardJobs(loan, decision, rows.payments?.[0])],
  });
}

/** A plan is kept as it was agreed: the borrower may have asked for another one, or for a talk. */
function carriedOut(request: RequestRow, action: LoanAction, at: number): RequestRow {
  const ended = endedRequest(request, 'done', at);
  const [firstDueOn] = action.kind === 'agree-restructure' ? action.dueOns : [];
  if (action.kind !== 'agree-restructure' || firstDueOn === undefined) return ended;
  const agreed = { agreedInstallments: action.dueOns.length, agreedFirstDueOn: firstDueOn };
  return { ...ended, details: { ...request.details, ...agreed } };
}

/**
 * A loan that ends by this may free a voucher or bring the borrower's next loan; one that opens again takes both back. A coupon whose
 * payment, or whose loan, is taken back is the borrower's again, through a day of its own.
 */
function rewardJobs(before: LoanRow, { loan }: LoanDecision, payment: PaymentRow | undefined): Job[] {
  const isPaidBackNow = isPaidBack(loan.status);
  const isCouponFree =
    loan.status === 'cancelled' || (payment?.status === 'reversed' && payment.couponId !== null);
  return isPaidBack(before.status) !== isPaidBackNow || isCouponFree
    ? [{ kind: 'reconcile-rewards', payload: { customerId: before.customerId } }]
    : [];
}

/** A payment is told like any other, and so is a request that is carried out by this; the rest is news on the loan. */
function messagesOf(
  context: KeepContext,
  { loaded, loan, request }: ActionFacts,
  action: LoanAction,
  { decision, coupons = [] }: DecidedAction,
  payment: PaymentRow | undefined,
): readonly MessageRow[] {
  const { customer } = loaded;
  if (payment?.status === 'reversed') {
    const cause = action.kind === 'reverse-payment' ? action.cause : undefined;
    return reversalMessage(context, customer, payment, { ...loan, ...decision.loan }, cause);
  }
  if (payment !== undefined) return paymentMessage(context, loaded, { decision, coupons }, payment, loan);
  const answered = request === undefined ? [] : answerMessage(context, customer, request, 'done');
  // A wish to talk may end by a plan or a waiver, so the borrower is told of the change too.
  if (request !== undefined && request.kind !== 'hardship') return answered;
  const { loanId, orderNumber } = loan;
  const changed = messageFor(context, customer, {
    code: 'loanChanged',
    about: `${loanId} ${context.randomness.uuid()}`,
    facts: { loanId, orderNumber, change: changeOf(action) },
  });
  return [...answered, ...changed];
}

/** What a message chooses its words by; their syntax has no hyphens. */
function changeOf(action: LoanAction): string {
  if (action.kind === 'settle-late-payout' && action.outcome !== 'counted')
    return action.outcome === 'returned' ? 'latePayoutReturned' : 'latePayoutRefunded';
  return action.kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function rowsAround(
  context: KeepContext,
  facts: ActionFacts,
  action: LoanAction,
  decision: LoanDecision,
): Outcome<Changes> {
  const { loaded, loan } = facts;
  if (action.kind === 'record-payment') {
    const payment = paymentRow(context, facts, action, decision);
    // A payment that the borrower opened booked its number then.
    const moneyReferences = facts.isNumberBooked ? [] : [moneyReferenceOf(payment, context.now())];
    const { customerId, paymentId } = payment;
    const jobs: Job[] = [{ kind: 'find-recorded-in-suspense', payload: { customerId, paymentId } }];
    return done({ payments: [payment], moneyReferences, jobs });
  }
  if (action.kind === 'cancel') return done({ moneyReferences: returnReferences(context, loan, action) });
  if (action.kind === 'reverse-payment') {
    const payment = reversiblePayment(loaded.payments, loan.loanId, action.paymentReference);
    if (payment === undefined) return done({});
    const others = noLongerSettling(decision, loaded.payments, payment);
    return done(rowsOfReversed(context, payment, action.cause, others));
  }
  if (action.kind === 'refund-credit') return refundOf(context, loaded, loan, action.amountCentavos);
  if (action.kind === 'return-disbursement') {
    const payout = arrivedPayout(loaded.payouts, loan.loanId, action.payoutId);
    return done(
      payout?.purpose === 'refund'
        ? rowsOfFailed(context, loaded.customer, payout, loan, action.bankCode)
        : { payouts: returnedPayouts(loaded.payouts, loan, action.bankCode) },
    );
  }
  if (action.kind === 'fail-payout') {
    const payout = openPayout(loaded.payouts, loan.loanId, action.payoutId);
    return done(
      payout === undefined ? {} : rowsOfFailed(context, loaded.customer, payout, loan, action.bankCode),
    );
  }
  if (action.kind === 'settle-late-payout' && action.outcome !== 'returned') {
    const purpose = action.outcome === 'counted' ? 'disbursement' : 'refund';
    return done({ payouts: countedPayouts(loaded, loan, purpose, context.now()) });
  }
  return done({});
}

/** A payment that is taken off its loan. What was misapplied is no longer this payment's: it waits in suspense, or its number is free. */
function rowsOfReversed(
  context: KeepContext,
  payment: PaymentRow,
  cause: (typeof reversalCauses)[number],
  others: readonly PaymentRow[],
): Changes {
  const reversed = { ...payment, status: 'reversed', isSettling: false } as const;
  if (cause === 'returned') return { payments: [reversed, ...others] };
  return {
    payments: [{ ...reversed, providerPaymentId: null }, ...others],
    freedReferences: freedReferenceOf(payment),
    misapplied: misappliedMoney(context, payment),
  };
}

/** What was paid after it had failed is the payout, or the refund, that was waited for; one that came back after it was paid is not. */
function countedPayouts(
  { payouts, entries }: Pick<CustomerSnapshot, 'payouts' | 'entries'>,
  { loanId }: LoanRow,
  purpose: PayoutRow['purpose'],
  at: number,
): PayoutRow[] {
  const failed = payouts.filter(
    (row) => row.loanId === loanId && row.purpose === purpose && row.status === 'failed',
  );
  const late = entries
    .filter(({ kind }) => kind === 'payout-paid-late')
    .map(({ reference }) => failed.find((row) => row.reference === reference))
    .findLast((row) => row !== undefined);
  return late === undefined ? [] : [{ ...late, status: 'succeeded', failureCode: null, completedAt: at }];
}

/** The number under which a borrower's money came back at a cancellation. */
function returnReferences(
  { now }: KeepContext,
  { customerId, loanId }: LoanRow,
  action: LoanAction,
): MoneyReferenceRow[] {
  const number = numberOf(action);
  return number === null ? [] : [{ number, customerId, loanId, paymentId: null, bookedAt: now() }];
}

function paymentRow(
  { randomness, now }: KeepContext,
  facts: ActionFacts,
  action: RecordPayment,
  { loan }: LoanDecision,
): PaymentRow {
  const { customerId, loanId } = facts.loan;
  const at = now();
  const { known, reference } = recordedPayment(facts, action);
  const { channel } = action;
  const amountCentavos = centavos(action.amountCentavos);
  const isSettling = !isPaidBack(facts.loan.status) && isPaidBack(loan.status);
  const paidAt = paidAtOf(known, action.paidOn, at);
  const booked = {
    status: 'success',
    receivedCentavos: amountCentavos,
    settledAt: at,
    paidAt,
    isSettling,
  } as const;
  if (known !== undefined) return { ...known, ...booked };
  return {
    customerId,
    paymentId: randomness.uuid(),
    loanId,
    reference,
    resultReference: randomness.secret(16),
    kind: isSettling ? 'full' : 'part',
    channel,
    amountCentavos,
    ...booked,
    createdAt: at,
    expiresAt: at,
    couponId: null,
    couponCentavos: centavos(0),
    partnerName: channelNames[channel],
    partnerHost: '',
    partnerUrl: null,
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    provider: null,
    providerPaymentId: null,
    toldCentavos: null,
    toldAt: null,
  };
}

/** The borrower's own money goes back the way a loan goes out: asked for, sent, then booked by the provider's answer. */
function refundOf(
  { randomness, now, personalData, institutions }: KeepContext,
  loaded: Loaded<'sections'>,
  { customerId, loanId }: LoanRow,
  amountCentavos: number,
): Outcome<Changes> {
  const account = payoutAccountOf(personalData, loaded);
  if (account === null) return refused('loan_action_refused', { rule: 'PAYOUT_ACCOUNT_MISSING' });
  const { destination, masked } = account;
  const payoutId = randomness.uuid();
  const payout: PayoutRow = {
    customerId,
    payoutId,
    loanId,
    reference: `RF-${payoutId}`,
    purpose: 'refund',
    provider: null,
    status: 'requested',
    amountCentavos: centavos(amountCentavos),
    accountSealed: personalData.seal(sealPlaces.payoutAccount(payoutId), JSON.stringify(destination)),
    accountMasked: masked,
    institutionCode: destination.institutionCode,
    institution: institutions.find(destination.institutionCode)?.name ?? destination.institutionCode,
    requestedAt: now(),
    attemptedAt: null,
    completedAt: null,
    providerReference: null,
    failureCode: null,
    askedAt: null,
    notFoundAt: null,
    heldFor: null,
    heldUntilAt: null,
  };
  return done({ payouts: [payout], jobs: [{ kind: 'send-payout', payload: { customerId, payoutId } }] });
}
