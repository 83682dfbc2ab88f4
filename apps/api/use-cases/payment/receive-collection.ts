import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import { reverseRepayment } from '@luwag/loan-engine/life/reverse-repayment';
import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Changes, CustomerSnapshot, LoanRow, Part, PaymentRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { paymentMessage, reversalMessage } from './payment-message.ts';
import { moneyReferenceOf, numberOfPayment } from './money-reference.ts';
import { bookingDay, bookPayment, type BookingContext, countedAt } from './book-payment.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';

export type CollectionReport = {
  /** Ours, under which the payment was opened. */
  reference: string;
  /** A failure or a reversal after a success says that the money did not stay. */
  outcome: 'success' | 'fail' | 'reversed';
  /** What the partner says it took; the amount asked for when left out. */
  amountCentavos?: number;
  /** When the borrower paid, in milliseconds since 1970; the moment of the report when left out. */
  paidAt?: number;
  /** The provider's own name of this money, where it has one: what comes under another name for the same reference is other money. */
  from?: MoneyName;
};

type MoneyName = { provider: string; providerPaymentId: string };

type Answer = { status: PaymentRow['status']; resultReference: string };
export type CollectionContext = Pick<Context, 'store' | 'randomness'> & BookingContext;

/**
 * Books what a partner reports of a payment, from the day on which it was paid. Reported twice, it is booked once; money is
 * never refused. Money that did not stay is taken back by entries of its own.
 */
export async function receiveCollection(
  context: CollectionContext,
  report: CollectionReport,
): Promise<Outcome<Answer>> {
  const caller = { kind: 'partner', paymentReference: report.reference } as const;
  if (isOfToday(context.now(), report)) {
    const booked = await write(context, { caller, parts: bookingParts }, (loaded) => {
      const at = context.now();
      // Midnight has passed since, here or on another server, so the journal is needed after all.
      const isChargedAhead = loaded.loans.some((loan) => bookingDay(loan, at) > manilaDateOf(at));
      if (isChargedAhead || !isOfToday(at, report)) return done({ changes: {}, answer: null });
      // The whole decision is of one instant, or midnight could pass within it.
      return decide({ ...context, now: () => at }, { ...loaded, entries: [] }, report);
    });
    if (!booked.ok) return booked;
    if (booked.value !== null) return done(booked.value);
  }
  return write(context, { caller, parts: [...bookingParts, 'entries'] }, (loaded) =>
    decide(context, loaded, report),
  );
}

const bookingParts = ['loans', 'payments', 'coupons'] as const satisfies readonly Part[];
type BookedOn = Loaded<(typeof bookingParts)[number] | 'entries'>;

/** Whether a report books money of this very day. Only where the past has to be done again is the journal read. */
function isOfToday(now: number, { outcome, paidAt = now }: CollectionReport): boolean {
  return outcome === 'success' && manilaDateOf(Math.min(paidAt, now)) === manilaDateOf(now);
}

function decide(
  context: CollectionContext,
  loaded: BookedOn,
  report: CollectionReport,
): Outcome<Decision<Answer>> {
  const named = namedPayment(loaded.payments, report);
  const loan = loaded.loans.find(({ loanId }) => loanId === named?.loanId);
  if (named === undefined || loan === undefined) return refused('not_found');
  // Credit of somebody who was erased could go back to nobody: the money is held for people, as is money for a loan not known here.
  const isNew = report.outcome === 'success' && named.status !== 'success';
  if (isNew && loaded.customer.erasedAt !== null) return refused('not_found');
  if (isAgainstStaff(named, loaded.payments, report)) return refused('payment_already_recorded');
  const payment = paymentOfMoney(context, loaded.payments, named, report);
  // One of several tries to pay failed, and another one was booked.
  if (payment === null) return done({ changes: {}, answer: answerOf(named) });
  return report.outcome === 'success'
    ? received(context, loaded, loan, payment, report)
    : notReceived(context, loaded, loan, payment);
}

/** The payment of a reference; where its money was taken back, what staff booked under its number since. */
function namedPayment(
  payments: readonly PaymentRow[],
  { reference, from }: CollectionReport,
): PaymentRow | undefined {
  const named = payments.find((payment) => payment.reference === reference);
  if (named?.status !== 'reversed' || from === undefined) return named;
  const number = numberOfPayment(named);
  const byStaff = payments.find(
    (row) => row.status === 'success' && row.providerPaymentId === null && numberOfPayment(row) === number,
  );
  return byStaff ?? named;
}

/**
 * Whether a try failed whose number staff booked by hand. Their evidence was of other money, or was wrong: which of both, only people can
 * say, and meanwhile nothing is taken from the borrower.
 */
function isAgainstStaff(
  named: PaymentRow,
  payments: readonly PaymentRow[],
  { from, outcome }: CollectionReport,
): boolean {
  if (from === undefined || outcome !== 'fail') return false;
  const isKnown = payments.some(({ providerPaymentId }) => providerPaymentId === from.providerPaymentId);
  const { status, providerPaymentId } = bookedUnderName(payments, from) ?? named;
  return !isKnown && status === 'success' && providerPaymentId === null;
}

/** What staff booked by hand under the provider's own name of this money, before the provider told of it. */
function bookedUnderName(
  payments: readonly PaymentRow[],
  { providerPaymentId }: MoneyName,
): PaymentRow | undefined {
  const number = normalisedChannelNumber(providerPaymentId);
  return payments.find((row) => row.providerPaymentId === null && numberOfPayment(row) === number);
}

/** The payment that a report is about: the one it names, one that the same money was booked as, or a new one for other money. */
function paymentOfMoney(
  { randomness }: CollectionContext,
  payments: readonly PaymentRow[],
  named: PaymentRow,
  { from, outcome }: CollectionReport,
): PaymentRow | null {
  if (from === undefined) return named;
  const known = payments.find(({ providerPaymentId }) => providerPaymentId === from.providerPaymentId);
  if (known !== undefined) return known;
  const byHand = bookedUnderName(payments, from);
  // Taken back by hand, it is booked anew: one number is one payment.
  if (byHand !== undefined)
    return byHand.status === 'reversed' && outcome === 'success'
      ? { ...byHand, status: 'in-progress' }
      : byHand;
  // What staff took back again is over: money that comes afterwards is other money, and is booked.
  const isOver = named.status === 'reversed' && outcome === 'success';
  if (named.providerPaymentId === null && !isOver) return named;
  if (outcome !== 'success') return null;
  // Money below the price of a later due date bought none: the whole price that follows does.
  const isUnderpaid = named.kind === 'extension' && named.receivedCentavos < named.amountCentavos;
  return {
    ...named,
    paymentId: randomness.uuid(),
    reference: `${from.provider}:${from.providerPaymentId}`,
    resultReference: randomness.secret(24),
    // What was asked for is still to be had where the first money did not stay, or was not enough.
    ...(isOver || isUnderpaid ? {} : { kind: 'part', couponId: null, couponCentavos: centavos(0) }),
    status: 'in-progress',
    receivedCentavos: centavos(0),
    settledAt: null,
    paidAt: null,
    isSettling: null,
    provider: from.provider,
    providerPaymentId: null,
    toldCentavos: null,
    toldAt: null,
  };
}

const answerOf = ({ status, resultReference }: PaymentRow): Answer => ({ status, resultReference });

function received(
  context: CollectionContext,
  loaded: BookedOn,
  loan: LoanRow,
  payment: PaymentRow,
  report: CollectionReport,
): Outcome<Decision<Answer>> {
  // A failure reported before may still turn into money; money booked, or taken back, is final.
  const { from } = report;
  const providerPaymentId = from?.providerPaymentId ?? payment.providerPaymentId;
  const provider = payment.provider ?? from?.provider ?? null;
  const amountCentavos = centavos(report.amountCentavos ?? payment.amountCentavos);
  if (payment.status === 'success' || payment.status === 'reversed') {
    // Staff booked it before the provider told of it.
    const isNamedNow = payment.providerPaymentId !== providerPaymentId;
    const isOther = payment.status === 'success' && amountCentavos !== payment.receivedCentavos;
    const toldCentavos = isOther ? amountCentavos : null;
    const toldAt = payment.status === 'success' ? (report.paidAt ?? null) : null;
    const named = { ...payment, provider, providerPaymentId, toldCentavos, toldAt };
    const changes = { payments: [named], ...collectedMoney(payment, report) };
    return done({ changes: isNamedNow ? changes : {}, answer: answerOf(payment) });
  }
  const { reference } = payment;
  const paidAt = countedAt(payment, report.paidAt ?? null, context.now());
  const booked = bookPayment(context, loan, payment, { amountCentavos, reference, paidAt }, loaded);
  if (!booked.ok) return refused('payment_amount_invalid');
  const { decision, coupons } = booked.value;
  const settled: PaymentRow = {
    ...payment,
    status: 'success',
    receivedCentavos: amountCentavos,
    settledAt: context.now(),
    paidAt,
    isSettling: !isPaidBack(loan.status) && isPaidBack(decision.loan.status),
    provider,
    providerPaymentId,
  };
  const isNew = loaded.payments.every(({ paymentId }) => paymentId !== payment.paymentId);
  assertThat(settled.receivedCentavos > 0, 'money received is more than nothing');
  return done({
    changes: {
      ...changesOf(context, loan, decision),
      payments: [settled],
      ...collectedMoney(payment, report),
      ...(isNew ? { moneyReferences: [moneyReferenceOf(settled, context.now())] } : {}),
      ...(coupons.length === 0 ? {} : { coupons }),
      messages: paymentMessage(context, loaded, booked.value, settled, loan),
      jobs: rewardJobs(loan, settled.isSettling === true),
    },
    answer: answerOf(settled),
  });
}

/** The provider's payment that is booked by this; none where it was booked before, or the report names none. */
function collectedMoney(
  { providerPaymentId }: PaymentRow,
  { from }: CollectionReport,
): Pick<Changes, 'collectedMoney'> {
  const isNew = from !== undefined && from.providerPaymentId !== providerPaymentId;
  return isNew ? { collectedMoney: [from] } : {};
}

function rewardJobs({ customerId }: LoanRow, isNeeded: boolean): NonNullable<Changes['jobs']> {
  return isNeeded ? [{ kind: 'reconcile-rewards', payload: { customerId } }] : [];
}

function notReceived(
  context: CollectionContext,
  loaded: Loaded<'payments' | 'entries'>,
  loan: LoanRow,
  payment: PaymentRow,
): Outcome<Decision<Answer>> {
  if (payment.status === 'success') {
    const taken = reversedPayment(context, loaded, loan, payment);
    return taken.ok
      ? done({ changes: taken.value, answer: answerOf({ ...payment, status: 'reversed' }) })
      : taken;
  }
  if (payment.status !== 'in-progress') return done({ changes: {}, answer: answerOf(payment) });
  const failed: PaymentRow = { ...payment, status: 'fail', settledAt: context.now() };
  return done({ changes: { payments: [failed] }, answer: answerOf(failed) });
}

/** All that changes when money that was booked is taken back: the loan, the payment, and what the borrower is told. */
export function reversedPayment(
  context: Omit<CollectionContext, 'store'>,
  loaded: Loaded<'payments' | 'entries'>,
  loan: LoanRow,
  payment: PaymentRow,
): Outcome<Changes> {
  const { reference } = payment;
  const { capScope } = context.products.version(loan.productId, loan.productVersion);
  const reversed = reverseRepayment(loan, {
    reference,
    on: manilaDateOf(context.now()),
    entries: loaded.entries.filter(({ loanId }) => loanId === loan.loanId),
    scope: capScope,
  });
  if (!reversed.ok) return refused('loan_action_refused', { rule: reversed.code });
  const taken: PaymentRow = { ...payment, status: 'reversed', isSettling: false };
  return done({
    ...changesOf(context, loan, reversed.value),
    payments: [taken, ...noLongerSettling(reversed.value, loaded.payments, taken)],
    messages: reversalMessage(context, loaded.customer, taken, { ...loan, ...reversed.value.loan }),
    // A coupon that the payment used is the borrower's again, through a day of its own.
    jobs: rewardJobs(loan, isPaidBack(loan.status) || payment.couponId !== null),
  });
}

/** The other payments of a loan that a reversal opens again: none of them has paid it back any more. */
export function noLongerSettling(
  { loan }: Pick<LoanDecision, 'loan'>,
  payments: CustomerSnapshot['payments'],
  { loanId, paymentId }: PaymentRow,
): PaymentRow[] {
  if (isPaidBack(loan.status)) return [];
  return payments
    .filter((row) => row.loanId === loanId && row.paymentId !== paymentId && row.isSettling === true)
    .map((row) => ({ ...row, isSettling: false }));
}
