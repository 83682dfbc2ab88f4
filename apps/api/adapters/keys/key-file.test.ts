import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeyWrap } from '../../ports/key-wrap.ts';
import { addKey, followKeys, makeKeysOnce } from './key-file.ts';

/* A server follows its file of keys while another machine rotates them. */

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-keys-'));
  file = path.join(folder, 'keys.json');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

test('a key service that fails while a key is added is asked again, with no other change of the file', async () => {
  let failures = 0;
  const wrap: KeyWrap = {
    wrap: async (key) => key,
    open: async (wrapped) => {
      if (failures === 0) return wrapped;
      failures -= 1;
      throw new Error('the key service is away');
    },
  };
  await makeKeysOnce(file, wrap);
  const troubles: unknown[] = [];
  const { keys, stop } = await followKeys(file, (error) => troubles.push(error), wrap);
  try {
    const added = await addKey(file, wrap);
    failures = 2;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.waitFor(
      () => {
        // Not the clock by which the file is watched.
        vi.advanceTimersByTime(1_000);
        expect(keys.dataKeys.map(({ keyId }) => keyId)).toEqual([1, added]);
      },
      { timeout: 4_500 },
    );
    expect(troubles).toHaveLength(2);
  } finally {
    stop();
  }
});

test('a file of keys that is written anew keeps its owner, group and mode, so that the servers still read it', async () => {
  await makeKeysOnce(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const nobody = 65_534;
  // Only root may give a file away, and only root's command would take it from the servers.
  if (process.getuid?.() === 0) await chown(file, nobody, nobody);
  await chmod(file, 0o640);
  const { uid, gid, mode } = await stat(file);
  await addKey(file);
  expect(await stat(file)).toMatchObject({ uid, gid, mode });
});
