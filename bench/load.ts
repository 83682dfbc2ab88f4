import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BenchTable, Limit } from './bench-report.ts';
import { openCaller } from './load-caller.ts';
import { openEventRelay } from './event-relay.ts';
import { checkBooks } from './load-books.ts';
import { type ConsoleCall, measureConsole } from './load-console.ts';
import { approveAll, type LoadBorrower, logInAll } from './load-borrowers.ts';
import { type LenderBook, openLenderBook, type RunningLender } from './load-lender.ts';
import { createMix } from './load-mix.ts';
import { measureLoadOn, type MeasuredLoad, type Surroundings } from './load-phases.ts';
import { untilDayIsTold } from './load-notices.ts';
import { loadRows } from './load-rows.ts';

/* What borrowers and providers do over HTTP, on a book of so many borrowers: the largest rate, the times below it, and what comes above it. */

export type LoadOptions = {
  borrowers: number;
  /** Where the book is kept; null for a folder that goes with the bench. */
  data: string | null;
  /** How long memory is watched, after all else; 0 for not at all. */
  minutes: number;
};

/** The most borrowers who are logged in. */
const mostLoggedIn = 1_000;
const seed = 20_261_128;
const tell = (line: string): void => console.error(line);

export async function measureLoad(folder: string, options: LoadOptions): Promise<BenchTable> {
  const { borrowers, data, minutes } = options;

  const book = await openLenderBook({
    folder: path.resolve(data ?? path.join(folder, 'load')),
    borrowers,
    say: tell,
  });
  try {
    const cores = availableParallelism();
    const measured: MeasuredLoad[] = [];
    for (const processes of cores > 1 ? [cores, 1] : [1]) {
      tell(`${processes} processes that serve, one for the jobs`);
      measured.push(
        await onLender(book, processes, { say: tell, minutes: processes === cores ? minutes : 0 }),
      );
    }
    return {
      title: `A book of ${borrowers} borrowers under load, on a machine of ${cores} cores that the callers share`,
      headings: [
        '',
        ...measured.map(({ processes }) => (processes === 1 ? '1 process' : `${processes} processes`)),
      ],
      rows: loadRows(measured),
      limits: measured.flatMap(limitsOf),
    };
  } finally {
    await book.stop();
  }
}

async function onLender(
  book: LenderBook,
  processes: number,
  { say, minutes }: Pick<Surroundings, 'say' | 'minutes'>,
): Promise<MeasuredLoad> {
  const lender = await book.start(processes);
  try {
    return await asBorrowers(book, lender, { processes, say, minutes });
  } finally {
    await lender.stop();
  }
}

async function asBorrowers(
  book: LenderBook,
  lender: RunningLender,
  { processes, say, minutes }: Pick<Surroundings, 'say' | 'minutes'> & { processes: number },
): Promise<MeasuredLoad> {
  const { doubles } = lender.product;
  // A day's notices are a load of their own; what borrowers ask is measured after them.
  await untilDayIsTold(book.owner, say);
  const caller = openCaller(lender.origin);
  const relay = await openEventRelay(caller);
  doubles.tellProduct(relay.origin);
  try {
    const numbers = await book.takeBorrowers(Math.min(mostLoggedIn, Math.floor(book.borrowers / 5)));
    const borrowers = await logInAll(caller, doubles, numbers);
    await approveAll(book.owner, borrowers);
    say(`${borrowers.length} borrowers are logged in`);
    const acknowledged = { references: new Map(), withdrawals: [] };
    const mix = createMix({ caller, doubles, relay, acknowledged }, borrowers, seed);
    const phases = await measureLoadOn(mix, { book, lender, say, minutes });
    const staffCalls = await consoleOf(lender, borrowers[0]);
    const books = await checkBooks(book.owner, { acknowledged, relay, doubles });
    return { processes, cores: availableParallelism(), ...phases, staffCalls, books };
  } finally {
    caller.close();
    await relay.close();
  }
}

async function consoleOf(
  lender: RunningLender,
  borrower: LoadBorrower | undefined,
): Promise<readonly ConsoleCall[]> {
  if (borrower === undefined) throw new Error('the book is too small');
  const calls = await measureConsole(lender, borrower);
  for (const { name, ms, status } of calls) tell(`  console, ${name}: ${ms.toFixed(1)} ms, ${status}`);
  return calls;
}

function limitsOf({
  processes,
  steady,
  overload,
  staffCalls,
  books,
  memory,
}: MeasuredLoad): readonly Limit[] {
  const limit = (name: string, value: number, most: number, unit: string): Limit => ({
    name: `${name}, ${processes} serving`,
    value,
    most,
    unit,
  });
  return [
    limit('p99 of reads at 80 % of the largest rate', steady.reads.p99, 100, 'ms'),
    limit('p99 of money writes at 80 % of the largest rate', steady.money.p99, 150, 'ms'),
    limit('calls at 80 % of the largest rate that were refused', steady.badCount, 0, ''),
    limit('answers at twice the rate besides good ones, 429 and 503', overload.otherCount, 0, ''),
    limit('seconds until it is as quick as ever', overload.recoverySeconds, 10, 's'),
    limit('the slowest call of the console', staffCalls[0]?.ms ?? 0, 1_000, 'ms'),
    limit(
      'calls of the console without an answer',
      staffCalls.filter(({ status }) => status !== 200).length,
      0,
      '',
    ),
    limit('acknowledged writes that are not in the books', books.missing, 0, ''),
    limit('acknowledged writes that are in the books more than once', books.doubled, 0, ''),
    limit('what the ledger comes to', Math.abs(books.ledgerCentavos), 0, 'centavos'),
    ...(memory === null
      ? []
      : [limit('memory at the end, over that of minute 5', memory.growth, 1.05, 'times')]),
  ];
}
