import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenStep, Tracing } from '../ports/tracing.ts';
import type { OfferedCall } from './bind-endpoint.ts';

/** For how long before its request a tap is believed to have been. */
const longestTapMs = 60_000;

/**
 * A trace for each request, with the tap that led to it where the page says so (`luwag-tap`, milliseconds between the two). It
 * goes on with a trace that the caller names by `traceparent`; otherwise it begins here, and the answer's `traceresponse` says
 * which it is.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const open = new WeakMap<FastifyRequest, readonly OpenStep[]>();
  // Twice, because reading a body in between leaves what the first one entered.
  const inside = (request: FastifyRequest, done: () => void): void => {
    const step = open.get(request)?.at(-1);
    if (step === undefined) done();
    else step.run(done);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const steps = begin(tracing, request);
    open.set(request, steps);
    reply.header('traceresponse', steps.at(-1)?.traceparent ?? '');
    inside(request, done);
  });
  app.addHook('preValidation', (request, _reply, done) => inside(request, done));
  app.addHook('onSend', (request, _reply, _payload, done) => inside(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    for (const step of open.get(request)?.toReversed() ?? []) {
      step.end({ hasFailed: reply.statusCode >= 500, answer: String(reply.statusCode) });
    }
    inside(request, done);
  });
}

function begin(tracing: Tracing, request: FastifyRequest): readonly OpenStep[] {
  const { traceparent, 'luwag-tap': tap } = request.headers;
  const from = { traceparent: typeof traceparent === 'string' ? traceparent : undefined };
  const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
  const step = { kind: 'request', name: `${request.method} ${route}` } as const;
  const tapMs = typeof tap === 'string' && /^\d{1,5}$/.test(tap) ? Number(tap) : null;
  if (tapMs === null || tapMs > longestTapMs) return [tracing.begin(step, from)];
  const tapped = tracing.begin({ kind: 'tap', name: 'tap' }, { ...from, startedMsAgo: tapMs });
  return [tapped, tapped.run(() => tracing.begin(step))];
}

/** The same calls, each noted in the trace by its name and, where it is refused, its code. */
export function tracedCalls(
  offered: readonly OfferedCall[],
  tracing: Tracing | null,
): readonly OfferedCall[] {
  if (tracing === null) return offered;
  return offered.map(({ endpoint, handler }) => ({
    endpoint,
    handler: (input, context) =>
      tracing.step(
        { kind: 'use-case', name: endpoint.name },
        () => handler(input, context),
        (answer) => (answer.ok ? 'ok' : answer.code),
      ),
  }));
}
