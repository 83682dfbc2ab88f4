import { bookFormat } from '@luwag/contract/book-line';
import { localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { ppm } from '@luwag/loan-engine/money/rate';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStaffContext } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createBookStore } from '../../adapters/postgres/book-store.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { sandboxBook } from '../../sandbox/sandbox-book.ts';
import type { BookSource } from './book-source.ts';
import { exportBook } from './export-book.ts';
import { importBook } from './import-book.ts';

/* A book moves to another installation after prices have changed. */

let here: TestDatabase;
let there: TestDatabase;
beforeEach(async () => {
  [here, there] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterEach(() => Promise.all([here.remove(), there.remove()]));

async function contextOf(database: TestDatabase) {
  return {
    ...(await createStaffContext(database)),
    bookStore: createBookStore(database.database),
    closes: createCloseOfBusiness(database.database),
  };
}
type BookContext = Awaited<ReturnType<typeof contextOf>>;

const quiet = { demanded: {}, isCheckOnly: false, onProgress: () => undefined };

function sourceOf(values: readonly unknown[]): BookSource {
  return async function* () {
    for (const [index, value] of values.entries()) yield { line: index + 1, value };
  };
}

async function exported(from: BookContext): Promise<readonly unknown[]> {
  const lines: unknown[] = [];
  await exportBook(from, async (written) => {
    lines.push(...written.map((line) => JSON.parse(line) as unknown));
  });
  return lines;
}

test('takes along the versions of a product that its loans were made with, and none of them is sold', async () => {
  const context = await contextOf(here);
  const second = { ...mainProduct, version: 2, dailyInterestPpm: ppm(900) };
  await context.products.bringOver([{ effectiveFrom: localDate('2026-09-01'), product: second }]);
  const book = sandboxBook(20, second, manilaDateOf(context.now()));
  expect(await importBook(context, book, quiet)).toMatchObject({ ok: true, imported: { borrowers: 20 } });
  const lines = await exported(context);

  const other = await contextOf(there);
  const known = other.products.catalogue();
  const checked = await importBook(other, sourceOf(lines), { ...quiet, isCheckOnly: true });
  expect(checked).toMatchObject({ ok: true });
  expect(other.products.catalogue()).toEqual(known);
  expect(await importBook(other, sourceOf(lines), quiet)).toMatchObject({
    ok: true,
    imported: { borrowers: 20 },
  });
  expect(other.products.version('main', 2).dailyInterestPpm).toBe(900);
  expect(other.products.inForce('main', manilaDateOf(other.now())).version).toBe(1);
  expect(await exported(other)).toEqual(lines);
});

test('a version that has other figures here, leaves a number out or breaks a cap is a fault of the first line', async () => {
  const context = await contextOf(here);
  const faultsWith = async (change: object) => {
    const product = { ...mainProduct, ...change };
    const header = { ...bookFormat, products: [{ effectiveFrom: '2026-09-01', product }] };
    const outcome = await importBook(context, sourceOf([header]), quiet);
    if (outcome.ok || !('faults' in outcome)) return [];
    return outcome.faults.map(({ line, field, code }) => `${line} ${field} ${code}`);
  };
  expect(await faultsWith({ dailyInterestPpm: 900 })).toEqual(['1 products.0 product_differs']);
  expect(await faultsWith({ version: 3 })).toEqual(['1 products.0 version_left_out']);
  expect(await faultsWith({ version: 2, dailyInterestPpm: 2_500 })).toEqual([
    '1 products.0 cap_nominal_rate',
  ]);
});
