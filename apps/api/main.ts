import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandboxClock, createSystemClock } from './adapters/clock/clock.ts';
import { startEmbeddedPostgres } from './adapters/embedded-postgres/embedded-postgres.ts';
import { readOrMakeSandboxKeys } from './adapters/keys/sandbox-keys.ts';
import { type Database, openDatabase } from './adapters/postgres/database.ts';
import { findUnsafeSettings } from './adapters/postgres/durability.ts';
import { migrate, readMigrations } from './adapters/postgres/migrate.ts';
import { createSandboxClockStore } from './adapters/postgres/sandbox-clock-store.ts';
import { createHttpServer, publicSettingsOf } from './http/http-server.ts';
import { createLog, describeError } from './http/request-log.ts';
import { StartRefused } from './ports/start-refused.ts';
import { createEndings, type Endings, type RunningProduct, runUntilSignal, type Say } from './run-process.ts';
import { readSettings, type Settings, SettingsRefused } from './settings.ts';

const appsFolder = path.dirname(import.meta.dirname);

/** Builds the whole product out of its parts and serves it. The one place that knows every part. */
export async function startProduct(settings: Settings, say: Say): Promise<RunningProduct> {
  const log = createLog(settings.logLevel);
  const endings = createEndings();
  try {
    const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, say, endings));
    await migrate(databaseUrl, await readMigrations());
    const database = openDatabase({ databaseUrl });
    endings.add(async () => database.close(), 500);
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
    endings.add(async () => server.close(), 1_000);
    await listen(server, settings);
    return { address: `http://localhost:${settings.port}`, stop: endings.end };
  } catch (error) {
    await endings.end();
    throw error;
  }
}

async function startDatabase(settings: Settings, say: Say, endings: Endings): Promise<string> {
  const embedded = await startEmbeddedPostgres({
    dataFolder: settings.dataFolder,
    onStep: say,
    onUnexpectedEnd: () => {
      say('the database ended by itself; its reasons are in postgres.log in the data folder');
      process.exit(1);
    },
  });
  endings.add(async () => embedded.stop(), 4_000);
  return embedded.databaseUrl;
}

async function listen(server: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartRefused(`another program already uses port ${port}: stop it, or set another PORT`);
  }
}

async function refuseUnsafeDatabase(settings: Settings, database: Database): Promise<void> {
  const unsafe = await findUnsafeSettings(database);
  if (settings.mode === 'production' && unsafe.length > 0) {
    throw new SettingsRefused(
      unsafe.map((name) => `the database's ${name} could lose acknowledged payments`),
    );
  }
}

if (import.meta.main) {
  runUntilSignal(async (say) => startProduct(readSettings(process.env), say), describeError);
}
