import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ScreenToDraw } from '@luwag/contract/drawn-screen';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createScreenDrawer } from './screen-drawer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag screens '));
});
afterAll(() => rm(folder, { recursive: true }));

const screen = { address: 'http://localhost/my', language: 'en-US', customerId: 'c' } as ScreenToDraw;
const settings = { mode: 'sandbox' } as PublicSettings;
const drawnBy = (code: string, practice = '') =>
  `export const drawScreen = async ({ address, customerId }) => { ${code} };
  export const practiseScreens = async (settings) => { ${practice} };`;

async function drawerOf(code: string) {
  const file = path.join(folder, `prerender-${code.length}.mjs`);
  await writeFile(file, code);
  return createScreenDrawer(file, () => settings);
}

it('draws once its thread is there; earlier requests get no drawing', async () => {
  const drawer = await drawerOf(drawnBy('return { markup: `${customerId} at ${address}`, lacks: ["x"] };'));
  await vi.waitFor(
    async () =>
      expect(await drawer.draw(screen)).toEqual({ markup: 'c at http://localhost/my', lacks: ['x'] }),
    { timeout: 10_000 },
  );
  await drawer.stop();
});

it('draws for the first request where its thread was started before', async () => {
  const brought = path.join(folder, 'brought');
  const drawer = await drawerOf(
    `${drawnBy('return { markup: customerId, lacks: [] };')}
    const { writeFile } = await import('node:fs/promises');
    await new Promise((resolve) => { setTimeout(resolve, 700); });
    await writeFile(${JSON.stringify(brought)}, '');`,
  );
  drawer.prepare();
  await vi.waitFor(() => access(brought), { timeout: 10_000 });
  expect(await drawer.draw(screen)).toEqual({ markup: 'c', lacks: [] });
  await drawer.stop();
});

it('practises once with what everybody is told, and draws for people also where it cannot', async () => {
  const practised = path.join(folder, 'practised');
  const drawer = await drawerOf(
    drawnBy(
      'return { markup: customerId, lacks: [] };',
      `const { appendFile } = await import('node:fs/promises');
      await appendFile(${JSON.stringify(practised)}, settings.mode);
      throw new Error('no browser');`,
    ),
  );
  drawer.prepare();
  await vi.waitFor(() => access(practised), { timeout: 10_000 });
  for (let visitor = 0; visitor < 20; visitor += 1)
    expect(await drawer.draw(screen)).toEqual({ markup: 'c', lacks: [] });
  expect(await readFile(practised, 'utf8')).toBe('sandbox');
  await drawer.stop();
});

it('goes without where a screen cannot be drawn, and draws the next one', async () => {
  const drawer = await drawerOf(
    drawnBy('if (address.endsWith("/my")) throw new Error("no browser"); return { markup: "", lacks: [] };'),
  );
  await vi.waitFor(
    async () =>
      expect(await drawer.draw({ ...screen, address: 'http://localhost/bill' })).toEqual({
        markup: '',
        lacks: [],
      }),
    { timeout: 10_000 },
  );
  expect(await drawer.draw(screen)).toBeNull();
  expect(await drawer.draw({ ...screen, address: 'http://localhost/bill' })).not.toBeNull();
  await drawer.stop();
});

it('loses only its thread by a fault: the next request gets another', async () => {
  const drawer = await drawerOf(
    drawnBy(
      'if (address.endsWith("/my")) setImmediate(() => { throw new Error("a fault"); }); return { markup: "", lacks: [] };',
    ),
  );
  drawer.prepare();
  await drawer.draw(screen);
  const bill = { ...screen, address: 'http://localhost/bill' };
  await vi.waitFor(async () => expect(await drawer.draw(bill)).toEqual({ markup: '', lacks: [] }), {
    timeout: 10_000,
  });
  await drawer.stop();
});

it('lets nobody wait for a drawing that does not end, or was never built', async () => {
  const endless = await drawerOf(drawnBy('await new Promise(() => undefined)'));
  expect(await endless.draw(screen)).toBeNull();
  await endless.stop();
  const missing = createScreenDrawer(path.join(folder, 'missing.mjs'), () => settings);
  expect(await missing.draw(screen)).toBeNull();
  await missing.stop();
});
