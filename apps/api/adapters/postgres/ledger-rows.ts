import { isAccrualKind } from '@luwag/loan-engine/ledger/posting';
import { nextDue } from '@luwag/loan-engine/loan/schedule';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { EntryRow, LoanRow } from '../../ports/customer-store.ts';
import type { LenderEntryRow } from '../../ports/suspense.ts';
import { fromRow, toRow } from './row-mapping.ts';

/*
 * The ledger's rows. What a day charges is a row of accrual and every other entry one of journal_entry, with its lines as
 * two arrays. A loan is a row of loan, and its running totals are one of loan_balance.
 */

type Json = Record<string, unknown>;

/** What a day or a payment changes about a loan, with the principal that bounds it. */
export const loanBalanceFields = {
  key: ['customerId', 'loanId'],
  inserted: ['principalCentavos'],
  updated: [
    'principalPaidCentavos',
    'interestAccruedCentavos',
    'interestPaidCentavos',
    'lateChargeAccruedCentavos',
    'lateChargePaidCentavos',
    'penaltyFeeAccruedCentavos',
    'penaltyFeePaidCentavos',
    'customerCreditCentavos',
    'accruedThroughOn',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof LoanRow)[]>>;

export type LoanBalanceField = (typeof loanBalanceFields)[keyof typeof loanBalanceFields][number];
type TotalField = Exclude<LoanBalanceField, (typeof loanBalanceFields)['key'][number]>;
export type LoanBalanceRow = Pick<LoanRow, LoanBalanceField>;
/** A loan without its running totals, with the day by which late loans are found. */
export type LoanOwnRow = Omit<LoanRow, TotalField> & { nextDueOn: LocalDate | null };

/** Adds the day that the engine names: payments settle the installments in their order, so no statement finds it. */
export function withNextDue<Row extends object>(loan: Row): Row & { nextDueOn: LocalDate | null } {
  return { ...loan, nextDueOn: nextDue(loan as Row & LoanRow)?.dueOn ?? null };
}

/** Divides entries into those of the journal and accruals; a part without rows is left out. */
export function entriesToRows(entries: readonly EntryRow[]): Readonly<Record<string, readonly Json[]>> {
  const accruals = entries.filter(({ kind }) => isAccrualKind(kind));
  const others = entries.filter(({ kind }) => !isAccrualKind(kind));
  return {
    ...(others.length === 0 ? {} : { entries: others.map(entryToRow) }),
    ...(accruals.length === 0 ? {} : { accruals: accruals.map(accrualToRow) }),
  };
}

/** The engine names the kinds that an entry takes back; which entry that is, the database finds. */
function entryToRow({ reversalOf, postings, ...entry }: EntryRow): Json {
  return toRow({
    ...entry,
    ...(reversalOf === undefined ? {} : { reversedKinds: reversalOf }),
    accounts: postings.map(({ account }) => account),
    amountsCentavos: postings.map(({ amountCentavos }) => amountCentavos),
  });
}

/** An accrual debits and credits by its kind. It names nothing and takes nothing back. */
function accrualToRow(entry: EntryRow): Json {
  const { postings, reference, reversalOf, valueOn, ...accrual } = entry;
  const [debit, ...others] = postings;
  const isPlain = reference === undefined && reversalOf === undefined && valueOn === undefined;
  if (debit === undefined || others.length !== 1 || !isPlain) {
    throw new Error(`an entry of kind ${entry.kind} holds more than an accrual can`);
  }
  return toRow({ ...accrual, amountCentavos: debit.amountCentavos });
}

/** The postings of an entry, whose row has them as a list of accounts and one of amounts. */
export function postingsOf<Account, Amount>(accounts: readonly Account[], amounts: readonly Amount[]) {
  return accounts.map((account, line) => ({ account, amountCentavos: amounts[line] as Amount }));
}

/** The entry of the engine that a row of either table is. */
export function entryFromRow(row: Json): Json {
  const {
    accounts,
    amounts_centavos: amounts,
    reversed_kinds: reversalOf,
    value_on: valueOn,
    is_after_close: _isAfterClose,
    ...entry
  } = row;
  return {
    ...fromRow(entry),
    postings: postingsOf(accounts as string[], amounts as number[]),
    ...(reversalOf === null ? {} : { reversalOf }),
    ...(valueOn === null ? {} : { valueOn }),
  };
}

/** An entry of the lender's own books, as `book_lender_entry` takes it. */
export function lenderEntryToRow({ postings, ...entry }: LenderEntryRow): Json {
  return toRow({
    ...entry,
    accounts: postings.map(({ account }) => account),
    amountsCentavos: postings.map(({ amountCentavos }) => amountCentavos),
  });
}
