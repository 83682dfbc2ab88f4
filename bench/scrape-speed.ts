import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Queryable } from '../apps/api/adapters/postgres/database.ts';
import { createOperationFigures } from '../apps/api/adapters/postgres/operation-figures.ts';
import { medianOf } from './bench-report.ts';
import { openLedgerDatabase } from './ledger-database.ts';

/* What a scrape of /metrics asks of the database, statement by statement, one at a time: `node bench/scrape-speed.ts`. */

const rounds = 9;

/** A payout for each loan, of which some have no final answer, and two years of closed days. */
const history = `
  SET session_replication_role = 'replica';
  INSERT INTO payout (customer_id, payout_id, loan_id, reference, status, amount_centavos, account_masked, institution_code,
      institution, requested_at, attempted_at, completed_at, provider_reference, failure_code)
    SELECT customer_id, gen_random_uuid(), loan_id, 'PO-' || loan_id, CASE WHEN n % 500 = 0 THEN 'sending'
        WHEN n % 100 = 1 THEN 'failed' ELSE 'succeeded' END, 485000, '917 *** 4567', 'gcash', 'GCash',
      now() - n * interval '1 minute', now(), now() - n * interval '1 minute',
      CASE WHEN n % 500 = 0 OR n % 100 = 1 THEN NULL ELSE 'B-' || n END, NULL
    FROM (SELECT *, row_number() OVER () AS n FROM loan) l;
  UPDATE loan_balance SET customer_credit_centavos = 100 WHERE loan_id IN (SELECT loan_id FROM loan LIMIT 200);
  INSERT INTO account_day SELECT '2024-01-01'::date + day, (1000 + account)::text, CASE WHEN account % 2 = 0 THEN 5 ELSE -5 END
    FROM generate_series(1, 730) day, generate_series(1, 20) account;
  SELECT graphile_worker.add_job('send-reminder', '{}') FROM generate_series(1, 2000);
  SET session_replication_role = 'origin';
  VACUUM ANALYZE`;

async function main(loanCount: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-scrape-'));
  const ledger = await openLedgerDatabase(folder, loanCount);
  try {
    for (const statement of history.split(';\n')) await ledger.owner.runScript(statement);
    const times = new Map<string, number[]>();
    let last: Promise<unknown> = Promise.resolve();
    const timed: Queryable = {
      query: (statement, values) => {
        const answer = last.then(async () => {
          const startedAtMs = performance.now();
          const rows = await ledger.database.query(statement, values);
          times.set(statement.name, [...(times.get(statement.name) ?? []), performance.now() - startedAtMs]);
          return rows;
        });
        last = answer;
        return answer as ReturnType<typeof timed.query<never>>;
      },
    };
    const figures = createOperationFigures(timed);
    for (let round = 0; round < rounds; round += 1) await figures.read({ now: Date.now(), on: '2026-11-27' });
    console.log(`${loanCount} loans, ${rounds} scrapes; median and longest, in milliseconds`);
    for (const [name, ms] of times) {
      console.log(
        `${name.padEnd(26)} ${medianOf(ms).toFixed(1).padStart(6)} ${Math.max(...ms)
          .toFixed(1)
          .padStart(6)}`,
      );
    }
  } finally {
    await ledger.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { loans: { type: 'string', default: '100000' } } });
await main(Number(values.loans));
