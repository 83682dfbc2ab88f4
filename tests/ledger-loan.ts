import { randomBytes } from 'node:crypto';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { Decision } from '@luwag/loan-engine/life/decision';
import { confirmDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { bookLoan } from '@luwag/loan-engine/life/book-loan';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { type LoanProduct, mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { type Quote, quote } from '@luwag/loan-engine/pricing/quote';
import type { Result } from '@luwag/loan-engine/result';
import { createRandomness } from '../apps/api/adapters/randomness/randomness.ts';
import { createCustomerStore } from '../apps/api/adapters/postgres/customer-store.ts';
import type { Queryable } from '../apps/api/adapters/postgres/database.ts';
import { firstSettings } from '../apps/api/use-cases/settings/own-settings.ts';
import type { EntryRow, LoanRow } from '../apps/api/ports/customer-store.ts';

/* Loans by the engine, kept by the product's own store, without the way of a borrower through the screens. */

/** A loan on its way through life, with all that was booked for it. */
export type LedgerLoan = {
  customerId: string;
  loanId: string;
  quote: Quote;
  loan: Loan;
  entries: readonly JournalEntry[];
};

export type LoanWish = {
  amountCentavos?: number;
  termDays?: number;
  disbursedOn?: LocalDate;
  product?: LoanProduct;
};

const recordedAt = Date.UTC(2026, 10, 21);
/** The day on which these loans begin, where no other is asked for. */
export const firstDay = localDate('2026-11-21');
/** So many days after it. */
export const day = (count: number): LocalDate => addDays(firstDay, count);
const randomness = createRandomness({ now: () => recordedAt });

/** A loan that was agreed and waits for its payout. */
export function bookedLoan(wish: LoanWish = {}): LedgerLoan {
  const { product = mainProduct, disbursedOn = firstDay, termDays = 30 } = wish;
  const amountCentavos = centavos(wish.amountCentavos ?? 500_000);
  const ids = { customerId: randomness.orderedUuid(), loanId: randomness.orderedUuid() };
  const priced = accepted(quote(product, { amountCentavos, termDays, disbursedOn }));
  const { loan } = accepted(bookLoan({ ...ids, product, quote: priced }));
  return { ...ids, quote: priced, loan, entries: [] };
}

/** A loan that was paid out, its first day accrued. */
export function begunLoan(wish: LoanWish = {}): LedgerLoan {
  const { disbursedOn = firstDay } = wish;
  const booked = bookedLoan(wish);
  const requested = next(booked, accepted(requestDisbursement(booked.loan, disbursedOn)));
  const begun = next(requested, accepted(confirmDisbursement(requested.loan, disbursedOn)));
  return next(begun, accrueThrough(begun.loan, disbursedOn));
}

/** The loan after one more decision. */
export function next(ledgerLoan: LedgerLoan, { loan, entries }: Decision): LedgerLoan {
  return { ...ledgerLoan, loan, entries: [...ledgerLoan.entries, ...entries] };
}

/** The value of a result that a test does not expect to be refused. */
export function accepted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** Opens a customer with this loan. */
export async function keepLoan(database: Queryable, ledgerLoan: LedgerLoan): Promise<LedgerLoan> {
  const store = createCustomerStore(database);
  const { customerId } = ledgerLoan;
  const customer = {
    customerId,
    version: 0,
    createdAt: recordedAt,
    phoneIndex: randomBytes(16),
    phoneSealed: Buffer.from([1]),
    language: 'en-US' as const,
    limitCentavos: centavos(8_000_000),
    reapplyOn: null,
    logInConsents: [],
    erasedAt: null,
    installedAt: null,
    facebookBoundAt: null,
    deviceGeneration: 0,
    lockedAt: null,
    lastSeenAt: recordedAt,
    keepingCheckOn: null,
    adConsent: null,
    recordsUntilOn: null,
    ...firstSettings,
  };
  const changes = { loans: [loanRowOf(ledgerLoan)], entries: entryRowsOf(ledgerLoan) };
  if ((await store.open(customer, changes)) !== 'saved') throw new Error('the customer exists already');
  return ledgerLoan;
}

/** A new customer with a new loan. */
export function addLoan(database: Queryable, wish: LoanWish = {}): Promise<LedgerLoan> {
  return keepLoan(database, begunLoan(wish));
}

export function loanRowOf({ loan, quote: priced, loanId }: LedgerLoan): LoanRow {
  return { ...loan, quote: priced, orderNumber: `261121-${loanId.slice(-12)}`, acceptedAt: recordedAt };
}

export function entryRowsOf({ customerId, entries }: LedgerLoan): EntryRow[] {
  return entries.map((entry) => ({ ...entry, customerId, entryId: randomness.orderedUuid(), recordedAt }));
}
