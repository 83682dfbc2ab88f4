import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeQuickFolder } from '../../tests/quick-folder.ts';
import { startServerProcess } from '../../tests/server-process.ts';

/** A working day in Manila, ten in the morning, when the lender can be reached. */
export const picturedOn = '2026-12-09';
export const picturedAt = `${picturedOn}T02:00:00Z`;

const fixedMachine = pathToFileURL(path.join(import.meta.dirname, 'fixed-machine.ts')).href;

/** Addresses are part of some pictures, so all of them have the port of script/server. */
const publicHost = 'localhost:3000';

export type PicturedProduct = {
  /** Where it answers. */
  origin: string;
  port: number;
  /** Under which address a browser reaches it. */
  publicHost: string;
  publicOrigin: string;
  end: () => Promise<void>;
};

/** Starts the product with the sandbox's people, on a machine whose clock stands still and whose numbers are always the same. */
export async function startPicturedProduct(): Promise<PicturedProduct> {
  const publicOrigin = `http://${publicHost}`;
  const folder = await makeQuickFolder('luwag-screens-');
  const product = await startServerProcess({
    DATA_DIR: path.join(folder, 'data'),
    SANDBOX_PEOPLE: 'true',
    PUBLIC_ORIGIN: publicOrigin,
    FIXED_AT: picturedAt,
    NODE_OPTIONS: `--import=${fixedMachine}`,
  });
  const end = async (): Promise<void> => {
    await product.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await product.ready();
    await settle(product.origin);
  } catch (error) {
    await end();
    throw error;
  }
  const { origin } = product;
  return { origin, port: Number(new URL(origin).port), publicHost, publicOrigin, end };
}

/** Does now what every minute brings, as reminders, so that no picture is taken before it and another after it. */
async function settle(origin: string): Promise<void> {
  const moved = await fetch(`${origin}/api/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMinutes: 1 }),
  });
  if (!moved.ok) throw new Error(`the clock was not moved: ${await moved.text()}`);
  await untilNothingWaits(origin);
}

const mostReadings = 240;
const pauseMs = 500;

/** Jobs such as the one that schedules the next loan change screens: until none is left, twice in a row, as one may be under way. */
async function untilNothingWaits(origin: string): Promise<void> {
  for (let readings = 0, inARow = 0; inARow < 2; readings += 1) {
    if (readings === mostReadings) throw new Error('jobs are waiting still');
    inARow = (await jobsWaiting(origin)) === 0 ? inARow + 1 : 0;
    await setTimeout(pauseMs);
  }
}

async function jobsWaiting(origin: string): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text();
  if (!figures.includes('outbox_depth')) throw new Error(`how many jobs wait is not told: ${figures}`);
  return [...figures.matchAll(/^(?:outbox_depth|jobs_ready\{[^}]*\}) (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
