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
import { mountOwnDisk, type OwnDisk } from './own-disk.ts';

/** A PostgreSQL of somebody else's, as a lender has one: always at the same address, stopped and started by the test. */
export type ExternalDatabase = {
  databaseUrl: string;
  /** Null where it is the machine's. */
  disk: OwnDisk | null;
  /** An empty folder beside it, for the server's own files. */
  dataFolder: string;
  /** Where it runs already, waits until it answers. */
  start: () => Promise<void>;
  /** Ends it as `pg_ctl stop -m fast` does: every connection is cut. */
  stop: () => Promise<void>;
  /** Ends it as a power cut does: by SIGKILL, without a word to anybody. */
  kill: () => Promise<void>;
  /** Runs one statement as the owner. */
  query: <R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>;
  remove: () => Promise<void>;
};

export type ExternalDatabaseOptions = {
  /** MiB of a disk of its own; the machine's by default. */
  diskMiB?: number;
};

const password = 'for-this-test-only';

export async function createExternalDatabase({
  diskMiB,
}: ExternalDatabaseOptions = {}): Promise<ExternalDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-database-'));
  const home = path.join(folder, 'home');
  const disk = diskMiB === undefined ? null : await mountOwnDisk(home, diskMiB);
  await makeDataFolder(home);
  const binaries = await findPostgresBinaries();
  const plan = await planLaunch([...binaries.folders, home]);
  const cluster = await makeCluster(home, password, binaries, plan);
  const port = await freePort();
  const databaseUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = createServer(
    plan.command(binaries.postgres, ['-D', cluster, ...settings.flatMap((one) => ['-c', one])]),
    plan,
  );
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
  return {
    databaseUrl,
    disk,
    dataFolder: path.join(folder, 'data'),
    query,
    start: async () => {
      for (;;) {
        server.begin();
        const isAnswered = await query('SELECT 1').then(
          () => true,
          () => false,
        );
        if (isAnswered) return;
        await wait(20);
      }
    },
    stop: () => server.end('SIGINT'),
    kill: () => server.end('SIGKILL'),
    remove: async () => {
      await server.end('SIGINT');
      await disk?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Plan = Awaited<ReturnType<typeof planLaunch>>;

function createServer(launch: ReturnType<Plan['command']>, plan: Plan) {
  let running: { child: ChildProcess; ended: Promise<void> } | null = null;
  return {
    /** Where it runs, nothing happens. */
    begin: (): void => {
      if (running !== null) return;
      const child = spawn(launch.program, launch.args, {
        cwd: '/',
        stdio: 'ignore',
        env: quietEnvironment(),
        ...identity(launch.program, plan),
      });
      const ended = new Promise<void>((resolve) => {
        child.once('exit', () => {
          running = null;
          resolve();
        });
      });
      running = { child, ended };
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      const ending = running;
      ending?.child.kill(signal);
      await ending?.ended;
    },
  };
}
