import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { saveCustomerText } from './save-customer-text.ts';
import { writtenTables } from './written-tables.ts';

/* A column that is forgotten in one place fails here: in the tables, in the function that saves, or in the row type. */

const tables = Object.entries(writtenTables);

describe('a table that a write of a customer fills', () => {
  let product: TestDatabase;
  beforeAll(async () => {
    product = await createTestDatabase();
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
});

test('the function that saves is the one that is made from the description', async () => {
  await expect(saveCustomerText()).toMatchFileSnapshot('functions/save-customer.sql');
});
