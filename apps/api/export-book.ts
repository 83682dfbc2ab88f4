import { type FileHandle, open, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { withBook } from './book-parts.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Say } from './run-process.ts';
import { readSettings } from './settings.ts';
import { pesosOf } from './use-cases/book/book-line.ts';
import { exportBook, type ExportedBook } from './use-cases/book/export-book.ts';

/* Exports the whole book into a new file, in the format that script/import-book reads. The file holds personal data in clear. */

/** Writes the book into a file that only its owner may read. Errors: `StartRefused` where the file is there already. */
export async function exportInto(
  file: string,
  context: Parameters<typeof exportBook>[0],
): Promise<ExportedBook> {
  const handle = await newFile(file);
  try {
    const exported = await exportBook(context, async (lines) => {
      if (lines.length > 0) await handle.appendFile(lines.map((line) => `${line}\n`).join(''));
    });
    await handle.sync();
    return exported;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function newFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    throw new StartRefused('the file is there already; nothing was exported');
  }
}

async function main(say: Say): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new StartRefused('script/export-book FILE');
  const { totals, leftOut, withoutIdentity } = await withBook(readSettings(process.env), (context) =>
    exportInto(file, context),
  );
  const principal = pesosOf(totals.principalCentavos);
  say(`exported ${totals.borrowers} borrowers, ${totals.loans} loans, ${principal} pesos of principal owed`);
  if (leftOut > 0) say(`${leftOut} loans were left out: cancelled, or their payout was not confirmed`);
  if (withoutIdentity > 0)
    say(`${withoutIdentity} loans were left out: the identity of their borrower is unfinished`);
}

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'the book could not be exported'}\n`);
    process.exitCode = 1;
  });
}
