import path from 'node:path';
import { createSandboxClock, createSystemClock } from './adapters/clock/clock.ts';
import { DataFolderInUse } from './adapters/embedded-postgres/data-folder-lock.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './adapters/embedded-postgres/embedded-postgres.ts';
import { readOrMakeSandboxKeys } from './adapters/keys/sandbox-keys.ts';
import { type Database, openDatabase } from './adapters/postgres/database.ts';
import { findUnsafeSettings } from './adapters/postgres/durability.ts';
import { migrate, readMigrations } from './adapters/postgres/migrate.ts';
import { createSandboxClockStore } from './adapters/postgres/sandbox-clock-store.ts';
import { createHttpServer, publicSettingsOf } from './http/http-server.ts';
import { createLog, describeError } from './http/request-log.ts';
import { readSettings, type Settings, SettingsRefused } from './settings.ts';

export type RunningProduct = { address: string; stop: () => Promise<void> };

const stopLimitMs = 4_500;
const appsFolder = path.dirname(import.meta.dirname);

/** Builds the whole product out of its parts and serves it. The one place that knows every part. */
export async function startProduct(settings: Settings, say: (line: string) => void): Promise<RunningProduct> {
  const log = createLog(settings.logLevel);
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, say, undo));
    await migrate(databaseUrl, await readMigrations());
    const database = openDatabase({ databaseUrl });
    undo.push(() => database.close());
    await refuseUnsafeDatabase(settings, database);
    const clock =
      settings.mode === 'sandbox'
        ? await createSandboxClock(createSandboxClockStore(database))
        : createSystemClock();
    const keys = settings.keys ?? (await readOrMakeSandboxKeys(settings.dataFolder));
    log.debug({ startedAt: clock.now(), keyBytes: keys.dataKey.length });
    const server = await createHttpServer({
      settings,
      handlers: {
        getPublicSettings: async () => ({ ok: true, value: publicSettingsOf(settings) }),
      },
      authentication: { customer: () => null, staff: async () => null },
      isReady: async () => {
        await database.query({ name: 'is-ready', text: 'SELECT 1' });
        return true;
      },
      frontEnds: {
        borrower: path.join(appsFolder, 'borrower', 'dist'),
        console: path.join(appsFolder, 'console', 'dist'),
      },
      log,
    });
    undo.push(() => server.close());
    await server.listen({ host: settings.host, port: settings.port });
    return { address: `http://localhost:${settings.port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(
  settings: Settings,
  say: (line: string) => void,
  undo: (() => Promise<void>)[],
): Promise<string> {
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres({
    dataFolder: settings.dataFolder,
    onStep: say,
    onUnexpectedEnd: () => {
      say('the database ended by itself; its reasons are in postgres.log in the data folder');
      process.exit(1);
    },
  });
  undo.push(() => embedded.stop());
  return embedded.databaseUrl;
}

async function refuseUnsafeDatabase(settings: Settings, database: Database): Promise<void> {
  const unsafe = await findUnsafeSettings(database);
  if (settings.mode === 'production' && unsafe.length > 0) {
    throw new SettingsRefused(
      unsafe.map((name) => `the database's ${name} could lose acknowledged payments`),
    );
  }
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const starting = startProduct(readSettings(process.env), writeLine);
  let isStopping = false;
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), stopLimitMs).unref();
      void starting
        .then((product) => product.stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  const product = await starting;
  writeLine(`ready ${product.address}`);
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    const isExpected = error instanceof SettingsRefused || error instanceof DataFolderInUse;
    const words = error instanceof Error ? error.message : 'the server could not start';
    process.stderr.write(isExpected ? `${words}\n` : `${words}\n${JSON.stringify(describeError(error))}\n`);
    process.exit(1);
  });
}
