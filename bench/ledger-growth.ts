import type { Database } from '../apps/api/adapters/postgres/database.ts';

/** What a piece of work adds, in bytes: to the tables of the ledger with their indexes, and to the write-ahead log. */
export type Growth = { ledgerBytes: number; logBytes: number };

const sizes = {
  name: 'ledger-sizes',
  text: `SELECT pg_total_relation_size('accrual') + pg_total_relation_size('journal_entry') AS "ledgerBytes",
    (pg_current_wal_lsn() - '0/0')::float8 AS "logBytes"`,
};

async function sizesOf(owner: Database): Promise<Growth> {
  const [found] = await owner.query<Growth>(sizes);
  if (found === undefined) throw new Error('the database gave no sizes');
  return found;
}

/** Runs the work, and tells how long it took and what it added. */
export async function growthOf<T>(
  owner: Database,
  work: () => Promise<T>,
): Promise<{ posted: T; ms: number; grown: Growth }> {
  const before = await sizesOf(owner);
  const startedAtMs = performance.now();
  const posted = await work();
  const ms = performance.now() - startedAtMs;
  const after = await sizesOf(owner);
  const grown = {
    ledgerBytes: after.ledgerBytes - before.ledgerBytes,
    logBytes: after.logBytes - before.logBytes,
  };
  return { posted, ms, grown };
}
