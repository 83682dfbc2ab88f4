import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCustomerStore, findSameDocument } from '../apps/api/adapters/postgres/customer-store.ts';
import type { Database, Queryable, Statement } from '../apps/api/adapters/postgres/database.ts';
import { createEventReceivers } from '../apps/api/adapters/postgres/event-receivers.ts';
import { type LoadKey, loadStatements } from '../apps/api/adapters/postgres/load-statement.ts';
import { createMessageRepository } from '../apps/api/adapters/postgres/message-repository.ts';
import { createProviderEvents } from '../apps/api/adapters/postgres/provider-events.ts';
import { createRetention } from '../apps/api/adapters/postgres/retention.ts';
import type { Part } from '../apps/api/ports/customer-store.ts';
import { retainedKinds } from '../apps/api/ports/retention.ts';
import type { AuditEntry } from '../apps/api/ports/staff-store.ts';

/*
 * The statements that the program sends: each adapter is made on a database that notes what it is asked and each of its functions is
 * called, with values that stand for anything. Names that stand in the files and were never sent come back too.
 */

const folder = path.join(import.meta.dirname, '..', 'apps', 'api', 'adapters', 'postgres');

/** Names of parts of statements for the owner, the start, the checks of the schema and the scripts on a whole book: people are not served with them. */
const notServed =
  /^(book-|describe-|catalogue-|right-to-|settings-of-|sealed-|reseal-|key-|is-spread|spread-tables|known-functions|clock-watch|notify)/;

export type SentStatements = { statements: readonly Statement[]; neverSent: readonly string[] };

/** Returns each statement once by its name, a load with all its parts. */
export async function everyStatement(): Promise<SentStatements> {
  const sent = new Map<string, string>();
  const named = new Set<string>();
  const files = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bname: '([a-z][a-z0-9-]+)',\s+text:/g)) named.add(name);
    const module = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const rows of [[], [anything()]]) await callAll(module, noting(sent, rows));
  }
  for (const ask of asked)
    for (const rows of [[], [anything()]]) await attempt(async () => ask(noting(sent, rows)));
  for (const { name, text } of loads()) sent.set(name, text);
  return {
    statements: [...sent].map(([name, text]) => ({ name, text })).filter(({ name }) => !notServed.test(name)),
    neverSent: [...named].filter((name) => !sent.has(name) && !notServed.test(name)),
  };
}

function noting(
  sent: Map<string, string>,
  rows: readonly unknown[],
): Pick<Database, 'query' | 'transaction'> {
  const database: Queryable = {
    query: async <R>({ name, text }: Statement) => {
      if (!text.includes('undefined') && !text.includes('[object')) sent.set(name, text);
      return rows as readonly R[];
    },
  };
  return { ...database, transaction: (work) => work(database) };
}

async function callAll(module: Record<string, unknown>, database: Queryable): Promise<void> {
  for (const [name, make] of Object.entries(module)) {
    if (typeof make !== 'function' || !/^(create|relay|find[A-Z])/.test(name)) continue;
    const made = await attempt(() => (make as Call)(database, anything(), anything()));
    if (typeof made !== 'object' || made === null) continue;
    for (const method of Object.values(made)) {
      if (typeof method === 'function')
        await attempt(() => (method as Call)(...Array.from({ length: 6 }, anything)));
    }
  }
}

type Call = (...values: unknown[]) => unknown;

/** What a function does with values that mean nothing is of no interest; what it sent before is. */
async function attempt(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** A value that has every field, is every list with nothing in it, and reads as 1. */
function anything(): unknown {
  const lists = new Set(['map', 'flatMap', 'filter', 'toSorted']);
  return new Proxy(() => undefined, {
    get: (_target, field) => {
      if (field === 'then') return undefined;
      if (field === Symbol.toPrimitive) return () => '1';
      if (field === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (field === 'toJSON') return () => null;
      if (typeof field === 'string' && lists.has(field)) return () => [];
      return anything();
    },
    apply: () => anything(),
  });
}

const audit: AuditEntry = { auditId: '', at: 0, staffId: null, action: 'signed-in' };

/** What is sent for one value and not for another. */
const asked: readonly ((database: Queryable) => unknown)[] = [
  ...retainedKinds.map(
    (kind) => (database: Queryable) => createRetention(database).remove(kind, { beforeMs: 0, most: 1 }),
  ),
  ...[{ eventId: '' }, { isFailed: true as const }, { sinceAt: 0 }].map(
    (which) => (database: Queryable) => createEventReceivers(database).replay('', which, audit),
  ),
  (database) =>
    createEventReceivers(database).note('', '', { state: 'delivered', nextTryAt: null, answer: '', at: 0 }),
  (database) =>
    createEventReceivers(database).change(
      { receiverId: '', version: 0, url: '', types: [], state: 'on' },
      audit,
    ),
  (database) => createProviderEvents(database).release({ provider: '', eventId: '' }, 'ask-again', audit),
  (database) =>
    createMessageRepository(database).page({ customerId: '', kind: 'notify', after: null, most: 1 }),
  (database) => database.query(findSameDocument),
  (database) =>
    createCustomerStore(database, undefined, { isSpread: true }).loadByPayment({ reference: '', parts: [] }),
];

const allParts: Readonly<Record<Part, true>> = {
  sessions: true,
  sections: true,
  photos: true,
  applications: true,
  signatures: true,
  loans: true,
  payouts: true,
  payments: true,
  entries: true,
  acceptances: true,
  papers: true,
  coupons: true,
  reloan: true,
  scheduledLoans: true,
  requests: true,
  makerOnlySteps: true,
  sameDocument: true,
};
const keys: readonly LoadKey[] = ['customer', 'session', 'answer', 'session-answer', 'payment'];

/** A load is made of its parts, so the load of all parts stands for each of them. */
function loads(): readonly Statement[] {
  return keys.flatMap((key) => Object.values(loadStatements(key, Object.keys(allParts) as Part[])));
}
