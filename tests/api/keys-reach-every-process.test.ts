import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBook } from '../../apps/api/book-parts.ts';
import { rotateKeys } from '../../apps/api/rotate-keys.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* A new key seals nothing before each process that runs opens with it. One machine's file of keys is another's copy. */

let product: TestProduct;
let elsewhere: TestProduct | null = null;
let folder: string;
let copy: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-keys-'));
  copy = path.join(folder, 'keys.json');
  product = await startTestProduct();
  await copyFile(product.settings.keysFile, copy);
  elsewhere = await startTestProduct({ DATABASE_URL: product.databaseUrl, KEYS_FILE: copy });
});
const endElsewhere = async (): Promise<void> => {
  await elsewhere?.stop();
  elsewhere = null;
};
afterAll(async () => {
  await endElsewhere();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const keyNumbers = async (): Promise<number[]> => {
  const kept: unknown = JSON.parse(await readFile(product.settings.keysFile, 'utf8'));
  return (kept as { dataKeys: { keyId: number }[] }).dataKeys.map(({ keyId }) => keyId);
};
const rotate = async (waitMs: number): Promise<string> => {
  const lines: string[] = [];
  await rotateKeys(product.settings, (line) => void lines.push(line), waitMs);
  return lines.join('\n');
};

test('nothing is sealed under a new key while a process on another machine has the old file', async () => {
  await expect(rotate(2_000)).rejects.toThrow('1 running processes have not read key 2');
  expect(await keyNumbers()).toEqual([1, 2]);
  // With a mark of key 2 that process could not be started again.
  const marks = await product.asOwner((owner) =>
    owner.query<{ key_id: number }>({ name: '', text: 'SELECT key_id FROM key_fingerprint ORDER BY 1' }),
  );
  expect(marks.map(({ key_id }) => key_id)).toEqual([0, 1]);
});

test('the next run goes on with that key once the file is there, and tells who seals under the old one still', async () => {
  await copyFile(product.settings.keysFile, copy);
  const said = await rotate(5_000);
  expect(said).toContain('1 running processes still seal under another key');
  expect(await keyNumbers()).toEqual([2, 1]);
});

test('a process that was killed is not waited for, nor one that ended', async () => {
  await copyFile(product.settings.keysFile, copy);
  await product.asOwner((owner) =>
    owner.query({
      name: '',
      text: `INSERT INTO key_reader VALUES (gen_random_uuid(), '{1}', clock_timestamp() - interval '1 minute')`,
    }),
  );
  await endElsewhere();
  expect(await rotate(5_000)).not.toContain('running processes');
  expect(await keyNumbers()).toEqual([3, 2, 1]);
});

test('nothing is sealed under a new key while an import has the old file, and an import that ended is not waited for', async () => {
  await copyFile(product.settings.keysFile, copy);
  await withBook({ ...product.settings, keysFile: copy }, async () => {
    await expect(rotate(2_000)).rejects.toThrow('1 running processes have not read key 4');
  });
  expect(await keyNumbers()).toEqual([3, 2, 1, 4]);
  expect(await rotate(5_000)).not.toContain('running processes');
});

test('an import that takes the new file lets the change of keys go on', async () => {
  await copyFile(product.settings.keysFile, copy);
  await withBook({ ...product.settings, keysFile: copy }, async () => {
    await expect(rotate(2_000)).rejects.toThrow('1 running processes have not read key 5');
    await copyFile(product.settings.keysFile, copy);
    expect(await rotate(10_000)).toContain('sealed');
  });
});
