// Lives histories until one breaks an invariant: node tests/simulation/run.ts --histories 50000 [--seed 1] [--length 60] [--store memory|postgres|both] [--twice]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { roleAddresses } from '../../apps/api/adapters/postgres/database-roles.ts';
import { openDatabase } from '../../apps/api/adapters/postgres/database.ts';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import { faultKinds, type FaultTally } from './faults.ts';
import { describeResult, type HistoryResult, runHistory } from './history.ts';
import { openMemoryStores } from './memory-store/open-memory-stores.ts';
import { openPostgresStores, type Stores } from './stores.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '60' },
    /** Where the simulated servers keep their data; `both` lives each history on either and compares. */
    store: { type: 'string', default: 'postgres' },
    /** Lives each history twice and compares. */
    twice: { type: 'boolean', default: false },
    /** Tells each history whole. */
    story: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [count, first, length] = [values.histories, values.seed, values.length].map(Number) as [
  number,
  number,
  number,
];

/** With two stores each history is lived on either, and with `--twice` again on the same one: all are to be the same. */
async function liveAll(stores: Stores, others: readonly Stores[]): Promise<boolean> {
  const tally: FaultTally = new Map();
  const startedAt = performance.now();
  let loans = 0;
  let equal = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await runHistory({ seed, length, stores, tally });
    loans += result.loans;
    if (values.story && result.violation === null) say(result.story.join('\n'));
    if (result.violation !== null) {
      say(describeResult(result));
      return false;
    }
    const again = await sameOn(others, result);
    if (again) equal += 1;
    else say(`seed ${seed} gave another history`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  for (const kind of faultKinds) say(`${String(tally.get(kind) ?? 0).padStart(9)}  ${kind}`);
  say(`${count} histories of ${length} operations, ${loans} loans, 0 violations, ${seconds} s`);
  if (others.length > 0)
    say(`${equal} of ${count} seeds gave the same history ${values.twice ? 'twice' : 'on both'}`);
  return equal === count;
}

async function sameOn(others: readonly Stores[], { seed, hash, story }: HistoryResult): Promise<boolean> {
  for (const stores of others) {
    const again = await runHistory({ seed, length, stores, tally: new Map() });
    if (again.hash === hash) continue;
    const line = story.findIndex((told, place) => told !== again.story[place]);
    say(line < 0 ? 'the same was told and another state was kept' : `${story[line]}\n${again.story[line]}`);
    return false;
  }
  return true;
}

async function onPostgres(work: (stores: Stores) => Promise<boolean>): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-simulation-'));
  const embedded = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'data') });
  try {
    const { databaseUrl } = embedded;
    await migrateDatabase(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
    const { appUrl } = roleAddresses(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
    const database = openDatabase({ databaseUrl: appUrl, maxConnections: 4 });
    const stores = await openPostgresStores(databaseUrl, database);
    const isGood = await work(stores);
    await stores.close();
    await database.close();
    return isGood;
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const onOne = (stores: Stores): Promise<boolean> => liveAll(stores, values.twice ? [stores] : []);
const runs: Readonly<Record<string, () => Promise<boolean>>> = {
  memory: () => onOne(openMemoryStores()),
  postgres: () => onPostgres(onOne),
  both: () => onPostgres((stores) => liveAll(stores, [openMemoryStores()])),
};
const run = runs[values.store];
if (run === undefined) throw new Error('--store is memory, postgres or both');
process.exitCode = (await run()) ? 0 : 1;
