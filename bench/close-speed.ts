import { rm } from 'node:fs/promises';
import path from 'node:path';
import { accrueByEngine, postAccruals } from '../apps/api/use-cases/close-of-business/post-accruals.ts';
import { type BenchTable, type Limit, medianOf } from './bench-report.ts';
import { businessDay, type LedgerDatabase, ledgerContext, openLedgerDatabase } from './ledger-database.ts';

const comparedLoans = 100_000;
const fewLoans = 10_000;
const manyLoans = 1_000_000;
const rounds = 3;
const sampledLoans = 2_000;

/** A hand-written statement for loans that all earn a day's interest today, and nothing else. */
const handWritten = `
  WITH earned AS MATERIALIZED (
    SELECT customer_id, loan_id, gen_random_uuid() AS entry_id,
      principal_centavos * (terms ->> 'dailyInterestPpm')::bigint / 1000000 AS interest
    FROM loan WHERE status = 'active' AND accrued_through_on = $1::date - 1
  ), entry AS (
    INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at)
    SELECT customer_id, entry_id, loan_id, 'interest-accrued', $1, now() FROM earned
  ), line AS (
    INSERT INTO posting (customer_id, entry_id, line, account, amount_centavos)
    SELECT customer_id, entry_id, line, account, amount FROM earned,
      LATERAL (VALUES (1, '1110', interest), (2, '4100', -interest)) AS p (line, account, amount)
  )
  UPDATE loan l SET accrued_through_on = $1, interest_accrued_centavos = l.interest_accrued_centavos + e.interest
  FROM earned e WHERE l.customer_id = e.customer_id AND l.loan_id = e.loan_id`;

/** The close of business beside one statement written for the day, and beside a loop over the loans. */
export async function measureClose(folder: string): Promise<BenchTable> {
  const perLoan = await onLoans(folder, comparedLoans, async (ledger) => {
    const close: number[] = [];
    const statement: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      close.push(await closeDay(ledger, 2 * round + 1, comparedLoans));
      statement.push(await stateDay(ledger, 2 * round + 2));
    }
    const loopMs = await loopOver(ledger, 2 * rounds + 1);
    return { closeMs: medianOf(close), statementMs: medianOf(statement), loopMs };
  });
  const few = await onLoans(folder, fewLoans, (ledger) => closeDays(ledger, fewLoans));
  const rows = [
    rowOf('close of business', comparedLoans, perLoan.closeMs),
    rowOf('one hand-written statement', comparedLoans, perLoan.statementMs),
    rowOf(`loop over ${sampledLoans} of them`, comparedLoans, perLoan.loopMs),
    rowOf('close of business', fewLoans, few),
  ];
  return {
    title: 'One close of business: a journal entry with two lines for every loan',
    headings: ['way', 'loans', 'ms per 1,000', 'loans/s'],
    rows,
    limits: [
      { name: 'the hand-written statement is', ...atMost(perLoan.closeMs / perLoan.statementMs, 1 / 0.85) },
      {
        name: 'twenty times the close against the loop',
        ...atMost((perLoan.closeMs * 20) / perLoan.loopMs, 1),
      },
    ],
  };
}

/** The same for a hundred times as many loans; takes minutes. */
export async function measureLargeClose(folder: string): Promise<BenchTable> {
  const few = await onLoans(folder, fewLoans, (ledger) => closeDays(ledger, fewLoans));
  const many = await onLoans(folder, manyLoans, (ledger) => closeDays(ledger, manyLoans));
  return {
    title: 'The close of business as the lender grows',
    headings: ['way', 'loans', 'ms per 1,000', 'loans/s'],
    rows: [rowOf('close of business', fewLoans, few), rowOf('close of business', manyLoans, many)],
    limits: [{ name: `time per loan at ${manyLoans}`, ...atMost(many / few, 1.1) }],
  };
}

function atMost(value: number, most: number): Pick<Limit, 'value' | 'most' | 'unit'> {
  return { value, most, unit: 'times' };
}

function rowOf(way: string, loans: number, msPerLoan: number): readonly string[] {
  return [way, String(loans), (msPerLoan * 1_000).toFixed(2), (1_000 / msPerLoan).toFixed(0)];
}

async function onLoans<T>(
  folder: string,
  count: number,
  work: (ledger: LedgerDatabase) => Promise<T>,
): Promise<T> {
  const ledger = await openLedgerDatabase(folder, count);
  try {
    return await work(ledger);
  } finally {
    await ledger.remove();
    await rm(path.join(folder, `loans-${count}`), { recursive: true, force: true, maxRetries: 3 });
  }
}

async function closeDays(ledger: LedgerDatabase, count: number): Promise<number> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) times.push(await closeDay(ledger, round, count));
  return medianOf(times);
}

/** Milliseconds per loan. */
async function closeDay({ database, owner }: LedgerDatabase, number: number, count: number): Promise<number> {
  await owner.runScript('CHECKPOINT');
  const on = businessDay(number);
  const startedAtMs = performance.now();
  const posted = await postAccruals(ledgerContext(database, on), on);
  if (posted.loans !== count || posted.entries !== count) throw new Error('the close left loans behind');
  return (performance.now() - startedAtMs) / count;
}

async function stateDay({ owner }: LedgerDatabase, number: number): Promise<number> {
  await owner.runScript('CHECKPOINT');
  const startedAtMs = performance.now();
  await owner.query({ name: 'hand-written', text: handWritten }, [businessDay(number)]);
  return (performance.now() - startedAtMs) / comparedLoans;
}

async function loopOver({ database }: LedgerDatabase, number: number): Promise<number> {
  const on = businessDay(number);
  const context = ledgerContext(database, on);
  const { customerIds } = await context.closes.customersToAccrue(on, null, sampledLoans);
  const startedAtMs = performance.now();
  for (const customerId of customerIds) await accrueByEngine(context, customerId, on);
  return (performance.now() - startedAtMs) / sampledLoans;
}
