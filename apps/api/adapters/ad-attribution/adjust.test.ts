import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeAdAttribution } from '../../ports/ad-attribution.conformance.ts';
import { adEventKinds, type AdEvent } from '../../ports/ad-attribution.ts';
import { createSimulatedAttribution } from '../simulated/simulated-attribution.ts';
import { createAdjust } from './adjust.ts';
import { chosenAttribution } from './chosen-attribution.ts';

/* The service as its documents describe it: an unknown visitor has no events, and an event that is unique comes once. */

const account = { appToken: 'app', securityToken: 'secret', applicationToken: 'applied' };
let arranged: ((response: ServerResponse) => void) | null = null;
let received: { path: string; headers: Record<string, unknown>; form: Record<string, string> }[] = [];
let counted: { kind: AdEvent['kind']; visitorId: string }[] = [];

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    received.push({ path: request.url ?? '', headers: request.headers, form });
    if (arranged !== null) return arranged(response);
    const kind = request.url === '/session' ? ('arrival' as const) : ('application' as const);
    const visitorId = form['web_uuid'] ?? '';
    const isKnown = counted.some((one) => one.kind === kind && one.visitorId === visitorId);
    if (!isKnown) counted.push({ kind, visitorId });
    if (isKnown && kind === 'application') {
      return answer(response, 400, 'Ignoring event, earlier unique event tracked');
    }
    return response.end('{"status":"OK"}');
  });
});

const answer = (response: ServerResponse, status: number, problem: string) =>
  response.writeHead(status).end(JSON.stringify({ error: `Event request failed (${problem})` }));

let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [received, counted, arranged] = [[], [], null];
});

const event: AdEvent = {
  kind: 'application',
  visitorId: '5f0c9a52-7f0c-4b53-9d28-3f9b8f4f5f10',
  campaign: 'summer',
  adgroup: 'manila',
  creative: null,
  at: 1_790_000_000_999,
};
const tell = (options: { mostMs?: number } = {}) =>
  createAdjust({ ...account, origin, ...options }).tell(event);

describeAdAttribution('Adjust', () => ({
  attribution: createAdjust({ ...account, origin }),
  counted: () => counted,
}));
describeAdAttribution('simulated', () => {
  const attribution = createSimulatedAttribution();
  return { attribution, counted: attribution.counted };
});

test('an event carries the account, a random id, the time and the advertisement, and nothing else', async () => {
  await tell();
  const said = JSON.stringify({ campaign: 'summer', adgroup: 'manila', creative: null });
  expect(received.map(({ path, form }) => ({ path, form }))).toEqual([
    {
      path: '/event',
      form: {
        s2s: '1',
        environment: 'production',
        app_token: 'app',
        event_token: 'applied',
        web_uuid: event.visitorId,
        created_at_unix: '1790000000',
        callback_params: said,
      },
    },
  ]);
  const headers = received[0]?.headers ?? {};
  expect(headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(Object.keys(headers).filter((name) => /forwarded|cookie|referer|from/.test(name))).toEqual([]);
});

test.each([
  [429, 'Too many', 'later'],
  [500, 'Internal error', 'later'],
  [404, 'Device not found', 'later'],
  [404, 'App token not found', 'refused'],
  [400, 'Invalid event token', 'refused'],
  [401, 'Failed to authorize request', 'refused'],
  [403, 'App is inactive', 'refused'],
  [451, 'Device is opted out', 'refused'],
])('an answer of %i, %s, means %s', async (status, problem, outcome) => {
  arranged = (response) => answer(response, status, problem);
  expect(await tell()).toBe(outcome);
});

test('a service that is silent, or sends elsewhere, is told again later and not elsewhere', async () => {
  arranged = () => undefined;
  expect(await tell({ mostMs: 50 })).toBe('later');
  arranged = (response) => response.writeHead(302, { location: `${origin}/elsewhere` }).end();
  expect(await tell()).toBe('later');
  expect(received.map(({ path }) => path)).not.toContain('/elsewhere');
});

test('outside of production nothing is sent, whatever the settings; in production only with an account', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const sandbox = chosenAttribution({ mode: 'sandbox', adjust: account });
  for (const kind of adEventKinds) expect(await sandbox?.tell({ ...event, kind })).toBe('taken');
  expect(sent).not.toHaveBeenCalled();
  expect(chosenAttribution({ mode: 'production', adjust: null })).toBeNull();
  sent.mockRestore();
});
