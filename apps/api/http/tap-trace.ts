import type { FastifyInstance } from 'fastify';

const address = '/tap-trace.js';

/** What a page loads where requests are followed, and only there: no byte of it is in the app. */
export const tapTraceTag = `<script src="${address}" async></script>`;

/** Names the trace of each tap or key to the calls that follow it, with the time in between. Nothing else is told. */
const script = `(() => {
  const digits = (count) =>
    Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  let tap = null;
  const begin = () => {
    tap = { at: performance.now(), traceparent: '00-' + digits(16) + '-' + digits(8) + '-01' };
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, begin, true);
  const send = window.fetch;
  window.fetch = (input, init) => {
    const isOwn = typeof input === 'string' && new URL(input, location.href).origin === location.origin;
    if (!isOwn || tap === null) return send(input, init);
    const headers = new Headers(init && init.headers);
    headers.set('traceparent', tap.traceparent);
    headers.set('luwag-tap', String(Math.min(99999, Math.round(performance.now() - tap.at))));
    return send(input, { ...init, headers });
  };
})();
`;

export function bindTapTrace(app: FastifyInstance): void {
  app.get(address, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}
