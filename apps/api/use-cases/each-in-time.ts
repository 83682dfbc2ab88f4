import type { Context } from './context.ts';

const mostMs = 60_000;

/**
 * Works on one after the other for a minute at most: a provider that answers slowly must not keep what else is done each minute from its
 * turn. What is left waits for the next time.
 */
export async function eachInTime<T>(
  { now }: Pick<Context, 'now'>,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const endsAt = now() + mostMs;
  for (const item of items) {
    if (now() >= endsAt) return;
    await work(item);
  }
}
