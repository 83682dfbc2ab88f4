// A loan taken back as a whole leaves nothing earned or owed: every income, fee and coupon is posted the other way round.
// Source: ruling 23 (cancellation) and the return of a payout by the bank, which undoes the loan in the same way.
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '../loan/schedule.ts';
import { accounts } from './accounts.ts';
import {
  credit,
  debit,
  journalEntry,
  type JournalEntry,
  type JournalEntryKind,
  type Posting,
} from './posting.ts';

/**
 * Everything about the loan is taken back: fees, GST, coupon and charges, for the money the borrower received. A loan that
 * cost nothing and is paid back leaves nothing to post.
 * Units: centavos. Errors: a return that does not cover it is a bug (assertion).
 * Source: Dr collections clearing, all incomes, GST; Cr principal, receivables, coupon, customer credit.
 */
export function postLoanCancelled(
  loan: Loan,
  businessOn: LocalDate,
  returned: { readonly amountCentavos: Centavos; readonly customerCreditCentavos: Centavos },
  reference: string | undefined,
): readonly JournalEntry[] {
  const postings = [
    debit(accounts.collectionsClearing, returned.amountCentavos),
    ...reversalPostings(loan),
    credit(accounts.customerCredit, returned.customerCreditCentavos),
  ];
  if (postings.every(({ amountCentavos }) => amountCentavos === 0)) return [];
  return [
    journalEntry({
      kind: 'loan-cancelled',
      businessOn,
      loanId: loan.loanId,
      postings,
      reversalOf: wholeLoanKinds,
      ...(reference === undefined ? {} : { reference }),
    }),
  ];
}

/**
 * The bank sent the payout back, so the loan is taken back as a whole; what the borrower paid on it is the borrower's.
 * Units: centavos. Errors: none. Source: Dr cash, all incomes, GST; Cr principal, receivables, coupon, customer credit.
 */
export function postDisbursementReversed(
  loan: Loan,
  businessOn: LocalDate,
  customerCreditCentavos: Centavos,
): JournalEntry {
  return journalEntry({
    kind: 'disbursement-reversed',
    businessOn,
    loanId: loan.loanId,
    postings: [
      debit(accounts.cashAtPayoutProvider, loan.netDisbursedCentavos),
      ...reversalPostings(loan),
      credit(accounts.customerCredit, customerCreditCentavos),
    ],
    reversalOf: wholeLoanKinds,
  });
}

const wholeLoanKinds = [
  'disbursement-confirmed',
  'interest-accrued',
  'late-charge-accrued',
  'penalty-fee-accrued',
  'due-date-extended',
] as const satisfies readonly JournalEntryKind[];

/** Every income, fee and coupon of a loan the other way round, and what is still owed on it. */
function reversalPostings(loan: Loan): readonly Posting[] {
  const { terms } = loan;
  const { extensionInterestCentavos, extensionFeeCentavos, waivedFeesCentavos } = adjustmentsOf(loan);
  return [
    debit(accounts.serviceFeeIncome, terms.serviceFeeCentavos),
    debit(accounts.creditReportFeeIncome, terms.creditReportFeeCentavos),
    debit(accounts.gstPayable, terms.gstCentavos),
    debit(accounts.interestIncome, addCentavos(loan.interestAccruedCentavos, extensionInterestCentavos)),
    debit(accounts.lateChargeIncome, loan.lateChargeAccruedCentavos),
    debit(accounts.penaltyFeeIncome, loan.penaltyFeeAccruedCentavos),
    debit(accounts.extensionFeeIncome, extensionFeeCentavos),
    credit(
      accounts.couponsAndWaivedFees,
      addCentavos(terms.couponCentavos, waivedFeesCentavos ?? zeroCentavos),
    ),
    credit(accounts.loanPrincipal, outstandingPrincipal(loan)),
    credit(accounts.interestReceivable, outstandingInterest(loan)),
    credit(accounts.lateChargeReceivable, outstandingLateCharge(loan)),
    credit(accounts.penaltyFeeReceivable, outstandingPenaltyFee(loan)),
    credit(accounts.feeReceivable, outstandingFees(loan)),
  ];
}
