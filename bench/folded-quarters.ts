import { addDays } from '@luwag/loan-engine/money/local-date';
import { createLedger } from '../apps/api/adapters/postgres/ledger.ts';
import { businessDay, type LedgerDatabase, ledgerContext } from './ledger-database.ts';

const loansInBatch = 100;
const daysOfYear = 365;
/** So that the year ended before the quarter that runs. */
const yearBeganDaysAgo = daysOfYear + 100;

export type FoldedQuarters = { chargesPerSecond: number; yearBytes: number };

/**
 * Folds a year in which each loan of a book was charged every day, by the product's own function. Returns how many charges a second,
 * and the bytes that the year takes for one loan then, with the index. Errors: where charges are left, or a balance changed by it.
 */
export async function measureFold(ledger: LedgerDatabase, loans: number): Promise<FoldedQuarters> {
  const on = businessDay(1);
  await ledger.owner.runScript(year(addDays(on, -yearBeganDaysAgo)));
  const { closes, now } = ledgerContext(ledger.owner, on);
  await closes.closeLedger(on, now());
  const { balances } = createLedger(ledger.database);
  const before = JSON.stringify(await balances(on));
  const startedAtMs = performance.now();
  let charges = 0;
  for (let folded = -1; folded !== 0; charges += folded) folded = await closes.foldQuarters(loansInBatch);
  const seconds = (performance.now() - startedAtMs) / 1_000;
  if (charges < loans * daysOfYear) throw new Error('a charge of the year is not folded');
  if (JSON.stringify(await balances(on)) !== before) throw new Error('a fold changed the trial balance');
  await ledger.owner.runScript('VACUUM folded_accrual');
  const [size] = await ledger.owner.query<{ bytes: number }>({
    name: 'size-of-folded-quarters',
    text: `SELECT pg_total_relation_size('folded_accrual')::float8 AS bytes`,
  });
  return { chargesPerSecond: charges / seconds, yearBytes: (size?.bytes ?? 0) / loans };
}

/** A loan more for each customer, charged on every day of a year, as the product keeps it. */
function year(from: string): string {
  return `
    SET session_replication_role = 'replica';
    INSERT INTO accrual (customer_id, loan_id, entry_id, recorded_at, amount_centavos, business_on, kind, is_after_close)
    SELECT l.customer_id, l.loan_id, gen_random_uuid(), '${from}'::date + day + time '16:05:00.123', 5000, '${from}'::date + day,
      'interest-accrued', false
    FROM generate_series(0, ${daysOfYear - 1}) AS day, loan l ORDER BY day;
    RESET session_replication_role;`;
}
