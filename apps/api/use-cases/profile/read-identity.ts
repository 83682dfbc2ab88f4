import type { IdType } from '@luwag/contract/profile/id-types';
import { idTypes } from '@luwag/contract/profile/id-types';
import type { CardReading } from '../../ports/card-reader.ts';
import type { PhotoRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, read, refused, write } from '../write.ts';
import { profileParts } from './profile-view.ts';
import { type IdentityProposal, proposeIdentity } from './propose-identity.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { faceJudgementOf, photoOf } from '../customer-data/selfie-state.ts';

type ReadContext = Pick<Context, 'store' | 'now' | 'personalData' | 'cards'> & {
  photos: Pick<Context['photos'], 'read'>;
};

const mostLines = 60;
const mostLetters = 120;

/** What a side of an ID seems to say. Read once and kept sealed; where it cannot be read now, nothing is proposed. */
export async function readIdentity(
  context: ReadContext,
  caller: Caller,
  photoId: string,
): Promise<Outcome<IdentityProposal>> {
  const loaded = await read(context, caller, profileParts);
  if (!loaded.ok) return loaded;
  const photo = loaded.value.photos.find((row) => row.photoId === photoId);
  const side = photo === undefined ? undefined : sides[photo.kind];
  if (photo === undefined || side === undefined || photo.uploadedAt === null) return refused('not_found');
  const reading = keptReading(context, photo) ?? (await readAndKeep(context, caller, photo, side));
  const { idType = '' } = sectionValues(context.personalData, loaded.value, 'identity');
  return done(proposeIdentity(reading, Object.hasOwn(idTypes, idType) ? (idType as IdType) : 'philsys'));
}

/**
 * Reads the sides of the ID that nobody asked to be read, for an application to be compared with. Where the face is in doubt a person
 * compares both.
 */
export async function readForDecision(context: ReadContext, caller: Caller): Promise<void> {
  const loaded = await read(context, caller, profileParts);
  if (!loaded.ok || faceJudgementOf(loaded.value).verdict !== 'matched') return;
  for (const kind of ['idFront', 'idBack'] as const) {
    const photo = photoOf(loaded.value, kind);
    const side = sides[kind];
    if (photo !== undefined && side !== undefined && photo.readingSealed === null)
      await readAndKeep(context, caller, photo, side);
  }
}

const sides: Partial<Record<PhotoRow['kind'], 'front' | 'back'>> = { idFront: 'front', idBack: 'back' };
const nothing: CardReading = { lines: [], encoded: null };

/** What was read on a photo of an ID and kept; null where nothing was. */
export function keptReading(
  { personalData }: Pick<Context, 'personalData'>,
  { photoId, readingSealed }: PhotoRow,
): CardReading | null {
  if (readingSealed === null) return null;
  const kept = JSON.parse(personalData.open(sealPlaces.photoReading(photoId), readingSealed).toString()) as
    | CardReading
    | readonly string[];
  // Earlier readings are lines alone.
  return 'encoded' in kept ? kept : { lines: kept, encoded: null };
}

async function readAndKeep(
  context: ReadContext,
  caller: Caller,
  { customerId, photoId }: PhotoRow,
  side: 'front' | 'back',
): Promise<CardReading> {
  const { personalData, photos, cards } = context;
  const sealed = await photos.read(customerId, photoId);
  if (sealed === null) return nothing;
  let reading: CardReading;
  try {
    reading = await cards.readCard(personalData.open(sealPlaces.photo(photoId), sealed), side);
  } catch (error) {
    if (error instanceof Unavailable) return nothing;
    throw error;
  }
  const lines = reading.lines.slice(0, mostLines).map((line) => line.slice(0, mostLetters));
  const kept: CardReading = { ...reading, lines };
  const readingSealed = personalData.seal(sealPlaces.photoReading(photoId), JSON.stringify(kept));
  await write(context, { caller, parts: profileParts }, (now) => {
    const row = now.photos.find((photo) => photo.photoId === photoId);
    return done({ changes: row === undefined ? {} : { photos: [{ ...row, readingSealed }] }, answer: null });
  });
  return kept;
}
