// What happened to a loan is told as a plain fact with its date and figures; messages and reminders are made from it elsewhere.
// Source: specification point 4 (states a borrower is told about).
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import type { RepaymentAllocation } from '../ledger/post-event.ts';

/** Why a charge is waived. */
export type WaiverReason =
  | 'goodwill'
  | 'lender-error'
  | 'complaint-upheld'
  | 'hardship'
  | 'disaster'
  | 'channel-failed'
  | 'coupon'
  | 'price-held';

type EventOf<Kind extends string, Facts = unknown> = {
  readonly kind: Kind;
  readonly loanId: string;
  readonly on: LocalDate;
} & Facts;

export type LoanEvent =
  | EventOf<'loan-booked'>
  | EventOf<'disbursement-requested', { readonly payoutAttempt: number }>
  | EventOf<'disbursement-confirmed', { readonly netDisbursedCentavos: Centavos; readonly dueOn: LocalDate }>
  | EventOf<'disbursement-failed', { readonly reason?: string }>
  | EventOf<'loan-became-overdue'>
  | EventOf<'charge-ceiling-reached'>
  | EventOf<
      'repayment-allocated',
      { readonly amountCentavos: Centavos; readonly allocation: RepaymentAllocation }
    >
  | EventOf<'loan-settled'>
  | EventOf<
      'due-date-extended',
      {
        readonly fromDueOn: LocalDate;
        readonly dueOn: LocalDate;
        readonly priceCentavos: Centavos;
        /** Late charge and penalty fee of days the new date covers. */
        readonly reversedCentavos: Centavos;
      }
    >
  | EventOf<'loan-cancelled', { readonly returnedCentavos: Centavos }>
  | EventOf<'loan-written-off', { readonly writtenOffCentavos: Centavos }>
  | EventOf<
      'recovery-received',
      { readonly recoveredCentavos: Centavos; readonly customerCreditCentavos: Centavos }
    >
  | EventOf<'disbursement-reversed', { readonly customerCreditCentavos: Centavos; readonly reason?: string }>
  | EventOf<'charges-waived', { readonly waivedCentavos: Centavos; readonly reason: WaiverReason }>
  | EventOf<
      'restructure-agreed',
      {
        readonly dueOns: readonly LocalDate[];
        readonly owedCentavos: Centavos;
        /** Late charge and penalty fee that fell away. */
        readonly waivedCentavos: Centavos;
      }
    >
  | EventOf<
      'counted-from-earlier-day',
      {
        readonly valueOn: LocalDate;
        readonly chargesLessCentavos: Centavos;
      }
    >
  | EventOf<'credit-applied', { readonly amountCentavos: Centavos; readonly allocation: RepaymentAllocation }>
  | EventOf<'repayment-reversed', { readonly amountCentavos: Centavos; readonly reference: string }>
  | EventOf<'loan-recovered'>
  | EventOf<'payout-paid-late', { readonly amountCentavos: Centavos }>
  | EventOf<
      'late-payout-settled',
      { readonly amountCentavos: Centavos; readonly outcome: 'returned' | 'counted' | 'refunded' }
    >
  | EventOf<'refund-requested', { readonly amountCentavos: Centavos }>
  | EventOf<'refund-confirmed', { readonly amountCentavos: Centavos }>
  | EventOf<
      'refund-failed' | 'refund-returned',
      { readonly amountCentavos: Centavos; readonly reason?: string }
    >;
