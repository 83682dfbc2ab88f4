import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindFrontEnds } from './front-ends.ts';
import type { FrontEndPages } from './front-end-pages.ts';
import { keepFiles } from './kept-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = (): string => path.join(folder, 'kept');

/** The two front ends as this release has them, in the place of those before. */
async function install(release: string) {
  const frontEnds = { borrower: path.join(folder, 'borrower'), console: path.join(folder, 'console') };
  for (const front of Object.values(frontEnds)) {
    await rm(front, { recursive: true, force: true });
    await mkdir(path.join(front, 'assets'), { recursive: true });
    await writeFile(
      path.join(front, 'index.html'),
      `<script src="/assets/index-${release}abcdef.js"></script>`,
    );
    await writeFile(path.join(front, 'assets', `index-${release}abcdef.js`), release);
  }
  return frontEnds;
}

const pages: FrontEndPages = {
  borrower: () => null,
  start: async () => null,
  console: null,
  inlineScriptHashes: [],
  inlineStyleHashes: [],
  borrowerRoutes: new Set(),
  borrowerAliases: new Map(),
};

/** A server as it starts on what is installed. */
async function startServer(frontEnds: Awaited<ReturnType<typeof install>>) {
  const app = Fastify();
  await bindFrontEnds(app, frontEnds, { pages, kept: await keepFiles(frontEnds, kept()) });
  return async (address: string) => {
    const { statusCode, body } = await app.inject(address);
    return statusCode === 200 ? body : statusCode;
  };
}

test('a page of the release before still gets its files, from the server that replaced its own', async () => {
  await startServer(await install('1'));
  const ask = await startServer(await install('2'));
  expect(await ask('/assets/index-2abcdef.js')).toBe('2');
  expect(await ask('/assets/index-1abcdef.js')).toBe('1');
  expect(await ask('/console/assets/index-1abcdef.js')).toBe('1');
});

test('a server goes on serving its files after another release was installed over it', async () => {
  const ask = await startServer(await install('1'));
  await install('2');
  expect(await ask('/assets/index-1abcdef.js')).toBe('1');
});

/** The kept releases, the one that started last first. */
async function byStart(): Promise<readonly string[]> {
  const names = await readdir(kept());
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join(kept(), name, 'started'))).mtimeMs),
  );
  return names.toSorted(
    (one, other) => (times[names.indexOf(other)] ?? 0) - (times[names.indexOf(one)] ?? 0),
  );
}

test('three releases are kept, the ones that started last', async () => {
  let minutes = 0;
  for (const release of ['1', '2', '3', '1', '4']) {
    await startServer(await install(release));
    minutes += 1;
    // A test takes no days: each start lies a minute after the one before.
    const at = new Date(Date.UTC(2026, 0, 1, 0, minutes));
    const [newest = ''] = await byStart();
    await utimes(path.join(kept(), newest, 'started'), at, at);
  }
  const ask = await startServer(await install('4'));
  expect(await Promise.all(['1', '2', '3', '4'].map((one) => ask(`/assets/index-${one}abcdef.js`)))).toEqual([
    '1',
    404,
    '3',
    '4',
  ]);
  expect(await readdir(kept())).toHaveLength(3);
});

test('servers that start at the same moment keep one copy', async () => {
  const frontEnds = await install('1');
  const asks = await Promise.all(Array.from({ length: 4 }, () => startServer(frontEnds)));
  expect(await Promise.all(asks.map((ask) => ask('/assets/index-1abcdef.js')))).toEqual(['1', '1', '1', '1']);
  expect(await readdir(kept())).toHaveLength(1);
});
