import type { BookHeader } from '@luwag/contract/book-line';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { KnownInBook, Opening, Replaced } from '../../ports/book-store.ts';
import type { Changes } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { AuditEntry, StaffStore } from '../../ports/staff-store.ts';
import { type AccrualContext, postAccruals } from '../close-of-business/post-accruals.ts';
import { addTotals, type BookFault, type BookTotals, noTotals, pesosOf } from './book-line.ts';
import { type BookLine, type BookSource, batchesOf } from './book-source.ts';
import { type BorrowerOfLine, borrowerOfLine } from './borrower-of-line.ts';
import { type BookContext, checkBook, knownOf } from './check-book.ts';

export type ImportContext = BookContext & AccrualContext & { staff: Pick<StaffStore, 'audit'> };

/** Control totals that the lender demands of the file. */
export type DemandedTotals = Partial<BookTotals>;

export type ImportedBook =
  | { ok: true; totals: BookTotals; imported: BookTotals; isThere: number }
  | { ok: false; faults: readonly BookFault[]; faultCount: number }
  | { ok: false; differs: keyof BookTotals; totals: BookTotals };

/** More tries mean that somebody else opens the same people. */
const mostTries = 5;

/**
 * Checks a whole book and, where nothing is wrong with it, opens the borrowers who are missing, a batch in one transaction.
 * A run that was cut off goes on by another run of the same file. Errors: a file that changes meanwhile, or people who were opened by
 * somebody else meanwhile, end the run with what was imported so far kept.
 */
export async function importBook(
  context: ImportContext,
  source: BookSource,
  options: { demanded: DemandedTotals; isCheckOnly: boolean; onProgress: (imported: BookTotals) => void },
): Promise<ImportedBook> {
  const { totals, faults, faultCount, isThere, missingProducts } = await checkBook(context, source);
  if (faultCount > 0) return { ok: false, faults, faultCount };
  const differs = (Object.keys(options.demanded) as (keyof BookTotals)[]).find(
    (name) => options.demanded[name] !== undefined && options.demanded[name] !== totals[name],
  );
  if (differs !== undefined) return { ok: false, differs, totals };
  if (options.isCheckOnly) return { ok: true, totals, imported: noTotals, isThere };
  await context.staff.audit(auditOf(context, 'book-import-begun', totals));
  if (missingProducts.length > 0) await context.products.bringOver(missingProducts);
  const imported = await openBook(context, source, options.onProgress);
  await chargeToday(context);
  await context.staff.audit(auditOf(context, 'book-imported', imported));
  return { ok: true, totals, imported, isThere };
}

/** Where today's close has been, tomorrow's would be the first to charge the loans, and until then their ledger would lag behind what they owe. */
async function chargeToday(context: ImportContext): Promise<void> {
  const on = manilaDateOf(context.now());
  const close = await context.closes.find(on);
  if ((close?.accruedAt ?? null) !== null) await postAccruals(context, on);
}

function refuseOtherFormat(header: BookHeader | null): void {
  if (header === null) throw new Error('the book changed while it was imported');
}

/** Opens the borrowers of a book who are missing, without a look at the whole of it before. */
export async function openBook(
  context: BookContext,
  source: BookSource,
  onProgress: (imported: BookTotals) => void,
): Promise<BookTotals> {
  let imported = noTotals;
  for await (const lines of batchesOf(source, refuseOtherFormat)) {
    imported = addTotals(imported, await openBatch(context, lines));
    onProgress(imported);
  }
  await context.bookStore.listForPartners();
  return imported;
}

/** Order numbers that are drawn may be another loan's, and then are drawn again. */
async function openBatch(context: BookContext, lines: readonly BookLine[]): Promise<BookTotals> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const read = lines.map((line) => readAgain(context, line));
    const known = await knownOf(context.bookStore, read);
    const there = new Set(known.customers.map(({ customerId }) => customerId));
    const missing = read.filter(({ opening }) => !there.has(opening.customer.customerId));
    const openings = missing.map(({ opening }) => opening);
    const saved = await context.bookStore.open(openings, replacedBy(context, openings, known));
    if (saved === 'saved') return missing.map(({ totals }) => totals).reduce(addTotals, noTotals);
  }
  const [first, last] = [lines[0]?.line, lines.at(-1)?.line];
  throw new Error(`somebody else opens the borrowers of lines ${first} to ${last}; import the file again`);
}

function readAgain(context: BookContext, { line, value }: BookLine): BorrowerOfLine {
  const read = borrowerOfLine(context, value);
  if (!read.ok) throw new Error(`line ${line} changed while the book was imported`);
  return read.value;
}

/** Borrowers who logged in before their line was imported have an account with nothing in it. It is erased, and they log in again. */
function replacedBy(
  { personalData, randomness, now }: BookContext,
  openings: readonly Opening[],
  { phones }: KnownInBook,
): readonly Replaced[] {
  const opened = new Set(openings.map(({ customer }) => customer.phoneIndex.toString('base64')));
  return phones.flatMap(({ key, customerId, bareVersion }) => {
    if (bareVersion === null || !opened.has(key.toString('base64'))) return [];
    const at = now();
    const phoneSealed = personalData.seal(sealPlaces.phone(customerId), '');
    const audit = { auditId: randomness.orderedUuid(), at, staffId: null, customerId };
    const changes: Changes = {
      erasure: { phoneSealed, erasedAt: at, recordsUntilOn: null },
      audits: [{ ...audit, action: 'bare-account-replaced' }],
    };
    return [{ customerId, expectedVersion: bareVersion, changes }];
  });
}

function auditOf(
  { randomness, now }: ImportContext,
  action: Extract<AuditEntry['action'], `book-import${string}`>,
  { borrowers, loans, principalCentavos }: BookTotals,
): AuditEntry {
  return {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId: null,
    action,
    detail: {
      borrowers: String(borrowers),
      loans: String(loans),
      principal: pesosOf(principalCentavos),
    },
  };
}
