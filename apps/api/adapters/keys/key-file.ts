import { randomBytes } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { access, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '../../ports/start-refused.ts';
import type { KeyWrap } from '../../ports/key-wrap.ts';
import type { PersonalDataKeys } from '../personal-data/personal-data.ts';
import { replaceFile } from '../files/replace-file.ts';
import { isWrapped, openText, wrapText } from './wrapped-text.ts';

const key = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/),
  v.transform((text) => Buffer.from(text, 'base64')),
);
const mostKeys = 255;
const keyId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostKeys));
const ring = v.strictObject({
  dataKeys: v.pipe(v.array(v.strictObject({ keyId, key })), v.minLength(1)),
  indexKey: key,
});
/** Files from before there could be several keys. */
const single = v.pipe(
  v.strictObject({ dataKey: key, indexKey: key }),
  v.transform(({ dataKey, indexKey }) => ({ dataKeys: [{ keyId: 1, key: dataKey }], indexKey })),
);
const kept = v.pipe(v.string(), v.parseJson(), v.union([ring, single]));

const lookEveryMs = 500;
const retryAfterMs = 5_000;

/**
 * Reads the keys; `wrap` opens a file that a key service sealed. A file in clear is read as well, and sealed when it is next written.
 * Errors: `StartRefused` when the file is missing or does not hold keys; no key is ever shown.
 */
export async function readKeys(file: string, wrap: KeyWrap | null = null): Promise<PersonalDataKeys> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) {
    throw new StartRefused(
      `the keys are missing: there is no ${file}; put back the file that was used with this database, or, for a new one, make it by script/make-keys`,
    );
  }
  const parsed = v.safeParse(kept, await inClear(file, text, wrap));
  if (!parsed.success || !areAllDifferent(parsed.output)) {
    throw new StartRefused(
      `${file} does not hold keys; put the right file back, or start with a new DATA_DIR`,
    );
  }
  return parsed.output;
}

async function inClear(file: string, text: string, wrap: KeyWrap | null): Promise<string> {
  if (!isWrapped(text)) return text;
  if (wrap === null) throw new StartRefused(`${file} is sealed by a key service: set KEYS_KMS`);
  const opened = await openText(text, wrap);
  if (opened === null) throw new StartRefused(`${file} was sealed by another key of the key service`);
  return opened;
}

/** Makes keys where there are none, and returns whether it did. A file that is there is never replaced: all that is sealed hangs on it. */
export async function makeKeysOnce(file: string, wrap: KeyWrap | null = null): Promise<boolean> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return false;
  // With a database of one's own nothing has made the folder before.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const keys = { dataKeys: [{ keyId: 1, key: randomBytes(32) }], indexKey: randomBytes(32) };
  await writeKeys(file, keys, wrap);
  return true;
}

/** Adds a key that opens but does not seal yet, so that every server can open with it first. Returns its number. */
export async function addKey(file: string, wrap: KeyWrap | null = null): Promise<number> {
  const keys = await readKeys(file, wrap);
  const newest = Math.max(...keys.dataKeys.map((entry) => entry.keyId));
  if (newest === mostKeys) throw new StartRefused(`keys are numbered up to ${mostKeys}, and all were used`);
  const added = { keyId: newest + 1, key: randomBytes(32) };
  await writeKeys(file, { ...keys, dataKeys: [...keys.dataKeys, added] }, wrap);
  return added.keyId;
}

/** From now on this key seals; the others still open. */
export async function sealWith(file: string, chosen: number, wrap: KeyWrap | null = null): Promise<void> {
  const keys = await readKeys(file, wrap);
  const first = keys.dataKeys.filter((entry) => entry.keyId === chosen);
  const others = keys.dataKeys.filter((entry) => entry.keyId !== chosen);
  await writeKeys(file, { ...keys, dataKeys: [...first, ...others] }, wrap);
}

/** Takes a key out of the file: what is sealed under it never opens again. */
export async function forgetKey(file: string, forgotten: number, wrap: KeyWrap | null = null): Promise<void> {
  const keys = await readKeys(file, wrap);
  await writeKeys(
    file,
    { ...keys, dataKeys: keys.dataKeys.filter((entry) => entry.keyId !== forgotten) },
    wrap,
  );
}

export type FollowedKeys = { keys: PersonalDataKeys; stop: () => void };

/** The keys as the file says them at any time. A file that becomes unreadable leaves them as they were, and is read again soon. */
export async function followKeys(
  file: string,
  onTrouble: (error: unknown) => void,
  wrap: KeyWrap | null = null,
): Promise<FollowedKeys> {
  let current = await readKeys(file, wrap);
  let retry: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      current = await readKeys(file, wrap);
    } catch (error) {
      onTrouble(error);
      // The file may not change again: a key service that fails once is asked until it answers.
      clearTimeout(retry);
      retry = setTimeout(lookAgain, retryAfterMs).unref();
    }
  };
  const lookAgain = (): void => void look();
  watchFile(file, { interval: lookEveryMs, persistent: false }, lookAgain);
  return {
    keys: {
      get dataKeys() {
        return current.dataKeys;
      },
      get indexKey() {
        return current.indexKey;
      },
    },
    stop: () => {
      unwatchFile(file, lookAgain);
      clearTimeout(retry);
    },
  };
}

async function writeKeys(
  file: string,
  { dataKeys, indexKey }: PersonalDataKeys,
  wrap: KeyWrap | null,
): Promise<void> {
  const words = {
    dataKeys: dataKeys.map((entry) => ({ keyId: entry.keyId, key: entry.key.toString('base64') })),
    indexKey: indexKey.toString('base64'),
  };
  const text = JSON.stringify(words);
  const written = wrap === null ? text : await wrapText(text, wrap);
  await replaceFile(file, `${written}\n`);
}

function areAllDifferent({ dataKeys, indexKey }: PersonalDataKeys): boolean {
  const secrets = [indexKey, ...dataKeys.map((entry) => entry.key)].map((secret) => secret.toString('hex'));
  const ids = dataKeys.map((entry) => entry.keyId);
  return new Set(secrets).size === secrets.length && new Set(ids).size === ids.length;
}
