import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const slowMs = 2_500;
const lineCookie = /(?:^|;\s*)luwag_line=(slow|broken)(?:;|$)/;

/** How a tester wants the line between phone and server to be, as the test bench keeps it in a cookie; null for as it is. */
export function lineOf(cookies = ''): 'slow' | 'broken' | null {
  const [, line] = lineCookie.exec(cookies) ?? [];
  return line === 'slow' || line === 'broken' ? line : null;
}

/** Lets the questions of a tester's phone take their time, or breaks the line under them; the sandbox's own stay. Sandbox only. */
export function bindSandboxLine(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = request.raw.url ?? '';
    if (!address.startsWith('/api/') || address.startsWith('/api/sandbox/')) return;
    const line = lineOf(request.headers.cookie);
    if (line === 'slow') await wait(slowMs);
    if (line === 'broken') {
      reply.hijack();
      request.raw.socket.destroy();
    }
  });
}
