import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Tracing } from '../ports/tracing.ts';

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Where an error was thrown and what kind it is; its message stays out, because it may quote what was sent. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { kind: error.name, ...code, at: frames.slice(0, 12).map((line) => line.trim()), ...cause };
}

/** A warning that a part could not do its work. */
export function warnOf(log: Logger, part: string): (error: unknown) => void {
  return (error) => log.warn({ [part]: 'not read', ...describeError(error) });
}

/** JSON lines of chosen fields, with the id of the trace under way. Whole requests, answers and error messages never reach the log. */
export function createLog(
  level: LogLevel,
  destination?: DestinationStream,
  tracing: Pick<Tracing, 'traceId'> | null = null,
): Logger {
  const traced = (): object => {
    const traceId = tracing?.traceId() ?? null;
    return traceId === null ? {} : { trace_id: traceId };
  };
  const options = {
    level,
    base: null,
    ...(tracing === null ? {} : { mixin: traced }),
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
