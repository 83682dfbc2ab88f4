import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ScreenAnswer, ScreenToRender } from '@luwag/contract/rendered-screen';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPageRenderer } from './page-renderer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag screens '));
});
afterAll(() => rm(folder, { recursive: true }));

const screen = { address: 'http://localhost/my', language: 'en-US', customerId: 'c' } as ScreenToRender;
const bill = { ...screen, address: 'http://localhost/bill' };
const noAnswer = async () => null;
const failing = () => Promise.reject(new Error('no database'));
const renderedBy = (code: string, loading = '') =>
  `export const renderScreen = async ({ address, customerId }, ask) => { ${code} };
  export const loadScreens = async () => { ${loading} };`;
const failsOnMy = 'if (address.endsWith("/my")) throw new Error("no browser"); return "bill";';

async function rendererOf(code: string) {
  const file = path.join(folder, `prerender-${code.length}.mjs`);
  await writeFile(file, code);
  return createPageRenderer(file);
}

async function startedRendererOf(code: string, started: ScreenToRender = screen) {
  const renderer = await rendererOf(code);
  await vi.waitFor(async () => expect(await renderer.render(started, noAnswer)).not.toBeNull(), {
    timeout: 10_000,
  });
  return renderer;
}

it('renders once its thread is there; earlier requests get nothing', async () => {
  const renderer = await startedRendererOf(renderedBy('return `${customerId} at ${address}`;'));
  expect(await renderer.render(screen, noAnswer)).toEqual({
    markup: 'c at http://localhost/my',
    answers: [],
  });
  await renderer.stop();
});

it('renders for the first request where its thread was started before and has loaded the screens', async () => {
  const loaded = path.join(folder, 'loaded');
  const renderer = await rendererOf(
    renderedBy(
      'return customerId;',
      `const { writeFile } = await import('node:fs/promises');
      await new Promise((resolve) => { setTimeout(resolve, 700); });
      await writeFile(${JSON.stringify(loaded)}, '');`,
    ),
  );
  renderer.prepare();
  await vi.waitFor(() => access(loaded), { timeout: 10_000 });
  expect(await renderer.render(screen, noAnswer)).toEqual({ markup: 'c', answers: [] });
  await renderer.stop();
});

const answerTo = (key: string, value: string): ScreenAnswer => ({
  key,
  address: '/api',
  answer: { ok: true, value },
});

it('answers the questions of two screens at the same time, each with its own', async () => {
  const renderer = await startedRendererOf(
    renderedBy('return JSON.stringify([customerId, (await ask("name"))?.answer.value]);'),
  );
  let asked = 0;
  const bothHaveAsked = Promise.withResolvers<null>();
  const render = (customerId: string) =>
    renderer.render({ ...screen, customerId }, async (key) => {
      asked += 1;
      if (asked === 2) bothHaveAsked.resolve(null);
      await bothHaveAsked.promise;
      return answerTo(key, `name of ${customerId}`);
    });
  const both = await Promise.all(['one', 'two'].map(render));
  expect(both).toEqual(
    ['one', 'two'].map((id) => ({
      markup: JSON.stringify([id, `name of ${id}`]),
      answers: [answerTo('name', `name of ${id}`)],
    })),
  );
  await renderer.stop();
});

it('renders without an answer that fails', async () => {
  const renderer = await startedRendererOf(renderedBy('return String(await ask("name"));'));
  expect(await renderer.render(screen, failing)).toEqual({ markup: 'null', answers: [] });
  await renderer.stop();
});

it('goes without where a screen cannot be rendered, and renders the next one', async () => {
  const renderer = await startedRendererOf(renderedBy(failsOnMy), bill);
  expect(await renderer.render(screen, noAnswer)).toBeNull();
  expect(await renderer.render(bill, noAnswer)).toEqual({ markup: 'bill', answers: [] });
  await renderer.stop();
});

it('loses only its thread by a fault: the next request gets another', async () => {
  const renderer = await startedRendererOf(
    renderedBy(
      'if (address.endsWith("/my")) setImmediate(() => { throw new Error("a fault"); }); return address;',
    ),
    bill,
  );
  await renderer.render(screen, noAnswer);
  await vi.waitFor(async () => expect(await renderer.render(bill, noAnswer)).not.toBeNull(), {
    timeout: 10_000,
  });
  await renderer.stop();
});

it('lets nobody wait for an answer that does not come, and keeps its thread', async () => {
  const starts = path.join(folder, 'starts');
  const renderer = await startedRendererOf(
    renderedBy(
      'return address.endsWith("/my") ? String(await ask("late")) : "bill";',
      `const { appendFile } = await import('node:fs/promises');
      await appendFile(${JSON.stringify(starts)}, 'started ');`,
    ),
    bill,
  );
  expect(await renderer.render(screen, () => new Promise(() => undefined))).toBeNull();
  expect(await renderer.render(bill, noAnswer)).toEqual({ markup: 'bill', answers: [] });
  expect(await readFile(starts, 'utf8')).toBe('started ');
  await renderer.stop();
});

it('lets nobody wait for a rendering that does not end, or was never built', async () => {
  const endless = await rendererOf(renderedBy('await new Promise(() => undefined)'));
  expect(await endless.render(screen, noAnswer)).toBeNull();
  await endless.stop();
  const missing = createPageRenderer(path.join(folder, 'missing.mjs'));
  expect(await missing.render(screen, noAnswer)).toBeNull();
  await missing.stop();
});
