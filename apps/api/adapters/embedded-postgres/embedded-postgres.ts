import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '../postgres/one-connection.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import {
  identity,
  makeCluster,
  makeDataFolder,
  quietEnvironment,
  readOrMakePassword,
  superuser,
} from './cluster-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { planLaunch, type LaunchPlan } from './launch-plan.ts';
import { endOrphan, isAlive, readPostmasterFile, stopPostmaster } from './postmaster.ts';

export type EmbeddedPostgres = {
  /** Connection address of the product's own database. */
  databaseUrl: string;
  processId: number;
  stop: () => Promise<void>;
};

type Options = {
  dataFolder: string;
  /** Settings of the server that stand instead of the small ones of a sandbox. */
  settings?: Readonly<Record<string, string>>;
  /** Told once when the server ends without having been asked to. */
  onUnexpectedEnd?: () => void;
  /** Told what long steps do. */
  onStep?: (words: string) => void;
};

const startAttempts = 6;
const recoveryLimitMs = 120_000;
const pollMs = 20;
const databaseName = 'luwag';

/** Starts the real PostgreSQL server on this machine's loopback, for one owner of the data folder at a time. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataFolder = path.resolve(options.dataFolder);
  await makeDataFolder(dataFolder);
  const release = lockDataFolder(dataFolder);
  try {
    const binaries = await findPostgresBinaries();
    const plan = await planLaunch([...binaries.folders, dataFolder]);
    const password = await readOrMakePassword(dataFolder);
    const cluster = await makeCluster(dataFolder, password, binaries, plan);
    if ((await endOrphan(cluster)) === 'stopped') {
      options.onStep?.('stopped the database that an earlier, killed server had left running');
    }
    const server = await startPatiently({
      binaries,
      plan,
      cluster,
      dataFolder,
      settings: options.settings ?? {},
    });
    await makeDatabase(addressAt(server.port, password, 'postgres'));
    const databaseUrl = addressAt(server.port, password, databaseName);
    return supervise(server, databaseUrl, release, options.onUnexpectedEnd);
  } catch (error) {
    release();
    throw error;
  }
}

/** Address of the database that another process of this data folder runs; null when none is running. */
export async function findRunningDatabase(dataFolder: string): Promise<string | null> {
  const folder = path.resolve(dataFolder);
  const file = await readPostmasterFile(path.join(folder, 'postgres'));
  if (file?.isReady !== true || !isAlive(file.processId)) return null;
  return addressAt(file.port, await readOrMakePassword(folder), databaseName);
}

function addressAt(port: number, password: string, name: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
}

type Place = {
  binaries: PostgresBinaries;
  plan: LaunchPlan;
  cluster: string;
  dataFolder: string;
  settings: Readonly<Record<string, string>>;
};
type RunningServer = { child: ChildProcess; processId: number; port: number };

function supervise(
  server: RunningServer,
  databaseUrl: string,
  release: () => void,
  onUnexpectedEnd: (() => void) | undefined,
): EmbeddedPostgres {
  let stopping: Promise<void> | null = null;
  server.child.once('exit', () => {
    if (stopping === null) onUnexpectedEnd?.();
  });
  return {
    databaseUrl,
    processId: server.processId,
    stop: () => {
      stopping ??= stopPostmaster(server.processId, { fastMs: 2_500, immediateMs: 1_000 }).finally(release);
      return stopping;
    },
  };
}

/** Another program may take the port first, or the last workers of a killed server may still be leaving: tries again. */
async function startPatiently(place: Place): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await startOnce(place, await freePort());
    if ('child' in outcome) return outcome;
    const isPassing = /Address already in use|pre-existing shared memory block/.test(outcome.complaint);
    if (!isPassing || attempt === startAttempts) {
      throw new Error(`the database did not start: ${outcome.complaint.trim()}`);
    }
    await wait(300 * attempt);
  }
}

async function startOnce(place: Place, port: number): Promise<RunningServer | { complaint: string }> {
  const logPath = path.join(place.dataFolder, 'postgres.log');
  const log = await open(logPath, 'w', 0o600);
  const { program, args } = place.plan.command(place.binaries.postgres, serverArguments(place, port));
  // Its own process group: Ctrl-C in a terminal reaches this program, which then stops the database in order.
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: quietEnvironment(),
    ...identity(program, place.plan),
  });
  const ended = new AbortController();
  child.once('error', () => ended.abort());
  child.once('exit', () => ended.abort());
  await log.close();
  for (let waitedMs = 0; waitedMs < recoveryLimitMs && !ended.signal.aborted; waitedMs += pollMs) {
    await wait(pollMs);
    const file = await readPostmasterFile(place.cluster);
    if (file?.isReady && file.processId === child.pid) return { child, processId: file.processId, port };
  }
  if (!ended.signal.aborted && child.pid !== undefined) {
    await stopPostmaster(child.pid, { fastMs: 5_000, immediateMs: 5_000 });
  }
  return { complaint: (await readFile(logPath, 'utf8').catch(() => '')).slice(-2000) || 'no reason given' };
}

/** Durable, small, on loopback only, and silent about what statements hold. */
function serverArguments({ cluster, settings: own }: Place, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: '64MB',
    max_connections: 100,
    max_worker_processes: 4,
    // After a checkpoint the log takes each page whole once: compressed, a third of the bytes wait for the disk.
    wal_compression: 'on',
    max_wal_size: '512MB',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    password_encryption: 'scram-sha-256',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    ...own,
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('no free port for the database');
  return address.port;
}

async function makeDatabase(adminUrl: string): Promise<void> {
  await withConnection({ connectionString: adminUrl }, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  });
}
