// A journal entry is a list of signed postings that sum to zero: a positive amount debits the account, a negative one credits it.
// Source: double-entry bookkeeping; one signed column makes the balance of an account a plain sum.
import { assertThat } from '../assertion.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, negateCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { AccountCode } from './accounts.ts';

/** Centavos into (positive, debit) or out of (negative, credit) one account; never zero. */
export type Posting = { readonly account: AccountCode; readonly amountCentavos: Centavos };

export type JournalEntryKind =
  | 'disbursement-requested'
  | 'disbursement-confirmed'
  | 'disbursement-failed'
  | 'interest-accrued'
  | 'late-charge-accrued'
  | 'penalty-fee-accrued'
  | 'repayment-received'
  | 'due-date-extended'
  | 'overdue-charges-reversed'
  | 'loan-cancelled'
  | 'loan-written-off'
  | 'recovery-received'
  | 'disbursement-reversed'
  | 'charges-waived'
  | 'coupon-used'
  | 'price-held'
  | 'refund-requested'
  | 'refund-confirmed'
  | 'refund-failed'
  | 'refund-returned'
  | 'payout-paid-late'
  | 'late-payout-returned'
  | 'late-payout-counted'
  | 'credit-applied'
  | 'credit-moved-away'
  | 'credit-moved-here'
  | 'charges-corrected'
  | 'repayment-reversed'
  | 'loan-brought-over'
  /** Booked before money and correction became two entries; it stands in old journals. */
  | 'value-dated-repayment-received';

/** Kinds that occur at most once per loan and business day, so that a key on the three can refuse a second one. */
export const oncePerLoanDayKinds = [
  'interest-accrued',
  'late-charge-accrued',
  'penalty-fee-accrued',
] as const satisfies readonly JournalEntryKind[];

/** Whether an entry of this kind is a charge that arises by the day. Units: none. Errors: none. Source: the three kinds above. */
export function isAccrualKind(kind: JournalEntryKind): kind is (typeof oncePerLoanDayKinds)[number] {
  return oncePerLoanDayKinds.some((accrual) => accrual === kind);
}

/** Money sent out is pending until its provider answers; the answer posts it or voids it. */
export type TransferPhase = 'pending' | 'posted' | 'voided';

/** The phase that each kind about money in flight stands for; the others move no such money. */
export const transferPhases: Readonly<Partial<Record<JournalEntryKind, TransferPhase>>> = {
  'disbursement-requested': 'pending',
  'disbursement-confirmed': 'posted',
  'disbursement-failed': 'voided',
  'late-payout-counted': 'pending',
  'refund-requested': 'pending',
  'refund-confirmed': 'posted',
  'refund-failed': 'voided',
};

export type JournalEntry = {
  readonly kind: JournalEntryKind;
  readonly businessOn: LocalDate;
  /** The day from which it counts, where that is before the day it is booked on. */
  readonly valueOn?: LocalDate;
  readonly loanId: string;
  readonly postings: readonly Posting[];
  /** The payment channel's or payout's own number, where there is one; of a waiver, its reason code. */
  readonly reference?: string;
  /** Of an entry that takes earlier ones of the same loan back: their kinds. */
  readonly reversalOf?: readonly JournalEntryKind[];
};

/** A debit of a positive amount in centavos. Errors: a negative amount is a bug (assertion). Source: double entry. */
export function debit(account: AccountCode, amountCentavos: Centavos): Posting {
  assertThat(amountCentavos >= 0, 'a debit is not negative');
  return { account, amountCentavos };
}

/** A credit of a positive amount in centavos. Errors: a negative amount is a bug (assertion). Source: double entry. */
export function credit(account: AccountCode, amountCentavos: Centavos): Posting {
  assertThat(amountCentavos >= 0, 'a credit is not negative');
  return { account, amountCentavos: negateCentavos(amountCentavos) };
}

/**
 * Builds an entry; postings of zero are left out, as they say nothing.
 * Units: signed centavos. Errors: an entry that is empty or does not sum to zero is a bug (assertion).
 * Source: invariant that each entry sums to zero.
 */
export function journalEntry(entry: JournalEntry): JournalEntry {
  const postings: Posting[] = [];
  let total = zeroCentavos;
  for (const posting of entry.postings) {
    if (posting.amountCentavos !== 0) postings.push(posting);
    total = addCentavos(total, posting.amountCentavos);
  }
  assertThat(postings.length >= 2, 'a journal entry has at least two postings');
  assertThat(total === 0, 'a journal entry sums to zero');
  return { ...entry, postings };
}
