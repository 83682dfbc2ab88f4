import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { faultKinds, type FaultTally } from './faults.ts';
import { describeResult, type HistoryResult, runHistory } from './history.ts';
import { openMemoryStores } from './memory-store/open-memory-stores.ts';
import { openPostgresStores, type Stores } from './stores.ts';

/* Borrowers, servers and a provider at which everything goes wrong; `node tests/simulation/run.ts` lives as many histories as wished. */

/** The same histories each time, so that a test fails for a change and not by chance; SEED begins elsewhere, and run.ts explores. */
const first = Number(process.env['SEED'] ?? 9_000);
/** Histories in which something was once found, each mended since. */
const once = [5_020, 9_047, 5_031_917, 7_124_230, 7_165_741, 7_176_817, 8_289_779, 10_219_635, 609_431_531];
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
const memory = openMemoryStores();
/** Lived on the other store too. */
const twoStores = 20;

test('no peso is lost, doubled or unexplained, whatever fails when', { timeout: 600_000 }, async () => {
  const violations: string[] = [];
  let loans = 0;
  const seeds = [...once, ...Array.from({ length: histories }, (_, index) => first + index)];
  for (const seed of seeds) {
    if (violations.length > 0) break;
    const result = await live(seed);
    loans += result.loans;
    if (result.violation !== null) violations.push(describeResult(result));
  }
  process.stdout.write(`${histories} histories from seed ${first}, ${loans} loans\n`);
  expect(violations).toEqual([]);
  expect(loans).toBeGreaterThan(histories);
  expect(faultKinds.filter((kind) => tally.has(kind)).length).toBeGreaterThanOrEqual(leastKinds);
});

test(
  'a history in memory is the one on PostgreSQL, call by call and row by row',
  { timeout: 300_000 },
  async () => {
    for (let seed = first; seed < first + twoStores; seed += 1) {
      const onPostgres = await live(seed);
      const inMemory = await runHistory({ seed, length, stores: memory, tally: new Map() });
      expect(inMemory.story, `seed ${seed}`).toEqual(onPostgres.story);
      expect(inMemory.hash, `seed ${seed}`).toBe(onPostgres.hash);
    }
  },
);

test('one seed lives one history, call by call', { timeout: 120_000 }, async () => {
  for (const seed of [1, 2, 3]) expect((await live(seed)).hash).toBe((await live(seed)).hash);
});
