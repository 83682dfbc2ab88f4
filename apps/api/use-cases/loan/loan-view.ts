import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { QuoteAnswer } from '@luwag/contract/endpoints/loan/quote-answer';
import { chargedSoFar } from '@luwag/loan-engine/life/cost-so-far';
import { dueState } from '@luwag/loan-engine/life/due-state';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, sumCentavos } from '@luwag/loan-engine/money/money';
import type { Installment, Quote } from '@luwag/loan-engine/pricing/quote';
import type { CustomerSnapshot, LoanRow, PaymentRow, PayoutRow } from '../../ports/customer-store.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { chargeLines } from './charge-lines.ts';

/* What the borrower is shown of a loan. Every figure comes from the engine or the rows; none is computed anew here. */

type Owned = Pick<CustomerSnapshot, 'payouts' | 'payments'>;

export function viewLoan(loan: LoanRow, { payouts, payments }: Owned, today: LocalDate): LoanSummary {
  const payoff = payoffQuote(loan, today);
  const payout = payouts.find(
    ({ loanId, purpose }) => loanId === loan.loanId && purpose === 'disbursement',
  );
  const openPayment = payments.find(
    ({ loanId, status }) => loanId === loan.loanId && status === 'in-progress',
  );
  return {
    loanId: loan.loanId,
    orderNumber: loan.orderNumber,
    status: loan.status,
    principalCentavos: loan.principalCentavos,
    netDisbursedCentavos: loan.netDisbursedCentavos,
    totalRepaymentCentavos: loan.terms.totalRepaymentCentavos,
    termDays: loan.terms.termDays,
    disbursedOn: loan.disbursedOn,
    dueOn: loan.dueOn,
    settledOn: loan.settledOn,
    dueState: { ...dueState(loan, today) },
    payoff: payoff.ok ? { ...payoff.value } : null,
    paidCentavos: totalPaid(loan),
    payout: payout === undefined ? null : viewPayout(payout),
    openPayment: openPayment === undefined ? null : viewPayment(openPayment),
  };
}

export function viewLoanDetail(
  loan: LoanRow,
  owned: Owned & Pick<CustomerSnapshot, 'entries'>,
  today: LocalDate,
): CallOutput<typeof getLoan> {
  return {
    summary: viewLoan(loan, owned, today),
    quote: viewQuote(loan.quote),
    schedule: viewSchedule(loan.schedule),
    lines: chargeLines(owned.entries.filter(({ loanId }) => loanId === loan.loanId)),
    payments: owned.payments.filter(({ loanId }) => loanId === loan.loanId).map(viewPayment),
    totalChargedCentavos: chargedSoFar(loan),
  };
}

export function viewQuote(quote: Quote): QuoteAnswer {
  // The proof is the lender's record; the borrower is shown the figures it is about.
  const { costCapProof: _proof, ...figures } = quote;
  return { ...figures, schedule: viewSchedule(quote.schedule) };
}

export function viewPayment(payment: PaymentRow): NonNullable<LoanSummary['openPayment']> {
  const { paymentId, reference, status, channel, amountCentavos, receivedCentavos } = payment;
  return {
    paymentId,
    reference,
    status,
    channel,
    amountCentavos,
    receivedCentavos,
    createdAt: isoInstant(payment.createdAt),
    settledAt: isoInstantOrNull(payment.settledAt),
  };
}

function viewSchedule(schedule: readonly Installment[]): QuoteAnswer['schedule'] {
  return schedule.map((installment) => ({ ...installment }));
}

function viewPayout(payout: PayoutRow): NonNullable<LoanSummary['payout']> {
  const { status, accountMasked, institution, providerReference, failureCode } = payout;
  return {
    status,
    accountMasked,
    institution,
    requestedAt: isoInstant(payout.requestedAt),
    completedAt: isoInstantOrNull(payout.completedAt),
    providerReference,
    failureCode,
  };
}

/** All that was paid on a loan, in centavos. */
export function totalPaid(loan: LoanRow): Centavos {
  return sumCentavos([
    loan.principalPaidCentavos,
    loan.interestPaidCentavos,
    loan.lateChargePaidCentavos,
    loan.penaltyFeePaidCentavos,
  ]);
}
