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
 * as many as ever, and the rest learn at once that they have to come again. Counted from when a call's body has come until its answer is
 * made, whether its caller reads that or not.
 */
export function bindLoadLimit(app: FastifyInstance, mostOpenCalls: number): LoadLimit {
  let open = 0;
  const places = new WeakMap<FastifyRequest, () => void>();
  const isFull = (): boolean => open >= mostOpenCalls;
  app.addHook('preHandler', async (request, reply) => {
    if (!isCounted(request)) return undefined;
    if (isFull()) return sendRefusal(reply, 'service_unavailable');
    open += 1;
    const leave = (): void => {
      if (places.delete(request)) open -= 1;
    };
    places.set(request, leave);
    // Where the caller has gone before there was an answer.
    reply.raw.once('close', leave);
    return undefined;
  });
  app.addHook('onSend', async (request) => places.get(request)?.());
  return { isFull };
}

function isCounted({ routeOptions: { url, config } }: FastifyRequest): boolean {
  return url?.startsWith('/api/') === true && config.lastsByCaller !== true;
}
