import type { KeyFingerprint, KeyFingerprints } from '../../ports/key-fingerprints.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { sealedColumns } from './reseal-everything.ts';

type Keys = { personalData: PersonalData; fingerprints: readonly KeyFingerprint[]; keysFile: string };

/** Whether the database belongs to keys already, so that new ones would not open what it holds. */
export async function hasKeys(kept: KeyFingerprints): Promise<boolean> {
  if ((await kept.read()).length > 0) return true;
  for (const column of sealedColumns) if ((await kept.sampleOfEachKey(column)).length > 0) return true;
  return false;
}

/**
 * Refuses keys that are not those of the database. A database without data takes the keys it is given; one with data from
 * before there were fingerprints takes those that open it. Errors: `StartRefused`.
 */
export async function fitKeys(kept: KeyFingerprints, keys: Keys): Promise<void> {
  if ((await kept.read()).length === 0) {
    if (!(await canOpenAll(kept, keys.personalData))) throw refusedKeys(keys);
    await kept.add(keys.fingerprints);
  }
  // Another server that starts at this moment may have given the database its keys first.
  await refuseOtherKeys(kept, keys);
}

/** Refuses keys that are not those of the database, and a database that was given none. Errors: `StartRefused`. */
export async function refuseOtherKeys(kept: KeyFingerprints, keys: Keys): Promise<void> {
  const marks = await kept.read();
  if (marks.length === 0)
    throw new StartRefused('the database was given no keys: run script/migrate first, with KEYS_FILE');
  for (const { keyId, fingerprint } of marks) {
    const given = keys.fingerprints.find((one) => one.keyId === keyId);
    if (given?.fingerprint.equals(fingerprint) !== true) throw refusedKeys(keys);
  }
}

function refusedKeys({ keysFile }: Keys): StartRefused {
  return new StartRefused(
    `${keysFile} does not hold the keys of this database; put back the file that was used with it, or start with an empty database and a new DATA_DIR`,
  );
}

async function canOpenAll(kept: KeyFingerprints, personalData: PersonalData): Promise<boolean> {
  for (const column of sealedColumns) {
    for (const { key, sealed } of await kept.sampleOfEachKey(column)) {
      if (openedOrNull(personalData, column.placeOf(...key), sealed) === null) return false;
    }
  }
  const phone = await kept.samplePhone();
  if (phone === null) return true;
  const opened = openedOrNull(personalData, sealPlaces.phone(phone.customerId), phone.sealed);
  return opened !== null && personalData.blindIndex('phone', opened.toString()).equals(phone.phoneIndex);
}

function openedOrNull(personalData: PersonalData, place: string, sealed: Buffer): Buffer | null {
  try {
    return personalData.open(place, sealed);
  } catch {
    return null;
  }
}
