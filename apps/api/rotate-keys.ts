import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningDatabase } from './adapters/embedded-postgres/embedded-postgres.ts';
import { chosenKeyWrap } from './adapters/keys/aws-key-wrap.ts';
import { addKey, forgetKey, readKeys, sealWith } from './adapters/keys/key-file.ts';
import { createPersonalData, keyFingerprints } from './adapters/personal-data/personal-data.ts';
import { chosenPhotoStore } from './adapters/photo-store/chosen-photo-store.ts';
import { openDatabase } from './adapters/postgres/database.ts';
import { createKeyReaders } from './adapters/postgres/key-readers.ts';
import { createSealedRows } from './adapters/postgres/sealed-rows.ts';
import type { KeyReaders } from './ports/key-readers.ts';
import { StartRefused } from './ports/start-refused.ts';
import { readSettings, type Settings } from './settings.ts';
import { giveKeys, withKeyFingerprints } from './start-keys.ts';
import {
  countMissingPhotos,
  countSealedUnder,
  resealEverything,
} from './use-cases/keys/reseal-everything.ts';

/* Seals all personal data under a new key while the product serves; `--forget` takes an old key out afterwards. */

type Say = (line: string) => void;

/** Photos that are known to be lost do not hold up a change of keys. */
type KeySettings = Settings & { mostMissingPhotos?: number };

/** As long as a process that was killed counts, and a file of another machine's may take. */
const waitByDefaultMs = 60_000;
const lookEveryMs = 250;

/**
 * Adds a key, lets every process follow, and seals everything anew under it.
 * Units: `waitMs` is how long the file may take to reach every process. Errors: `StartRefused`, from the file or the database, or where
 * a process that runs does not open with the new key in that time. The key then stays and the next run goes on with it.
 */
export async function rotateKeys(settings: KeySettings, say: Say, waitMs = waitByDefaultMs): Promise<void> {
  const { keysFile } = settings;
  const wrap = chosenKeyWrap(settings);
  const databaseUrl = await databaseUrlOf(settings);
  await giveKeys(settings, databaseUrl);
  await withSealedData(settings, (parts) => refuseOtherPhotos(settings, parts));
  const keyId = await addedKey(settings);
  const { dataKeys } = await readKeys(keysFile, wrap);
  say(`added key ${keyId}; servers learn to open with it`);
  const expectAllOpen = async (): Promise<void> => {
    const count = await followed(
      databaseUrl,
      waitMs,
      async (readers) => (await readers.behind(keyId)).cannotOpen,
    );
    if (count > 0) throw new StartRefused(notRead(count, keyId, keysFile));
  };
  await expectAllOpen();
  // The database holds a mark of each key before anything is sealed under it. With it no process starts that lacks the key, so those
  // that started before are all there are.
  const marks = keyFingerprints(await readKeys(keysFile, wrap));
  await withKeyFingerprints(databaseUrl, (kept) => kept.add(marks));
  await expectAllOpen();
  await sealWith(keysFile, keyId, wrap);
  say(`key ${keyId} seals from now on`);
  const doNotSeal = await followed(
    databaseUrl,
    waitMs,
    async (readers) => (await readers.behind(keyId)).doNotSeal,
  );
  if (doNotSeal > 0)
    say(`${doNotSeal} running processes still seal under another key: give them ${keysFile} as it is now`);
  await withSealedData(settings, async (parts) => {
    say(`sealed ${await resealEverything(parts)} pieces of personal data anew`);
  });
  for (const { keyId: id } of dataKeys.filter((entry) => entry.keyId !== keyId)) {
    say(`when no backup needs key ${id}, and nothing is sealed under it: script/rotate-keys --forget ${id}`);
  }
}

function notRead(count: number, keyId: number, keysFile: string): string {
  return `${count} running processes have not read key ${keyId}, so nothing is sealed under it: let each read ${keysFile} as it is now, then run this again`;
}

/** The key that a run before added and that never sealed, or a new one. */
async function addedKey(settings: Settings): Promise<number> {
  const wrap = chosenKeyWrap(settings);
  const ids = (await readKeys(settings.keysFile, wrap)).dataKeys.map(({ keyId }) => keyId);
  const newest = Math.max(...ids);
  return newest === ids[0] ? addKey(settings.keysFile, wrap) : newest;
}

/** Waits until no process is behind, and no longer than it may. Returns how many still are. */
async function followed(
  databaseUrl: string,
  waitMs: number,
  behind: (readers: KeyReaders) => Promise<number>,
): Promise<number> {
  const startedAt = performance.now();
  const database = openDatabase({ databaseUrl, maxConnections: 1 });
  try {
    const readers = createKeyReaders(database);
    for (;;) {
      const count = await behind(readers);
      if (count === 0 || performance.now() - startedAt >= waitMs) return count;
      await wait(lookEveryMs);
    }
  } finally {
    await database.close();
  }
}

/** Takes a key out. Errors: `StartRefused` while it seals, or anything is still sealed under it. */
export async function forgetOldKey(settings: KeySettings, keyId: number, say: Say): Promise<void> {
  const wrap = chosenKeyWrap(settings);
  const { dataKeys } = await readKeys(settings.keysFile, wrap);
  if (!dataKeys.some((entry) => entry.keyId === keyId)) throw new StartRefused(`there is no key ${keyId}`);
  if (dataKeys[0]?.keyId === keyId) throw new StartRefused(`key ${keyId} is the one that seals`);
  await withSealedData(settings, async (parts) => {
    await refuseOtherPhotos(settings, parts);
    const count = await countSealedUnder(parts, keyId);
    if (count > 0) throw new StartRefused(`${count} pieces of personal data are sealed under key ${keyId}`);
  });
  // In this order a start in between still finds every key that the database asks for.
  await withKeyFingerprints(await databaseUrlOf(settings), (kept) => kept.remove(keyId));
  await forgetKey(settings.keysFile, keyId, wrap);
  say(`key ${keyId} is forgotten`);
}

/** A folder or bucket that is not the servers' looks like one where nothing is sealed under the old key any more. */
async function refuseOtherPhotos(
  { photoStore, dataFolder, mostMissingPhotos = 0 }: KeySettings,
  parts: Parameters<typeof countMissingPhotos>[0],
): Promise<void> {
  const count = await countMissingPhotos(parts);
  if (count <= mostMissingPhotos) return;
  const place =
    photoStore.kind === 'disk' ? path.join(dataFolder, 'photos') : `the bucket ${photoStore.bucket}`;
  throw new StartRefused(
    `${count} photos that the database knows are not in ${place}: set DATA_DIR and PHOTO_STORE as the servers have them, or --missing-photos ${count} where they are lost for good`,
  );
}

async function databaseUrlOf(settings: Settings): Promise<string> {
  const databaseUrl = settings.databaseUrl ?? (await findRunningDatabase(settings.dataFolder));
  if (databaseUrl === null)
    throw new StartRefused('the database is not running: start script/server first, or set DATABASE_URL');
  return databaseUrl;
}

async function withSealedData(
  settings: Settings,
  work: (parts: Parameters<typeof resealEverything>[0]) => Promise<void>,
): Promise<void> {
  const databaseUrl = await databaseUrlOf(settings);
  const database = openDatabase({ databaseUrl, maxConnections: 2 });
  try {
    await work({
      personalData: createPersonalData(await readKeys(settings.keysFile, chosenKeyWrap(settings))),
      sealedRows: createSealedRows(database),
      photos: chosenPhotoStore(settings).photos,
    });
  } finally {
    await database.close();
  }
}

async function main(say: Say): Promise<void> {
  const { values } = parseArgs({
    options: {
      forget: { type: 'string' },
      'wait-seconds': { type: 'string' },
      'missing-photos': { type: 'string' },
    },
  });
  const mostMissingPhotos = Number(values['missing-photos'] ?? 0);
  const settings = { ...readSettings(process.env), mostMissingPhotos };
  if (values.forget !== undefined) return forgetOldKey(settings, Number(values.forget), say);
  const waitSeconds = Number(values['wait-seconds'] ?? waitByDefaultMs / 1_000);
  if (!(waitSeconds >= 1)) throw new StartRefused('--wait-seconds is a number from 1 on');
  return rotateKeys(settings, say, waitSeconds * 1_000);
}

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'the keys could not be rotated'}\n`);
    process.exitCode = 1;
  });
}
