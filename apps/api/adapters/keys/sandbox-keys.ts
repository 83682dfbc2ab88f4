import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { DataKeys } from '../../settings.ts';

const kept = v.strictObject({
  dataKey: v.pipe(v.string(), v.length(44)),
  indexKey: v.pipe(v.string(), v.length(44)),
});

/**
 * The sandbox's keys: made once, kept beside its data and readable by this user alone. A file that is there
 * but cannot be read is never replaced, because everything encrypted with it would be lost.
 */
export async function readOrMakeSandboxKeys(dataFolder: string): Promise<DataKeys> {
  const file = path.join(dataFolder, 'keys.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
    if (!parsed.success)
      throw new Error(`${file} does not hold keys; put the right file back or start with a new DATA_DIR`);
    return {
      dataKey: Buffer.from(parsed.output.dataKey, 'base64'),
      indexKey: Buffer.from(parsed.output.indexKey, 'base64'),
    };
  }
  const keys = { dataKey: randomBytes(32), indexKey: randomBytes(32) };
  const words = { dataKey: keys.dataKey.toString('base64'), indexKey: keys.indexKey.toString('base64') };
  // With a database of one's own nothing has made the folder before.
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(words)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return keys;
}
