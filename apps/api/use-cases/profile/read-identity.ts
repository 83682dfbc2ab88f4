import type { IdType } from '@luwag/contract/profile/id-types';
import { idTypes } from '@luwag/contract/profile/id-types';
import type { PhotoRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, read, refused, write } from '../write.ts';
import { profileParts } from './profile-view.ts';
import { type IdentityProposal, proposeIdentity } from './propose-identity.ts';
import { sectionValues } from '../customer-data/section-values.ts';

type ReadContext = Pick<Context, 'store' | 'now' | 'personalData' | 'texts'> & {
  photos: Pick<Context['photos'], 'read'>;
};

const mostLines = 60;
const mostLetters = 120;

/** What the front of an ID seems to say. Read once and kept sealed; where it cannot be read now, nothing is proposed. */
export async function readIdentity(
  context: ReadContext,
  caller: Caller,
  photoId: string,
): Promise<Outcome<IdentityProposal>> {
  const loaded = await read(context, caller, profileParts);
  if (!loaded.ok) return loaded;
  const photo = loaded.value.photos.find((row) => row.photoId === photoId);
  if (photo?.kind !== 'idFront' || photo.uploadedAt === null) return refused('not_found');
  const lines = keptLines(context, photo) ?? (await readAndKeep(context, caller, photo));
  const { idType = '' } = sectionValues(context.personalData, loaded.value, 'identity');
  return done(proposeIdentity(lines, Object.hasOwn(idTypes, idType) ? (idType as IdType) : 'philsys'));
}

function keptLines(
  { personalData }: Pick<Context, 'personalData'>,
  { photoId, readingSealed }: PhotoRow,
): readonly string[] | null {
  if (readingSealed === null) return null;
  return JSON.parse(
    personalData.open(sealPlaces.photoReading(photoId), readingSealed).toString(),
  ) as string[];
}

async function readAndKeep(
  context: ReadContext,
  caller: Caller,
  { customerId, photoId }: PhotoRow,
): Promise<readonly string[]> {
  const { personalData, photos, texts } = context;
  const sealed = await photos.read(customerId, photoId);
  if (sealed === null) return [];
  let lines: readonly string[];
  try {
    lines = await texts.readLines(personalData.open(sealPlaces.photo(photoId), sealed));
  } catch (error) {
    if (error instanceof Unavailable) return [];
    throw error;
  }
  const kept = lines.slice(0, mostLines).map((line) => line.slice(0, mostLetters));
  const readingSealed = personalData.seal(sealPlaces.photoReading(photoId), JSON.stringify(kept));
  await write(context, { caller, parts: profileParts }, (now) => {
    const row = now.photos.find((photo) => photo.photoId === photoId);
    return done({ changes: row === undefined ? {} : { photos: [{ ...row, readingSealed }] }, answer: null });
  });
  return kept;
}
