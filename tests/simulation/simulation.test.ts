import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { faultKinds, type FaultTally } from './faults.ts';
import { describeResult, type HistoryResult, runHistory } from './history.ts';
import { openPostgresStores, type Stores } from './stores.ts';

/* Borrowers, servers and a provider at which everything goes wrong; `node tests/simulation/run.ts` lives as many histories as wished. */

const length = 60;
const histories = 300;
const leastKinds = 20;

let product: TestDatabase;
let stores: Stores;
beforeAll(async () => {
  product = await createTestDatabase();
  stores = await openPostgresStores(product.databaseUrl, product.database);
});
afterAll(async () => {
  await stores.close();
  await product.remove();
});

const tally: FaultTally = new Map();
const live = (seed: number): Promise<HistoryResult> => runHistory({ seed, length, stores, tally });

test('no peso is lost, doubled or unexplained, whatever fails when', { timeout: 600_000 }, async () => {
  const first = randomInt(2 ** 30);
  const violations: string[] = [];
  let loans = 0;
  for (let seed = first; seed < first + histories && violations.length === 0; seed += 1) {
    const result = await live(seed);
    loans += result.loans;
    if (result.violation !== null) violations.push(describeResult(result));
  }
  process.stdout.write(`${histories} histories from seed ${first}, ${loans} loans\n`);
  expect(violations).toEqual([]);
  expect(loans).toBeGreaterThan(histories);
  expect(faultKinds.filter((kind) => tally.has(kind)).length).toBeGreaterThanOrEqual(leastKinds);
});

test('one seed lives one history, call by call', async () => {
  for (const seed of [1, 2, 3]) expect((await live(seed)).hash).toBe((await live(seed)).hash);
});
