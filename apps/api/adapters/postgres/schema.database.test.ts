import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';

/* The shape of the tables, asked of the database itself. */

/** Tables that name a customer but do not belong to one: directories by what is given once in the book, and the staff's log. */
const notOwned = new Set([
  'customer_key',
  'customer_phone',
  'facebook_username',
  'given_number',
  'known_document',
  'money_reference',
  'audit_log',
]);

type KeyRow = { table_name: string; first_column: string };

describe('the schema', () => {
  let product: TestDatabase;
  beforeAll(async () => {
    product = await createTestDatabase();
  });
  afterAll(() => product.remove());

  test('starts the key of every customer-owned table with customer_id', async () => {
    const rows = await product.database.query<KeyRow>({
      name: 'schema-keys',
      text: `SELECT c.relname::text AS table_name, a.attname::text AS first_column
        FROM pg_class c
        JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
        JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
        WHERE EXISTS (SELECT 1 FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'customer_id')`,
    });
    const owned = rows.filter(({ table_name: name }) => !notOwned.has(name));
    expect(owned.length).toBeGreaterThan(10);
    expect(owned.filter(({ first_column: column }) => column !== 'customer_id')).toEqual([]);
  });

  test('has a primary key on every table but accrual, which is unique with its customer and found by it', async () => {
    const without = await product.database.query({
      name: 'schema-no-key',
      text: `SELECT c.relname::text AS name FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`,
    });
    expect(without).toEqual([{ name: 'accrual' }]);
    const indexes = await product.database.query<{ columns: readonly string[]; is_unique: boolean }>({
      name: 'schema-accrual-keys',
      text: `SELECT ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY AS k (number, place)
          JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number ORDER BY k.place) AS columns,
          i.indisunique AS is_unique
        FROM pg_index i WHERE i.indrelid = 'accrual'::regclass`,
    });
    expect(indexes).toContainEqual({ columns: ['customer_id', 'loan_id'], is_unique: false });
    expect(indexes).toContainEqual({
      columns: ['business_on', 'customer_id', 'loan_id', 'kind'],
      is_unique: true,
    });
  });

  test('lets no foreign key leave its customer', async () => {
    const rows = await product.database.query<{ definition: string }>({
      name: 'schema-foreign-keys',
      text: `SELECT pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k
        JOIN pg_namespace n ON n.oid = k.connamespace AND n.nspname = 'public'
        WHERE k.contype = 'f' AND pg_get_constraintdef(k.oid) NOT LIKE '%staff%'`,
    });
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ definition }) => !definition.startsWith('FOREIGN KEY (customer_id'))).toEqual([]);
  });

  test('refuses a journal entry that does not sum to zero, and keeps nothing of the write', async () => {
    const { customerId, loanId } = await addLoan(product.database);
    const save = { name: 'schema-save', text: 'SELECT save_customer($1, $2) AS outcome' };
    const entry = {
      customer_id: customerId,
      entry_id: '0190a1b2-0000-4000-8000-000000000002',
      loan_id: loanId,
      kind: 'repayment-received',
      business_on: '2026-11-21',
      recorded_at: '2026-11-21T00:00:00Z',
      accounts: ['1020', '1100'],
      amounts_centavos: [100, -99],
    };
    const write = {
      expected_version: 0,
      customer: { language: 'hi-IN' },
      entries: [entry],
    };
    await expect(product.database.query(save, [customerId, JSON.stringify(write)])).rejects.toMatchObject({
      constraint: 'journal_entry_sums_to_zero',
    });
    const [kept] = await product.database.query<{ version: number; language: string }>({
      name: 'schema-customer',
      text: 'SELECT version, language FROM customer',
    });
    expect(kept).toEqual({ version: 0, language: 'en-US' });
  });
});
