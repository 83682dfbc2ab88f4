import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../apps/api/adapters/postgres/database.ts';

/* What a book is told of its loans when its day begins: reminders, notices of lateness, and the events of both. */

const lookEveryMs = 1_000;
/** Work of each second goes on; a queue that is no longer than this is worked off. */
const restCount = 20;

/** Waits until a lender that has just started has told its book what the day brings, and says how long that took. */
export async function untilDayIsTold(owner: Database, say: (line: string) => void): Promise<void> {
  const startedAtMs = performance.now();
  let most = 0;
  for (let looks = 0; ; looks += 1) {
    const [row] = await owner.query<{ count: number }>({
      name: 'bench-waiting',
      text: `SELECT (SELECT count(*) FROM outbox)::int +
        (SELECT count(*) FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now())::int AS count`,
    });
    const count = row?.count ?? 0;
    most = Math.max(most, count);
    // Notices are queued by the first work of a minute.
    if (count <= restCount && looks * lookEveryMs > firstLookMs) break;
    await wait(lookEveryMs);
  }
  say(`the day's notices: ${most} waited at most, done ${seconds(startedAtMs)} s after the start`);
}

const firstLookMs = 75_000;

const seconds = (sinceMs: number): string => ((performance.now() - sinceMs) / 1_000).toFixed(0);
