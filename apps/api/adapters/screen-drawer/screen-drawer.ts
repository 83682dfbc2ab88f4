import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Drawing, ScreenToDraw } from '@luwag/contract/drawn-screen';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { ScreenDrawer } from '../../ports/screen-drawer.ts';
import { keptWhileUsed } from '../side-threads/kept-while-used.ts';
import { startThread } from '../side-threads/start-thread.ts';
import type { DrawerThreadData } from './screen-drawer-worker.ts';

const threadFile = new URL('screen-drawer-worker.ts', import.meta.url);
const mostMs = 2_000;
/** Nobody waits longer for a drawn screen: the phone can draw it too, though a slow one takes a second longer. */
const mostWaitMs = 600;
const mostWaiting = 16;
/** A lender's night is shorter: the first visit in the morning finds its screen drawn. */
const dayMs = 86_400_000;

/**
 * The app's own drawing of its screens, as the build left it in a file, on a thread of its own. It is let go after an idle
 * day, and what comes while it is being brought goes out without a drawing. With the settings it practises once it is there.
 */
export function createScreenDrawer(
  file: string,
  publicSettings: () => PublicSettings,
): ScreenDrawer & { prepare: () => void; stop: () => Promise<void> } {
  const thread = keptWhileUsed<Worker>({
    name: 'the drawing of screens',
    start: (onLost) => {
      const workerData: DrawerThreadData = { file, settings: publicSettings() };
      // Its libraries read from here that nobody is developing them.
      const env = { NODE_ENV: 'production' };
      return startThread(threadFile, onLost, { workerData, env });
    },
    end: (worker) => worker.terminate(),
    mostMs,
    idleMs: dayMs,
  });
  let waiting = 0;
  const draw = async (screen: ScreenToDraw): Promise<Drawing | null> => {
    if (waiting >= mostWaiting) return null;
    waiting += 1;
    try {
      return await thread.ask((worker) => answerOf(worker, screen));
    } catch {
      return null;
    } finally {
      waiting -= 1;
    }
  };
  return {
    draw: (screen) => Promise.race([draw(screen), nothingAfter(mostWaitMs)]),
    prepare: thread.prepare,
    stop: thread.stop,
  };
}

function nothingAfter(limitMs: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), limitMs).unref();
  });
}

async function answerOf(worker: Worker, screen: ScreenToDraw): Promise<Drawing | null> {
  const answer = once(worker, 'message');
  worker.postMessage(screen, []);
  const [drawing] = (await answer) as [Drawing | null];
  return drawing;
}
