import { chosenKeyWrap } from './adapters/keys/aws-key-wrap.ts';
import { type FollowedKeys, followKeys, makeKeysOnce, readKeys } from './adapters/keys/key-file.ts';
import {
  createPersonalData,
  keyFingerprints,
  type PersonalDataKeys,
} from './adapters/personal-data/personal-data.ts';
import { openDatabase } from './adapters/postgres/database.ts';
import { createKeyFingerprints } from './adapters/postgres/key-fingerprints.ts';
import type { KeyFingerprints } from './ports/key-fingerprints.ts';
import type { Settings } from './settings.ts';
import { fitKeys, hasKeys, refuseOtherKeys } from './use-cases/keys/fit-keys.ts';

/* A database belongs to the keys that it began with. Its owner gives it their marks; a server compares. */

type KeySettings = Pick<Settings, 'keysFile' | 'keysKms'>;

/**
 * Opens the keys of this database and follows their file. Only the sandbox, which holds the owner's address, makes keys and
 * gives their marks to the database, and only to one that has none.
 * Errors: `StartRefused` where the file is missing or holds other keys than the database's.
 */
export async function openKeys(
  { keysFile, keysKms }: KeySettings,
  { ownerUrl, appUrl }: { ownerUrl: string | null; appUrl: string },
  onTrouble: (error: unknown) => void,
): Promise<FollowedKeys> {
  const wrap = chosenKeyWrap({ keysKms });
  return withKeyFingerprints(ownerUrl ?? appUrl, async (kept) => {
    if (ownerUrl !== null && !(await hasKeys(kept))) await makeKeysOnce(keysFile, wrap);
    const followed = await followKeys(keysFile, onTrouble, wrap);
    const fit = ownerUrl === null ? refuseOtherKeys : fitKeys;
    try {
      await fit(kept, parts(followed.keys, keysFile));
      return followed;
    } catch (error) {
      followed.stop();
      throw error;
    }
  });
}

/**
 * Gives a database that has no keys those of the file, and compares where it has some.
 * Errors: `StartRefused` where the file is missing or holds other keys than the database's.
 */
export async function giveKeys({ keysFile, keysKms }: KeySettings, ownerUrl: string): Promise<void> {
  const keys = await readKeys(keysFile, chosenKeyWrap({ keysKms }));
  await withKeyFingerprints(ownerUrl, (kept) => fitKeys(kept, parts(keys, keysFile)));
}

/** Works on the marks of the keys. Only the owner of the database may write them. */
export async function withKeyFingerprints<T>(
  databaseUrl: string,
  work: (kept: KeyFingerprints) => Promise<T>,
): Promise<T> {
  const database = openDatabase({
    databaseUrl,
    maxConnections: 1,
    hasTimeLimit: false,
    preparesStatements: false,
  });
  try {
    return await work(createKeyFingerprints(database));
  } finally {
    await database.close();
  }
}

function parts(keys: PersonalDataKeys, keysFile: string) {
  return { personalData: createPersonalData(keys), fingerprints: keyFingerprints(keys), keysFile };
}
