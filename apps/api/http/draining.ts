import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/** Whether a server still answers and wants no more requests. */
export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app);
}

/**
 * Says by `/readyz` that requests are to go elsewhere, answers for some time those that still come, then takes nothing new and
 * finishes what is open. A proxy has noticed by then, so that nobody is refused.
 */
export async function drainAndClose(
  app: FastifyInstance,
  { drainSeconds, pause = wait }: { drainSeconds: number; pause?: (ms: number) => Promise<unknown> },
): Promise<void> {
  draining.add(app);
  if (drainSeconds > 0) await pause(drainSeconds * 1_000);
  await app.close();
}
