import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { readFunctions } from './migrate.ts';
import { toSnake } from './row-mapping.ts';
import { type WrittenTable, writtenTables } from './written-tables.ts';

/* A column that is forgotten in one place fails here: in the tables, in the function that saves, or in the row type. */

const tables = Object.entries(writtenTables);

describe('a table that a write of a customer fills', () => {
  let product: TestDatabase;
  let saveCustomer: string;
  beforeAll(async () => {
    product = await createTestDatabase();
    saveCustomer = (await readFunctions()).find(({ name }) => name === 'save_customer')?.text ?? '';
  });
  afterAll(() => product.remove());

  test.each(tables)('%s has the columns that are described, and no other', async (_part, table) => {
    const rows = await product.database.query<{ column: string }>(
      {
        name: 'written-columns',
        text: `SELECT a.attname::text AS column FROM pg_attribute a
          WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
      },
      [table.name],
    );
    const described = [...table.key, ...table.inserted, ...table.updated];
    expect(described.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
  });

  test.each(tables)('%s is saved as described', (part, table) => {
    expect(savedColumns(saveCustomer, part, table)).toEqual({
      conflict: table.updated.length === 0 ? null : table.key.toSorted(),
      updated: table.updated.toSorted(),
    });
  });
});

/** What the function does with the rows of a part: insert them, and on which key it writes which columns again. */
function savedColumns(text: string, part: string, { name }: WrittenTable) {
  const source = String.raw`jsonb_populate_record(?:set)?\(NULL::${name}, p -> '${toSnake(part)}'\)`;
  const insert = new RegExp(`INSERT INTO ${name} SELECT \\* FROM ${source}([^;]*);`).exec(text);
  if (insert === null) throw new Error(`save_customer does not insert ${name}`);
  const again = /ON CONFLICT \(([^)]*)\) DO UPDATE SET\s([^;]*)$/.exec(insert[1] ?? '');
  const pairs = [...(again?.[2] ?? '').matchAll(/(\w+) = excluded\.(\w+)/g)];
  expect(pairs.filter(([, column, value]) => column !== value)).toEqual([]);
  return {
    conflict: again?.[1]?.split(', ').toSorted() ?? null,
    updated: pairs.map(([, column = '']) => column).toSorted(),
  };
}
