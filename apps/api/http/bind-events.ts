import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CustomerChanges } from '../ports/customer-changes.ts';
import type { Context } from '../use-cases/context.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { type Caller, read } from '../use-cases/write.ts';
import type { Authentication } from './handler.ts';
import { callerOfRequest } from './bearer.ts';
import { sendRefusal } from './refusal.ts';

const eventsPath = '/api/events';

export type EventsOptions = {
  authentication: Pick<Authentication, 'customer'>;
  context: Pick<Context, 'store' | 'now'>;
  changes: CustomerChanges;
  /** Milliseconds between signs of life, without which proxies and phones take a quiet line for a dead one. */
  heartbeatMs?: number;
  /** Milliseconds after which a screen is told to look in any case, because a server that ends may leave a save untold. */
  lookAgainMs?: number;
};

/** As many screens of one customer as may follow at once; more ask from time to time instead. */
const mostStreams = 4;
const defaultHeartbeatMs = 20_000;
const defaultLookAgainMs = 60_000;

/**
 * Server-sent events for a logged-in borrower: "changed" whenever something of theirs was saved, and nothing about what.
 * Ends with the session, with the life of its access token, and with the server.
 */
export function bindEvents(app: FastifyInstance, options: EventsOptions): void {
  const streams = new Map<string, Set<PassThrough>>();
  app.addHook('preClose', (done) => {
    for (const stream of [...streams.values()].flatMap((set) => [...set])) stream.end();
    done();
  });
  app.get(eventsPath, { exposeHeadRoute: false, config: { lastsByCaller: true } }, async (request, reply) => {
    const caller = callerOfRequest(request, options.authentication);
    if (caller?.kind !== 'customer') return sendRefusal(reply, 'not_signed_in');
    const loaded = await read(options.context, caller, []);
    if (!loaded.ok) return sendRefusal(reply, loaded.code, loaded.detail);
    const { customer, session } = loaded.value;
    const open = streams.get(customer.customerId) ?? new Set();
    if (open.size >= mostStreams) return sendRefusal(reply, 'too_frequent');
    const lifeMs = (session?.accessExpiresAt ?? 0) - options.context.now();
    const stream = openStream(options, caller, lifeMs);
    streams.set(customer.customerId, open.add(stream));
    stream.once('close', () => {
      open.delete(stream);
      if (open.size === 0) streams.delete(customer.customerId);
    });
    return sendStream(reply, stream);
  });
}

function openStream(
  { context, changes, heartbeatMs = defaultHeartbeatMs, lookAgainMs = defaultLookAgainMs }: EventsOptions,
  caller: Extract<Caller, { kind: 'customer' }>,
  lifeMs: number,
): PassThrough {
  const stream = new PassThrough();
  const say = (text: string): void => {
    if (!stream.writableEnded) stream.write(text);
  };
  const endIfOver = async (): Promise<void> => {
    const loaded = await read(context, caller, []);
    if (loaded.ok) say('data: changed\n\n');
    else stream.end();
  };
  // While the database is away nobody knows whether the session goes on; once it is back everybody looks again.
  const endUnlessPassing = (error: unknown): void => {
    if (!(error instanceof Unavailable)) stream.end();
  };
  const look = (): void => void endIfOver().catch(endUnlessPassing);
  const unfollow = changes.follow(caller.customerId, look);
  const lookingAgain = setInterval(look, lookAgainMs);
  const heartbeat = setInterval(() => say(': here\n\n'), heartbeatMs);
  const life = setTimeout(() => stream.end(), lifeMs);
  stream.once('close', () => {
    unfollow();
    clearInterval(heartbeat);
    clearInterval(lookingAgain);
    clearTimeout(life);
  });
  say(': here\n\n');
  return stream;
}

function sendStream(reply: FastifyReply, stream: PassThrough): FastifyReply {
  // Who leaves is noticed at once, and not when there is something to say next.
  reply.raw.once('close', () => stream.destroy());
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
}
