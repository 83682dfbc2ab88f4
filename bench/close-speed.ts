import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { accrueByEngine, postAccruals } from '../apps/api/use-cases/close-of-business/post-accruals.ts';
import { type BenchTable, type Limit, medianOf } from './bench-report.ts';
import { closeByHand, handWrittenBook } from './hand-written-close.ts';
import {
  businessDay,
  type LedgerDatabase,
  ledgerContext,
  type LoanKind,
  openLedgerDatabase,
} from './ledger-database.ts';
import { growthOf, type Growth } from './ledger-growth.ts';
import { measureFold } from './folded-quarters.ts';
import { measureTrialBalance } from './trial-balance.ts';

const comparedLoans = 100_000;
const fewLoans = 10_000;
const manyLoans = 1_000_000;
const rounds = 3;
const sampledLoans = 2_000;
/** Loans of 30 days that are 1 to 36 days old: a sixth of them is late, and each day another part becomes late. */
const kinds: readonly LoanKind[] = Array.from({ length: 36 }, (_, index) => ({
  termDays: 30,
  daysAgo: index + 1,
}));
/** Every tenth loan missed the days between two measured ones. */
const missedDays = 2;
const missingShare = 10;
const mostLedgerBytes = 200;
const mostLogBytes = 2_500;
/** Each with a year of charges. */
const foldedLoans = 1_000;
const mostYearBytes = 12_000;
const mostBalanceMs = 100;

/** The close of business beside one statement written for the day, and beside a loop over the loans. */
export async function measureClose(folder: string): Promise<BenchTable> {
  const measured = await onLoans(folder, comparedLoans, measureDays);
  const few = await onLoans(folder, fewLoans, async (ledger) => medianOf(await closeDays(ledger, fewLoans)));
  const folded = await onLoans(folder, foldedLoans, (ledger) => measureFold(ledger, foldedLoans));
  const { close, statementMs, loopMs, balance } = measured;
  const perDay = close.map(({ grown, loanDays }) => ({
    ledger: grown.ledgerBytes / loanDays,
    log: grown.logBytes / loanDays,
  }));
  const closeMs = medianOf(close.map(({ ms }) => ms));
  const ledgerBytes = medianOf(perDay.map(({ ledger }) => ledger));
  const logBytes = medianOf(perDay.map(({ log }) => log));
  const ratio = (statementMs / closeMs).toFixed(2);
  return {
    title: 'One close of business: every loan, a sixth of them late, a tenth with two missed days',
    headings: ['way', 'loans', 'ms per 1,000', 'loans/s', 'limit'],
    rows: [
      [...rowOf('close of business', comparedLoans, closeMs), `${ratio} x the statement, at least 3`],
      [...rowOf('one hand-written statement, one day, two lines', comparedLoans, statementMs), ''],
      [...rowOf(`loop over ${sampledLoans} of them`, comparedLoans, loopMs), ''],
      [...rowOf('close of business', fewLoans, few), ''],
      ['bytes of ledger per loan-day', '', ledgerBytes.toFixed(0), '', `at most ${mostLedgerBytes}`],
      ['bytes of log per loan-day', '', logBytes.toFixed(0), '', `at most ${mostLogBytes}`],
      ['trial balance over two years, ms', '', balance.ms.toFixed(1), '', `at most ${mostBalanceMs}`],
      ['the same from every line, ms', '', balance.linesMs.toFixed(0), '', ''],
      ['charges of closed quarters folded a second', '', folded.chargesPerSecond.toFixed(0), '', ''],
      ['bytes of a loan-year, folded', '', folded.yearBytes.toFixed(0), '', `at most ${mostYearBytes}`],
    ],
    limits: [
      {
        name: 'three times the close against the hand-written statement',
        ...atMost((closeMs * 3) / statementMs, 1),
      },
      { name: 'twenty times the close against the loop', ...atMost((closeMs * 20) / loopMs, 1) },
      { name: 'ledger of a loan-day', value: ledgerBytes, most: mostLedgerBytes, unit: 'bytes' },
      { name: 'log of a loan-day', value: logBytes, most: mostLogBytes, unit: 'bytes' },
      { name: 'ledger of a loan-year, folded', value: folded.yearBytes, most: mostYearBytes, unit: 'bytes' },
      { name: 'trial balance over two years', value: balance.ms, most: mostBalanceMs, unit: 'ms' },
    ],
  };
}

/** The same for a hundred times as many loans; takes minutes. */
export async function measureLargeClose(folder: string): Promise<BenchTable> {
  const few = await onLoans(folder, fewLoans, async (ledger) => medianOf(await closeDays(ledger, fewLoans)));
  const many = await onLoans(folder, manyLoans, async (ledger) =>
    medianOf(await closeDays(ledger, manyLoans)),
  );
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
  const ledger = await openLedgerDatabase(folder, count, kinds);
  try {
    return await work(ledger);
  } finally {
    await ledger.remove();
    await rm(path.join(folder, `loans-${count}`), { recursive: true, force: true, maxRetries: 3 });
  }
}

type ClosedDay = { ms: number; loanDays: number; grown: Growth };

async function measureDays(ledger: LedgerDatabase) {
  await ledger.owner.runScript(handWrittenBook(businessDay(0)));
  const close: ClosedDay[] = [];
  const statement: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    close.push(await closeAfterMissedDays(ledger, round * (missedDays + 1), comparedLoans));
    statement.push(await stateDay(ledger, round));
  }
  const last = rounds * (missedDays + 1);
  const loopMs = await loopOver(ledger, last + 1);
  await postAccruals(ledgerContext(ledger.database, businessDay(last + 1)), businessDay(last + 1));
  const balance = await measureTrialBalance(ledger, businessDay(last + 1));
  return { close, statementMs: medianOf(statement), loopMs, balance };
}

/** Milliseconds per loan of each measured day. */
async function closeDays(ledger: LedgerDatabase, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    times.push((await closeAfterMissedDays(ledger, round * (missedDays + 1), count)).ms);
  }
  return times;
}

/** Closes a day after all but a tenth of the loans were closed on each of the days before it. */
async function closeAfterMissedDays(
  ledger: LedgerDatabase,
  number: number,
  count: number,
): Promise<ClosedDay> {
  const missing = Math.floor(count / missingShare);
  for (let before = number - missedDays; before < number; before += 1) {
    await closeWithout(ledger, businessDay(before), number);
  }
  const context = ledgerContext(ledger.database, businessDay(number));
  await ledger.owner.runScript('CHECKPOINT');
  const { posted, ms, grown } = await growthOf(ledger.owner, async () =>
    postAccruals(context, businessDay(number)),
  );
  if (posted.loans !== count) throw new Error('the close left loans behind');
  return { ms: ms / count, loanDays: count + missing * missedDays, grown };
}

/** Closes a day for all but every tenth customer. */
async function closeWithout(
  { owner, database }: LedgerDatabase,
  on: LocalDate,
  number: number,
): Promise<void> {
  const rows = await owner.query<{ ids: readonly string[] }>(
    {
      name: 'customers-without-a-tenth',
      text: `SELECT array_agg(customer_id ORDER BY customer_id) AS ids
        FROM (SELECT customer_id, row_number() OVER (ORDER BY customer_id) AS n FROM customer) c
        WHERE n % ${missingShare} <> $1 % ${missingShare} GROUP BY n / 1000`,
    },
    [number],
  );
  const { closes, now, randomness } = ledgerContext(database, on);
  for (const { ids } of rows) {
    await closes.postAccruals({
      customerIds: ids,
      on,
      recordedAt: now(),
      firstEntryId: randomness.orderedUuid(),
    });
  }
}

async function stateDay({ owner }: LedgerDatabase, number: number): Promise<number> {
  await owner.runScript('CHECKPOINT');
  const startedAtMs = performance.now();
  await closeByHand(owner, businessDay(number));
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
