import type { BookHeader } from '@luwag/contract/book-line';
import type { ProductCatalogue } from '@luwag/loan-engine/pricing/product-catalogue';
import type { BookStore, Held, KnownInBook } from '../../ports/book-store.ts';
import { addTotals, type BookFault, type BookTotals, noTotals } from './book-line.ts';
import { type BookLine, type BookSource, batchesOf } from './book-source.ts';
import { broughtProducts } from './brought-products.ts';
import { type BorrowerOfLine, borrowerOfLine, type LineContext } from './borrower-of-line.ts';

export type BookContext = LineContext & { bookStore: BookStore };

export type CheckedBook = {
  totals: BookTotals;
  /** Borrowers of the file who are in the database already. */
  isThere: number;
  faults: readonly BookFault[];
  /** How many faults there are, where not all of them are told. */
  faultCount: number;
  /** Versions of products that the file has and the database has not. */
  missingProducts: ProductCatalogue;
};

/** A file of another kind would else tell a fault for each of its lines. */
const mostFaults = 1_000;

type Numbered = BorrowerOfLine & { line: number };

/** Reads a whole book and tells everything that is wrong with it. Nothing is kept. */
export async function checkBook(given: BookContext, source: BookSource): Promise<CheckedBook> {
  let context = given;
  let missingProducts: ProductCatalogue = [];
  const faults: BookFault[] = [];
  let faultCount = 0;
  let totals = noTotals;
  let isThere = 0;
  const tell = (fault: BookFault): void => {
    faultCount += 1;
    if (faults.length < mostFaults) faults.push(fault);
  };
  const seen = createSeen(tell);
  const onHeader = (header: BookHeader | null): void => {
    if (header === null) return tell({ line: 1, field: 'format', code: 'format_unknown' });
    const known = given.products.catalogue();
    const brought = broughtProducts(known, header);
    for (const fault of brought.faults) tell({ line: 1, ...fault });
    missingProducts = brought.missing;
    const catalogue = [...known, ...missingProducts];
    context = { ...given, products: { ...given.products, catalogue: () => catalogue } };
  };
  for await (const lines of batchesOf(source, onHeader)) {
    const read = lines.flatMap((line) => readLine(context, line, tell));
    for (const borrower of read) {
      seen(borrower);
      totals = addTotals(totals, borrower.totals);
    }
    const known = await knownOf(context.bookStore, read);
    isThere += known.customers.length;
    for (const fault of faultsWithKnown(read, known)) tell(fault);
  }
  return { totals, isThere, faults, faultCount, missingProducts };
}

function readLine(
  context: LineContext,
  { line, value, unreadable }: BookLine,
  tell: (fault: BookFault) => void,
): readonly Numbered[] {
  if (unreadable !== undefined) {
    tell({ line, field: 'line', code: unreadable });
    return [];
  }
  const read = borrowerOfLine(context, value);
  if (read.ok) return [{ ...read.value, line }];
  for (const fault of read.faults) tell({ line, ...fault });
  return [];
}

/** Who stands in the file twice. Of each borrower only marks are held. */
function createSeen(tell: (fault: BookFault) => void): (borrower: Numbered) => void {
  const marks = new Set<string>();
  return ({ line, opening, documentIndex, orderNumbers }) => {
    const { customerId, phoneIndex } = opening.customer;
    const loanIds = (opening.changes.loans ?? []).map(({ loanId }) => loanId);
    const own: readonly (readonly [string, string])[] = [
      ['reference', customerId],
      ['phone', `phone ${phoneIndex.toString('base64')}`],
      ['sections.identity.idNumber', `document ${documentIndex.toString('base64')}`],
      ...loanIds.map((id) => ['loans.reference', id] as const),
      ...orderNumbers.map((number) => ['loans.orderNumber', `number ${number}`] as const),
    ];
    for (const [field, mark] of own) {
      if (marks.has(mark)) tell({ line, field, code: 'used_twice' });
      marks.add(mark);
    }
  };
}

/** What the database knows of these borrowers. */
export function knownOf(bookStore: BookStore, read: readonly BorrowerOfLine[]): Promise<KnownInBook> {
  return bookStore.known({
    customerIds: read.map(({ opening }) => opening.customer.customerId),
    phoneIndexes: read.map(({ opening }) => opening.customer.phoneIndex),
    documentIndexes: read.map(({ documentIndex }) => documentIndex),
    orderNumbers: read.flatMap(({ orderNumbers }) => orderNumbers),
  });
}

const owners = (held: readonly Held<Buffer>[]): ReadonlyMap<string, string> =>
  new Map(held.map(({ key, customerId }) => [key.toString('base64'), customerId] as const));

function faultsWithKnown(read: readonly Numbered[], known: KnownInBook): readonly BookFault[] {
  const phones = owners(known.phones.filter(({ bareVersion }) => bareVersion === null));
  const documents = owners(known.documents);
  const numbers = new Map(known.orderNumbers.map(({ key, customerId }) => [key, customerId] as const));
  const customers = new Map(
    known.customers.map(({ customerId, phoneIndex }) => [customerId, phoneIndex] as const),
  );
  return read.flatMap(({ line, opening, documentIndex, orderNumbers }) => {
    const { customerId, phoneIndex } = opening.customer;
    const isOthers = (owner: string | undefined): boolean => owner !== undefined && owner !== customerId;
    const knownPhone = customers.get(customerId);
    const fields = [
      // Under this reference another phone was imported.
      ...(knownPhone !== undefined && !knownPhone.equals(phoneIndex) ? ['reference'] : []),
      ...(isOthers(phones.get(phoneIndex.toString('base64'))) ? ['phone'] : []),
      ...(isOthers(documents.get(documentIndex.toString('base64'))) ? ['sections.identity.idNumber'] : []),
      ...(orderNumbers.some((number) => isOthers(numbers.get(number))) ? ['loans.orderNumber'] : []),
    ];
    return fields.map((field) => ({ line, field, code: 'already_there' }));
  });
}
