import { vi } from 'vitest';

export type SentCall = { call: string; body: Record<string, unknown>; idempotencyKey: string | null };
type Answer = object | ((call: SentCall) => object);

/**
 * A server for a screen's test: answers by "METHOD /path", and keeps what it was asked. A function gives a fresh answer
 * each time; `refuse` makes a refusal; a call without an answer fails the way a dead network does.
 */
export function serveAnswers(answers: Readonly<Record<string, Answer>>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    // The line on which changes are told stays silent.
    if (address === '/api/events') return new Promise(() => undefined);
    const call: SentCall = {
      call: `${init.method} ${address}`,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    sent.push(call);
    const answer = answers[call.call];
    if (answer === undefined) throw new TypeError(`nothing answers ${call.call}`);
    const answered = typeof answer === 'function' ? (answer as (call: SentCall) => object)(call) : answer;
    // A slow server promises its answer.
    const given: unknown = answered instanceof Promise ? await answered : answered;
    return given instanceof Response ? given : Response.json(given);
  });
  return sent;
}

export function refuse(status: number, code: string, detail: object = {}): Response {
  return Response.json({ error: { code, ...detail } }, { status });
}
