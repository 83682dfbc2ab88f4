import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindSandboxLine, lineOf } from './sandbox-line.ts';

const app = Fastify();
let origin: string;
beforeAll(async () => {
  bindSandboxLine(app);
  for (const path of ['/api/home', '/api/sandbox/people', '/start']) app.get(path, async () => ({ path }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const ask = async (path: string, line: string) =>
  (await fetch(new URL(path, origin), { headers: { cookie: `a=b; luwag_line=${line}` } })).status;

it('breaks the line under the questions of a browser that wants it so, not under pages and the sandbox’s own', async () => {
  await expect(ask('/api/home', 'broken')).rejects.toThrow('fetch failed');
  expect(await ask('/api/sandbox/people', 'broken')).toBe(200);
  expect(await ask('/start', 'broken')).toBe(200);
  expect(await ask('/api/home', 'usual')).toBe(200);
});

it('takes its time where the line is to be slow', async () => {
  const startedAtMs = performance.now();
  expect(await ask('/api/home', 'slow')).toBe(200);
  expect(performance.now() - startedAtMs).toBeGreaterThan(2_000);
});

it.each([
  ['luwag_line=slow', 'slow'],
  ['a=b; luwag_line=broken; c=d', 'broken'],
  ['not_luwag_line=slow', null],
  ['luwag_line=slower', null],
  ['', null],
] as const)('reads %j as %s', (cookies, line) => {
  expect(lineOf(cookies)).toBe(line);
});
