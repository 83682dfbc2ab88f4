import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../tests/free-port.ts';
import { drainAndClose, isDraining } from './draining.ts';
import { bindHealth } from './health.ts';

let app: FastifyInstance;
let origin: string;
let isReady = true;
let clockTrouble: string | null = null;
/** The slow request has begun, and may end. */
let begun = Promise.withResolvers<void>();
let finish = Promise.withResolvers<void>();

async function serve(): Promise<void> {
  begun = Promise.withResolvers();
  finish = Promise.withResolvers();
  app = Fastify({ forceCloseConnections: 'idle' });
  bindHealth(app, {
    isReady: async () => isReady,
    clockTrouble: () => clockTrouble,
  });
  app.get('/api/loans', async () => 'loans');
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    begun.resolve();
    await finish.promise;
    return 'slow';
  });
  origin = `http://127.0.0.1:${await freePort()}`;
  await app.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
}
afterEach(() => app.close());

const ask = async (address: string) => {
  const response = await fetch(origin + address);
  await response.arrayBuffer();
  return response;
};
const statusOf = async (address: string): Promise<number> => (await ask(address)).status;

test('a start is over once the server was ready, whatever comes later', async () => {
  isReady = false;
  await serve();
  const before = await ask('/startupz');
  expect([before.status, before.headers.get('retry-after')]).toEqual([503, '5']);
  isReady = true;
  expect(await statusOf('/startupz')).toBe(200);
  isReady = false;
  expect(await statusOf('/startupz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  isReady = true;
});

test('a server whose clock is wrong answers no call until it is right, and says so', async () => {
  await serve();
  clockTrouble = 'the clock is a day ahead';
  const refused = await ask('/api/loans');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
    status: 'not ready',
    reasons: ['the clock is a day ahead'],
  });
  expect(await statusOf('/quick')).toBe(200);
  clockTrouble = null;
  expect(await statusOf('/api/loans')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
});

test('a server that is to end says so first, goes on answering, and finishes what is open', async () => {
  await serve();
  const slow = ask('/slow');
  await begun.promise;
  const pauses: number[] = [];
  const { promise: paused, resolve: endPause } = Promise.withResolvers<void>();
  const pause = async (ms: number): Promise<void> => {
    pauses.push(ms);
    await paused;
  };
  const closing = drainAndClose(app, { drainSeconds: 5, pause });
  expect(isDraining(app)).toBe(true);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  const quick = await ask('/quick');
  expect([quick.status, quick.headers.get('connection')]).toEqual([200, 'close']);
  expect(pauses).toEqual([5_000]);
  endPause();
  while (app.server.listening) await setImmediate();
  await expect(ask('/quick')).rejects.toThrow('fetch failed');
  finish.resolve();
  expect((await slow).status).toBe(200);
  await closing;
});
