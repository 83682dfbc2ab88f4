// What the ledger says about a loan, summed from its postings, must equal the figures the loan carries itself.
// Source: invariants that a stored balance is the sum of its entries and that principal is what was lent less what was repaid.
import {
  addCentavos,
  negateCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { openingOf } from '../loan/brought-over.ts';
import { adjustmentsOf, writtenOff } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '../loan/schedule.ts';
import { accounts, chartOfAccounts, type AccountCode } from './accounts.ts';
import type { JournalEntry } from './posting.ts';

/** Signed balance in centavos of every account, debit positive. */
export type AccountBalances = Readonly<Record<AccountCode, Centavos>>;

/** One account where ledger and loan differ, in signed centavos. */
export type BalanceDifference = {
  readonly account: AccountCode;
  readonly ledgerCentavos: Centavos;
  readonly loanCentavos: Centavos;
};

const noBalances = Object.fromEntries(
  chartOfAccounts.map(({ code }) => [code, zeroCentavos]),
) as AccountBalances;

/** Sums postings by account. Units: signed centavos. Errors: none. Source: balance = sum of entries. */
export function loanBalances(entries: readonly JournalEntry[]): AccountBalances {
  const balances: Record<AccountCode, Centavos> = { ...noBalances };
  for (const { postings } of entries) {
    for (const { account, amountCentavos } of postings) {
      balances[account] = addCentavos(balances[account], amountCentavos);
    }
  }
  return balances;
}

/** Sums the postings of one account. Units: signed centavos. Errors: none. Source: balance = sum of entries. */
export function accountBalance(entries: readonly JournalEntry[], code: AccountCode): Centavos {
  let balance = zeroCentavos;
  for (const { postings } of entries) {
    for (const { account, amountCentavos } of postings) {
      if (account === code) balance = addCentavos(balance, amountCentavos);
    }
  }
  return balance;
}

/**
 * What each account should hold for one loan by the loan's own figures; for one that was brought over, what it was owed then stands
 * against conversion clearing, and the rest counts from that day. Units: signed centavos. Errors: none. Source: chart of accounts.
 */
export function balancesFromLoan(loan: Loan): AccountBalances {
  const lived = balancesOfLife(loan);
  const opening = openingOf(loan);
  if (opening === null) return lived;
  const before = balancesOfLife(opening);
  const balances = { ...lived };
  const earlier = (Object.keys(before) as AccountCode[]).filter((code) => !openingAccounts.includes(code));
  for (const code of earlier) balances[code] = subtractCentavos(lived[code], before[code]);
  balances[accounts.conversionClearing] = sumCentavos(earlier.map((code) => before[code]));
  return balances;
}

/** What a loan brings over from earlier books: what is owed on it, and what it owes its borrower. */
const openingAccounts: readonly AccountCode[] = [
  accounts.loanPrincipal,
  accounts.interestReceivable,
  accounts.lateChargeReceivable,
  accounts.penaltyFeeReceivable,
  accounts.feeReceivable,
  accounts.customerCredit,
];

function balancesOfLife(loan: Loan): AccountBalances {
  const isDisbursed = loan.disbursedOn !== null;
  const isInFlight = loan.status === 'disbursing' && loan.payoutAttempt > 0;
  // A cancellation takes back the fees and the coupon, so that only the money itself went out and came back.
  const isCharged = isDisbursed && loan.status !== 'cancelled';
  const ifCharged = (amount: Centavos) => (isCharged ? amount : zeroCentavos);
  const adjustments = adjustmentsOf(loan);
  const {
    refundedCentavos = zeroCentavos,
    refundInFlightCentavos = zeroCentavos,
    payoutInQuestionCentavos = zeroCentavos,
  } = adjustments;
  const received = sumCentavos([
    loan.principalPaidCentavos,
    loan.interestPaidCentavos,
    loan.lateChargePaidCentavos,
    loan.penaltyFeePaidCentavos,
    loan.customerCreditCentavos,
    adjustments.extensionInterestCentavos,
    adjustments.extensionFeeCentavos,
    adjustments.feesPaidCentavos ?? zeroCentavos,
    adjustments.recoveredCentavos,
    refundedCentavos,
  ]);
  const sent = sumCentavos([
    isDisbursed || isInFlight ? loan.netDisbursedCentavos : zeroCentavos,
    refundedCentavos,
    refundInFlightCentavos,
    payoutInQuestionCentavos,
  ]);
  const { terms } = loan;
  return {
    [accounts.cashAtPayoutProvider]: negateCentavos(sent),
    [accounts.collectionsClearing]: received,
    [accounts.loanPrincipal]: outstandingPrincipal(loan),
    [accounts.interestReceivable]: outstandingInterest(loan),
    [accounts.lateChargeReceivable]: outstandingLateCharge(loan),
    [accounts.penaltyFeeReceivable]: outstandingPenaltyFee(loan),
    [accounts.feeReceivable]: outstandingFees(loan),
    [accounts.payoutsInFlight]: addCentavos(
      isInFlight ? loan.netDisbursedCentavos : zeroCentavos,
      refundInFlightCentavos,
    ),
    [accounts.payoutsInQuestion]: payoutInQuestionCentavos,
    [accounts.customerCredit]: negateCentavos(loan.customerCreditCentavos),
    [accounts.gstPayable]: ifCharged(negateCentavos(terms.gstCentavos)),
    [accounts.interestIncome]: negateCentavos(
      addCentavos(loan.interestAccruedCentavos, adjustments.extensionInterestCentavos),
    ),
    [accounts.serviceFeeIncome]: ifCharged(negateCentavos(terms.serviceFeeCentavos)),
    [accounts.creditReportFeeIncome]: ifCharged(negateCentavos(terms.creditReportFeeCentavos)),
    [accounts.extensionFeeIncome]: negateCentavos(adjustments.extensionFeeCentavos),
    [accounts.lateChargeIncome]: negateCentavos(loan.lateChargeAccruedCentavos),
    [accounts.penaltyFeeIncome]: negateCentavos(loan.penaltyFeeAccruedCentavos),
    [accounts.recoveries]: negateCentavos(adjustments.recoveredCentavos),
    [accounts.loansWrittenOff]: writtenOff(adjustments),
    [accounts.couponsAndWaivedFees]: ifCharged(
      addCentavos(terms.couponCentavos, adjustments.waivedFeesCentavos ?? zeroCentavos),
    ),
    // What belongs to no loan.
    [accounts.bank]: zeroCentavos,
    [accounts.settlementInTransit]: zeroCentavos,
    [accounts.suspense]: zeroCentavos,
    [accounts.conversionClearing]: zeroCentavos,
    [accounts.capital]: zeroCentavos,
    [accounts.providerFees]: zeroCentavos,
    [accounts.vatOnProviderFees]: zeroCentavos,
    [accounts.chargebacks]: zeroCentavos,
  };
}

/** Accounts where the loan's entries and its own figures differ; empty when all agree. Units: signed centavos. Errors: none. Source: as above. */
export function balanceDifferences(
  loan: Loan,
  entries: readonly JournalEntry[],
): readonly BalanceDifference[] {
  const fromLedger = loanBalances(entries);
  const fromLoan = balancesFromLoan(loan);
  return chartOfAccounts
    .map(({ code }) => ({ account: code, ledgerCentavos: fromLedger[code], loanCentavos: fromLoan[code] }))
    .filter((line) => line.ledgerCentavos !== line.loanCentavos);
}
