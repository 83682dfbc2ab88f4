import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { createLedger } from '../apps/api/adapters/postgres/ledger.ts';
import { medianOf } from './bench-report.ts';
import { type LedgerDatabase, ledgerContext } from './ledger-database.ts';

const historyDays = 730;
const rounds = 5;
/** The days that each loan of the history ran. */
const daysOfLoan = 60;

/**
 * The trial balance of a book with two years behind it: as many loans as it has now ended in that time, each with a payout,
 * sixty days of interest and a repayment. The days are closed by the product's own functions.
 */
export async function measureTrialBalance(
  ledger: LedgerDatabase,
  on: LocalDate,
): Promise<{ ms: number; linesMs: number }> {
  await ledger.owner.runScript(history(on));
  await ledger.owner.runScript('VACUUM ANALYZE');
  const { closes, now } = ledgerContext(ledger.owner, on);
  await closes.closeLedger(addDays(on, -1), now());
  const { balances } = createLedger(ledger.database);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now();
    await balances(on);
    times.push(performance.now() - startedAtMs);
  }
  const kept = await balances(on);
  const startedAtMs = performance.now();
  const lines = await ledger.owner.query({
    name: 'balances-from-lines',
    text: `SELECT account, sum(amount_centavos)::float8 AS "balanceCentavos" FROM ledger_line
      GROUP BY account ORDER BY account`,
  });
  const linesMs = performance.now() - startedAtMs;
  if (JSON.stringify(kept) !== JSON.stringify(lines)) {
    throw new Error('the trial balance differs from the lines');
  }
  return { ms: medianOf(times), linesMs };
}

/** Rows as the product keeps them, in the order of their days. */
function history(on: LocalDate): string {
  const dayOf = `('${addDays(on, -historyDays)}'::date + (c.n * ${historyDays - daysOfLoan} / c.count)::integer)`;
  return `
    SET session_replication_role = 'replica';
    CREATE TEMP TABLE ended AS
      SELECT customer_id, gen_random_uuid() AS loan_id, row_number() OVER () AS n, count(*) OVER () AS count FROM loan;
    ALTER TABLE accrual DROP CONSTRAINT accrual_once;
    INSERT INTO accrual (customer_id, loan_id, entry_id, recorded_at, amount_centavos, business_on, kind, is_after_close)
    SELECT c.customer_id, c.loan_id, gen_random_uuid(), (${dayOf} + day) + time '16:05', 5000, ${dayOf} + day, 'interest-accrued', false
    FROM generate_series(0, ${daysOfLoan - 1}) AS day, ended c
    ORDER BY ${dayOf} + day;
    INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at, accounts, amounts_centavos,
      is_after_close)
    SELECT c.customer_id, gen_random_uuid(), c.loan_id, e.kind, ${dayOf} + e.day, '2024-01-01', e.accounts, e.amounts, false
    FROM ended c, (VALUES
      ('disbursement-confirmed', 0, '{1100,1010,4200}'::text[], '{500000,-480000,-20000}'::bigint[]),
      ('repayment-received', ${daysOfLoan - 1}, '{1020,1100,1110}', '{530000,-500000,-30000}')
    ) AS e (kind, day, accounts, amounts)
    ORDER BY ${dayOf} + e.day;
    RESET session_replication_role;
    DROP TABLE ended;
    ALTER TABLE accrual ADD CONSTRAINT accrual_once UNIQUE (business_on, customer_id, loan_id, kind);`;
}
