import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBook } from '../../apps/api/book-parts.ts';
import { sandboxBook } from '../../apps/api/sandbox/sandbox-book.ts';
import type { BookTotals } from '../../apps/api/use-cases/book/book-line.ts';
import { checkBook } from '../../apps/api/use-cases/book/check-book.ts';
import { until } from '../api/test-borrower.ts';
import { startTestProduct, type TestProduct } from '../api/test-product.ts';

/* The import of a book is killed between its batches, and run again with the same file. */

/** Four batches. */
const count = 800;
let product: TestProduct;
let folder: string;
let file: string;
let totals: BookTotals;

beforeAll(async () => {
  product = await startTestProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-killed-import-'));
  file = path.join(folder, 'book.jsonl');
  const lines: string[] = [];
  await withBook(product.settings, async (context) => {
    const book = sandboxBook(count, mainProduct, manilaDateOf(context.now()));
    for await (const { value } of book()) lines.push(JSON.stringify(value));
    ({ totals } = await checkBook(context, book));
  });
  await writeFile(file, `${lines.join('\n')}\n`);
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

function startImport() {
  const child = spawn(process.execPath, ['apps/api/import-book.ts', file], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: product.settings.dataFolder,
      DATABASE_URL: product.databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return { child, ended: once(child, 'close'), output: () => output };
}

type Kept = { borrowers: number; loans: number; principalCentavos: number };

/** Who is there, and what the ledger has of the principal. */
async function kept(): Promise<Kept> {
  const [row] = await product.database.query<Kept>({
    name: 'test-kept',
    text: `SELECT (SELECT count(*) FROM customer)::integer AS borrowers, (SELECT count(*) FROM loan)::integer AS loans,
      (SELECT coalesce(sum(balance_centavos), 0) FROM ledger_balances('2100-01-01') WHERE account = '1100')::bigint
        AS "principalCentavos"`,
  });
  if (row === undefined) throw new Error('nothing was counted');
  return row;
}

test('an import that is killed between its batches is finished by another run, with nobody there twice', async () => {
  const first = startImport();
  await until('a batch is kept', async () => ((await kept()).borrowers > 0 ? true : null), 25_000, 5);
  first.child.kill('SIGKILL');
  await first.ended;
  const half = await kept();
  expect(half.borrowers).toBeGreaterThan(0);
  expect(half.borrowers).toBeLessThan(count);
  const second = startImport();
  await second.ended;
  expect(second.child.exitCode).toBe(0);
  expect(second.output()).toMatch(/\d+ borrowers of it were imported before/);
  expect(await kept()).toEqual(totals);
});
