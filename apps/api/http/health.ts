import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDraining } from './draining.ts';
import { sendRefusal } from './refusal.ts';

export type HealthOptions = {
  /** Whether the database answers and has the newest schema. */
  isReady: () => Promise<boolean>;
  /** Why the machine's clock is not to be believed; null while it is. */
  clockTrouble: () => string | null;
};

/** When to ask again after a no, in seconds. */
const retryAfterSeconds = 5;

/**
 * `/healthz`: the process lives. `/startupz`: it was ready once, so that a slow start is not taken for a fault. `/readyz`: it can serve,
 * and is not about to end. Work in the background that stands still is no reason: all servers would be away for as long.
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
  // What is asked over another clock than the neighbours' gets other days; a proxy asks a neighbour instead.
  app.addHook('onRequest', async (request, reply) =>
    isApi(request) && options.clockTrouble() !== null ? sendRefusal(reply, 'service_unavailable') : undefined,
  );
  // The next request of this connection is for another server.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app)) reply.header('connection', 'close');
  });
}

/** Pages that hold no figures are served in any case, and say themselves that the product does not answer. */
function isApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true;
}

function answer(reply: FastifyReply, reasons: readonly string[]): FastifyReply {
  reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store');
  if (reasons.length > 0) reply.header('retry-after', retryAfterSeconds);
  return reply.send(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons });
}

async function reasonsNotReady(options: HealthOptions): Promise<readonly string[]> {
  if (!(await options.isReady().catch(() => false))) return ['the database does not answer'];
  const clockTrouble = options.clockTrouble();
  return clockTrouble === null ? [] : [clockTrouble];
}
