import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { createFirstPage } from './worker-first-page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag first page '));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = { mode: 'sandbox', product: { version: 7 } } as PublicSettings;

async function renderBy(code: string) {
  const file = path.join(folder, 'prerender.mjs');
  await writeFile(file, code);
  return createFirstPage(file).render(settings);
}

it('renders the page in each language with what visitors are told', async () => {
  const bodies = await renderBy(
    'export const renderStart = async (language, { product }) => ({ body: `${language} ${product.version}` });',
  );
  expect([...bodies]).toEqual([
    ['en-US', 'en-US 7'],
    ['fil-PH', 'fil-PH 7'],
    ['hi-IN', 'hi-IN 7'],
  ]);
});

it('tells what went wrong where the page cannot be rendered, or was never built', async () => {
  await expect(
    renderBy('export const renderStart = async () => { throw new Error("broken") };'),
  ).rejects.toThrow('broken');
  await expect(createFirstPage(path.join(folder, 'missing.js')).render(settings)).rejects.toThrow(
    'missing.js',
  );
});
