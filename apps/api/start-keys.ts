import { randomUUID } from 'node:crypto';
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
import type { KeyReaders } from './ports/key-readers.ts';
import type { Settings } from './settings.ts';
import { fitKeys, hasKeys, refuseOtherKeys } from './use-cases/keys/fit-keys.ts';

/* A database belongs to the keys that it began with. Its owner gives it their marks; a server compares. */

const tellEveryMs = 5_000;

/** The keys of a process; `refresh` tells the database which it opens now, and `leave` that it opens none any more. */
type OpenedKeys = FollowedKeys & { refresh: () => Promise<void>; leave: () => Promise<void> };

type KeySettings = Pick<Settings, 'keysFile' | 'keysKms'>;

/**
 * Opens the keys of this database and follows their file. Only the sandbox, which holds the owner's address, makes keys and
 * gives their marks to the database, and only to one that has none. A process tells its keys before it looks at the marks, so that
 * one that starts while keys are changed is either waited for or refused.
 * Errors: `StartRefused` where the file is missing or holds other keys than the database's.
 */
export async function openKeys(
  { keysFile, keysKms }: KeySettings,
  { ownerUrl, appUrl }: { ownerUrl: string | null; appUrl: string },
  onTrouble: (error: unknown) => void,
  readers: KeyReaders | null = null,
): Promise<OpenedKeys> {
  const wrap = chosenKeyWrap({ keysKms });
  return withKeyFingerprints(ownerUrl ?? appUrl, async (kept) => {
    if (ownerUrl !== null && !(await hasKeys(kept))) await makeKeysOnce(keysFile, wrap);
    const followed = telling(await followKeys(keysFile, onTrouble, wrap), readers);
    const fit = ownerUrl === null ? refuseOtherKeys : fitKeys;
    try {
      await followed.refresh();
      await fit(kept, parts(followed.keys, keysFile));
      return followed;
    } catch (error) {
      await followed.leave();
      throw error;
    }
  });
}

function telling({ keys, stop }: FollowedKeys, readers: KeyReaders | null): OpenedKeys {
  const processId = randomUUID();
  let told = { ids: '', at: 0 };
  return {
    keys,
    stop,
    refresh: async () => {
      const keyIds = keys.dataKeys.map(({ keyId }) => keyId);
      const now = { ids: keyIds.join(), at: performance.now() };
      if (now.ids === told.ids && now.at - told.at < tellEveryMs) return;
      await readers?.tell(processId, keyIds);
      told = now;
    },
    leave: async () => {
      stop();
      await readers?.leave(processId);
    },
  };
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
