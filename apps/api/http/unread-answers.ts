import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const defaultMostMs = 30_000;

/**
 * Ends a connection on which an answer is not read: without it a caller who takes no byte would have the server hold each answer for
 * ever. A slow line that takes some bytes within `mostMs` goes on. Streams and uploads last as long as their caller likes.
 */
export function endUnreadAnswers(app: FastifyInstance, mostMs = defaultMostMs): void {
  app.addHook('onSend', async (request, reply) => {
    const { socket } = reply.raw;
    // A test that asks without a network has none.
    if (request.routeOptions.config.lastsByCaller !== true && socket instanceof Socket)
      socket.setTimeout(mostMs);
  });
}
