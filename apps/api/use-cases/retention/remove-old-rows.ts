import { type RetainedKind, retainedKinds } from '../../ports/retention.ts';
import type { Context } from '../context.ts';

const dayMs = 86_400_000;

/**
 * How long rows of a kind stay, in ms: a stored answer from when it was made, a session from when it ran out, what a provider told
 * from when it came, an event of a loan from when it happened, a text message
 * from when it was sent, a counter of attempts from the first one it counts.
 */
export const livesMs: Readonly<Record<RetainedKind, number>> = {
  'stored-answer': 7 * dayMs,
  session: 30 * dayMs,
  'staff-session': dayMs,
  'provider-event': 182 * dayMs,
  'event-delivery': 30 * dayMs,
  'loan-event': 90 * dayMs,
  'text-message': 90 * dayMs,
  'attempt-counter': 2 * dayMs,
};

/** `batch`: rows that one statement removes at most. `minute`: rows of a kind that go in one minute at most. */
export type RemovalBounds = { batch: number; minute: number };
const defaultBounds: RemovalBounds = { batch: 1_000, minute: 20_000 };

/** Removes what is past its life, in small batches. What is left over goes in the next minutes. */
export async function removeOldRows(
  context: Pick<Context, 'retention' | 'now'>,
  bounds: RemovalBounds = defaultBounds,
): Promise<void> {
  for (const kind of retainedKinds) {
    const beforeMs = context.now() - livesMs[kind];
    for (let left = bounds.minute; left > 0; left -= bounds.batch) {
      const most = Math.min(left, bounds.batch);
      if ((await context.retention.remove(kind, { beforeMs, most })) < most) break;
    }
  }
}
