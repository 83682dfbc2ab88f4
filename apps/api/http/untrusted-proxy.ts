import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Warns, once in a process, where a request was forwarded by a proxy that is not trusted: all who come through it then count as one
 * caller. The line names no address, since anybody may send that header.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Logger): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isTold = true;
    log.warn({
      forwarded: 'the proxy is not trusted, so all who come through it count as one caller',
      setting: 'TRUSTED_PROXIES',
    });
  });
}
