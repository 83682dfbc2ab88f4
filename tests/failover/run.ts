import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { roleAddresses } from '../../apps/api/adapters/postgres/database-roles.ts';
import { type Pgbouncer, startPgbouncer } from '../pgbouncer.ts';
import { startServerProcess } from '../server-process.ts';
import { askOwner, type Cluster, type Kill, startCluster } from './cluster.ts';
import { until } from './part.ts';
import { type Acknowledged, type Payers, startPayers } from './payers.ts';

/* Kills the leader of the database again and again while borrowers pay, and counts what became of every payment acknowledged. */

const limits = { backMs: 5_000 };
const callers = 12;
/** Between the return of the followers and the next kill, so that there is something to lose. */
const acknowledgedBetween = 40;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    'through-pgbouncer': { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);

type Change = {
  kill: Kill;
  killed: string;
  leader: string;
  awayMs: number;
  /** From the promotion to the first commit of a connection by hand: what the cluster takes by itself. */
  clusterMs: number;
  backMs: number;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Kills the leader and waits for the first payment that was begun and booked by the next one. */
async function changeLeader(cluster: Cluster, payers: Payers, kill: Kill): Promise<Change> {
  const enough = payers.acknowledged.length + acknowledgedBetween;
  await until('payments before a kill', async () => (payers.acknowledged.length >= enough ? true : null));
  const killedAt = performance.now();
  const { killed, leader, promotedAt } = await cluster.killLeader(kill);
  const committed = until('a commit by hand', () => commitsAt(cluster.databaseUrl));
  // A payment may have been acknowledged between the promotion and the look that saw it.
  const first = await until('a payment after the change', async () => {
    const count = payers.acknowledged.findLastIndex(({ at }) => at < promotedAt) + 1;
    return payers.acknowledged[count] ?? null;
  });
  const change = {
    kill,
    killed,
    leader,
    awayMs: first.at - killedAt,
    clusterMs: (await committed) - promotedAt,
    backMs: first.at - promotedAt,
  };
  await cluster.whole();
  return change;
}

/** When a commit by hand was kept, by `performance.now()`; null where it was not. */
async function commitsAt(databaseUrl: string): Promise<number | null> {
  try {
    await askOwner(databaseUrl, 'CREATE TABLE IF NOT EXISTS failover_commit (at timestamptz NOT NULL)', []);
    await askOwner(databaseUrl, 'INSERT INTO failover_commit VALUES (now())', []);
    return performance.now();
  } catch {
    return null;
  }
}

/** Of every payment acknowledged: how many are not booked, and how many more than once. */
async function compare(databaseUrl: string, acknowledged: readonly Acknowledged[]) {
  const rows = await askOwner<{ lost: string; twice: string; entries: string }>(
    databaseUrl,
    `WITH told AS (SELECT * FROM unnest($1::text[], $2::uuid[]) AS t (reference, payment_id)),
      booked AS (
        SELECT told.reference, count(e.entry_id) AS entries,
          bool_or(p.status = 'success' AND p.received_centavos = p.amount_centavos) AS is_paid
        FROM told LEFT JOIN payment p USING (payment_id, reference)
          LEFT JOIN journal_entry e ON e.customer_id = p.customer_id AND e.reference = told.reference
            AND e.kind = 'repayment-received'
        GROUP BY 1)
    SELECT count(*) FILTER (WHERE entries = 0 OR is_paid IS NOT TRUE) AS lost,
      count(*) FILTER (WHERE entries > 1) AS twice, sum(entries) AS entries FROM booked`,
    [acknowledged.map(({ reference }) => reference), acknowledged.map(({ paymentId }) => paymentId)],
  );
  const [row] = rows;
  return { lost: Number(row?.lost), twice: Number(row?.twice), entries: Number(row?.entries) };
}

/** The process that was started, and those that it started. */
async function processesOf(first: number): Promise<readonly number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = await Promise.all(
    all.map(async (name) => {
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
      return /^PPid:\t(\d+)$/m.exec(status)?.[1] === String(first) ? [Number(name)] : [];
    }),
  );
  return [first, ...children.flat()].toSorted((a, b) => a - b);
}

/** pgbouncer between program and proxy, for the role that serves people. */
async function startPooler({ databaseUrl, proxyPort }: Cluster) {
  const { appUrl } = roleAddresses(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  const { username, password } = new URL(appUrl);
  const pooler = await startPgbouncer({
    host: '127.0.0.1',
    port: proxyPort,
    users: new Map([[username, password]]),
  });
  const url = new URL(appUrl);
  url.port = String(pooler.port);
  const settings = { DATABASE_APP_URL: url.href, DATABASE_DIRECT_URL: appUrl, PREPARED_STATEMENTS: 'false' };
  return { pooler, settings };
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1).padStart(6);
}

const endings: (() => Promise<unknown>)[] = [];

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-failover-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  say('starting etcd, three PostgreSQL servers under Patroni and haproxy');
  const cluster = await startCluster(path.join(folder, 'cluster'));
  endings.push(cluster.stop);
  let pooler: Pgbouncer | null = null;
  let poolerSettings: Record<string, string> = {};
  if (values['through-pgbouncer']) {
    ({ pooler, settings: poolerSettings } = await startPooler(cluster));
    endings.push(pooler.stop);
  }
  const server = await startServerProcess({
    PROCESSES: '2',
    FACE_CHECK: 'person',
    DATABASE_URL: cluster.databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    ...poolerSettings,
  });
  endings.push(() => server.end());
  await server.ready();
  const before = await processesOf(server.child.pid ?? 0);
  say(`the product serves in ${before.length} processes; ${callers} borrowers begin to pay`);
  const payers = await startPayers(server.origin, callers);
  const changes: Change[] = [];
  say(
    '\nkill  what     killed  leader  first payment after the kill (s)  after the promotion (s)  of it the cluster alone (s)',
  );
  for (let number = 1; number <= kills; number += 1) {
    const change = await changeLeader(cluster, payers, number % 2 === 0 ? 'machine' : 'server');
    changes.push(change);
    const { kill, killed, leader, awayMs, clusterMs, backMs } = change;
    say(
      `${String(number).padStart(4)}  ${kill.padEnd(7)}  ${killed.padEnd(6)}  ${leader.padEnd(6)}  ${seconds(awayMs).padStart(32)}  ${seconds(backMs).padStart(23)}  ${seconds(clusterMs).padStart(27)}`,
    );
  }
  await payers.stop();
  const { lost, twice, entries } = await compare(cluster.databaseUrl, payers.acknowledged);
  const after = await processesOf(server.child.pid ?? 0);
  const isSame = before.join() === after.join();
  const longestMs = Math.max(...changes.map(({ backMs }) => backMs));
  say(`\nleaders killed                    ${changes.length}`);
  say(
    `payments acknowledged             ${payers.acknowledged.length}, with ${entries} entries in the ledger`,
  );
  say(`acknowledged and lost             ${lost} (limit 0)`);
  say(`booked more than once             ${twice} (limit 0)`);
  say(`processes alive and the same      ${isSame ? 'yes' : 'no'} (${after.join(', ')})`);
  say(`longest from promotion to payment ${seconds(longestMs).trim()} s (limit ${limits.backMs / 1_000} s)`);
  say(
    `asked again                       ${[...payers.refusals].map(([code, count]) => `${count} ${code}`).join(', ')}`,
  );
  if (pooler !== null) say(`transactions through ${pooler.version}  ${await pooler.transactions()}`);
  return lost === 0 && twice === 0 && isSame && longestMs <= limits.backMs;
}

let ending: Promise<void> | null = null;
/** Ends what was started, the newest first, once: who asks again waits for the same end. */
function end(): Promise<void> {
  ending ??= (async () => {
    for (const step of endings.toReversed()) await step();
  })();
  return ending;
}

// A run that is broken off leaves nothing running either.
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void end().finally(() => process.exit(1)));

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  await end();
}
