// What people did on a loan since its payout can be read from its journal in order and done again from the beginning, which gives the same loan.
// Source: append-only ledger (nothing is edited, so the past is all there); what a day charges follows from the days and is not part of it.
import { accounts, type AccountCode } from '../ledger/accounts.ts';
import { loanBalances } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import type { WaivedCharges } from '../ledger/post-waiver.ts';
import type { LocalDate } from '../money/local-date.ts';
import {
  negateCentavos,
  smallerCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { extendDueDate } from './extend-due-date.ts';
import { originalContract } from './hardship-plan.ts';
import { adjustmentsOf, noAdjustments } from './loan-adjustments.ts';
import type { Loan } from './loan.ts';
import { allocateRepayment } from './repayment.ts';
import { feesToPay } from './schedule.ts';
import { waivableCharges, withoutCharges } from './waive-charges.ts';

/** One thing done on a loan. Amounts in centavos. */
export type LoanChange =
  | {
      readonly kind: 'repayment' | 'extension' | 'refund';
      readonly on: LocalDate;
      readonly amountCentavos: Centavos;
    }
  | { readonly kind: 'waiver'; readonly on: LocalDate; readonly charges: WaivedCharges };

/** A loan as its payout began it, and what was done on it since, oldest first. */
export type LoanHistory = { readonly begun: Loan; readonly changes: readonly LoanChange[] };

/**
 * Reads a loan's history from its journal; repayments with an earlier value date stand where their value date puts them.
 * Units: centavos. Errors: none; `loan` is one whose payout is confirmed and `entries` are all of its entries, oldest first.
 * Source: as above.
 */
export function historyOf(loan: Loan, disbursedOn: LocalDate, entries: readonly JournalEntry[]): LoanHistory {
  const begunAt = entries.findLastIndex(({ kind }) => kind === 'disbursement-confirmed');
  const before = entries.slice(0, begunAt);
  const isFirstDayCharged = before.some(
    (entry) => entry.kind === 'interest-accrued' && entry.businessOn === disbursedOn,
  );
  const changes = entries.slice(begunAt).flatMap(changeOf);
  const valueDated = adjustmentsOf(loan).valueDatedRepayments ?? [];
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
      customerCreditCentavos: negateCentavos(loanBalances(before)[accounts.customerCredit]),
      extensionCount: 0,
      adjustments: noAdjustments,
      ...feesToPay({ terms: loan.terms, adjustments: noAdjustments }),
    },
    changes: valueDated.reduce<readonly LoanChange[]>(
      (known, { valueOn, amountCentavos }) =>
        withChange(known, { kind: 'repayment', on: valueOn, amountCentavos }),
      changes,
    ),
  };
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
    return withoutCharges(accrued, smallerCharges(change.charges, waivableCharges(accrued)));
  }
  const { amountCentavos } = change;
  if (change.kind === 'refund') {
    const customerCreditCentavos = subtractCentavos(loan.customerCreditCentavos, amountCentavos);
    return customerCreditCentavos < 0 ? null : { ...loan, customerCreditCentavos };
  }
  if (change.kind === 'extension') {
    const extended = extendDueDate(loan, { amountCentavos, on }, scope);
    if (extended.ok) return extended.value.loan;
  }
  const repaid = allocateRepayment(loan, { amountCentavos, on });
  return repaid.ok ? repaid.value.loan : loan;
}

/** The smaller of two sums of each charge. Units: centavos. Errors: none. Source: what is not owed cannot be let go. */
export function smallerCharges(left: WaivedCharges, right: WaivedCharges): WaivedCharges {
  return {
    interestCentavos: smallerCentavos(left.interestCentavos, right.interestCentavos),
    lateChargeCentavos: smallerCentavos(left.lateChargeCentavos, right.lateChargeCentavos),
    penaltyFeeCentavos: smallerCentavos(left.penaltyFeeCentavos, right.penaltyFeeCentavos),
    feeCentavos: smallerCentavos(left.feeCentavos, right.feeCentavos),
  };
}

function changeOf(entry: JournalEntry): readonly LoanChange[] {
  const on = entry.businessOn;
  const posted = (account: AccountCode) =>
    sumCentavos(
      entry.postings
        .filter((posting) => posting.account === account)
        .map((posting) => posting.amountCentavos),
    );
  if (entry.kind === 'repayment-received') {
    return [{ kind: 'repayment', on, amountCentavos: posted(accounts.collectionsClearing) }];
  }
  if (entry.kind === 'due-date-extended') {
    return [{ kind: 'extension', on, amountCentavos: posted(accounts.collectionsClearing) }];
  }
  if (entry.kind === 'refund-confirmed') {
    return [{ kind: 'refund', on, amountCentavos: posted(accounts.customerCredit) }];
  }
  if (entry.kind !== 'charges-waived' && entry.kind !== 'coupon-used') return [];
  const charges = {
    interestCentavos: posted(accounts.interestIncome),
    lateChargeCentavos: posted(accounts.lateChargeIncome),
    penaltyFeeCentavos: posted(accounts.penaltyFeeIncome),
    feeCentavos: posted(accounts.couponsAndWaivedFees),
  };
  return [{ kind: 'waiver', on, charges }];
}
