import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeQuickFolder } from '../../tests/quick-folder.ts';
import { startServerProcess } from '../../tests/server-process.ts';

/** A working day in Manila, ten in the morning, when the lender can be reached. */
export const picturedAt = '2026-12-09T02:00:00Z';

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
}
