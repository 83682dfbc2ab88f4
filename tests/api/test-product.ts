import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../apps/api/main.ts';
import { sandboxWorld } from '../../apps/api/sandbox-world.ts';
import { readSettings, type Settings } from '../../apps/api/settings.ts';
import type { World } from '../../apps/api/world.ts';
import { freePort } from '../free-port.ts';
import { pooledSettings } from '../pooled-address.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

export type TestProduct = TestDatabase & { settings: Settings; origin: string; stop: () => Promise<void> };

/** What a product reads by itself at any moment, which belongs to no call. */
const readWithoutBeingAsked = new Set([
  'product-versions',
  'maintenance-list',
  'address-counts-add',
  'sandbox-clock-load',
  'clock-watch',
  'key-reader-tell',
  'outbox-place-events',
  'outbox-relay',
]);

/**
 * The whole product in this process: its own database and folder, the simulated world, on a free loopback port. Its bank pays at
 * once, so that a loan is there without its job of two seconds later; a test of that job asks for the bank that takes its time.
 */
export async function startTestProduct(
  environment: Record<string, string> = {},
  {
    payoutSettlesAfterMs = 0,
    changeWorld = (world) => world,
  }: { payoutSettlesAfterMs?: number; changeWorld?: (world: World) => World } = {},
): Promise<TestProduct> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-product-'));
  const port = await freePort();
  const roundTrips: string[] = [];
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.databaseUrl,
    ...pooledSettings(environment['DATABASE_URL'] ?? database.databaseUrl),
    LOG_LEVEL: 'silent',
    SANDBOX_PEOPLE: 'false',
    // Most tests are about something else than faces, and the models take a while.
    FACE_CHECK: 'person',
    ...environment,
  });
  const product = await startProduct(settings, () => undefined, {
    openWorld: async (surroundings) =>
      changeWorld(await sandboxWorld({ payoutSettlesAfterMs })(surroundings)),
    onQuery: (statementName) => {
      if (!readWithoutBeingAsked.has(statementName)) roundTrips.push(statementName);
    },
  });
  return {
    ...database,
    settings,
    roundTrips,
    origin: product.address,
    stop: async () => {
      await product.stop();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
