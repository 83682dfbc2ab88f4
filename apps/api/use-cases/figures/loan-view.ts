import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { payoutFailureOf } from '@luwag/contract/payout-failures';
import type { QuoteAnswer } from '@luwag/contract/endpoints/loan/quote-answer';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { chargedSoFar } from '@luwag/loan-engine/loan/cost-so-far';
import { dueState } from '@luwag/loan-engine/loan/due-state';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { refundInFlight } from '@luwag/loan-engine/life/refund-credit';
import { isPaidBeforePlan, nextDue, openInstallments } from '@luwag/loan-engine/loan/schedule';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import {
  type Centavos,
  maxCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
} from '@luwag/loan-engine/money/money';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { chargeCeiling, type Installment, type Quote } from '@luwag/loan-engine/pricing/quote';
import type { CustomerSnapshot, LoanRow, PaymentRow, PayoutRow } from '../../ports/customer-store.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { cancellationOf, refundable } from './may-request.ts';
import { viewRequests } from './request-view.ts';
import { takenOffByCoupon } from './coupon-of-payment.ts';
import { paymentStanding } from './payment-standing.ts';
import { chargeLines } from './charge-lines.ts';
import { dueAmount } from './due-amount.ts';
import { extendedOf, extensionOffer } from './extension-view.ts';
import { arrivalOf, standingOf } from './loan-standing.ts';

/* What the borrower is shown of a loan. Every figure comes from the engine or the rows; none is computed anew here. */

type Owned = Pick<CustomerSnapshot, 'payouts' | 'payments' | 'requests'>;

export function viewLoan(loan: LoanRow, { payouts, payments, requests }: Owned, now: number): LoanSummary {
  const today = manilaDateOf(now);
  const payoff = payoffQuote(loan, today);
  const payout = payouts.find(({ loanId, purpose }) => loanId === loan.loanId && purpose === 'disbursement');
  const own = payments.filter(({ loanId }) => loanId === loan.loanId);
  const openPayment = own.find((payment) => paymentStanding(payment, own, now) === 'in-progress');
  const cancellation = cancellationOf(loan, payouts, now);
  const schedule = viewOwnSchedule(loan);
  return {
    loanId: loan.loanId,
    orderNumber: loan.orderNumber,
    productId: loan.productId,
    status: loan.status,
    principalCentavos: loan.principalCentavos,
    netDisbursedCentavos: loan.netDisbursedCentavos,
    totalRepaymentCentavos: loan.terms.totalRepaymentCentavos,
    termDays: loan.terms.termDays,
    disbursedOn: loan.disbursedOn,
    dueOn: nextDue(loan)?.dueOn ?? loan.dueOn,
    settledOn: loan.settledOn,
    dueState: { ...dueState(loan, today) },
    installments: {
      count: schedule.length,
      paid: schedule.filter(({ openCentavos }) => openCentavos === 0).length,
    },
    payoff: payoff.ok ? { ...payoff.value, savedCentavos: interestToCome(loan, today) } : null,
    dueCentavos: dueAmount(loan, today),
    paidCentavos: totalPaid(loan),
    costPaidCentavos: costPaid(loan),
    savedCentavos: savedByPayingEarly(loan),
    penaltyFeePaidCentavos: loan.status === 'cancelled' ? zeroCentavos : loan.penaltyFeePaidCentavos,
    ceilingCentavos: loan.terms.chargeCeilingCentavos,
    cancellableUntil: cancellation === null ? null : isoInstant(cancellation.untilMs),
    ...standingOf(loan, requests, today),
    payout: payout === undefined ? null : viewPayout(payout, now),
    openPayment: openPayment === undefined ? null : viewOpenPayment(openPayment, own, now),
    creditCentavos: refundable(loan),
    receivedPayments: viewReceived(own),
  };
}

export function viewLoanDetail(
  loan: LoanRow,
  owned: Owned & Pick<CustomerSnapshot, 'entries' | 'coupons'>,
  now: number,
): Omit<CallOutput<typeof getLoan>, 'paymentChannels'> {
  const today = manilaDateOf(now);
  const isOwn = ({ loanId }: { loanId: string | null }): boolean => loanId === loan.loanId;
  // Today's charges are owed even before the close of business has reached this loan.
  const accrued = accrueThrough(loan, today);
  const cancellation = cancellationOf(loan, owned.payouts, now);
  return {
    today,
    summary: viewLoan(loan, owned, now),
    quote: viewQuote(loan.quote, loan.terms),
    schedule: viewOwnSchedule(loan),
    lines: chargeLines(loan, [...owned.entries.filter(isOwn), ...accrued.entries]),
    payments: owned.payments.filter(isOwn).map((payment) => viewPayment(payment, { ...owned, now })),
    totalChargedCentavos: chargedSoFar(accrued.loan),
    extended: extendedOf(loan),
    extensionOffer: extensionOffer(loan, today),
    ceilingCentavos: loan.terms.chargeCeilingCentavos,
    cancellation:
      cancellation === null
        ? null
        : { returnCentavos: cancellation.returnCentavos, until: isoInstant(cancellation.untilMs) },
    credit: { heldCentavos: loan.customerCreditCentavos, onItsWayCentavos: refundInFlight(loan) },
    requests: viewRequests(owned.requests.filter(isOwn)),
    hasCoupon: owned.coupons.some(
      (coupon) => coupon.kind !== 'withdrawal' && couponState(coupon, today) === 'available',
    ),
  };
}

/** A price with the rate and the penalty fee of the terms it was made by, and the end of all its charges. */
export function viewQuote(
  quote: Quote,
  { dailyInterestPpm, penaltyFeeCentavos }: Pick<LoanProduct, 'dailyInterestPpm' | 'penaltyFeeCentavos'>,
): QuoteAnswer {
  // The proof is the lender's record; the borrower is shown the figures it is about.
  const { costCapProof: _proof, ...figures } = quote;
  return {
    ...figures,
    dailyInterestPpm,
    penaltyFeeCentavos,
    chargeCeilingCentavos: chargeCeiling(quote),
    schedule: viewSchedule(quote.schedule),
  };
}

/** What tells how a payment stands: the others beside it, and the instant. */
type Around = Pick<CustomerSnapshot, 'payments' | 'entries'> & { now: number };

/** A payment; what a coupon took off it in the end is told by the journal. */
export function viewPayment(
  payment: PaymentRow,
  { payments, now, entries }: Around,
): NonNullable<LoanSummary['openPayment']> {
  const { paymentId, reference, status, kind, channel, amountCentavos, receivedCentavos } = payment;
  return {
    paymentId,
    reference,
    status: paymentStanding(payment, payments, now),
    kind,
    channel,
    amountCentavos,
    receivedCentavos,
    couponCentavos: status === 'success' ? takenOffByCoupon(entries, reference) : payment.couponCentavos,
    createdAt: isoInstant(payment.createdAt),
    settledAt: isoInstantOrNull(payment.settledAt),
    paidAt: isoInstantOrNull(payment.paidAt),
  };
}

/** A payment whose money has not come: no coupon was used at it yet, so no journal is read. */
export function viewOpenPayment(payment: PaymentRow, payments: readonly PaymentRow[], now: number) {
  return viewPayment(payment, { payments, entries: [], now });
}

function viewReceived(payments: readonly PaymentRow[]): LoanSummary['receivedPayments'] {
  return payments
    .flatMap(({ status, settledAt, paidAt, receivedCentavos }) =>
      status !== 'success' || settledAt === null || receivedCentavos === 0
        ? []
        : [{ at: paidAt ?? settledAt, receivedCentavos }],
    )
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, receivedCentavos }) => ({ on: manilaDateOf(at), amountCentavos: receivedCentavos }));
}

function viewSchedule(schedule: readonly Installment[]): QuoteAnswer['schedule'] {
  return schedule.map((installment) => ({ ...installment }));
}

/** The payments agreed on, with what of each is open. What was paid before a plan is line 0 of it, and none of its payments. */
function viewOwnSchedule(loan: LoanRow): CallOutput<typeof getLoan>['schedule'] {
  const open = openInstallments(loan).map(installmentAmount);
  return loan.schedule
    .map((line, index) => ({ ...line, openCentavos: open[index] ?? zeroCentavos }))
    .filter((line) => !isPaidBeforePlan(line));
}

function viewPayout(payout: PayoutRow, now: number): NonNullable<LoanSummary['payout']> {
  const { status, accountMasked, institution, providerReference, failureCode } = payout;
  return {
    status,
    accountMasked,
    institution,
    requestedAt: isoInstant(payout.requestedAt),
    attemptedAt: isoInstantOrNull(payout.attemptedAt),
    completedAt: isoInstantOrNull(payout.completedAt),
    ...arrivalOf(payout, now),
    heldUntil: payout.status === 'requested' ? isoInstantOrNull(payout.heldUntilAt) : null,
    providerReference,
    failureCode: payoutFailureOf(failureCode),
  };
}

/** Interest that paying everything today leaves out: what the schedule, as payments have changed it, still holds. */
function interestToCome(loan: LoanRow, today: LocalDate): number {
  const scheduled = sumCentavos(loan.schedule.map(({ interestCentavos }) => interestCentavos));
  return Math.max(0, scheduled - accrueThrough(loan, today).loan.interestAccruedCentavos);
}

/** All that was paid for a loan after its payout, in centavos: towards what it owed, and for later due dates. */
export function totalPaid(loan: LoanRow): Centavos {
  const { extensionInterestCentavos, extensionFeeCentavos, feesPaidCentavos, recoveredCentavos } =
    adjustmentsOf(loan);
  return sumCentavos([
    loan.principalPaidCentavos,
    loan.interestPaidCentavos,
    loan.lateChargePaidCentavos,
    loan.penaltyFeePaidCentavos,
    feesPaidCentavos ?? zeroCentavos,
    extensionInterestCentavos,
    extensionFeeCentavos,
    // Money that came after a write-off is paid as well.
    recoveredCentavos,
  ]);
}

/** What was paid for a loan beyond the amount borrowed, in centavos: fees, interest, lateness, extensions, and these after a write-off. */
function costPaid(loan: LoanRow): Centavos {
  if (loan.disbursedOn === null || loan.status === 'cancelled') return zeroCentavos;
  const { recoveredCentavos, writtenOffPrincipalCentavos, ...adjustments } = adjustmentsOf(loan);
  const { extensionInterestCentavos, extensionFeeCentavos, feesPaidCentavos } = adjustments;
  return sumCentavos([
    // Money that came after a write-off gives the principal back first.
    maxCentavos(zeroCentavos, subtractCentavos(recoveredCentavos, writtenOffPrincipalCentavos)),
    loan.terms.withheldCentavos,
    feesPaidCentavos ?? zeroCentavos,
    loan.interestPaidCentavos,
    loan.lateChargePaidCentavos,
    loan.penaltyFeePaidCentavos,
    extensionInterestCentavos,
    extensionFeeCentavos,
  ]);
}

/** Interest left out by paying in full before the due date, in centavos; what was let go, or falls away by a plan, is none of it. */
function savedByPayingEarly(loan: LoanRow): Centavos {
  const { status, settledOn, dueOn, interestAccruedCentavos } = loan;
  const { restructure, waivedCentavos = zeroCentavos } = adjustmentsOf(loan);
  const isEarly = status === 'settled' && settledOn !== null && dueOn !== null && settledOn < dueOn;
  if (!isEarly || restructure !== undefined) return zeroCentavos;
  const chargedCentavos = sumCentavos([interestAccruedCentavos, waivedCentavos]);
  return maxCentavos(zeroCentavos, subtractCentavos(loan.quote.interestCentavos, chargedCentavos));
}
