import type { FastifyInstance } from 'fastify';

export type HealthOptions = {
  /** Whether the database answers and has the newest schema. */
  isReady: () => Promise<boolean>;
  /** Seconds since the work of every minute last got on, on any server. */
  secondsSinceEveryMinute: () => Promise<number>;
};

/** After this time without the work of every minute, something is wrong with it. */
const mostSecondsWithoutEveryMinute = 180;

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function bindHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const reasons = await reasonsNotReady(options);
    reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons });
  });
}

async function reasonsNotReady(options: HealthOptions): Promise<readonly string[]> {
  if (!(await options.isReady().catch(() => false))) return ['the database does not answer'];
  const seconds = await options.secondsSinceEveryMinute().catch(() => 0);
  return seconds > mostSecondsWithoutEveryMinute ? ['the work of every minute does not get on'] : [];
}
