import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindLoadLimit, type LoadLimit } from './load-limit.ts';

/* A process takes on as many calls as it can answer soon, and tells the others at once to come again. */

let app: FastifyInstance;
let limit: LoadLimit;
let origin: string;
/** More than what the system takes of an answer that nobody reads. */
const large = Buffer.alloc(20_000_000, 'x');
let largeAnswers: number;
let waiting: (() => void)[];
let whenWaiting: () => void;

beforeEach(async () => {
  waiting = [];
  largeAnswers = 0;
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
  app.get('/api/large', async () => {
    largeAnswers += 1;
    return large;
  });
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

test('a quarter of the places may be open at once for a moment; where they stay open, the next call is refused', async () => {
  const roomy = Fastify();
  const roomyLimit = bindLoadLimit(roomy, 32);
  const answers: (() => void)[] = [];
  roomy.get('/api/slow', () => new Promise((resolve) => answers.push(() => resolve({ isDone: true }))));
  roomy.get('/api/quick', async () => ({ isDone: true }));
  const address = await roomy.listen({ host: '127.0.0.1', port: 0 });
  const open = Array.from({ length: 8 }, () => fetch(`${address}/api/slow`));
  await expect.poll(() => answers.length).toBe(8);
  expect((await fetch(`${address}/api/quick`)).status).toBe(200);
  await expect.poll(() => roomyLimit.isFull(), { timeout: 5_000 }).toBe(true);
  expect((await fetch(`${address}/api/quick`)).status).toBe(503);
  for (const answer of answers) answer();
  await Promise.all(open);
  expect((await fetch(`${address}/api/quick`)).status).toBe(200);
  await roomy.close();
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

test('a caller who asks for much and reads nothing of it holds no place', async () => {
  const deaf = [1, 2].map(() => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
    socket.write('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  });
  await expect.poll(() => largeAnswers, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => limit.isFull()).toBe(false);
  expect((await fetch(`${origin}/api/quick`)).status).toBe(200);
  expect(deaf.some(({ destroyed }) => destroyed)).toBe(false);
  for (const socket of deaf) socket.destroy();
});

test('streams of events and pages take no place', async () => {
  const open = ['/api/events', '/api/events', '/page', '/page'].map((path) => fetch(`${origin}${path}`));
  await untilWaiting(4);
  expect(limit.isFull()).toBe(false);
  expect((await fetch(`${origin}/api/quick`)).status).toBe(200);
  for (const answer of waiting.splice(0)) answer();
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
