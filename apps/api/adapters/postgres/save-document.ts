import type { Changes, CustomerRow, CustomerSnapshot, EntryRow } from '../../ports/customer-store.ts';
import type { Job } from '../../ports/job.ts';
import type { LenderStepAnswered } from '../../ports/lender-steps.ts';
import type { StoredAnswer } from '../../ports/save-outcome.ts';
import type { LoanEventRow } from '../../ports/loan-events.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import { entriesToRows, lenderEntryToRow, withNextDue } from './ledger-rows.ts';
import { lenderAnswerToRow } from './lender-steps.ts';
import { toCamel, toRow, toSnake } from './row-mapping.ts';
import { type WrittenTable, writtenTables } from './written-tables.ts';

/** What `save_customer` takes: lists of rows by name, each row with its `customer_id`, so that several can be joined. */
export type SaveDocument = Readonly<Record<string, readonly object[]>>;

export type SaveRequest = {
  customerId: string;
  expectedVersion: number;
  changes: Changes;
  answer?: StoredAnswer;
  /** What the decision saw. Of a row in it only the columns that may change are sent, and nothing where none did. */
  loaded?: Partial<CustomerSnapshot>;
};

type Row = Readonly<Record<string, unknown>>;

/** The document of one write to a customer who exists. */
export function saveDocument({
  customerId,
  expectedVersion,
  changes,
  answer,
  loaded,
}: SaveRequest): SaveDocument {
  return {
    customers: [{ customer_id: customerId, expected_version: expectedVersion }],
    ...changedRows(customerId, changes, loaded),
    ...(answer === undefined ? {} : { answers: [toRow({ ...answer, customerId })] }),
  };
}

/** The document of a new customer. */
export function openDocument(customer: CustomerRow, changes: Changes): SaveDocument {
  return { new_customers: [toRow(customer)], ...changedRows(customer.customerId, changes) };
}

/** One document of several. */
export function joinedDocument(documents: readonly SaveDocument[]): SaveDocument {
  const joined: Record<string, object[]> = {};
  for (const document of documents) {
    for (const [name, rows] of Object.entries(document)) (joined[name] ??= []).push(...rows);
  }
  return joined;
}

function changedRows(customerId: string, changes: Changes, loaded: SaveRequest['loaded'] = {}): SaveDocument {
  const owned = (row: object): object => ({ ...toRow(row), customer_id: customerId });
  const lists: Record<string, readonly object[]> = {};
  for (const [name, value] of Object.entries(changes)) {
    if (Array.isArray(value) && value.length === 0) continue;
    if (name in writtenTables) {
      const part = name as keyof typeof writtenTables;
      const known: unknown = loaded[part as keyof CustomerSnapshot];
      if (part === 'loans') {
        Object.assign(lists, tableRows(part, listOf(value).map(withNextDue), listOf(known).map(withNextDue)));
        Object.assign(lists, tableRows('loanBalances', listOf(value), listOf(known)));
      } else Object.assign(lists, tableRows(part, listOf(value), listOf(known)));
    } else Object.assign(lists, otherRows(name, value, owned));
  }
  return lists;
}

/** What is no row of one table, or of one that is written in a way of its own. */
function otherRows(name: string, value: unknown, owned: (row: object) => object): SaveDocument {
  switch (name) {
    case 'customer':
      return { customer_changes: [owned(value as object)] };
    case 'erasure':
      return { erasures: [owned(value as object)] };
    case 'messageRead':
      return { messages_read: [owned(value as object)] };
    case 'entries':
      return entriesToRows(value as readonly EntryRow[]);
    case 'audits':
      return {
        audits: (value as readonly AuditEntry[]).map((audit) =>
          owned({ ...audit, at: new Date(audit.at).toISOString() }),
        ),
      };
    case 'jobs':
      return { jobs: (value as readonly Job[]).map(owned) };
    case 'collectedMoney':
      return { collected_money: (value as readonly object[]).map(owned) };
    case 'loanEvents':
      return { loan_events: (value as readonly LoanEventRow[]).map(owned) };
    case 'lenderAnswers':
      return {
        lender_answers: (value as readonly LenderStepAnswered[]).map((row) => owned(lenderAnswerToRow(row))),
      };
    case 'freedReferences':
      return { freed_references: (value as readonly object[]).map(owned) };
    case 'misapplied':
      return {
        misapplied: (value as NonNullable<Changes['misapplied']>).map(({ item, entry }) =>
          owned({ item: toRow(item), entry: lenderEntryToRow(entry) }),
        ),
      };
    case 'endedPushes':
      return { ended_pushes: (value as readonly object[]).map(owned) };
    default:
      throw new Error(`nothing is known of how ${name} are saved`);
  }
}

/** Rows that may be new, and rows that were loaded and have changed. */
function tableRows(
  part: keyof typeof writtenTables,
  rows: readonly Row[],
  known: readonly Row[],
): Record<string, readonly object[]> {
  const table: WrittenTable = writtenTables[part];
  const columns = columnsOf(table);
  const news: object[] = [];
  const updates: object[] = [];
  for (const row of rows) {
    const before = known.find((other) => columns.key.every((field) => other[field] === row[field]));
    if (before === undefined) news.push(toRow(picked(row, columns.all)));
    else if (columns.updated.some((field) => !Object.is(before[field], row[field]))) {
      updates.push(toRow(picked(row, [...columns.key, ...columns.updated])));
    }
  }
  const name = toSnake(part);
  return {
    ...(news.length === 0 ? {} : { [name]: news }),
    ...(updates.length === 0 ? {} : { [`${name}_updated`]: updates }),
  };
}

const picked = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

type Columns = { key: readonly string[]; updated: readonly string[]; all: readonly string[] };
const knownColumns = new Map<WrittenTable, Columns>();

function columnsOf(table: WrittenTable): Columns {
  const known = knownColumns.get(table);
  if (known !== undefined) return known;
  const [key, updated] = [table.key.map(toCamel), table.updated.map(toCamel)];
  const columns = { key, updated, all: [...key, ...table.inserted.map(toCamel), ...updated] };
  knownColumns.set(table, columns);
  return columns;
}

const listOf = (value: unknown): readonly Row[] => {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]) as readonly Row[];
};
