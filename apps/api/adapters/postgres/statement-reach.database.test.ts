import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyStatement, type SentStatements } from '../../../../tests/every-statement.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { Statement } from './database.ts';
import { changedInParts, fanOuts, refusedByCluster, shardByShard } from './fan-outs.ts';
import { functionPlaces, tablePlaces } from './placement.ts';
import { type Reach, reachOf } from './statement-reach.ts';

/* Each statement that the program sends names its customer, or is one of those that are meant to reach every machine. */

const places = { tables: tablePlaces, functions: functionPlaces };

let product: TestDatabase;
let sent: SentStatements;
let reaches: readonly Reach[];
beforeAll(async () => {
  [product, sent] = await Promise.all([createTestDatabase(), everyStatement()]);
  reaches = await reachesOf(sent.statements);
}, 120_000);
afterAll(() => product.remove());

/** Nothing is run, and nothing stays of what is prepared. */
function reachesOf(statements: readonly Statement[]): Promise<readonly Reach[]> {
  return product.asOwner((owner) =>
    owner.transaction(async (transaction) => {
      const found: Reach[] = [];
      for (const statement of statements) found.push(await reachOf(transaction, statement, places));
      return found;
    }),
  );
}

const reached = async (text: string): Promise<Omit<Reach, 'name'> | undefined> => {
  const [reach] = await reachesOf([{ name: 'planted', text }]);
  return reach && { machines: reach.machines, refused: reach.refused };
};

const reachNamed = (name: string): Reach | undefined => reaches.find((reach) => reach.name === name);

/** A load is named by its parts, which are all of them here. */
const plain = (name: string): string =>
  name.replace(/^(load-customer-by-[a-z-]+)-[0-9a-z]+?(-many)?$/, '$1$2');
const sorted = (names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => (one < other ? -1 : 1));

describe('the statements of the program', () => {
  it('are all looked at', () => {
    expect(sent.neverSent).toEqual([]);
    expect(reaches.length).toBeGreaterThan(200);
    expect(reaches.filter(({ machines }) => machines === 'one').length).toBeGreaterThan(15);
  });

  it('reach every machine where that is meant, and nowhere else', () => {
    const all = reaches.filter(({ machines }) => machines === 'all').map(({ name }) => plain(name));
    expect(sorted(all)).toEqual(sorted(Object.keys(fanOuts)));
  });

  it('reach several machines only where several names are given', () => {
    const several = reaches.filter(({ machines }) => machines === 'several').map(({ name }) => plain(name));
    expect(sorted(several.filter((name) => !shardByShard.includes(name)))).toEqual([
      'directory-order',
      'find-same-document',
      'load-customer-by-answer-many',
      'load-customer-by-customer-many',
      'load-customer-by-session-answer-many',
      'load-customer-by-session-many',
      'reconciliation-numbered',
      'reconciliation-taken',
      'support-messages-open-complaints',
    ]);
  });

  it('ask of a cluster what it refuses only where that is known', () => {
    const refused = reaches.flatMap(({ name, machines, refused: reasons }) => {
      if (machines === 'several' && shardByShard.includes(name)) return [];
      const left = name in changedInParts ? reasons.filter((one) => one !== 'changes rows within') : reasons;
      return left.length === 0 ? [] : [[plain(name), left]];
    });
    expect(Object.fromEntries(refused)).toEqual(refusedByCluster);
  });

  it('go shard by shard, or change rows in parts, only where they need to', () => {
    for (const name of shardByShard)
      expect(reachNamed(name)).toMatchObject({
        machines: 'several',
        refused: ['locks rows', 'changes rows within'],
      });
    for (const name of Object.keys(changedInParts))
      expect(reachNamed(name)).toMatchObject({ machines: 'all', refused: ['changes rows within'] });
  });

  it('save a customer where the customer is', () => {
    expect(reaches).toContainEqual({ name: 'save-customer', machines: 'one', refused: [] });
  });
});

describe('a statement', () => {
  it.each([
    ['SELECT 1 FROM loan WHERE customer_id = $1', 'one'],
    ['SELECT 1 FROM loan l JOIN payout p USING (customer_id, loan_id) WHERE p.customer_id = $1', 'one'],
    ['UPDATE loan SET status = $2 WHERE customer_id = $1 AND loan_id = $3', 'one'],
    ['INSERT INTO message SELECT * FROM message WHERE customer_id = $1', 'one'],
    ['SELECT 1 FROM given_number WHERE number = $1', 'one'],
    ['SELECT save_customer($1, $2)', 'one'],
    ['SELECT 1 FROM loan WHERE customer_id = ANY ($1)', 'several'],
    ['SELECT 1 FROM staff', 'none'],
    ['SELECT 1 FROM loan WHERE loan_id = $1', 'all'],
    ['SELECT 1 FROM loan WHERE customer_id <> $1', 'all'],
    ['SELECT 1 FROM loan WHERE customer_id = $1 OR loan_id = $2', 'all'],
    ['SELECT 1 FROM loan l JOIN payout p USING (loan_id) WHERE p.customer_id = $1', 'all'],
    ['SELECT (SELECT count(*) FROM payout) FROM loan WHERE customer_id = $1', 'all'],
    ['SELECT 1 FROM loan WHERE customer_id = $1 UNION ALL SELECT 1 FROM loan WHERE loan_id = $2', 'all'],
    ['UPDATE payout SET status = $1 WHERE reference = $2', 'all'],
    ['DELETE FROM outbox', 'all'],
    ["SELECT save_customer((p ->> 'id')::uuid, p) FROM jsonb_array_elements($1::jsonb) AS p", 'all'],
    ['SELECT relay_outbox($1)', 'all'],
  ])('%s reaches %s', async (text, machines) => {
    expect(await reached(text)).toMatchObject({ machines, refused: [] });
  });

  it.each([
    ['SELECT 1 FROM outbox LIMIT 1 FOR UPDATE SKIP LOCKED', 'locks rows'],
    ['WITH gone AS (DELETE FROM outbox RETURNING 1) SELECT count(*) FROM gone', 'changes rows within'],
    [
      `WITH RECURSIVE r AS (SELECT customer_id, 1 AS n FROM loan UNION ALL SELECT customer_id, n + 1 FROM r WHERE n < 3)
        SELECT * FROM r`,
      'recurses',
    ],
    [
      'SELECT 1 FROM given_number g JOIN loan l ON l.customer_id = g.customer_id WHERE g.number = $1 AND l.customer_id = $2',
      'joins what lies apart',
    ],
  ])('%s is refused by a cluster, as it %s', async (text, reason) => {
    expect((await reached(text))?.refused).toContain(reason);
  });

  it('may lock the rows of one customer', async () => {
    expect(await reached('SELECT 1 FROM outbox WHERE customer_id = $1 FOR UPDATE')).toEqual({
      machines: 'one',
      refused: [],
    });
  });
});
