import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { withBook } from './book-parts.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Say } from './run-process.ts';
import { readSettings } from './settings.ts';
import { type BookTotals, pesosOf } from './use-cases/book/book-line.ts';
import type { BookLine, BookSource } from './use-cases/book/book-source.ts';
import { type DemandedTotals, importBook, type ImportedBook } from './use-cases/book/import-book.ts';

/* Imports a book of borrowers and loans from a file. docs/operations/import-book.md has the format. */

const usage = 'script/import-book FILE [--check] [--borrowers n] [--loans n] [--principal 123.45]';
const tellEvery = 10_000;

/** A borrower with a hundred loans takes a tenth of it. */
const mostCharacters = 1_000_000;
/** What a decoder puts in the place of bytes that are no UTF-8, such as an ñ as older spreadsheets write it. */
const noLetter = '\uFFFD';
/** What editors of Windows put before the first line of a file in UTF-8. */
const byteOrderMark = '\uFEFF';

/** The lines of a file, read as they are needed. */
export function linesOf(file: string): BookSource {
  return async function* (): AsyncGenerator<BookLine> {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
    let line = 0;
    for await (const text of lines) {
      line += 1;
      yield { line, ...readLine(line === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text) };
    }
  };
}

function readLine(text: string): Omit<BookLine, 'line'> {
  if (text.length > mostCharacters) return { value: undefined, unreadable: 'too_long' };
  if (text.includes(noLetter)) return { value: undefined, unreadable: 'not_utf8' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { value: undefined, unreadable: 'not_json' };
  }
}

const isCount = (text: string): boolean => /^\d{1,9}$/.test(text);

function demandedFrom(values: { borrowers?: string; loans?: string; principal?: string }): DemandedTotals {
  const { borrowers, loans, principal } = values;
  if (
    (borrowers !== undefined && !isCount(borrowers)) ||
    (loans !== undefined && !isCount(loans)) ||
    (principal !== undefined && !/^\d{1,13}\.\d{2}$/.test(principal))
  ) {
    throw new StartRefused(usage);
  }
  return {
    ...(borrowers === undefined ? {} : { borrowers: Number(borrowers) }),
    ...(loans === undefined ? {} : { loans: Number(loans) }),
    ...(principal === undefined ? {} : { principalCentavos: Number(principal.replace('.', '')) }),
  };
}

const totalsIn = ({ borrowers, loans, principalCentavos }: BookTotals): string =>
  `${borrowers} borrowers, ${loans} loans, ${pesosOf(principalCentavos)} pesos of principal owed`;

async function main(say: Say): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      borrowers: { type: 'string' },
      loans: { type: 'string' },
      principal: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new StartRefused(usage);
  const demanded = demandedFrom(values);
  const startedAt = performance.now();
  let nextTold = tellEvery;
  const onProgress = (imported: BookTotals): void => {
    if (imported.borrowers < nextTold) return;
    nextTold += tellEvery;
    say(`imported ${totalsIn(imported)} so far`);
  };
  const options = { demanded, isCheckOnly: values.check, onProgress };
  const outcome = await withBook(readSettings(process.env), (context) =>
    importBook(context, linesOf(file), options),
  );
  tell(outcome, { isCheckOnly: values.check, seconds: (performance.now() - startedAt) / 1_000 }, say);
}

function tell(outcome: ImportedBook, run: { isCheckOnly: boolean; seconds: number }, say: Say): void {
  if (!outcome.ok) {
    process.exitCode = 1;
    if ('differs' in outcome) {
      say(`the file holds ${totalsIn(outcome.totals)}`);
      return say(`nothing was imported: the control total of ${nameOf(outcome.differs)} differs`);
    }
    for (const { line, field, code } of outcome.faults) say(`line ${line}: ${field}: ${code}`);
    return say(`nothing was imported: ${outcome.faultCount} faults`);
  }
  const { totals, imported, isThere } = outcome;
  say(`the file holds ${totalsIn(totals)}`);
  if (isThere > 0) say(`${isThere} borrowers of it were imported before`);
  if (run.isCheckOnly) return say('nothing is wrong with it; nothing was imported');
  const speed = Math.round(imported.borrowers / run.seconds);
  say(`imported ${totalsIn(imported)} in ${run.seconds.toFixed(1)} s, ${speed} borrowers/s`);
}

const nameOf = (name: keyof BookTotals): string => (name === 'principalCentavos' ? 'principal' : name);

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'the book could not be imported'}\n`);
    process.exitCode = 1;
  });
}
