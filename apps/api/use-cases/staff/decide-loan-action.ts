import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { cancellableThroughMs, cancelLoan } from '@luwag/loan-engine/life/cancel';
import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { settleLatePayout } from '@luwag/loan-engine/life/late-payout';
import { requestRefund, returnRefund } from '@luwag/loan-engine/life/refund-credit';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { reverseDisbursement } from '@luwag/loan-engine/life/reverse-disbursement';
import { reverseRepayment } from '@luwag/loan-engine/life/reverse-repayment';
import { repayValueDated } from '@luwag/loan-engine/life/value-dated-repayment';
import { waiveCharges } from '@luwag/loan-engine/life/waive-charges';
import { writeOff } from '@luwag/loan-engine/life/write-off';
import { type LocalDate, localDate, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Result } from '@luwag/loan-engine/result';
import type { LoanRow, PaymentRow, PayoutRow } from '../../ports/customer-store.ts';
import type { CouponRow, RequestRow } from '../../ports/rows-around-loan.ts';
import { cancellationHours } from '../../texts/cancellation-window.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { withFirstDay } from '../loan/first-day.ts';
import { asRefund, decideFailed, hasOtherOpen } from '../payout/failed-payout.ts';
import { bookingDay, bookPayment, countedAt } from '../payment/book-payment.ts';
import { numberOfPayment } from '../payment/money-reference.ts';
import { creditedAt } from '../figures/may-request.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';
import { arrivedPayout, openPayout, stillArrivesUntil } from './payout-of-loan.ts';

export type ActionContext = Pick<Context, 'now' | 'products' | 'lenderRules' | 'payoutTimes'>;
/** What an action reads beside its loan. */
export type FactPart = 'loans' | 'payments' | 'coupons' | 'entries' | 'payouts' | 'sections' | 'requests';
export type ActionFacts = {
  loaded: Loaded<FactPart>;
  loan: LoanRow;
  request: RequestRow | undefined;
  /** Whether the number that the action names is a payment's already. */
  isNumberBooked: boolean;
};

/** What the engine decided, the day from which it counts, and the coupons it used up. */
export type DecidedAction = {
  decision: LoanDecision;
  countsFrom: LocalDate;
  coupons?: readonly CouponRow[];
};

/** Asks the engine what an action does to a loan. Nothing is kept, so a preview and the booking are one decision. */
export function decideLoanAction(
  context: ActionContext,
  facts: ActionFacts,
  action: LoanAction,
): Outcome<DecidedAction> {
  const { loan } = facts;
  const on = manilaDateOf(context.now());
  switch (action.kind) {
    case 'record-payment':
      return recordPayment(context, facts, action);
    case 'reverse-payment':
      return reversePayment(context, facts, action);
    case 'waive-charges': {
      const charges = {
        interestCentavos: centavos(action.interestCentavos),
        lateChargeCentavos: centavos(action.lateChargeCentavos),
        penaltyFeeCentavos: centavos(action.penaltyFeeCentavos),
        feeCentavos: centavos(action.feeCentavos),
      };
      return today(on, waiveCharges(loan, { on, charges, reason: action.waiverReason }));
    }
    case 'agree-restructure':
      return today(on, agreeRestructure(loan, { on, dueOns: action.dueOns.map(localDate) }));
    case 'cancel':
      return cancel(context, facts, action);
    case 'refund-credit':
      return refundCredit(facts, action.amountCentavos, on);
    case 'write-off':
      return today(on, writeOff(loan, { on, ...context.lenderRules }));
    case 'return-disbursement':
      return returnDisbursement(facts, action, on);
    case 'fail-payout':
      return failOldPayout(context, facts, action);
    case 'settle-late-payout':
      return settleLate(loan, action, on);
    default:
      return action satisfies never;
  }
}

/** When the loan's money arrived, and until when a cancellation may be asked for; null before it arrived. */
export function cancellationWindow(
  payouts: readonly PayoutRow[],
  loanId: string,
): { receivedAtMs: number; throughMs: number } | null {
  const receivedAtMs = creditedAt(loanId, payouts);
  if (receivedAtMs === null) return null;
  return { receivedAtMs, throughMs: cancellableThroughMs({ receivedAtMs, windowHours: cancellationHours }) };
}

function today(on: LocalDate, result: Result<LoanDecision, string>): Outcome<DecidedAction> {
  return result.ok ? done({ decision: result.value, countsFrom: on }) : actionRefused(result);
}

function actionRefused({ code, detail }: Extract<Result<never, string>, { ok: false }>): Outcome<never> {
  return refused('loan_action_refused', {
    rule: code,
    ...(detail === undefined ? {} : { figures: detail }),
  });
}

type RecordFacts = Pick<ActionFacts, 'isNumberBooked'> & { loaded: Pick<ActionFacts['loaded'], 'payments'> };
export type RecordPayment = Extract<LoanAction, { kind: 'record-payment' }>;

/**
 * The payment that staff mean by a reference. One that the borrower opened and whose report got lost is that very
 * payment, so that a report that comes after all books nothing more. Any other carries its channel's name, so that it
 * is never taken for a reference of ours: also where the provider took the money back that was paid under the number,
 * since what it says of that money is not about this. A number that is free was misapplied before: this is another payment.
 */
export function recordedPayment(
  { loaded: { payments }, isNumberBooked }: RecordFacts,
  { channel, reference }: RecordPayment,
): { known: PaymentRow | undefined; reference: string; named: readonly PaymentRow[] } {
  const number = normalisedChannelNumber(reference);
  const named = isNumberBooked ? payments.filter((row) => numberOfPayment(row) === number) : [];
  const known = named.find(
    ({ status, providerPaymentId }) => status !== 'reversed' || providerPaymentId === null,
  );
  return { known, reference: known?.reference ?? `${channel}:${reference}`, named };
}

/** Refusals of a value date after which the money counts from today: it is never turned away. */
const countsFromToday: readonly string[] = ['LOAN_NOT_ACTIVE', 'VALUE_DATE_CONFLICT'];

function recordPayment(
  context: ActionContext,
  facts: ActionFacts,
  action: RecordPayment,
): Outcome<DecidedAction> {
  const { loaded, loan } = facts;
  const { amountCentavos, paidOn } = action;
  const { known, reference, named } = recordedPayment(facts, action);
  if (named.some(({ status, loanId }) => status === 'success' || loanId !== loan.loanId))
    return refused('payment_already_recorded');
  const money = { amountCentavos: centavos(amountCentavos), reference };
  const on = bookingDay(loan, context.now());
  // What the borrower paid in the app is booked as if its channel had reported it with the day that staff found.
  if (known !== undefined) {
    const paidAt = paidAtOf(known, paidOn, context.now());
    const booked = bookPayment(context, loan, known, { ...money, paidAt }, loaded);
    return booked.ok ? done(booked.value) : actionRefused(booked);
  }
  const valueOn = localDate(paidOn);
  if (valueOn !== on) {
    const { capScope } = context.products.version(loan.productId, loan.productVersion);
    const entries = loaded.entries.filter(({ loanId }) => loanId === loan.loanId);
    const counted = repayValueDated(loan, { ...money, valueOn, on }, entries, capScope);
    if (counted.ok) return done({ decision: counted.value, countsFrom: valueOn });
    if (!countsFromToday.includes(counted.code)) return actionRefused(counted);
  }
  return today(on, allocateRepayment(loan, { ...money, on }));
}

/**
 * An instant of the day on which staff say that money was paid: now for today, else its noon. They know no hour, so it lies within the
 * life of the page that the borrower paid on, where that reaches into the day: the price of a page holds until its end.
 */
export function paidAtOf(known: PaymentRow | undefined, paidOn: string, now: number): number {
  const day = localDate(paidOn);
  const noonMs = 12 * 3_600_000;
  const told = day === manilaDateOf(now) ? now : startOfDayMs(day) + noonMs;
  if (known === undefined) return told;
  const onPage = Math.min(told, known.expiresAt - 1);
  return countedAt(known, manilaDateOf(onPage) === day ? onPage : told, now);
}

/** The booked payment that staff mean by its number, ours or its channel's. */
export function reversiblePayment(
  payments: readonly PaymentRow[],
  loanId: string,
  reference: string,
): PaymentRow | undefined {
  const number = normalisedChannelNumber(reference);
  return payments.find(
    (row) => row.loanId === loanId && row.status === 'success' && numberOfPayment(row) === number,
  );
}

function reversePayment(
  context: ActionContext,
  { loaded, loan }: ActionFacts,
  { paymentReference }: Extract<LoanAction, { kind: 'reverse-payment' }>,
): Outcome<DecidedAction> {
  const payment = reversiblePayment(loaded.payments, loan.loanId, paymentReference);
  if (payment === undefined) return refused('loan_action_refused', { rule: 'PAYMENT_NOT_BOOKED' });
  const on = manilaDateOf(context.now());
  const { capScope } = context.products.version(loan.productId, loan.productVersion);
  const entries = loaded.entries.filter(({ loanId }) => loanId === loan.loanId);
  return today(on, reverseRepayment(loan, { reference: payment.reference, on, entries, scope: capScope }));
}

/** What is sent back is set aside by itself. That it was asked for stays until it arrived: where it does not, it pays nothing else. */
function refundCredit({ loan }: ActionFacts, amountCentavos: number, on: LocalDate): Outcome<DecidedAction> {
  return today(on, requestRefund(loan, { amountCentavos: centavos(amountCentavos), on }));
}

function failOldPayout(
  context: ActionContext,
  { loaded: { payouts }, loan }: ActionFacts,
  { payoutId, bankCode }: Extract<LoanAction, { kind: 'fail-payout' }>,
): Outcome<DecidedAction> {
  const payout = openPayout(payouts, loan.loanId, payoutId);
  if (payout === undefined) return refused('loan_action_refused', { rule: 'PAYOUT_NOT_OPEN' });
  if (context.now() <= stillArrivesUntil(context, payout))
    return refused('loan_action_refused', { rule: 'PAYOUT_MAY_STILL_ARRIVE' });
  const on = manilaDateOf(context.now());
  return today(on, decideFailed(payout, loan, on, bankCode));
}

function returnDisbursement(
  { loaded: { loans, payouts }, loan }: ActionFacts,
  { payoutId, bankCode }: Extract<LoanAction, { kind: 'return-disbursement' }>,
  on: LocalDate,
): Outcome<DecidedAction> {
  const payout = arrivedPayout(payouts, loan.loanId, payoutId);
  if (payout === undefined) return refused('loan_action_refused', { rule: 'PAYOUT_NOT_PAID' });
  if (payout.purpose === 'refund') return today(on, returnRefund(loan, asRefund(payout, on), bankCode));
  // Its money would be asked for again, and one loan runs at a time.
  return hasOtherOpen(loans, loan)
    ? refused('loan_action_refused', { rule: 'OTHER_LOAN_OPEN' })
    : today(on, reverseDisbursement(loan, on, bankCode));
}

function settleLate(
  loan: LoanRow,
  { outcome }: Extract<LoanAction, { kind: 'settle-late-payout' }>,
  on: LocalDate,
): Outcome<DecidedAction> {
  const settled = settleLatePayout(loan, { outcome, on });
  if (!settled.ok) return actionRefused(settled);
  return done({ decision: withFirstDay(settled.value, on), countsFrom: on });
}

function cancel(
  context: ActionContext,
  { loaded, loan }: ActionFacts,
  { returnedCentavos, reference }: Extract<LoanAction, { kind: 'cancel' }>,
): Outcome<DecidedAction> {
  const on = manilaDateOf(context.now());
  const requestedAtMs = firstAskedToCancel(loaded.requests, loan.loanId, context.now());
  const window = cancellationWindow(loaded.payouts, loan.loanId);
  const cancelled = cancelLoan(
    loan,
    { receivedAtMs: window?.receivedAtMs ?? requestedAtMs, requestedAtMs, windowHours: cancellationHours },
    { amountCentavos: centavos(returnedCentavos), on, reference },
  );
  if (cancelled.ok || cancelled.code !== 'CANCELLATION_WINDOW_OVER' || window === null) {
    return today(on, cancelled);
  }
  const figures = { ...cancelled.detail, throughAt: isoInstant(window.throughMs) };
  return refused('loan_action_refused', { rule: cancelled.code, figures });
}

/**
 * When the lender first heard that a loan is to be cancelled: by a request or a colleague's step that still waits, or now. The time
 * that the lender takes, and the money on its way back, is not the borrower's.
 */
function firstAskedToCancel(requests: readonly RequestRow[], loanId: string, now: number): number {
  const waiting = requests.filter(
    (row) =>
      row.loanId === loanId &&
      row.status === 'open' &&
      (row.kind === 'cancellation' || row.details['step'] === 'cancel'),
  );
  return Math.min(now, ...waiting.map(({ createdAt }) => createdAt));
}
