import { createHash } from 'node:crypto';
import { type LineFault, parseBookBorrower } from '@luwag/contract/book-line';
import { orderChanceDigits, orderNumberFrom } from '@luwag/contract/reference-numbers';
import { type SectionName, sectionNames } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { outstandingPrincipal } from '@luwag/loan-engine/loan/schedule';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Opening } from '../../ports/book-store.ts';
import type { LoanRow, SectionRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { sealSection } from '../customer-data/section-values.ts';
import { entryRows } from '../ledger/record-decision.ts';
import { checkSection } from '../profile/check-section.ts';
import { newCustomer } from '../session/open-customer.ts';
import type { BookTotals, ReadBorrower } from './book-line.ts';
import { loanOfLine } from './loan-of-line.ts';

export type LineContext = Pick<
  Context,
  'personalData' | 'randomness' | 'now' | 'addresses' | 'institutions' | 'products'
>;

/** A line that can be imported: how its borrower is opened, and by what they are known. */
export type BorrowerOfLine = {
  opening: Opening;
  documentIndex: Buffer;
  /** The order numbers that the file gives. */
  orderNumbers: readonly string[];
  totals: BookTotals;
};
type Read = { ok: true; value: BorrowerOfLine } | { ok: false; faults: readonly LineFault[] };

/** Reads one borrower with their loans, or everything that is wrong with them. */
export function borrowerOfLine(context: LineContext, value: unknown): Read {
  const parsed = parseBookBorrower(value);
  if (!parsed.ok) return parsed;
  const read = parsed.value as ReadBorrower;
  const customerId = idOf(read.reference);
  const sections = checkedSections(context, read);
  const loans = checkedLoans(context, customerId, read);
  const faults = [...sections.faults, ...loans.faults];
  if (faults.length > 0) return { ok: false, faults };
  const { language, phone, since, lockedAt } = read;
  const rows = sections.checked.map(([section, values]) => sectionRow(context, customerId, section, values));
  const opening: Opening = {
    customer: {
      ...newCustomer(context.personalData, {
        customerId,
        createdAt: Date.parse(since),
        // Who never logs in here is kept as long as somebody who came today.
        lastSeenAt: context.now(),
        language,
        phone,
      }),
      lockedAt: lockedAt === undefined ? null : Date.parse(lockedAt),
    },
    changes: {
      sections: rows,
      loans: loans.rows,
      entries: entryRows(context, customerId, loans.entries),
    },
  };
  const documentIndex = rows.find(({ section }) => section === 'identity')?.uniqueIndex;
  if (documentIndex === undefined || documentIndex === null) throw new Error('an identity has a document');
  const principal = loans.rows.map((loan) => outstandingPrincipal(loan));
  return {
    ok: true,
    value: {
      opening,
      documentIndex,
      orderNumbers: read.loans.flatMap(({ orderNumber }) => (orderNumber === undefined ? [] : [orderNumber])),
      totals: {
        borrowers: 1,
        loans: loans.rows.length,
        principalCentavos: principal.reduce((sum, one) => sum + one, 0),
      },
    },
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id that a reference always leads to; a reference that is an id, as an export writes it, is that id. */
function idOf(reference: string, within = ''): string {
  if (uuid.test(reference)) return reference;
  const hash = createHash('sha256').update(`book|${within}|${reference}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

type CheckedSection = readonly [SectionName, DraftValues];

function checkedSections(context: LineContext, { sections, phone }: ReadBorrower) {
  const faults: LineFault[] = [];
  const checked: CheckedSection[] = [];
  for (const section of sectionNames) {
    const values = sections[section];
    if (values === undefined) continue;
    const outcome = checkSection(context, section, values, phone, 'book');
    if (outcome.ok) checked.push([section, outcome.values]);
    else
      faults.push(
        ...outcome.failures.map(({ path, code }) => ({ field: `sections.${section}.${path}`, code })),
      );
  }
  return { faults, checked };
}

function checkedLoans(context: LineContext, customerId: string, { reference, loans }: ReadBorrower) {
  const faults: LineFault[] = [];
  const rows: LoanRow[] = [];
  const entries: JournalEntry[] = [];
  const on = manilaDateOf(context.now());
  for (const [index, read] of loans.entries()) {
    const loanId = idOf(read.reference, reference);
    if (rows.some((row) => row.loanId === loanId))
      faults.push({ field: `loans.${index}.reference`, code: 'used_twice' });
    const taken = loanOfLine(context, { customerId, loanId }, read, on);
    if (taken.ok) {
      const orderNumber = read.orderNumber ?? orderNumberFrom(context.randomness.digits(orderChanceDigits));
      rows.push({ ...taken.loan, orderNumber });
      entries.push(...taken.entries);
    } else faults.push({ ...taken.fault, field: `loans.${index}.${taken.fault.field}` });
  }
  const open = rows.filter((row) => row.status === 'active' && row.adjustments?.reopenedOn === undefined);
  if (open.length > 1) faults.push({ field: 'loans', code: 'more_than_one_runs' });
  return { faults, rows, entries };
}

function sectionRow(
  { personalData, now }: LineContext,
  customerId: string,
  section: SectionName,
  values: DraftValues,
): SectionRow {
  const document = `${values['idType'] ?? ''}|${values['idNumber'] ?? ''}`;
  return {
    customerId,
    section,
    valuesSealed: sealSection(personalData, { customerId, section }, values),
    step: 0,
    isComplete: true,
    uniqueIndex: section === 'identity' ? personalData.blindIndex('id-number', document) : null,
    savedAt: now(),
  };
}
