import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindLoadLimit, type LoadLimit } from './load-limit.ts';

/* A process takes on as many calls as it can answer soon, and tells the others at once to come again. */

let app: FastifyInstance;
let limit: LoadLimit;
let origin: string;
let waiting: (() => void)[];
let whenWaiting: () => void;

beforeEach(async () => {
  waiting = [];
  whenWaiting = () => undefined;
  app = Fastify();
  limit = bindLoadLimit(app, 2);
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      whenWaiting();
    });
  const slow = async (): Promise<object> => {
    await wait();
    return { isDone: true };
  };
  app.get('/api/slow', slow);
  app.get('/api/events', { config: { lastsByCaller: true } }, slow);
  app.get('/page', slow);
  app.get('/api/quick', async () => ({ isDone: true }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const answer of waiting) answer();
  await app.close();
});

function untilWaiting(count: number): Promise<void> {
  return new Promise((resolve) => {
    whenWaiting = () => (waiting.length >= count ? resolve() : undefined);
    whenWaiting();
  });
}

test('the call beyond the limit is refused at once with when to ask again, and the next is taken once one was answered', async () => {
  const first = fetch(`${origin}/api/slow`);
  const second = fetch(`${origin}/api/slow`);
  await untilWaiting(2);
  expect(limit.isFull()).toBe(true);
  const refused = await fetch(`${origin}/api/quick`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ error: { code: 'service_unavailable' } });
  waiting.shift()?.();
  expect((await first).status).toBe(200);
  await expect.poll(() => limit.isFull()).toBe(false);
  expect((await fetch(`${origin}/api/quick`)).status).toBe(200);
  waiting.shift()?.();
  expect((await second).status).toBe(200);
});

test('a caller who has gone leaves their place', async () => {
  const leaving = new AbortController();
  const gone = [1, 2].map(() =>
    fetch(`${origin}/api/slow`, { signal: leaving.signal }).catch((error: Error) => error.name),
  );
  await untilWaiting(2);
  leaving.abort();
  expect(await Promise.all(gone)).toEqual(['AbortError', 'AbortError']);
  await expect.poll(() => limit.isFull()).toBe(false);
});

test('streams of events and pages take no place', async () => {
  const open = ['/api/events', '/api/events', '/page', '/page'].map((path) => fetch(`${origin}${path}`));
  await untilWaiting(4);
  expect(limit.isFull()).toBe(false);
  expect((await fetch(`${origin}/api/quick`)).status).toBe(200);
  for (const answer of waiting.splice(0)) answer();
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
