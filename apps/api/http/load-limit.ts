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

/** A quarter of the places is as much as a process answers soon; more is a crowd, which a process works off or stands in. */
const crowdShare = 1 / 4;
const leastCrowd = 8;
/** So long a crowd may last: what comes in one moment is worked off by then, what is more than the process carries is not. */
const crowdMs = 250;
/** A process without a crowd for so long has kept up again. */
const calmMs = 1_000;

/**
 * Refuses calls with 503 and `Retry-After` beyond so many that are being answered, and beyond a quarter of them where that many stay open:
 * under twice the load it can carry, a process answers as many as ever, each soon, and the rest learn at once that they have to come
 * again. Counted from when a call's body has come until its answer is made, whether its caller reads that or not.
 */
export function bindLoadLimit(app: FastifyInstance, mostOpenCalls: number): LoadLimit {
  let open = 0;
  const crowd = crowdOf(Math.max(leastCrowd, mostOpenCalls * crowdShare));
  const places = new WeakMap<FastifyRequest, () => void>();
  const isFull = (): boolean => open >= mostOpenCalls || crowd.isStanding(open);
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

/** Whether so many calls and more have been open since longer than a moment, looked at as calls come. */
function crowdOf(many: number): { isStanding: (open: number) => boolean } {
  let since: number | null = null;
  let last = -Infinity;
  return {
    isStanding: (open) => {
      const now = performance.now();
      if (open < many) {
        if (now - last > calmMs) since = null;
        return false;
      }
      last = now;
      since ??= now;
      return now - since > crowdMs;
    },
  };
}

function isCounted({ routeOptions: { url, config } }: FastifyRequest): boolean {
  return url?.startsWith('/api/') === true && config.lastsByCaller !== true;
}
