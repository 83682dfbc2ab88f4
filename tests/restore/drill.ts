import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { roleAddresses } from '../../apps/api/adapters/postgres/database-roles.ts';
import { type Database, openDatabase } from '../../apps/api/adapters/postgres/database.ts';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import { askAboutPayouts } from '../../apps/api/use-cases/payout/ask-about-payouts.ts';
import { getPayoutPause, liftPayoutPause } from '../../apps/api/use-cases/payout/payout-pause.ts';
import { reconcileRestored } from '../../apps/api/use-cases/payout/reconcile-restored.ts';
import { newStaff, value } from '../staff-context.ts';
import * as clusters from './cluster.ts';
import { type DrillContext, drillContext, runLoad } from './drill-load.ts';
import { createDrillProvider, type DrillProvider } from './drill-provider.ts';
import { backUp, type BackupSettings, checkBackups } from './own-backups.ts';

/* Restores to random instants of a load, and says whether the ledger is what it was and whether any payout went out twice. */

type Point = { at: string; hash: string; entries: number };
const given = { databaseAppUrl: null, databaseJobsUrl: null };
const mostRpoSeconds = 300;
const mostRtoSeconds = 600;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (sinceMs: number): number => Math.round((performance.now() - sinceMs) / 100) / 10;

/** The whole ledger as one value, of the entries that were kept through an instant. */
const hashThrough = (
  condition: string,
): string => `SELECT count(*) || ' ' || coalesce(md5(string_agg(h, '' ORDER BY h)), '')
  FROM (SELECT md5(j::text) AS h FROM journal_entry j WHERE ${condition}
    UNION ALL SELECT md5(a::text) FROM accrual a WHERE ${condition}
    UNION ALL SELECT md5(f::text) FROM folded_accrual f WHERE ${condition}) entry`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      points: { type: 'string', default: '20' },
      gigabytes: { type: 'string', default: '0.2' },
      'load-seconds': { type: 'string', default: '60' },
    },
  });
  const folder = await clusters.ownedFolder(await mkdtemp(path.join(tmpdir(), 'luwag-drill-')));
  const cluster = await clusters.newCluster(folder, [
    'archive_mode = on',
    "archive_command = '/bin/true'",
    'track_commit_timestamp = on',
    'fsync = on',
    'max_wal_size = 2GB',
    'shared_buffers = 256MB',
  ]);
  const environment = {
    BACKUP_DIR: path.join(folder, 'backup'),
    BACKUP_CONFIG: path.join(folder, 'settings', 'pgbackrest.conf'),
    BACKUP_PASSPHRASE: randomUUID(),
  };
  try {
    await clusters.start(cluster);
    await clusters.psql(cluster, 'CREATE DATABASE luwag', 'postgres');
    await migrateDatabase(clusters.addressOf(cluster), given);
    await checkBackups(cluster, environment);
    await fill(cluster, Number(values.gigabytes));
    const backupAt = performance.now();
    await backUp(cluster, environment, { BACKUP_FULL_DAYS: '0' });
    const size = (await clusters.sizeOf(cluster.folder)) / 2 ** 30;
    say(`cluster of ${size.toFixed(1)} GB, base backup in ${seconds(backupAt)} s`);
    const load = await loadAndLose(cluster, Number(values['load-seconds']), Number(values.points));
    await restoreAll(folder, cluster, environment, load);
  } finally {
    await clusters.stop(cluster, 'immediate').catch(() => undefined);
    await clusters.removeFolder(folder);
  }
}

/** Rows that do not shrink when they are compressed, so that a size means what it says. */
async function fill(cluster: clusters.Cluster, gigabytes: number): Promise<void> {
  await clusters.psql(
    cluster,
    'CREATE TABLE ballast (id bigserial, bytes bytea); ALTER TABLE ballast ALTER bytes SET STORAGE EXTERNAL',
  );
  const rowsOfGigabyte = 131_072;
  for (let left = Math.round(gigabytes * rowsOfGigabyte); left > 0; left -= rowsOfGigabyte / 4) {
    const rows = Math.min(left, rowsOfGigabyte / 4);
    await clusters.psql(
      cluster,
      `CREATE EXTENSION IF NOT EXISTS pgcrypto; INSERT INTO ballast (bytes)
        SELECT gen_random_bytes(1024) || gen_random_bytes(1024) || gen_random_bytes(1024) || gen_random_bytes(1024)
          || gen_random_bytes(1024) || gen_random_bytes(1024) || gen_random_bytes(1024) || gen_random_bytes(1024)
        FROM generate_series(1, ${rows})`,
    );
  }
  await clusters.psql(cluster, 'CHECKPOINT');
}

type Load = {
  points: readonly Point[];
  provider: DrillProvider;
  personalData: DrillContext['personalData'];
  lastAt: string;
};

/** Pays out and takes repayments, chooses instants, then loses the cluster as a power cut would. */
async function loadAndLose(
  cluster: clusters.Cluster,
  loadSeconds: number,
  pointCount: number,
): Promise<Load> {
  const { appUrl } = roleAddresses(clusters.addressOf(cluster), given);
  const database = openDatabase({ databaseUrl: appUrl });
  const provider = createDrillProvider();
  const context = await drillContext(database, provider, null);
  await clusters.psql(cluster, `INSERT INTO background_run VALUES ('every-minute', now())`);
  const begunAt = await clusters.psql(cluster, 'SELECT clock_timestamp()');
  const count = await runLoad(database, context, loadSeconds);
  const endedAt = await clusters.psql(cluster, 'SELECT clock_timestamp()');
  const endWal = await clusters.psql(cluster, 'SELECT pg_walfile_name(pg_current_wal_insert_lsn())');
  say(
    `load of ${loadSeconds} s: ${count} borrowers paid out who paid back a part, ${provider.count()} orders at the provider`,
  );
  // Instants of the load, as the database tells them.
  const chosen = await clusters.psql(
    cluster,
    `SELECT at FROM (SELECT '${begunAt}'::timestamptz + random() * ('${endedAt}'::timestamptz - '${begunAt}'::timestamptz) AS at
      FROM generate_series(1, ${pointCount})) p ORDER BY random()`,
  );
  const points: Point[] = [];
  for (const at of chosen.split('\n')) {
    const [entries = '', hash = ''] = (
      await clusters.psql(cluster, hashThrough(`pg_xact_commit_timestamp(xmin) <= '${at}'`))
    ).split(' ');
    points.push({ at, hash, entries: Number(entries) });
  }
  await wait(randomWaitMs());
  const lastAt = await clusters.psql(
    cluster,
    'SELECT max(pg_xact_commit_timestamp(xmin)) FROM journal_entry',
  );
  // Everything through the chosen instants is archived; the last seconds before the loss are not waited for.
  await database.close();
  await waitForArchive(cluster, endWal);
  const late = openDatabase({ databaseUrl: appUrl });
  await runLoad(late, await drillContext(late, provider, context.personalData), 5);
  const lostAt = await clusters.psql(
    cluster,
    'SELECT max(pg_xact_commit_timestamp(xmin)) FROM journal_entry',
  );
  await clusters.stop(cluster, 'immediate');
  await late.close().catch(() => undefined);
  return { points, provider, personalData: context.personalData, lastAt: lostAt > lastAt ? lostAt : lastAt };
}

const randomWaitMs = (): number => Math.floor(Math.random() * 2_000);

/** Waits for the log that the load ended in. It is forced out each minute at the latest; nothing is switched by hand. */
async function waitForArchive(cluster: clusters.Cluster, through: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const isThere = await clusters.psql(
      cluster,
      `SELECT coalesce(last_archived_wal >= '${through}', false) FROM pg_stat_archiver`,
    );
    if (isThere === 't') break;
    if (performance.now() - startedAt > mostRpoSeconds * 1_000)
      throw new Error('the log was not archived in time');
    // Something has to be written for a log to be worth archiving.
    await clusters.psql(cluster, `UPDATE background_run SET ran_at = now() WHERE name = 'every-minute'`);
    await wait(500);
  }
  say(`archived ${seconds(startedAt)} s after the load`);
}

async function restoreAll(
  folder: string,
  cluster: clusters.Cluster,
  environment: BackupSettings,
  { points, provider, personalData, lastAt }: Load,
): Promise<void> {
  const restored = { ...cluster, folder: path.join(folder, 'restored') };
  const standbyLost = path.join(path.dirname(cluster.config), 'standby-lost.conf');
  await writeFile(standbyLost, `include '${cluster.config}'\nsynchronous_standby_names = 'lost'\n`);
  const restore = (words: readonly string[]) =>
    clusters.asOwner([clusters.script('restore'), '--no-archive', ...words], {
      ...environment,
      // A new machine has none yet, and knows the passphrase alone.
      BACKUP_CONFIG: path.join(folder, 'settings', 'restored.conf'),
      PGDATA: restored.folder,
      PGUSER: 'postgres',
      // The lost machine wrote nothing that no standby had, and the new one has no standby yet.
      PG_CONFIG: standbyLost,
    });
  let equal = 0;
  let repeated = 0;
  const times: number[] = [];
  for (const [index, point] of points.entries()) {
    // The first one begins from nothing, as after the loss of a machine.
    const startedAt = performance.now();
    await restore(['--to', point.at]);
    await clusters.start(restored, ['archive_mode=off']);
    times.push(seconds(startedAt));
    const [entries = '', hash = ''] = (await clusters.psql(restored, hashThrough('true'))).split(' ');
    const isEqual = hash === point.hash && Number(entries) === point.entries;
    equal += isEqual ? 1 : 0;
    const found = await goOn(restored, provider.copy(), personalData);
    repeated += found.repeated;
    say(
      `${String(index + 1).padStart(2)}. ${point.at}: ${point.entries} entries ${isEqual ? 'equal' : 'DIFFERENT'}, ` +
        `${found.orphans} orders known to the provider alone, ${found.repeated} repeated, ${times.at(-1)} s`,
    );
    await clusters.stop(restored);
  }
  const told = await restore([]);
  if (!told.includes("synchronous_standby_names is 'lost'"))
    throw new Error('no word about the lost standby');
  await clusters.start(restored, ['archive_mode=off']);
  const back = await clusters.psql(
    restored,
    `SELECT extract(epoch FROM '${lastAt}'::timestamptz - max(pg_xact_commit_timestamp(xmin))) FROM journal_entry`,
  );
  await clusters.stop(restored);
  const rpo = Math.max(0, Number(back));
  const rto = Math.max(...times);
  say(`ledger equal at ${equal} of ${points.length} points; ${repeated} repeated payouts`);
  say(
    `RPO ${rpo.toFixed(1)} s (limit ${mostRpoSeconds}), RTO ${rto} s, from nothing ${times[0]} s (limit ${mostRtoSeconds})`,
  );
  const isWell = equal === points.length && repeated === 0 && rpo <= mostRpoSeconds && rto <= mostRtoSeconds;
  process.exitCode = isWell ? 0 : 1;
}

/**
 * What the restored product does with its payouts: holds them, reconciles, waits for orders that are shown late, is let go by two
 * people, and sends the rest. Its clock goes on in the place of the wait.
 */
async function goOn(
  restored: clusters.Cluster,
  provider: DrillProvider,
  personalData: DrillContext['personalData'],
): Promise<{ repeated: number; orphans: number }> {
  const { appUrl } = roleAddresses(clusters.addressOf(restored), given);
  const database: Database = openDatabase({ databaseUrl: appUrl });
  try {
    const base = await drillContext(database, provider, personalData);
    let waitedMs = 0;
    const context = { ...base, now: () => base.now() + waitedMs };
    const everyMinute = async (): Promise<void> => {
      await reconcileRestored(context);
      await askAboutPayouts(context, { most: 10_000 });
    };
    const before = provider.count();
    await everyMinute();
    if (provider.count() !== before) throw new Error('a payout was sent while payouts were held');
    const pause = value(await getPayoutPause(context)).pause;
    if (pause === null) throw new Error('payouts are not held after a restore');
    if ((await liftPayoutPause(context, newStaff('finance'), pause.pauseId)).ok)
      throw new Error('payouts were let go before the provider shows each order');
    waitedMs = context.payoutTimes.quietMs;
    await everyMinute();
    value(await liftPayoutPause(context, newStaff('finance'), pause.pauseId));
    value(await liftPayoutPause(context, newStaff('admin'), pause.pauseId));
    await everyMinute();
    await everyMinute();
    return { repeated: provider.repeated(), orphans: pause.orphans.length };
  } finally {
    await database.close();
  }
}

await main();
