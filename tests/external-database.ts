import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../apps/api/adapters/embedded-postgres/binaries.ts';
import {
  identity,
  makeCluster,
  makeDataFolder,
  quietEnvironment,
  superuser,
} from '../apps/api/adapters/embedded-postgres/cluster-folder.ts';
import { planLaunch } from '../apps/api/adapters/embedded-postgres/launch-plan.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL of somebody else's, as a lender has one: always at the same address, stopped and started by the test. */
export type ExternalDatabase = {
  databaseUrl: string;
  /** An empty folder beside it, for the server's own files. */
  dataFolder: string;
  start: () => Promise<void>;
  /** Ends it as `pg_ctl stop -m fast` does: every connection is cut. */
  stop: () => Promise<void>;
  /** Ends it as a power cut does: by SIGKILL, without a word to anybody. */
  kill: () => Promise<void>;
  /** Runs one statement as the owner. */
  query: <R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>;
  remove: () => Promise<void>;
};

const password = 'for-this-test-only';

export async function createExternalDatabase(): Promise<ExternalDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-database-'));
  const home = path.join(folder, 'home');
  await makeDataFolder(home);
  const binaries = await findPostgresBinaries();
  const plan = await planLaunch([...binaries.folders, home]);
  const cluster = await makeCluster(home, password, binaries, plan);
  const port = await freePort();
  const databaseUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  let running: { child: ChildProcess; ended: Promise<void> } | null = null;
  const query: ExternalDatabase['query'] = async <R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(text, [...values])).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    running?.child.kill(signal);
    await running?.ended;
    running = null;
  };
  const stop = (): Promise<void> => endBy('SIGINT');
  return {
    databaseUrl,
    dataFolder: path.join(folder, 'data'),
    query,
    start: async () => {
      const launch = plan.command(binaries.postgres, [
        '-D',
        cluster,
        ...settings.flatMap((one) => ['-c', one]),
      ]);
      const child = spawn(launch.program, launch.args, {
        cwd: '/',
        stdio: 'ignore',
        env: quietEnvironment(),
        ...identity(launch.program, plan),
      });
      const ended = new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
      });
      running = { child, ended };
      while (
        !(await query('SELECT 1').then(
          () => true,
          () => false,
        ))
      )
        await wait(20);
    },
    stop,
    kill: () => endBy('SIGKILL'),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
