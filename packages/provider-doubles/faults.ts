import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * What goes wrong with one call. `refuse`: an error, and nothing is done. `lose`: the connection breaks before anything is done.
 * The others do what was asked: `error-after` answers an error all the same, `reset` and `half-answer` break the connection,
 * `late` answers after a long time and `silent` never does.
 */
export const faults = ['refuse', 'lose', 'error-after', 'reset', 'half-answer', 'late', 'silent'] as const;
export type Fault = (typeof faults)[number];

/** What a double says. With a fault of its own the answer is broken, and what was asked for is done. */
export type Answer = { status: number; body: unknown; fault?: 'reset' };

/** Does what a call asks and answers it, with a fault or without. Returns the status that was sent; null where none was. */
export async function answerCall(
  reply: FastifyReply,
  act: () => Answer | Promise<Answer>,
  { fault, lateMs }: { fault: Fault | null; lateMs: number },
): Promise<number | null> {
  if (fault === 'refuse') return send(reply, { status: 503, body: { message: 'the provider is away' } });
  if (fault === 'lose') return cut(reply);
  const answer = await act();
  if (answer.fault === 'reset') return cut(reply);
  if (fault === null) return send(reply, answer);
  if (fault === 'error-after') return send(reply, { status: 500, body: { message: 'something went wrong' } });
  if (fault === 'late') {
    await wait(lateMs, undefined, { ref: false });
    return reply.raw.destroyed ? null : send(reply, answer);
  }
  if (fault === 'half-answer') return sendHalf(reply, answer);
  if (fault === 'reset') return cut(reply);
  // The line stays open until the caller gives up, or the double ends.
  reply.hijack();
  return null;
}

async function send(reply: FastifyReply, { status, body }: Answer): Promise<number> {
  await reply.code(status).type('application/json').send(JSON.stringify(body));
  return status;
}

function cut(reply: FastifyReply): null {
  reply.hijack();
  reply.raw.destroy();
  return null;
}

function sendHalf(reply: FastifyReply, { status, body }: Answer): null {
  const text = Buffer.from(JSON.stringify(body));
  reply.hijack();
  reply.raw.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length });
  reply.raw.write(text.subarray(0, Math.floor(text.length / 2)), () => reply.raw.destroy());
  return null;
}
