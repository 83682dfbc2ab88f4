// Each event in a loan's life has one fixed set of postings, written here and nowhere else.
// Source: chart of accounts; fees and GST are earned when the payout is confirmed, charges when they arise, receivables fall when money comes in.
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, negateCentavos, sumCentavos, type Centavos } from '../money/money.ts';
import type { Loan } from '../loan/loan.ts';
import {
  feesAtRepayment,
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '../loan/schedule.ts';
import { accounts, type AccountCode } from './accounts.ts';
import { credit, debit, journalEntry, type JournalEntry, type Posting } from './posting.ts';

/** How one receipt of money was spread, in centavos. */
export type RepaymentAllocation = {
  readonly lateChargeCentavos: Centavos;
  readonly penaltyFeeCentavos: Centavos;
  readonly feeCentavos: Centavos;
  readonly interestCentavos: Centavos;
  readonly principalCentavos: Centavos;
  readonly customerCreditCentavos: Centavos;
};

/** Money set aside for the payout. Units: centavos. Errors: none. Source: Dr payouts in flight, Cr cash. */
export function postDisbursementRequested(loan: Loan, businessOn: LocalDate): JournalEntry {
  return journalEntry({
    kind: 'disbursement-requested',
    businessOn,
    loanId: loan.loanId,
    postings: [
      debit(accounts.payoutsInFlight, loan.netDisbursedCentavos),
      credit(accounts.cashAtPayoutProvider, loan.netDisbursedCentavos),
    ],
  });
}

/** The loan begins, its fees withheld or owed. Units: centavos. Errors: none. Source: Dr principal, coupon and fee receivable, Cr payouts in flight, fee incomes, GST. */
export function postDisbursementConfirmed(loan: Loan, businessOn: LocalDate): JournalEntry {
  const { terms } = loan;
  return journalEntry({
    kind: 'disbursement-confirmed',
    businessOn,
    loanId: loan.loanId,
    postings: [
      debit(accounts.loanPrincipal, loan.principalCentavos),
      debit(accounts.couponsAndWaivedFees, terms.couponCentavos),
      debit(accounts.feeReceivable, feesAtRepayment(terms)),
      credit(accounts.payoutsInFlight, loan.netDisbursedCentavos),
      credit(accounts.serviceFeeIncome, terms.serviceFeeCentavos),
      credit(accounts.creditReportFeeIncome, terms.creditReportFeeCentavos),
      credit(accounts.gstPayable, terms.gstCentavos),
    ],
  });
}

/** The payout came back, nothing is owed. Units: centavos. Errors: none. Source: exact reversal of the request. */
export function postDisbursementFailed(loan: Loan, businessOn: LocalDate): JournalEntry {
  return journalEntry({
    kind: 'disbursement-failed',
    businessOn,
    loanId: loan.loanId,
    postings: [
      debit(accounts.cashAtPayoutProvider, loan.netDisbursedCentavos),
      credit(accounts.payoutsInFlight, loan.netDisbursedCentavos),
    ],
    reversalOf: ['disbursement-requested'],
  });
}

/** The charges that arise by a day, each with its receivable and its income. */
const chargeAccounts = {
  'interest-accrued': [accounts.interestReceivable, accounts.interestIncome],
  'late-charge-accrued': [accounts.lateChargeReceivable, accounts.lateChargeIncome],
  'penalty-fee-accrued': [accounts.penaltyFeeReceivable, accounts.penaltyFeeIncome],
} as const;

/** A charge of one day. Units: centavos. Errors: zero is a bug (assertion). Source: Dr its receivable, Cr its income. */
export function postCharge(
  kind: keyof typeof chargeAccounts,
  loanId: string,
  businessOn: LocalDate,
  amountCentavos: Centavos,
): JournalEntry {
  const [receivable, income] = chargeAccounts[kind];
  const postings = [debit(receivable, amountCentavos), credit(income, amountCentavos)];
  return journalEntry({ kind, businessOn, loanId, postings });
}

/** Money received. Units: centavos. Errors: an empty allocation is a bug (assertion). Source: Dr collections clearing, Cr what it paid. */
export function postRepayment(
  loanId: string,
  businessOn: LocalDate,
  allocation: RepaymentAllocation,
  reference: string | undefined,
): JournalEntry {
  const received = sumCentavos(Object.values(allocation));
  return journalEntry({
    kind: 'repayment-received',
    businessOn,
    loanId,
    postings: [
      debit(accounts.collectionsClearing, received),
      ...paidPostings(allocation),
      credit(accounts.customerCredit, allocation.customerCreditCentavos),
    ],
    ...(reference === undefined ? {} : { reference }),
  });
}

/** Customer credit used for what fell due. Units: centavos. Errors: an empty allocation is a bug (assertion). Source: Dr customer credit, Cr what it paid. */
export function postCreditApplied(
  loanId: string,
  businessOn: LocalDate,
  allocation: RepaymentAllocation,
): JournalEntry {
  const paid = paidPostings(allocation);
  const used = negateCentavos(sumCentavos(paid.map(({ amountCentavos }) => amountCentavos)));
  return journalEntry({
    kind: 'credit-applied',
    businessOn,
    loanId,
    postings: [debit(accounts.customerCredit, used), ...paid],
  });
}

/**
 * Customer credit of one loan that becomes the credit of another one of the same borrower. Units: centavos, more than nothing.
 * Errors: nothing to move is a bug (assertion). Source: Dr customer credit of the one, Cr that of the other, by way of the clearing account.
 */
export function postCreditMoved(
  from: string,
  to: string,
  businessOn: LocalDate,
  amountCentavos: Centavos,
): { readonly away: JournalEntry; readonly here: JournalEntry } {
  const { customerCredit, collectionsClearing } = accounts;
  const postings = (debited: AccountCode, credited: AccountCode): readonly Posting[] => [
    debit(debited, amountCentavos),
    credit(credited, amountCentavos),
  ];
  return {
    away: journalEntry({
      kind: 'credit-moved-away',
      businessOn,
      loanId: from,
      postings: postings(customerCredit, collectionsClearing),
    }),
    here: journalEntry({
      kind: 'credit-moved-here',
      businessOn,
      loanId: to,
      postings: postings(collectionsClearing, customerCredit),
    }),
  };
}

/** What an allocation takes off the receivables, lateness first. */
function paidPostings(allocation: RepaymentAllocation): readonly Posting[] {
  return [
    credit(accounts.lateChargeReceivable, allocation.lateChargeCentavos),
    credit(accounts.penaltyFeeReceivable, allocation.penaltyFeeCentavos),
    credit(accounts.feeReceivable, allocation.feeCentavos),
    credit(accounts.interestReceivable, allocation.interestCentavos),
    credit(accounts.loanPrincipal, allocation.principalCentavos),
  ];
}

/**
 * The price of an extension, paid. Units: centavos; what exceeds the price is the borrower's.
 * Errors: a payment of nothing is a bug (assertion). Source: Dr collections clearing, Cr interest income, extension fee income, customer credit.
 */
export function postDueDateExtended(
  loanId: string,
  businessOn: LocalDate,
  paid: {
    readonly interestCentavos: Centavos;
    readonly feeCentavos: Centavos;
    readonly customerCreditCentavos: Centavos;
  },
  reference: string | undefined,
): JournalEntry {
  const { interestCentavos, feeCentavos, customerCreditCentavos } = paid;
  return journalEntry({
    kind: 'due-date-extended',
    businessOn,
    loanId,
    postings: [
      debit(
        accounts.collectionsClearing,
        sumCentavos([interestCentavos, feeCentavos, customerCreditCentavos]),
      ),
      credit(accounts.interestIncome, interestCentavos),
      credit(accounts.extensionFeeIncome, feeCentavos),
      credit(accounts.customerCredit, customerCreditCentavos),
    ],
    ...(reference === undefined ? {} : { reference }),
  });
}

/**
 * Late charge and penalty fee of days that are no longer late fall away; what was already paid of them is the borrower's.
 * Units: centavos. Errors: nothing to reverse is a bug (assertion). Source: Dr both incomes, Cr both receivables, customer credit.
 */
export function postOverdueChargesReversed(loan: Loan, businessOn: LocalDate): JournalEntry {
  return journalEntry({
    kind: 'overdue-charges-reversed',
    businessOn,
    loanId: loan.loanId,
    postings: [
      debit(accounts.lateChargeIncome, loan.lateChargeAccruedCentavos),
      debit(accounts.penaltyFeeIncome, loan.penaltyFeeAccruedCentavos),
      credit(accounts.lateChargeReceivable, outstandingLateCharge(loan)),
      credit(accounts.penaltyFeeReceivable, outstandingPenaltyFee(loan)),
      credit(accounts.customerCredit, addCentavos(loan.lateChargePaidCentavos, loan.penaltyFeePaidCentavos)),
    ],
    reversalOf: ['late-charge-accrued', 'penalty-fee-accrued'],
  });
}

/** What is no longer expected becomes an expense. Units: centavos. Errors: nothing owed is a bug (assertion). Source: Dr loans written off, Cr principal and receivables. */
export function postWriteOff(loan: Loan, businessOn: LocalDate): JournalEntry {
  const principalCentavos = outstandingPrincipal(loan);
  const interestCentavos = outstandingInterest(loan);
  const lateChargeCentavos = outstandingLateCharge(loan);
  const penaltyFeeCentavos = outstandingPenaltyFee(loan);
  const feeCentavos = outstandingFees(loan);
  const owed = sumCentavos([
    principalCentavos,
    interestCentavos,
    lateChargeCentavos,
    penaltyFeeCentavos,
    feeCentavos,
  ]);
  return journalEntry({
    kind: 'loan-written-off',
    businessOn,
    loanId: loan.loanId,
    postings: [
      debit(accounts.loansWrittenOff, owed),
      credit(accounts.loanPrincipal, principalCentavos),
      credit(accounts.interestReceivable, interestCentavos),
      credit(accounts.lateChargeReceivable, lateChargeCentavos),
      credit(accounts.penaltyFeeReceivable, penaltyFeeCentavos),
      credit(accounts.feeReceivable, feeCentavos),
    ],
  });
}

/** Money after a write-off. Units: centavos. Errors: nothing received is a bug (assertion). Source: Dr collections clearing, Cr recoveries, customer credit. */
export function postRecovery(
  loanId: string,
  businessOn: LocalDate,
  received: { readonly recoveredCentavos: Centavos; readonly customerCreditCentavos: Centavos },
  reference: string | undefined,
): JournalEntry {
  const { recoveredCentavos, customerCreditCentavos } = received;
  return journalEntry({
    kind: 'recovery-received',
    businessOn,
    loanId,
    postings: [
      debit(accounts.collectionsClearing, addCentavos(recoveredCentavos, customerCreditCentavos)),
      credit(accounts.recoveries, recoveredCentavos),
      credit(accounts.customerCredit, customerCreditCentavos),
    ],
    ...(reference === undefined ? {} : { reference }),
  });
}
