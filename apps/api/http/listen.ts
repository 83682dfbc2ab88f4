import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../ports/start-refused.ts';

/** Begins to take requests; a port that another program has is refused in words that say what to do. */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartRefused(`another program already uses port ${port}: stop it, or set another PORT`);
  }
}
