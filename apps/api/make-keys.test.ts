import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeys } from './adapters/keys/key-file.ts';
import { makeKeys } from './make-keys.ts';
import { StartRefused } from './ports/start-refused.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the keys of a new database are made once, and never again', async () => {
  const keysFile = path.join(folder, 'keys.json');
  const settings = { keysFile, keysKms: null };
  expect(await makeKeys(settings)).toContain(keysFile);
  const made = await readFile(keysFile, 'utf8');
  expect((await readKeys(keysFile)).dataKeys.map(({ keyId }) => keyId)).toEqual([1]);
  await expect(makeKeys(settings)).rejects.toBeInstanceOf(StartRefused);
  expect(await readFile(keysFile, 'utf8')).toBe(made);
});
