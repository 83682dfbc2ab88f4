import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningDatabase } from './adapters/embedded-postgres/embedded-postgres.ts';
import { chosenKeyWrap } from './adapters/keys/aws-key-wrap.ts';
import { addKey, forgetKey, keysFollowedWithinMs, readKeys, sealWith } from './adapters/keys/key-file.ts';
import { createPersonalData, keyFingerprints } from './adapters/personal-data/personal-data.ts';
import { chosenPhotoStore } from './adapters/photo-store/chosen-photo-store.ts';
import { openDatabase } from './adapters/postgres/database.ts';
import { createSealedRows } from './adapters/postgres/sealed-rows.ts';
import { StartRefused } from './ports/start-refused.ts';
import { readSettings, type Settings } from './settings.ts';
import { giveKeys, withKeyFingerprints } from './start-keys.ts';
import { countSealedUnder, resealEverything } from './use-cases/keys/reseal-everything.ts';

/* Seals all personal data under a new key while the product serves; `--forget` takes an old key out afterwards. */

type Say = (line: string) => void;

/**
 * Adds a key, lets every server follow, and seals everything anew under it.
 * Units: `followMs` is how long the file takes to reach every server. Errors: `StartRefused`, from the file or the database.
 */
export async function rotateKeys(
  settings: Settings,
  say: Say,
  followMs = keysFollowedWithinMs,
): Promise<void> {
  const { keysFile } = settings;
  const wrap = chosenKeyWrap(settings);
  const databaseUrl = await databaseUrlOf(settings);
  await giveKeys(settings, databaseUrl);
  const older = (await readKeys(keysFile, wrap)).dataKeys.map(({ keyId }) => keyId);
  const keyId = await addKey(keysFile, wrap);
  // The database holds a mark of each key before anything is sealed under it.
  const marks = keyFingerprints(await readKeys(keysFile, wrap));
  await withKeyFingerprints(databaseUrl, (kept) => kept.add(marks));
  say(`added key ${keyId}; servers learn to open with it`);
  await wait(followMs);
  await sealWith(keysFile, keyId, wrap);
  say(`key ${keyId} seals from now on`);
  await wait(followMs);
  await withSealedData(settings, async (parts) => {
    say(`sealed ${await resealEverything(parts)} pieces of personal data anew`);
  });
  for (const id of older) {
    say(`nothing is sealed under key ${id}; when no backup needs it: script/rotate-keys --forget ${id}`);
  }
}

/** Takes a key out. Errors: `StartRefused` while it seals, or anything is still sealed under it. */
export async function forgetOldKey(settings: Settings, keyId: number, say: Say): Promise<void> {
  const wrap = chosenKeyWrap(settings);
  const { dataKeys } = await readKeys(settings.keysFile, wrap);
  if (!dataKeys.some((entry) => entry.keyId === keyId)) throw new StartRefused(`there is no key ${keyId}`);
  if (dataKeys[0]?.keyId === keyId) throw new StartRefused(`key ${keyId} is the one that seals`);
  await withSealedData(settings, async (parts) => {
    const count = await countSealedUnder(parts, keyId);
    if (count > 0) throw new StartRefused(`${count} pieces of personal data are sealed under key ${keyId}`);
  });
  // In this order a start in between still finds every key that the database asks for.
  await withKeyFingerprints(await databaseUrlOf(settings), (kept) => kept.remove(keyId));
  await forgetKey(settings.keysFile, keyId, wrap);
  say(`key ${keyId} is forgotten`);
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
    options: { forget: { type: 'string' }, 'wait-seconds': { type: 'string' } },
  });
  const settings = readSettings(process.env);
  if (values.forget !== undefined) return forgetOldKey(settings, Number(values.forget), say);
  const followMs = Number(values['wait-seconds'] ?? keysFollowedWithinMs / 1_000) * 1_000;
  // A server that did not follow would meet data it cannot open.
  if (!(followMs >= keysFollowedWithinMs)) {
    throw new StartRefused(`--wait-seconds is a number from ${keysFollowedWithinMs / 1_000} on`);
  }
  return rotateKeys(settings, say, followMs);
}

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'the keys could not be rotated'}\n`);
    process.exitCode = 1;
  });
}
