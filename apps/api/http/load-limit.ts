import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal.ts';

declare module 'fastify' {
  // An interface, because only interfaces can be added to.
  export interface FastifyContextConfig {
    /** A call that lasts as long as its caller likes: a stream of events, a file over a slow line. */
    lastsByCaller?: boolean;
  }
}

export type LoadLimit = {
  /** Whether the process has as much to do as it takes on. */
  isFull: () => boolean;
};

/**
 * Refuses calls beyond so many that are being answered, with 503 and `Retry-After`: under twice the load it can carry, a process answers
 * as many as ever, and the rest learn at once that they have to come again. Counted once a call's body has come.
 */
export function bindLoadLimit(app: FastifyInstance, mostOpenCalls: number): LoadLimit {
  let open = 0;
  const isFull = (): boolean => open >= mostOpenCalls;
  app.addHook('preHandler', async (request, reply) => {
    if (!isCounted(request)) return undefined;
    if (isFull()) return sendRefusal(reply, 'service_unavailable');
    open += 1;
    // Also where the caller has gone.
    reply.raw.once('close', () => {
      open -= 1;
    });
    return undefined;
  });
  return { isFull };
}

function isCounted({ routeOptions: { url, config } }: FastifyRequest): boolean {
  return url?.startsWith('/api/') === true && config.lastsByCaller !== true;
}
