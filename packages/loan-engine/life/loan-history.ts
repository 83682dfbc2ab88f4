// What people did on a loan since its payout can be read from its journal in order and done again from the beginning, which gives the same loan.
// Source: append-only ledger (nothing is edited, so the past is all there); what a day charges follows from the days and is not part of it.
import { accounts, type AccountCode } from '../ledger/accounts.ts';
import { accountBalance } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import type { WaivedCharges } from '../ledger/post-waiver.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
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
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { applyCredit } from './apply-credit.ts';
import { extendDueDate } from './extend-due-date.ts';
import { originalContract } from './restructure.ts';
import { openingOf } from '../loan/brought-over.ts';
import { adjustmentsOf, noAdjustments, type LoanAdjustments } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { askAfter } from './refund-ask.ts';
import { confirmRefund, failRefund, refundInFlight, requestRefund, returnRefund } from './refund-credit.ts';
import { allocateRepayment } from './repayment.ts';
import { feesToPay } from '../loan/schedule.ts';
import { settledWhenNothingIsOwed, waivableCharges, withoutCharges } from './waive-charges.ts';

/** One thing done on a loan. Amounts in centavos; a payment's own number names what it did, so that it can be taken out again. */
export type LoanChange =
  | {
      readonly kind: 'repayment' | 'extension';
      readonly on: LocalDate;
      readonly amountCentavos: Centavos;
      readonly reference?: string;
    }
  | {
      /** A credit is taken where money from before the payout was reversed or another loan needed it, which is given it. */
      readonly kind:
        | 'refund-requested'
        | 'refund-confirmed'
        | 'refund-failed'
        | 'refund-returned'
        | 'credit-taken'
        | 'credit-given';
      readonly on: LocalDate;
      readonly amountCentavos: Centavos;
    }
  | {
      readonly kind: 'waiver';
      readonly on: LocalDate;
      readonly charges: WaivedCharges;
      readonly reference?: string;
    };

/** A loan as its payout began it, and what was done on it since, oldest first. */
export type LoanHistory = { readonly begun: Loan; readonly changes: readonly LoanChange[] };

/**
 * Reads a loan's history from its journal; each change stands on the day from which it counts, and what was reversed is left out.
 * Units: centavos. Errors: none; `loan` is one whose payout is confirmed and `entries` are all of its entries, oldest first.
 * Source: as above.
 */
export function historyOf(loan: Loan, disbursedOn: LocalDate, entries: readonly JournalEntry[]): LoanHistory {
  const opening = openingOf(loan);
  if (opening !== null) return historySinceOpening(loan, opening, entries);
  const begunAt = entries.findLastIndex(({ kind }) => kind === 'disbursement-confirmed');
  const before = entries.slice(0, begunAt);
  const isFirstDayCharged = before.some(
    (entry) => entry.kind === 'interest-accrued' && entry.businessOn === disbursedOn,
  );
  const adjustments = { ...noAdjustments, ...keptFacts(loan, before) };
  return {
    begun: {
      ...loan,
      ...originalContract(loan, disbursedOn),
      status: 'active',
      principalPaidCentavos: zeroCentavos,
      interestAccruedCentavos: zeroCentavos,
      interestPaidCentavos: zeroCentavos,
      lateChargeAccruedCentavos: zeroCentavos,
      lateChargePaidCentavos: zeroCentavos,
      penaltyFeeAccruedCentavos: zeroCentavos,
      penaltyFeePaidCentavos: zeroCentavos,
      accruedThroughOn: isFirstDayCharged ? disbursedOn : null,
      settledOn: null,
      customerCreditCentavos: negateCentavos(accountBalance(before, accounts.customerCredit)),
      extensionCount: 0,
      adjustments,
      ...feesToPay({ terms: loan.terms, adjustments }),
    },
    changes: changesIn(entries.slice(begunAt)),
  };
}

// A loan that was brought over begins with the figures it came with.
function historySinceOpening(loan: Loan, opening: Loan, entries: readonly JournalEntry[]): LoanHistory {
  const { broughtOver } = adjustmentsOf(loan);
  const kept = broughtOver === undefined ? {} : { broughtOver };
  const adjustments = { ...adjustmentsOf(opening), ...keptFacts(loan, []), ...kept };
  return { begun: { ...opening, adjustments }, changes: changesIn(entries) };
}

/** What was done by these entries, each on the day from which it counts. Units: centavos. Errors: none. Source: as above. */
export function changesIn(entries: readonly JournalEntry[]): readonly LoanChange[] {
  return entries.reduce<readonly LoanChange[]>(
    (known, entry) =>
      entry.kind === 'repayment-reversed'
        ? withoutPayment(known, entry)
        : changesOf(entry).reduce(withChange, known),
    [],
  );
}

function withoutPayment(known: readonly LoanChange[], entry: JournalEntry): readonly LoanChange[] {
  const left = withoutReference(known, entry.reference);
  if (left.length < known.length) return left;
  const taken = { kind: 'credit-taken', on: entry.businessOn, amountCentavos: amountOf(entry) } as const;
  return withChange(known, taken);
}

/** A history without what one payment did. Units: none. Errors: none. Source: as above. */
export function withoutReference(
  changes: readonly LoanChange[],
  reference: string | undefined,
): readonly LoanChange[] {
  return changes.filter((change) => !('reference' in change) || change.reference !== reference);
}

// Refunds of a credit from before the payout, which may follow one that the bank sent back, and facts that no entry tells.
function keptFacts(loan: Loan, before: readonly JournalEntry[]): Partial<LoanAdjustments> {
  const { payoutInQuestionCentavos, reopenedOn } = adjustmentsOf(loan);
  const sumOf = (kind: JournalEntry['kind']) =>
    sumCentavos(before.flatMap((entry) => (entry.kind === kind ? [amountOf(entry)] : [])));
  const refundedCentavos = subtractCentavos(sumOf('refund-confirmed'), sumOf('refund-returned'));
  const answered = addCentavos(sumOf('refund-confirmed'), sumOf('refund-failed'));
  const refundInFlightCentavos = subtractCentavos(sumOf('refund-requested'), answered);
  return {
    ...(refundedCentavos > 0 ? { refundedCentavos } : {}),
    ...(refundInFlightCentavos > 0 ? { refundInFlightCentavos } : {}),
    ...(payoutInQuestionCentavos === undefined ? {} : { payoutInQuestionCentavos }),
    ...askAfter(loan, before),
    ...(reopenedOn === undefined ? {} : { reopenedOn }),
  };
}

/**
 * Whether a loan can be done again from its journal: not where an entry holds money and correction in one, so that the money alone is
 * not told. Units: none. Errors: none. Source: as above.
 */
export function isToldByJournal(entries: readonly JournalEntry[]): boolean {
  return entries.every(({ kind }) => kind !== 'value-dated-repayment-received');
}

/** A history in which one more thing was known on its day, after all else of that day. Units: none. Errors: none. Source: as above. */
export function withChange(changes: readonly LoanChange[], change: LoanChange): readonly LoanChange[] {
  const index = changes.findIndex(({ on }) => on > change.on);
  return index === -1 ? [...changes, change] : changes.toSpliced(index, 0, change);
}

/**
 * Does a history again, charging through `throughOn`. What can no longer be done turns into what it leaves: the price of an
 * extension that is not needed counts as a repayment, and a waiver lets go of what is left of the charges.
 * Units: centavos. Errors: REFUND_ABOVE_CREDIT where money already sent back would not have been there.
 * Source: as above.
 */
export function replay(
  { begun, changes }: LoanHistory,
  throughOn: LocalDate,
  scope: CapScope,
): Result<Loan, 'REFUND_ABOVE_CREDIT'> {
  let loan = begun;
  for (const change of changes) {
    const next = redo(loan, change, scope);
    if (next === null) return refuse('REFUND_ABOVE_CREDIT', { on: change.on });
    loan = next;
  }
  return accept(accrueThrough(loan, throughOn).loan);
}

function redo(loan: Loan, change: LoanChange, scope: CapScope): Loan | null {
  const { on } = change;
  if (change.kind === 'waiver') {
    if (loan.status !== 'active') return loan;
    const accrued = accrueThrough(loan, on).loan;
    const without = withoutCharges(accrued, smallerCharges(change.charges, waivableCharges(accrued)));
    return settledWhenNothingIsOwed(without, on);
  }
  const { kind, amountCentavos } = change;
  if (kind === 'credit-taken') {
    const accrued = accrueThrough(loan, on).loan;
    const customerCreditCentavos = subtractCentavos(accrued.customerCreditCentavos, amountCentavos);
    return customerCreditCentavos < refundInFlight(loan) ? null : { ...accrued, customerCreditCentavos };
  }
  if (kind === 'credit-given') {
    const before = accrueThrough(loan, addDays(on, -1)).loan;
    const customerCreditCentavos = addCentavos(before.customerCreditCentavos, amountCentavos);
    return applyCredit(accrueThrough({ ...before, customerCreditCentavos }, on).loan, on).loan;
  }
  if (kind === 'refund-requested') {
    const requested = requestRefund(accrueThrough(loan, on).loan, { amountCentavos, on });
    return requested.ok ? requested.value.loan : null;
  }
  if (kind === 'refund-returned') {
    const returned = returnRefund(loan, { amountCentavos, on });
    return returned.ok ? returned.value.loan : null;
  }
  if (kind === 'refund-confirmed' || kind === 'refund-failed') {
    const answered = kind === 'refund-failed' ? failRefund(loan, { on }) : confirmRefund(loan, { on });
    return answered.ok ? answered.value.loan : null;
  }
  if (kind === 'extension') {
    const extended = extendDueDate(loan, { amountCentavos, on }, scope);
    if (extended.ok) return extended.value.loan;
  }
  const repaid = allocateRepayment(loan, { amountCentavos, on });
  return repaid.ok ? repaid.value.loan : loan;
}

/** The smaller of two sums of each charge. Units: centavos. Errors: none. Source: what is not owed cannot be let go. */
export function smallerCharges(left: WaivedCharges, right: WaivedCharges): WaivedCharges {
  return {
    interestCentavos: minCentavos(left.interestCentavos, right.interestCentavos),
    lateChargeCentavos: minCentavos(left.lateChargeCentavos, right.lateChargeCentavos),
    penaltyFeeCentavos: minCentavos(left.penaltyFeeCentavos, right.penaltyFeeCentavos),
    feeCentavos: minCentavos(left.feeCentavos, right.feeCentavos),
  };
}

function changesOf(entry: JournalEntry): readonly LoanChange[] {
  const { kind, reference } = entry;
  const on = entry.valueOn ?? entry.businessOn;
  const named = reference === undefined ? {} : { reference };
  switch (kind) {
    case 'repayment-received':
      return [{ kind: 'repayment', on, amountCentavos: amountOf(entry), ...named }];
    case 'due-date-extended':
      return [{ kind: 'extension', on, amountCentavos: amountOf(entry), ...named }];
    case 'refund-requested':
    case 'refund-confirmed':
    case 'refund-failed':
    case 'refund-returned':
      return [{ kind, on, amountCentavos: amountOf(entry) }];
    case 'credit-moved-away':
      return [{ kind: 'credit-taken', on, amountCentavos: amountOf(entry) }];
    case 'credit-moved-here':
      return [{ kind: 'credit-given', on, amountCentavos: amountOf(entry) }];
    case 'charges-waived':
    case 'coupon-used':
    case 'price-held': {
      const charges = {
        interestCentavos: posted(entry, accounts.interestIncome),
        lateChargeCentavos: posted(entry, accounts.lateChargeIncome),
        penaltyFeeCentavos: posted(entry, accounts.penaltyFeeIncome),
        feeCentavos: posted(entry, accounts.couponsAndWaivedFees),
      };
      // The reference of a plain waiver is its reason, which names no payment.
      return [{ kind: 'waiver', on, charges, ...(kind === 'charges-waived' ? {} : named) }];
    }
    // Charges follow from the days, credit applies itself, and a reversal is taken out before.
    case 'charges-corrected':
    case 'credit-applied':
    case 'disbursement-confirmed':
    case 'disbursement-failed':
    case 'disbursement-requested':
    case 'disbursement-reversed':
    case 'interest-accrued':
    case 'late-charge-accrued':
    case 'late-payout-counted':
    case 'late-payout-returned':
    case 'loan-brought-over':
    case 'loan-cancelled':
    case 'loan-written-off':
    case 'overdue-charges-reversed':
    case 'payout-paid-late':
    case 'penalty-fee-accrued':
    case 'recovery-received':
    case 'repayment-reversed':
    case 'value-dated-repayment-received':
      return [];
    default:
      return kind satisfies never;
  }
}

/** The money that an entry is about: what it debits in all. */
function amountOf({ postings }: JournalEntry): Centavos {
  return sumCentavos(postings.flatMap(({ amountCentavos }) => (amountCentavos > 0 ? [amountCentavos] : [])));
}

function posted({ postings }: JournalEntry, account: AccountCode): Centavos {
  return sumCentavos(
    postings.flatMap((posting) => (posting.account === account ? [posting.amountCentavos] : [])),
  );
}
