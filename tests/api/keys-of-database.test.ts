import { access, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startProduct } from '../../apps/api/main.ts';
import { makeKeysOnce } from '../../apps/api/adapters/keys/key-file.ts';
import { StartRefused } from '../../apps/api/ports/start-refused.ts';
import type { Settings } from '../../apps/api/settings.ts';
import { given, logInBorrower, type TestBorrower } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* A database belongs to its keys: with others, the same phone would become a new customer. */

let product: TestProduct;
let borrower: TestBorrower;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-keys-'));
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
});
afterEach(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const silent = (): undefined => undefined;
/** Starts another server on the same database and returns why it did not start. */
async function refusalOf(settings: Settings): Promise<string> {
  const started = await startProduct({ ...settings, port: 0 }, silent).catch((error: unknown) => error);
  if (started instanceof StartRefused) return started.message;
  throw new Error('the start was not refused with one line for its operator', { cause: started });
}
/** Starts another server on the same database, logs the same borrower in there and counts the customers. */
async function customersAfterLogIn(): Promise<number> {
  // Codes are sent a minute apart.
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const again = await startTestProduct({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.settings.dataFolder,
  });
  try {
    await logInBorrower(again.origin, borrower.phone);
    return await customers();
  } finally {
    await again.stop();
  }
}
const customers = async (): Promise<number> => {
  const rows = await product.database.query({ name: 'test-customers', text: 'SELECT FROM customer' });
  return rows.length;
};
const forgetFingerprints = () => product.asOwner((owner) => owner.runScript('DELETE FROM key_fingerprint'));
const fingerprints = () =>
  product.database.query<{ key_id: number; fingerprint: Buffer }>({
    name: 'test-fingerprints',
    text: 'SELECT key_id, fingerprint FROM key_fingerprint ORDER BY key_id',
  });

describe('the keys of a database', () => {
  test('that are lost are not replaced: the start is refused, and the file put back starts it again', async () => {
    const { keysFile } = product.settings;
    const aside = path.join(folder, 'aside.json');
    await rename(keysFile, aside);
    expect(await refusalOf(product.settings)).toContain(`there is no ${keysFile}; put back the file`);
    await expect(access(keysFile)).rejects.toThrow('ENOENT');
    await rename(aside, keysFile);
    expect(await customersAfterLogIn()).toBe(1);
  });

  test('are those it began with: others are refused with one line that says how to mend it', async () => {
    const keysFile = path.join(folder, 'others.json');
    await makeKeysOnce(keysFile);
    const refusal = await refusalOf({ ...product.settings, keysFile });
    expect(refusal).toContain(`${keysFile} does not hold the keys of this database; put back the file`);
    expect(refusal).not.toContain('\n');
    expect(await customers()).toBe(1);
  });

  test('are refused where the key of the look-ups alone is another', async () => {
    const keysFile = path.join(folder, 'mixed.json');
    await makeKeysOnce(keysFile);
    const other = JSON.parse(await readFile(keysFile, 'utf8')) as object;
    const own = JSON.parse(await readFile(product.settings.keysFile, 'utf8')) as { dataKeys: unknown };
    await writeFile(keysFile, JSON.stringify({ ...other, dataKeys: own.dataKeys }));
    expect(await refusalOf({ ...product.settings, keysFile })).toContain('does not hold the keys');
    await forgetFingerprints();
    expect(await refusalOf({ ...product.settings, keysFile })).toContain('does not hold the keys');
  });

  test('of a database with data from before there were fingerprints are those that open it', async () => {
    await forgetFingerprints();
    const keysFile = path.join(folder, 'others.json');
    expect(await refusalOf({ ...product.settings, keysFile })).toContain(`there is no ${keysFile}`);
    await makeKeysOnce(keysFile);
    expect(await refusalOf({ ...product.settings, keysFile })).toContain('does not hold the keys');
    expect(await fingerprints()).toEqual([]);
    expect(await customersAfterLogIn()).toBe(1);
    expect((await fingerprints()).map(({ key_id: keyId }) => keyId)).toEqual([0, 1]);
  });

  test('are marked by something that is no key, which the serving role cannot change', async () => {
    const kept = await readFile(product.settings.keysFile, 'utf8');
    for (const { fingerprint } of await fingerprints()) {
      expect(kept).not.toContain(fingerprint.toString('base64'));
    }
    const remove = { name: 'test-remove', text: 'DELETE FROM key_fingerprint' };
    await expect(product.database.query(remove)).rejects.toThrow('permission denied');
  });
});
