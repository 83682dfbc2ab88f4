import type { FastifyInstance, FastifyReply } from 'fastify';
import { isDraining } from './draining.ts';

export type HealthOptions = {
  /** Whether the database answers and has the newest schema. */
  isReady: () => Promise<boolean>;
  /** Seconds since the work of every minute last got on, on any server. */
  secondsSinceEveryMinute: () => Promise<number>;
};

/** After this time without the work of every minute, something is wrong with it. */
const mostSecondsWithoutEveryMinute = 180;

/** When to ask again after a no, in seconds. */
const retryAfterSeconds = 5;

/**
 * `/healthz`: the process lives. `/startupz`: it was ready once, so that a slow start is not taken for a fault. `/readyz`: it can serve,
 * and is not about to end.
 */
export function bindHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  let wasReady = false;
  app.get('/startupz', async (_request, reply) => {
    const reasons = wasReady ? [] : await reasonsNotReady(options);
    wasReady = reasons.length === 0;
    return answer(reply, reasons);
  });
  app.get('/readyz', async (_request, reply) => {
    const reasons = isDraining(app) ? ['it is about to end'] : await reasonsNotReady(options);
    if (reasons.length === 0) wasReady = true;
    return answer(reply, reasons);
  });
  // The next request of this connection is for another server.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app)) reply.header('connection', 'close');
  });
}

function answer(reply: FastifyReply, reasons: readonly string[]): FastifyReply {
  reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store');
  if (reasons.length > 0) reply.header('retry-after', retryAfterSeconds);
  return reply.send(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons });
}

async function reasonsNotReady(options: HealthOptions): Promise<readonly string[]> {
  if (!(await options.isReady().catch(() => false))) return ['the database does not answer'];
  const seconds = await options.secondsSinceEveryMinute().catch(() => 0);
  return seconds > mostSecondsWithoutEveryMinute ? ['the work of every minute does not get on'] : [];
}
