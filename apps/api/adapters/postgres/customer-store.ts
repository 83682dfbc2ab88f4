import pg from 'pg';
import type { CustomerStore, Part, SnapshotOf } from '../../ports/customer-store.ts';
import type { SaveOutcome } from '../../ports/save-outcome.ts';
import { createBatcher } from './batcher.ts';
import { isPassing, type Queryable, type Statement } from './database.ts';
import { type LoadKey, type LoadStatements, loadStatements } from './load-statement.ts';
import { entryFromRow } from './ledger-rows.ts';
import { fromRow, toSnake } from './row-mapping.ts';
import { joinedDocument, openDocument, type SaveDocument, saveDocument } from './save-document.ts';

const saveCustomer = { name: 'save-customer', text: 'SELECT save_customer($1, $2) AS left' };
const findByPhone = {
  name: 'find-customer-by-phone',
  text: 'SELECT customer_id FROM customer_phone WHERE phone_index = $1',
};

const findByNumber = {
  name: 'find-customer-by-number',
  text: 'SELECT customer_id FROM given_number WHERE number = $1',
};
export const findSameDocument = {
  name: 'find-same-document',
  text: `SELECT EXISTS (SELECT FROM known_document WHERE unique_index = ANY ($1) AND customer_id <> $2) AS is_known`,
};

/** What the database refuses because of other customers or of the staff's day, by the name of the rule. */
export const refusalOf: ReadonlyMap<string, SaveOutcome> = new Map([
  ['money_reference_pkey', 'reference-taken'],
  ['facebook_username_pkey', 'username-taken'],
  ['given_number_pkey', 'number-taken'],
  ['collected_money_pkey', 'money-booked'],
  // Somebody logged in with the number meanwhile: decided again, it is theirs.
  ['customer_phone_pkey', 'moved'],
  ['lender_step_open', 'step-answered'],
  ['suspense_item_open', 'suspense-ended'],
  ['maker_only_day_limit', 'day-limit-reached'],
]);

type Json = Record<string, unknown>;

/** Told after a save was kept; nothing of it is inside the transaction. */
export type OnSaved = (saved: { customerIds: readonly string[]; hasOutbox: boolean }) => void;

/** `isSpread`: the database is a cluster, where a statement is about one customer, whose machine it runs on. */
export type StoreOptions = { isSpread?: boolean };

type Together = typeof createBatcher;
/** Nobody's statement goes with another's, whose rows may be on another machine. */
const oneByOne: Together = ({ runOne }) => runOne;

type Asked = { values: readonly unknown[] };
type Saving = { customerId: string; document: SaveDocument };

/** The customer's tables behind one statement that loads and one function that saves, each for all who ask at once. */
export function createCustomerStore(
  database: Queryable,
  onSaved: OnSaved = () => undefined,
  { isSpread = false }: StoreOptions = {},
): CustomerStore {
  const together = isSpread ? oneByOne : createBatcher;
  const load = createLoads(database, together);
  const save = createSaves(database, onSaved, together);
  return {
    load: ({ customerId, accessHash, idempotencyKey, parts }) => {
      const key = [
        ...(accessHash === undefined ? [] : ['session']),
        ...(idempotencyKey === undefined ? [] : ['answer']),
      ].join('-');
      const values = [customerId, accessHash, idempotencyKey].filter((value) => value !== undefined);
      return load((key === '' ? 'customer' : key) as LoadKey, values, parts);
    },
    loadByPayment: async ({ reference, parts }) => {
      if (!isSpread) return load('payment', [reference], parts);
      const [row] = await database.query<{ customer_id: string }>(findByNumber, [reference]);
      return load('customer', [row?.customer_id ?? null], parts);
    },
    save: async (request) => {
      try {
        return await save({ customerId: request.customerId, document: saveDocument(request) });
      } catch (error) {
        const outcome = refusalOf.get((error as { constraint?: string } | null)?.constraint ?? '');
        if (outcome === undefined) throw error;
        return outcome;
      }
    },
    open: async (customer, changes) => {
      const { customerId } = customer;
      try {
        return await saveTogether(database, onSaved, [
          { customerId, document: openDocument(customer, changes) },
        ]).then(() => 'saved' as const);
      } catch (error) {
        if (isUniqueViolation(error)) return 'moved';
        throw error;
      }
    },
    findByPhone: async (phoneIndex) => {
      const [row] = await database.query<{ customer_id: string }>(findByPhone, [phoneIndex]);
      return row?.customer_id ?? null;
    },
  };
}

/** Loads of the same parts that are asked for at the same time go in one statement. */
function createLoads(database: Queryable, together: Together) {
  const batchers = new Map<string, (asked: Asked) => Promise<Json>>();
  const batcherOf = (statements: LoadStatements): ((asked: Asked) => Promise<Json>) => {
    const known = batchers.get(statements.one.name);
    if (known !== undefined) return known;
    const batcher = together<Asked, Json>({
      keyOf: (asked) => asked,
      runOne: async ({ values }) => one(await loadedBy(database, statements.one, values)),
      runMany: (asked) => loadedBy(database, statements.many, columnsOf(asked)),
      isOfOne: isOfOneRow,
    });
    batchers.set(statements.one.name, batcher);
    return batcher;
  };
  return async <const Parts extends readonly Part[]>(
    key: LoadKey,
    values: readonly unknown[],
    parts: Parts,
  ): Promise<SnapshotOf<Parts>> => {
    const loaded = await batcherOf(loadStatements(key, parts))({ values });
    return snapshotOf(
      parts.includes('sameDocument') ? await withSameDocument(database, loaded) : loaded,
      parts,
    );
  };
}

/** Whether another customer gave one of the same documents: their rows may be on another machine than the customer's own. */
async function withSameDocument(database: Queryable, loaded: Json): Promise<Json> {
  const customer = loaded['customer'] as { customer_id: string } | null;
  const documents = (loaded['same_document'] as readonly string[]).map((hex) => Buffer.from(hex, 'hex'));
  if (customer === null || documents.length === 0) return { ...loaded, same_document: false };
  const [found] = await database.query<{ is_known: boolean }>(findSameDocument, [
    documents,
    customer.customer_id,
  ]);
  return { ...loaded, same_document: found?.is_known === true };
}

async function loadedBy(
  database: Queryable,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Json[]> {
  const rows = await database.query<{ loaded: Json }>(statement, values);
  return rows.map(({ loaded }) => loaded);
}

/** One list for each value that is asked by. */
function columnsOf(asked: readonly Asked[]): readonly (readonly unknown[])[] {
  return (asked[0]?.values ?? []).map((_, place) => asked.map(({ values }) => values[place]));
}

/** Saves of several customers that are asked for at the same time go in one transaction. */
function createSaves(
  database: Queryable,
  onSaved: OnSaved,
  together: Together,
): (saving: Saving) => Promise<SaveOutcome> {
  return together<Saving, SaveOutcome>({
    keyOf: ({ customerId }) => customerId,
    runOne: async (saving) =>
      (await saveTogether(database, onSaved, [saving])).size === 0 ? 'saved' : 'moved',
    runMany: async (savings) => {
      const left = await saveTogether(database, onSaved, savings);
      return savings.map(({ customerId }) => (left.has(customerId) ? undefined : 'saved'));
    },
    isOfOne: isOfOneRow,
  });
}

/** What of a write goes on to the relay. */
const leavingParts = ['jobs', 'messages', 'loan_events'] as const;

/** Returns the customers of whom nothing was kept. */
async function saveTogether(
  database: Queryable,
  onSaved: OnSaved,
  savings: readonly Saving[],
): Promise<ReadonlySet<string>> {
  const { customerId } = one(savings);
  const document =
    savings.length === 1 ? one(savings).document : joinedDocument(savings.map((saving) => saving.document));
  const [row] = await database.query<{ left: readonly string[] | null }>(saveCustomer, [
    customerId,
    JSON.stringify(document),
  ]);
  if (row === undefined) throw new Error('save_customer gave no answer');
  const left = new Set(row.left);
  const customerIds = savings.map((saving) => saving.customerId).filter((id) => !left.has(id));
  if (customerIds.length > 0)
    onSaved({ customerIds, hasOutbox: leavingParts.some((part) => part in document) });
  return left;
}

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('nothing was answered');
  return first;
}

/** What the database refused because of one row, rather than because it is away. */
const isOfOneRow = (error: unknown): boolean => error instanceof pg.DatabaseError && !isPassing(error);

/** A loan that was never adjusted has no such field, rather than an empty one. The day that finds late loans is no part of it. */
function loanFromRow({ adjustments, next_due_on: _nextDueOn, ...row }: Json): Json {
  return fromRow(adjustments === null ? row : { ...row, adjustments });
}

const rowReaders: Partial<Record<Part, (row: Json) => Json>> = { loans: loanFromRow, entries: entryFromRow };

/** A part that was not asked for is absent rather than empty, so that reading it fails instead of deciding on nothing. */
function snapshotOf<Parts extends readonly Part[]>(loaded: Json, parts: Parts): SnapshotOf<Parts> {
  return Object.fromEntries([
    ...(['session', 'answer', 'customer'] as const).map((name) => [name, oneOf(loaded[name])]),
    ...[...new Set<Part>(parts)].map((part) => fieldOf(part, loaded)),
  ]) as SnapshotOf<Parts>;
}

function fieldOf(part: Part, loaded: Json): [string, unknown] {
  const value = loaded[toSnake(part)];
  if (part === 'sameDocument') return ['hasSameDocument', value === true];
  if (part === 'reloan') return [part, oneOf(value)];
  return [part, (value as Json[]).map(rowReaders[part] ?? fromRow)];
}

const oneOf = (row: unknown): unknown => (row === null || row === undefined ? null : fromRow(row as Json));

function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}
