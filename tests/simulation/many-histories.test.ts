import { expect, test } from 'vitest';
import { faultKinds, type FaultTally } from './faults.ts';
import { describeResult, runHistory } from './history.ts';
import { openMemoryStores } from './memory-store/open-memory-stores.ts';

/* Many histories on the store in memory, beside the fewer ones that live on PostgreSQL. */

const first = Number(process.env['SEED'] ?? 20_000);
const histories = 5_000;
const length = 60;

test('five thousand histories lose no peso, and meet every kind of fault', { timeout: 900_000 }, async () => {
  const stores = openMemoryStores();
  const tally: FaultTally = new Map();
  const startedAt = performance.now();
  let loans = 0;
  for (let seed = first; seed < first + histories; seed += 1) {
    const result = await runHistory({ seed, length, stores, tally });
    loans += result.loans;
    expect(result.violation, result.violation === null ? '' : describeResult(result)).toBeNull();
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`${histories} histories in memory from seed ${first}, ${loans} loans, ${seconds} s\n`);
  expect(loans).toBeGreaterThan(histories);
  expect(faultKinds.filter((kind) => !tally.has(kind))).toEqual([]);
});
