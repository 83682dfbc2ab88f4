// Lives histories until one breaks an invariant: node tests/simulation/run.ts --histories 50000 [--seed 1] [--length 60] [--twice]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { roleAddresses } from '../../apps/api/adapters/postgres/database-roles.ts';
import { openDatabase } from '../../apps/api/adapters/postgres/database.ts';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import { faultKinds, type FaultTally } from './faults.ts';
import { describeResult, runHistory } from './history.ts';
import { openPostgresStores, type Stores } from './stores.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '60' },
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

async function liveAll(stores: Stores): Promise<boolean> {
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
    if (values.twice && (await runHistory({ seed, length, stores, tally: new Map() })).hash === result.hash)
      equal += 1;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  for (const kind of faultKinds) say(`${String(tally.get(kind) ?? 0).padStart(9)}  ${kind}`);
  say(`${count} histories of ${length} operations, ${loans} loans, 0 violations, ${seconds} s`);
  if (values.twice) say(`${equal} of ${count} seeds gave the same history twice`);
  return !values.twice || equal === count;
}

const folder = await mkdtemp(path.join(tmpdir(), 'luwag-simulation-'));
const embedded = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'data') });
try {
  const { databaseUrl } = embedded;
  await migrateDatabase(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  const { appUrl } = roleAddresses(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  const database = openDatabase({ databaseUrl: appUrl, maxConnections: 4 });
  const stores = await openPostgresStores(databaseUrl, database);
  process.exitCode = (await liveAll(stores)) ? 0 : 1;
  await stores.close();
  await database.close();
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
