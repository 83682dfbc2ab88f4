import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { Queryable } from './database.ts';
import { type Catalogue, placementProblems, readCatalogue } from './placement-rules.ts';
import {
  countingColumns,
  droppedTriggers,
  functionPlaces,
  statementOfSeveral,
  tablePlaces,
} from './placement.ts';

/* The tables as they are against what Citus asks of them. The cluster itself is tried by hand (docs/operations/scale-out.md). */

const places = {
  tables: tablePlaces,
  functions: functionPlaces,
  counting: countingColumns,
  dropped: droppedTriggers,
  ofSeveral: statementOfSeveral,
};

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

class Undone extends Error {
  catalogue: Catalogue;
  constructor(catalogue: Catalogue) {
    super('undone');
    this.catalogue = catalogue;
  }
}

/** The catalogue as it would be after a change that is not kept. */
async function catalogueAfter(change: string): Promise<Catalogue> {
  return product.asOwner(async (owner) => {
    try {
      return await owner.transaction(async (transaction: Queryable) => {
        await transaction.query({ name: '', text: change });
        throw new Undone(await readCatalogue(transaction));
      });
    } catch (error) {
      if (error instanceof Undone) return error.catalogue;
      throw error;
    }
  });
}

describe('the places of tables and functions', () => {
  it('name each of them, and Citus could spread them so', async () => {
    const catalogue = await readCatalogue(product.database);
    expect(catalogue.tables.length).toBeGreaterThan(70);
    expect(catalogue.uniques.length).toBeGreaterThan(70);
    expect(catalogue.foreignKeys.length).toBeGreaterThan(20);
    expect(placementProblems(catalogue, places)).toEqual([]);
  });

  it('leave no trigger on a table that is spread but those that refuse a change', async () => {
    const { triggers } = await readCatalogue(product.database);
    const spread = triggers.filter(({ table }) => tablePlaces[table]?.kind !== 'coordinator');
    expect(spread.map(({ name }) => name).filter((name) => !(name in droppedTriggers))).toEqual([
      'accrual_append_only',
      'folded_accrual_append_only',
      'journal_entry_append_only',
    ]);
  });

  it.each([
    ['CREATE TABLE forgotten (customer_id uuid PRIMARY KEY)', 'forgotten has no place'],
    ['DROP TABLE guide_answer', 'guide_answer has a place and is no table'],
    ['CREATE UNIQUE INDEX once ON payout (reference)', 'once is unique without customer_id'],
    [
      'ALTER TABLE customer_key DROP CONSTRAINT customer_key_pkey, ADD CONSTRAINT other PRIMARY KEY (subject_id, kind)',
      'other is unique without key',
    ],
    [
      'ALTER TABLE maker_only_step ADD CONSTRAINT by_staff FOREIGN KEY (staff_id) REFERENCES staff (staff_id)',
      'by_staff leads to rows that lie elsewhere',
    ],
    [
      'ALTER TABLE known_document ADD CONSTRAINT of_customer FOREIGN KEY (customer_id) REFERENCES customer (customer_id)',
      'of_customer leads to rows that lie elsewhere',
    ],
    [
      'ALTER TABLE reloan ADD COLUMN other uuid, ADD CONSTRAINT astray FOREIGN KEY (other) REFERENCES customer (customer_id)',
      'astray leaves out customer_id',
    ],
    [
      'CREATE TRIGGER all_at_once AFTER INSERT ON loan FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal()',
      'all_at_once is for each statement, on a table that is spread',
    ],
    [
      'ALTER TABLE payment ADD COLUMN number bigserial',
      'payment.number counts by itself, on each machine apart',
    ],
    [
      "CREATE FUNCTION new_rule() RETURNS void LANGUAGE sql AS 'SELECT'",
      'new_rule is a function without a place',
    ],
    [
      `CREATE OR REPLACE FUNCTION close_day(p_on date, p_closed_at timestamptz) RETURNS void LANGUAGE plpgsql AS
        'BEGIN UPDATE loan SET status = status; END'`,
      'close_day writes loan on every machine, and nothing says why',
    ],
    [
      `DROP FUNCTION save_customer; CREATE FUNCTION save_customer(p jsonb, p_customer_id uuid) RETURNS void LANGUAGE sql AS 'SELECT'`,
      'save_customer does not begin with p_customer_id',
    ],
    [
      `CREATE OR REPLACE FUNCTION keep_loan_events(p_events jsonb) RETURNS void LANGUAGE plpgsql AS
        'BEGIN UPDATE loan t SET status = r.status FROM jsonb_populate_recordset(NULL::loan, p_events) AS r
        WHERE t.customer_id = r.customer_id AND t.loan_id = r.loan_id; END'`,
      'keep_loan_events asks every machine for loan',
    ],
    [
      `CREATE OR REPLACE FUNCTION relay_outbox(p_most integer) RETURNS bigint LANGUAGE plpgsql AS
        'BEGIN PERFORM FROM outbox o LIMIT p_most FOR UPDATE SKIP LOCKED; RETURN 0; END'`,
      'relay_outbox locks outbox on several machines',
    ],
    [
      `CREATE OR REPLACE FUNCTION queue_overdue(p_on date) RETURNS bigint LANGUAGE sql AS
        'WITH RECURSIVE r AS (SELECT l.due_on FROM loan l UNION ALL SELECT due_on + 1 FROM r WHERE due_on < p_on) SELECT count(*) FROM r'`,
      'queue_overdue recurses over loan on several machines',
    ],
    [
      `CREATE OR REPLACE FUNCTION post_accruals(p_customer_ids uuid[], p_on date, p_recorded_at timestamptz, p_entry_prefix text)
        RETURNS TABLE(loans bigint, entries bigint) LANGUAGE plpgsql AS 'BEGIN RETURN QUERY
        WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r WHERE n < 3),
          kept AS (INSERT INTO accrual SELECT a.* FROM accrual a WHERE a.customer_id = ANY (p_customer_ids) RETURNING 1)
        SELECT (SELECT count(*) FROM r), count(*) FROM kept; END'`,
      'post_accruals recurses beside rows that it adds',
    ],
    [
      `CREATE OR REPLACE FUNCTION queue_overdue(p_on date) RETURNS bigint LANGUAGE sql AS
        'SELECT count(*) FROM loan l WHERE EXISTS (SELECT FROM jsonb_to_recordset(l.schedule) AS s ("dueOn" date))'`,
      'queue_overdue makes rows of each loan by a function',
    ],
    ['ALTER TABLE money_reference RENAME COLUMN number TO other', 'money_reference has no column number'],
  ])('do not fit after %s', async (change, problem) => {
    expect(placementProblems(await catalogueAfter(change), places)).toContain(problem);
  });

  it('refuse a table that is spread before the one it lies like', async () => {
    const { customer, ...others } = tablePlaces;
    const late = { ...places, tables: { ...others, ...(customer === undefined ? {} : { customer }) } };
    expect(placementProblems(await readCatalogue(product.database), late)).toContain(
      'loan comes before the table it lies like',
    );
  });
});
