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
import { accounts, chartOfAccounts, type AccountCode, type AccountName } from './accounts.ts';
import type { JournalEntry } from './posting.ts';

/** Signed balance in centavos of every account, debit positive, in the order of the chart. */
export type AccountBalances = ReadonlyMap<AccountCode, Centavos>;

/** The same by what the accounts hold: none can be left out, and an object with codes for names takes ten times as long to make. */
type NamedBalances = Readonly<Record<AccountName, Centavos>>;

/** One account where ledger and loan differ, in signed centavos. */
export type BalanceDifference = {
  readonly account: AccountCode;
  readonly ledgerCentavos: Centavos;
  readonly loanCentavos: Centavos;
};

const accountNames = Object.keys(accounts) as AccountName[];

/** Sums postings by account. Units: signed centavos. Errors: none. Source: balance = sum of entries. */
export function loanBalances(entries: readonly JournalEntry[]): AccountBalances {
  const balances = new Map<AccountCode, Centavos>(chartOfAccounts.map(({ code }) => [code, zeroCentavos]));
  for (const { postings } of entries) {
    for (const { account, amountCentavos } of postings) {
      balances.set(account, addCentavos(balanceOf(balances, account), amountCentavos));
    }
  }
  return balances;
}

/** The balance of one account. Units: signed centavos. Errors: none. Source: as above. */
export function balanceOf(balances: AccountBalances, code: AccountCode): Centavos {
  return balances.get(code) ?? zeroCentavos;
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
  const named = namedBalances(loan);
  return new Map(accountNames.map((name) => [accounts[name], named[name]]));
}

function namedBalances(loan: Loan): NamedBalances {
  const lived = balancesOfLife(loan);
  const opening = openingOf(loan);
  if (opening === null) return lived;
  const before = balancesOfLife(opening);
  const balances = { ...lived };
  const earlier = accountNames.filter((name) => !openingAccounts.includes(name));
  for (const name of earlier) balances[name] = subtractCentavos(lived[name], before[name]);
  balances.conversionClearing = sumCentavos(earlier.map((name) => before[name]));
  return balances;
}

/** What a loan brings over from earlier books: what is owed on it, and what it owes its borrower. */
const openingAccounts: readonly AccountName[] = [
  'loanPrincipal',
  'interestReceivable',
  'lateChargeReceivable',
  'penaltyFeeReceivable',
  'feeReceivable',
  'customerCredit',
];

function balancesOfLife(loan: Loan): NamedBalances {
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
    cashAtPayoutProvider: negateCentavos(sent),
    collectionsClearing: received,
    loanPrincipal: outstandingPrincipal(loan),
    interestReceivable: outstandingInterest(loan),
    lateChargeReceivable: outstandingLateCharge(loan),
    penaltyFeeReceivable: outstandingPenaltyFee(loan),
    feeReceivable: outstandingFees(loan),
    payoutsInFlight: addCentavos(
      isInFlight ? loan.netDisbursedCentavos : zeroCentavos,
      refundInFlightCentavos,
    ),
    payoutsInQuestion: payoutInQuestionCentavos,
    customerCredit: negateCentavos(loan.customerCreditCentavos),
    gstPayable: ifCharged(negateCentavos(terms.gstCentavos)),
    interestIncome: negateCentavos(
      addCentavos(loan.interestAccruedCentavos, adjustments.extensionInterestCentavos),
    ),
    serviceFeeIncome: ifCharged(negateCentavos(terms.serviceFeeCentavos)),
    creditReportFeeIncome: ifCharged(negateCentavos(terms.creditReportFeeCentavos)),
    extensionFeeIncome: negateCentavos(adjustments.extensionFeeCentavos),
    lateChargeIncome: negateCentavos(loan.lateChargeAccruedCentavos),
    penaltyFeeIncome: negateCentavos(loan.penaltyFeeAccruedCentavos),
    recoveries: negateCentavos(adjustments.recoveredCentavos),
    loansWrittenOff: writtenOff(adjustments),
    couponsAndWaivedFees: ifCharged(
      addCentavos(terms.couponCentavos, adjustments.waivedFeesCentavos ?? zeroCentavos),
    ),
    // What belongs to no loan.
    bank: zeroCentavos,
    settlementInTransit: zeroCentavos,
    suspense: zeroCentavos,
    conversionClearing: zeroCentavos,
    capital: zeroCentavos,
    providerFees: zeroCentavos,
    vatOnProviderFees: zeroCentavos,
    chargebacks: zeroCentavos,
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
    .map(({ code: account }) => ({
      account,
      ledgerCentavos: balanceOf(fromLedger, account),
      loanCentavos: balanceOf(fromLoan, account),
    }))
    .filter((line) => line.ledgerCentavos !== line.loanCentavos);
}
