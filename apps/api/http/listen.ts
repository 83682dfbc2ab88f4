import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../ports/start-refused.ts';

/**
 * How many connections may wait to be taken; the system lowers it to its own limit. Past that it drops them, and a phone tries again
 * after a second, or finds its connection reset: the usual 511 are soon full where many come back from one message.
 */
const backlog = 4_096;

/** Begins to take requests; a port that another program has is refused in words that say what to do. */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await server.listen({ host, port, backlog });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartRefused(`another program already uses port ${port}: stop it, or set another PORT`);
  }
}
