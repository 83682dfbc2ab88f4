import { entryFromRow } from '../../../apps/api/adapters/postgres/ledger-rows.ts';
import type { lenderAnswerToRow } from '../../../apps/api/adapters/postgres/lender-steps.ts';
import { fromRow, toCamel } from '../../../apps/api/adapters/postgres/row-mapping.ts';
import type { CustomerRow } from '../../../apps/api/ports/customer-store.ts';
import { type WrittenTable, writtenTables } from '../../../apps/api/adapters/postgres/written-tables.ts';
import { answerStep, holdMisapplied } from './lender-steps.ts';
import { broken, checkAlone, checkEntry, checkOnce, checkRow } from './rules.ts';
import type { Row, Tables } from './tables.ts';

/** What one write of a customer keeps: the document that `save_customer` takes, with its values as JSON has them. */
export type Document = Readonly<Record<string, readonly Record<string, unknown>[]>>;

type Rows = readonly Row[];

/** Keeps all of a document. False: the customer was written meanwhile, and nothing is kept. */
export function writeDocument(tables: Tables, document: Document): boolean {
  const { new_customers: opened = [], customers = [], ...parts } = document;
  tables.add('customers', ...opened.map(fromRow));
  for (const { customer_id: customerId, expected_version: version } of customers)
    if (!countVersion(tables, String(customerId), Number(version))) return false;
  // In the order of the function: what refuses first is told.
  for (const part of inOrder(Object.keys(parts))) writePart(tables, part, parts[part] ?? []);
  return true;
}

/** A row of the ledger's own is written after what it is about, and jobs at the end. */
const last = [
  'collected_money',
  'entries',
  'accruals',
  'papers',
  'messages',
  'loan_events',
  'audits',
  'jobs',
];
/** A payout that failed makes room for the one that takes its place. */
const first = 'payouts_updated';
/** What refuses first is told. */
const second = 'lender_answers';
const placeOf = (name: string): number => (name === first ? -3 : name === second ? -2 : last.indexOf(name));
const inOrder = (names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => placeOf(one) - placeOf(other));

function countVersion(tables: Tables, customerId: string, expected: number): boolean {
  const customers = tables.rows('customers');
  const customer = customers.find((one) => one.customerId === customerId);
  if (customer?.version !== expected) return false;
  tables.put(
    'customers',
    customers.map((one) => (one === customer ? { ...one, version: one.version + 1 } : one)),
  );
  return true;
}

function writePart(tables: Tables, part: string, documents: Document[string]): void {
  const name = toCamel(part.replace(/_updated$/, ''));
  const rows: Rows = documents.map(fromRow);
  switch (name) {
    case 'customerChanges':
      return changeCustomers(tables, rows);
    case 'answers':
    case 'collectedMoney':
      tables.add(name, ...rows);
      return checkOnce(tables, name, rows);
    case 'lenderAnswers':
      return answerSteps(tables, documents);
    case 'misapplied':
      return documents.forEach((row) => holdMisapplied(tables, row as Parameters<typeof holdMisapplied>[1]));
    case 'freedReferences':
      return freeReferences(tables, rows);
    case 'entries':
    case 'accruals':
      return addEntries(tables, documents);
    case 'messages':
      return tellOnce(tables, rows);
    case 'loanEvents':
      return addMissing(tables, name, 'eventId', rows);
    case 'audits':
      return tables.add(name, ...rows);
    case 'jobs':
      return tables.add(
        'outbox',
        ...rows.map((row) => ({ ...row, afterMs: Number(row['afterSeconds'] ?? 0) * 1_000 })),
      );
    default:
      if (!(name in writtenTables)) throw new Error(`no history writes ${part}`);
      if (!part.endsWith('_updated')) giveNumbers(tables, name, rows);
      return writeRows(tables, name, writtenTables[name as keyof typeof writtenTables], rows);
  }
}

/** A step of two people ends with what it books on the loan, or neither is kept. */
function answerSteps(tables: Tables, documents: Document[string]): void {
  for (const document of documents)
    if (!answerStep(tables, document as ReturnType<typeof lenderAnswerToRow>))
      throw broken('lender_step_open');
}

/** A number that was booked on the wrong loan may be booked again. */
function freeReferences(tables: Tables, rows: Rows): void {
  for (const { number, reference, customerId, paymentId } of rows) {
    const isOther = (one: Row, name: unknown): boolean =>
      one['number'] !== name || one['customerId'] !== customerId;
    tables.put(
      'moneyReferences',
      tables.list('moneyReferences').filter((one) => isOther(one, number) || one['paymentId'] !== paymentId),
    );
    tables.put(
      'givenNumbers',
      tables.list('givenNumbers').filter((one) => isOther(one, reference)),
    );
  }
}

/** A number opens one account. */
function checkPhone(tables: Tables, { customerId, phoneIndex }: Partial<CustomerRow>): void {
  const isOthers = (row: CustomerRow): boolean =>
    phoneIndex !== undefined && row.customerId !== customerId && row.phoneIndex.equals(phoneIndex);
  if (tables.rows('customers').some(isOthers)) throw broken('customer_phone_pkey');
}

/** What may be taken away again: the day of a next application, and the lock of an account. */
const clearable: readonly string[] = ['reapplyOn', 'lockedAt'];

/** A field that is absent or null stays, but for those that may be taken away. */
function changeCustomers(tables: Tables, changes: Rows): void {
  for (const change of changes) {
    checkPhone(tables, change);
    const given = Object.entries(change).filter(
      ([name, value]) => value !== null || clearable.includes(name),
    );
    tables.put(
      'customers',
      tables
        .list('customers')
        .map((row) =>
          row['customerId'] === change['customerId'] ? { ...row, ...Object.fromEntries(given) } : row,
        ),
    );
  }
}

const numberOf = { loans: ['orderNumber', 'loanId'], payments: ['reference', 'paymentId'] } as const;

/** The number of a new loan or payment is given once in the whole book. */
function giveNumbers(tables: Tables, name: string, rows: Rows): void {
  if (name !== 'loans' && name !== 'payments') return;
  const [number, id] = numberOf[name];
  const known = new Set(tables.list(name).map((row) => row[id]));
  const given = rows
    .filter((row) => !known.has(row[id]))
    .map((row) => ({ number: row[number], customerId: row['customerId'] }));
  tables.add('givenNumbers', ...given);
  checkOnce(tables, 'givenNumbers', given);
}

type Columns = { key: readonly string[]; updated: readonly string[]; all: readonly string[] };

function columnsOf({ key, inserted, updated }: WrittenTable): Columns {
  return {
    key: key.map(toCamel),
    updated: updated.map(toCamel),
    all: [...key, ...inserted, ...updated].map(toCamel),
  };
}

const columns = new Map(Object.entries(writtenTables).map(([name, table]) => [name, columnsOf(table)]));

/** What JSON leaves out is null in a table. */
const picked = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));

/** A row that is there keeps what only its first write may say; a table that is written once refuses it. */
function writeRows(tables: Tables, name: string, table: WrittenTable, rows: Rows): void {
  const { key, updated, all } = columns.get(name) ?? columnsOf(table);
  const list = [...tables.list(name)];
  const written = rows.map((row) => {
    const place = list.findIndex((other) => key.every((field) => other[field] === row[field]));
    if (place >= 0 && updated.length === 0) throw broken(`${table.name}_pkey`);
    const kept = place < 0 ? picked(row, all) : { ...list[place], ...picked(row, updated) };
    list[place < 0 ? list.length : place] = kept;
    return kept;
  });
  tables.put(name, list);
  for (const row of written) checkRow(name, row);
  checkOnce(tables, name, written);
  if (name === 'makerOnlySteps') checkAlone(tables);
}

function addMissing(tables: Tables, name: string, key: string, rows: Rows): void {
  const known = new Set(tables.list(name).map((row) => row[key]));
  tables.add(name, ...rows.filter((row) => !known.has(row[key])));
}

const isSame = (one: Row, other: Row): boolean =>
  one['customerId'] === other['customerId'] &&
  (one['messageId'] === other['messageId'] ||
    (one['dedupeKey'] !== null && one['dedupeKey'] === other['dedupeKey']));

/** What happened once is told once. */
function tellOnce(tables: Tables, messages: Rows): void {
  for (const message of messages) {
    if (tables.list('messages').some((other) => isSame(message, other))) continue;
    tables.add('messages', { dedupeKey: null, ...message });
    const payload = { messageId: message['messageId'], code: message['code'] };
    tables.add('outbox', { kind: 'message', payload, afterMs: 0 });
  }
}

const chargeAccounts: Readonly<Record<string, readonly [string, string]>> = {
  'interest-accrued': ['1110', '4100'],
  'late-charge-accrued': ['1120', '4300'],
  'penalty-fee-accrued': ['1130', '4310'],
};

/** Adds entries as they are loaded later. One that gives money back names the entry that it takes back, once. */
function addEntries(tables: Tables, documents: Document[string]): void {
  const nulls = { reference: null, reversed_kinds: null, value_on: null };
  for (const { amount_centavos: amount, ...document } of documents) {
    const [debit, credit] = chargeAccounts[String(document['kind'])] ?? [];
    const lines =
      debit === undefined ? {} : { accounts: [debit, credit], amounts_centavos: [amount, -Number(amount)] };
    const entry: Row = entryFromRow({ ...nulls, ...document, ...lines });
    addRows(tables, [{ ...entry, reversed: reversedBy(tables, entry) }]);
  }
}

/** Adds what days charge, as the close of business posts them. */
export function addCharges(tables: Tables, charges: readonly object[]): void {
  addRows(
    tables,
    charges.map((entry) => ({ reference: null, ...entry, reversed: null })),
  );
}

function addRows(tables: Tables, rows: Rows): void {
  const loans = new Set(tables.rows('loanBalances').map(({ loanId }) => loanId));
  for (const row of rows) {
    if (!loans.has(String(row['loanId']))) throw broken('journal_entry_loan', '23503');
    checkEntry(row);
  }
  tables.add('entries', ...rows);
  checkOnce(tables, 'entries', rows);
}

const moneyKinds = new Set(['repayment-received', 'due-date-extended', 'recovery-received']);

function reversedBy(tables: Tables, entry: Row): string | null {
  const { kind, reference, loanId, customerId, reversalOf } = entry;
  const kinds = (reversalOf ?? []) as readonly string[];
  const isTakenBack = (other: Row): boolean => {
    if (String(kind).endsWith('-failed')) return kinds.includes(String(other['kind']));
    return (
      kind === 'repayment-reversed' &&
      other['reference'] === reference &&
      moneyKinds.has(String(other['kind']))
    );
  };
  const ordered = tables
    .list('entries')
    .filter((other) => other['customerId'] === customerId && other['loanId'] === loanId && isTakenBack(other))
    .toSorted(
      (one, other) =>
        Number(one['recordedAt']) - Number(other['recordedAt']) ||
        (String(one['entryId']) < String(other['entryId']) ? -1 : 1),
    );
  return (ordered.at(-1)?.['entryId'] as string | undefined) ?? null;
}
