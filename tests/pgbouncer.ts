import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { identity, quietEnvironment } from '../apps/api/adapters/embedded-postgres/cluster-folder.ts';
import { planLaunch } from '../apps/api/adapters/embedded-postgres/launch-plan.ts';
import { freePort } from './free-port.ts';

/** Debian's pgbouncer in transaction mode, in front of every database of one server. */
export type Pgbouncer = {
  port: number;
  processId: number;
  version: string;
  /** How many transactions have gone through it. */
  transactions: () => Promise<number>;
  stop: () => Promise<void>;
};

export type PgbouncerOptions = {
  /** The server behind it. */
  host: string;
  port: number;
  /** Who may come through, with their passwords. */
  users: ReadonlyMap<string, string>;
};

const program = '/usr/sbin/pgbouncer';
const startLimitMs = 10_000;
const watcher = { name: 'watcher', password: 'of-the-watcher' };

/** Starts it on a free loopback port. Errors: what it said, where it does not start. */
export async function startPgbouncer(options: PgbouncerOptions): Promise<Pgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-pgbouncer-'));
  const port = await freePort();
  const plan = await planLaunch([folder, path.dirname(program)]);
  const files = { config: path.join(folder, 'pgbouncer.ini'), users: path.join(folder, 'users.txt') };
  await writeFile(files.config, configOf(options, port, files.users));
  await writeFile(files.users, usersFile(options.users));
  for (const file of [folder, files.config, files.users]) {
    await chmod(file, file === folder ? 0o700 : 0o600);
    if (plan.user) await chown(file, plan.user.userId, plan.user.groupId);
  }
  const launch = plan.command(program, [files.config]);
  const child = spawn(launch.program, launch.args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: quietEnvironment(),
    ...identity(launch.program, plan),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const stop = async (): Promise<void> => {
    await endChild(child);
    await rm(folder, { recursive: true, force: true });
  };
  const ask = (statement: string) => askConsole(port, statement);
  try {
    const version = await untilItAnswers(child, () => ask('SHOW VERSION'));
    return {
      port,
      processId: child.pid ?? 0,
      version: version[0]?.['version'] ?? '',
      transactions: async () =>
        (await ask('SHOW STATS_TOTALS')).reduce(
          (sum, row) => sum + (row['database'] === 'pgbouncer' ? 0 : Number(row['xact_count'])),
          0,
        ),
      stop,
    };
  } catch (error) {
    await stop();
    throw new Error(`pgbouncer did not start: ${said}`, { cause: error });
  }
}

/** As docs/operations/connections.md shows it, for one machine. */
function configOf({ host, port }: PgbouncerOptions, listenPort: number, users: string): string {
  return `[databases]
* = host=${host} port=${port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
admin_users = ${watcher.name}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 12
server_idle_timeout = 10
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
`;
}

function usersFile(users: ReadonlyMap<string, string>): string {
  return [...users, [watcher.name, watcher.password] as const]
    .map(([name, password]) => `"${name}" "${password.replaceAll('"', '""')}"\n`)
    .join('');
}

async function askConsole(port: number, statement: string): Promise<readonly Record<string, string>[]> {
  const connectionString = `postgres://${watcher.name}:${watcher.password}@127.0.0.1:${port}/pgbouncer`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilItAnswers<T>(child: ChildProcess, ask: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (child.exitCode !== null || performance.now() - startedAt > startLimitMs) throw error;
      await wait(50);
    }
  }
}

/** Ends it at once: what waits in it is the callers' to ask again. */
async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
