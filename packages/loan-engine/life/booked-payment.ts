// A payment is what stands in the journal under its number; a reversal names the number and takes back exactly that.
// Source: append-only ledger; a number is booked once, and once more only after it was reversed.
import { accounts, type AccountCode } from '../ledger/accounts.ts';
import { balanceOf, balancesFromLoan } from '../ledger/loan-balances.ts';
import type { RepaymentAllocation } from '../ledger/post-event.ts';
import { journalEntry, type JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  negateCentavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import { withoutAllocation } from './allocation.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';

export type ReversedRepayment = {
  /** The number under which the payment was booked. */
  readonly reference: string;
  readonly on: LocalDate;
  /** All of the loan's entries, oldest first. */
  readonly entries: readonly JournalEntry[];
  /** The product's; every loan where not told. */
  readonly scope?: CapScope;
};

export type ReverseRepaymentRefusal = 'PAYMENT_NOT_BOOKED' | 'CREDIT_USED_SINCE';

const moneyKinds: readonly JournalEntry['kind'][] = [
  'repayment-received',
  'due-date-extended',
  'recovery-received',
  'coupon-used',
  'price-held',
];

/** The entries of a payment that still stand. Units: none. Errors: none. Source: as above. */
export function bookedUnder({ reference, entries }: ReversedRepayment): readonly JournalEntry[] {
  const named = entries.filter((entry) => entry.reference === reference);
  const from = named.findLastIndex(({ kind }) => kind === 'repayment-reversed') + 1;
  return named.slice(from).filter(({ kind }) => moneyKinds.includes(kind));
}

/** The entries of a payment that hold money, without what a coupon or a held price let go beside it. Units: none. Errors: none. Source: as above. */
export function moneyOf(own: readonly JournalEntry[]): readonly JournalEntry[] {
  return own.filter(({ postings }) =>
    postings.some(({ account }) => account === accounts.collectionsClearing),
  );
}

/** What is told of a reversal. Units: centavos. Errors: none. Source: as above. */
export function reversalEvent(
  { loanId }: Loan,
  { reference, on }: ReversedRepayment,
  own: readonly JournalEntry[],
): LoanEvent {
  const amountCentavos = postedTo(own, accounts.collectionsClearing);
  return { kind: 'repayment-reversed', loanId, on, reference, amountCentavos };
}

/** What entries post to an account in all. Units: signed centavos. Errors: none. Source: as above. */
export function postedTo(own: readonly JournalEntry[], account: AccountCode): Centavos {
  const postings = own.flatMap((entry) => entry.postings.filter((posting) => posting.account === account));
  return sumCentavos(postings.map(({ amountCentavos }) => amountCentavos));
}

/** What a payment paid of an account that shrinks when it is paid, in centavos. Errors: none. Source: as above. */
export function paidOf(own: readonly JournalEntry[], account: AccountCode): Centavos {
  return negateCentavos(postedTo(own, account));
}

/**
 * What a payment holds on a loan as it stands now. Days counted differently since may have moved some of its money, so no more is taken
 * from a charge than is paid there, and the rest comes from where money goes last.
 * Units: centavos. Errors: none; a credit that was used since would fall below zero. Source: the order in which money received pays.
 */
export function moneyHeldBy(loan: Loan, own: readonly JournalEntry[]): RepaymentAllocation {
  const paid = paidByPart(loan);
  const booked = (Object.keys(paid) as Part[]).map(
    (part) => [part, minCentavos(paid[part], paidOf(own, accountOf[part]))] as const,
  );
  let left = subtractCentavos(
    sumCentavos(Object.values(accountOf).map((account) => paidOf(own, account))),
    sumCentavos(booked.map(([, amount]) => amount)),
  );
  const held = booked.map(([part, amount]) => {
    const more = minCentavos(left, subtractCentavos(paid[part], amount));
    left = subtractCentavos(left, more);
    return [part, addCentavos(amount, more)] as const;
  });
  const customerCreditCentavos = addCentavos(paidOf(own, accounts.customerCredit), left);
  return { ...(Object.fromEntries(held) as Record<Part, Centavos>), customerCreditCentavos };
}

/**
 * The loan without the money of a payment, the price of an extension too; nothing else is done again, so what was let go stays let go.
 * Units: centavos. Errors: none. Source: as above.
 */
export function withoutMoney(loan: Loan, money: readonly JournalEntry[]): Loan {
  const without = withoutAllocation(loan, moneyHeldBy(loan, money));
  const interestCentavos = paidOf(money, accounts.interestIncome);
  const feeCentavos = paidOf(money, accounts.extensionFeeIncome);
  if (interestCentavos === 0 && feeCentavos === 0) return without;
  const known = adjustmentsOf(without);
  return {
    ...without,
    adjustments: {
      ...known,
      extensionInterestCentavos: subtractCentavos(known.extensionInterestCentavos, interestCentavos),
      extensionFeeCentavos: subtractCentavos(known.extensionFeeCentavos, feeCentavos),
    },
  };
}

/** The entry that turns one state of a loan into the other, where a payment was taken out. Units: centavos. Errors: none. Source: as above. */
export function postTakenOut(
  before: Loan,
  after: Loan,
  { reference, on }: ReversedRepayment,
  own: readonly JournalEntry[],
): JournalEntry {
  const [then, now] = [balancesFromLoan(before), balancesFromLoan(after)];
  return journalEntry({
    kind: 'repayment-reversed',
    businessOn: on,
    loanId: before.loanId,
    postings: [...now].map(([account, amountCentavos]) => ({
      account,
      amountCentavos: subtractCentavos(amountCentavos, balanceOf(then, account)),
    })),
    reversalOf: own.map(({ kind }) => kind),
    reference,
  });
}

type Part = Exclude<keyof RepaymentAllocation, 'customerCreditCentavos'>;

const accountOf: Readonly<Record<Part, AccountCode>> = {
  principalCentavos: accounts.loanPrincipal,
  interestCentavos: accounts.interestReceivable,
  feeCentavos: accounts.feeReceivable,
  penaltyFeeCentavos: accounts.penaltyFeeReceivable,
  lateChargeCentavos: accounts.lateChargeReceivable,
};

// What money pays last comes first.
function paidByPart(loan: Loan): Readonly<Record<Part, Centavos>> {
  return {
    principalCentavos: loan.principalPaidCentavos,
    interestCentavos: loan.interestPaidCentavos,
    feeCentavos: adjustmentsOf(loan).feesPaidCentavos ?? zeroCentavos,
    penaltyFeeCentavos: loan.penaltyFeePaidCentavos,
    lateChargeCentavos: loan.lateChargePaidCentavos,
  };
}
