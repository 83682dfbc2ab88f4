import type { CustomerStore, EntryRow, LoanRow, Part, SnapshotOf } from '../../ports/customer-store.ts';
import type { SaveOutcome } from '../../ports/save-outcome.ts';
import type { Queryable, Statement } from './database.ts';
import { entriesToRows, entryFromRow, loansToRows } from './ledger-rows.ts';
import { fromRow, toRow, toSnake } from './row-mapping.ts';

const loadCustomer = {
  name: 'load-customer',
  text: 'SELECT load_customer($1, $2, $3, $4) AS loaded',
};
const loadByPayment = {
  name: 'load-customer-by-payment',
  text: `SELECT load_customer((SELECT customer_id FROM given_number WHERE number = $1), NULL, NULL, $2) AS loaded`,
};
const saveCustomer = { name: 'save-customer', text: 'SELECT save_customer($1, $2) AS outcome' };
const findByPhone = {
  name: 'find-customer-by-phone',
  text: 'SELECT customer_id FROM customer_phone WHERE phone_index = $1',
};

/** What the database refuses because of other customers or of the staff's day, by the name of the rule. */
const refusalOf: ReadonlyMap<string, SaveOutcome> = new Map([
  ['money_reference_pkey', 'reference-taken'],
  ['facebook_username_pkey', 'username-taken'],
  ['given_number_pkey', 'number-taken'],
  ['maker_only_day_limit', 'day-limit-reached'],
]);

type Json = Record<string, unknown>;

/** The customer's tables behind two database functions: one call loads, one call saves. */
export function createCustomerStore(database: Queryable): CustomerStore {
  const save = async (customerId: string, document: Json): Promise<SaveOutcome> => {
    const [row] = await database.query<{ outcome: SaveOutcome }>(saveCustomer, [
      customerId,
      JSON.stringify(document),
    ]);
    if (row === undefined) throw new Error('save_customer gave no answer');
    return row.outcome;
  };
  const load = async <const Parts extends readonly Part[]>(
    statement: Statement,
    values: readonly unknown[],
    parts: Parts,
  ): Promise<SnapshotOf<Parts>> => {
    const [row] = await database.query<{ loaded: Json }>(statement, [...values, parts]);
    if (row === undefined) throw new Error('load_customer gave no answer');
    return snapshotOf(row.loaded, parts);
  };
  return {
    load: ({ customerId, accessHash, idempotencyKey, parts }) =>
      load(loadCustomer, [customerId, accessHash ?? null, idempotencyKey ?? null], parts),
    loadByPayment: ({ reference, parts }) => load(loadByPayment, [reference], parts),
    save: async ({ customerId, expectedVersion, changes, answer }) => {
      try {
        return await save(customerId, {
          expected_version: expectedVersion,
          ...changesToRows(changes),
          ...(answer === undefined ? {} : { answer: toRow({ ...answer, customerId }) }),
        });
      } catch (error) {
        const outcome = refusalOf.get((error as { constraint?: string } | null)?.constraint ?? '');
        if (outcome === undefined) throw error;
        return outcome;
      }
    },
    open: async (customer, changes) => {
      try {
        return await save(customer.customerId, {
          new_customer: toRow(customer),
          ...changesToRows(changes),
        });
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

function changesToRows(changes: object): Json {
  const rows = Object.entries(changes).flatMap(([name, value]: [string, unknown]) =>
    Object.entries(rowsOf(name, value)),
  );
  return Object.fromEntries<unknown>(rows);
}

/** The rows of one part of the changes, by the names that save_customer has for them. */
function rowsOf(name: string, value: unknown): Json {
  if (name === 'jobs' || name === 'audits') return { [name]: value };
  if (name === 'loans') return loansToRows(value as LoanRow[]);
  if (name === 'entries') return entriesToRows(value as EntryRow[]);
  return {
    [toSnake(name)]: Array.isArray(value) ? value.map((row: object) => toRow(row)) : toRow(value as object),
  };
}

/** A part that was not asked for is absent rather than empty, so that reading it fails instead of deciding on nothing. */
function snapshotOf<Parts extends readonly Part[]>(loaded: Json, parts: Parts): SnapshotOf<Parts> {
  return Object.fromEntries([
    ...(['session', 'answer', 'customer'] as const).map((name) => [name, oneOf(loaded[name])]),
    ...[...new Set<Part>(parts)].map((part) => fieldOf(part, loaded)),
  ]) as SnapshotOf<Parts>;
}

function fieldOf(part: Part, loaded: Json): [string, unknown] {
  const value = loaded[toSnake(part)];
  if (part === 'sameDocument') return ['hasSameDocument', loaded['has_same_document'] === true];
  if (part === 'medianReviewMinutes') return [part, value ?? null];
  if (part === 'reloan') return [part, oneOf(value)];
  return [part, (value as Json[]).map(part === 'entries' ? entryFromRow : fromRow)];
}

const oneOf = (row: unknown): unknown => (row === null || row === undefined ? null : fromRow(row as Json));

function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}
