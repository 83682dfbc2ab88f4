import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Where an error was thrown and what kind it is; its message stays out, because it may quote what was sent. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { kind: error.name, ...code, at: frames.slice(0, 12).map((line) => line.trim()), ...cause };
}

/** JSON lines of chosen fields. Whole requests, answers and error messages never reach the log. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: describeError,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line per answered request: the route's pattern instead of the address, which may carry ids. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)'),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
