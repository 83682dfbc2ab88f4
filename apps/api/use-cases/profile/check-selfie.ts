import { framesPerAction } from '@luwag/contract/profile/section-names';
import { judgeFaces } from '@luwag/loan-engine/decision/face-check';
import type { FaceCheckRecord } from '../../ports/application-rows.ts';
import type { PhotoRow } from '../../ports/customer-store.ts';
import type { PhotoStore } from '../../ports/photo-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Context } from '../context.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, read, write } from '../write.ts';
import { type ProfileAnswer, type ProfileContext, profileParts, viewProfile } from './profile-view.ts';
import {
  askedActions,
  faceCheckOf,
  motionOf,
  photoOf,
  selfiesBefore,
} from '../customer-data/selfie-state.ts';

type CheckContext = ProfileContext &
  Pick<Context, 'store' | 'now' | 'faces' | 'faceFigures'> & {
    photos: Pick<PhotoStore, 'read'>;
  };

/**
 * Has the newest selfie looked at beside the front of the ID and keeps what came of it. Where there is nothing new to
 * look at, or nobody can look now, the profile stays as it is: a person will compare.
 */
export async function checkSelfie(context: CheckContext, caller: Caller): Promise<Outcome<ProfileAnswer>> {
  const loaded = await read(context, caller, profileParts);
  if (!loaded.ok) return loaded;
  const { value } = loaded;
  const selfie = photoOf(value, 'selfie');
  const document = photoOf(value, 'idFront');
  const faceCheck =
    selfie === undefined || document === undefined || faceCheckOf(value) !== null
      ? null
      : await lookAt(context, value, selfie, document);
  if (selfie === undefined || faceCheck === null) return done(viewProfile(context, value));
  return write(context, { caller, parts: profileParts }, (now): Outcome<Decision<ProfileAnswer>> => {
    const row = now.photos.find(({ photoId }) => photoId === selfie.photoId);
    if (row === undefined) return done({ changes: {}, answer: viewProfile(context, now) });
    const checked: PhotoRow = { ...row, faceCheck };
    const photos = now.photos.map((photo) => (photo === row ? checked : photo));
    return done({
      changes: { photos: [checked] },
      answer: viewProfile(context, { ...now, photos }),
    });
  });
}

async function lookAt(
  context: CheckContext,
  loaded: Loaded<'photos'>,
  selfie: PhotoRow,
  document: PhotoRow,
): Promise<FaceCheckRecord | null> {
  const motion = motionOf(loaded, selfie);
  const [own, printed, sheet] = await Promise.all(
    [selfie, document, motion].map((photo) => openPhoto(context, photo)),
  );
  if (!own || !printed) return null;
  const { customerId } = loaded.customer;
  const asked = askedActions(context, customerId, selfiesBefore(loaded, selfie));
  try {
    const reading = await context.faces.examine({
      selfie: own,
      document: printed,
      motion: sheet ? { sheet, rows: asked.length, framesPerRow: framesPerAction } : null,
    });
    return {
      ...judgeFaces(reading, asked, context.faceFigures),
      documentPhotoId: document.photoId,
      distance: reading.distance,
      asked,
      turns: (reading.motion ?? []).map((frame) => frame?.turn ?? null),
      eyes: (reading.motion ?? []).map((frame) => frame?.eyes ?? null),
    };
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

async function openPhoto(
  { photos, personalData }: Pick<CheckContext, 'photos' | 'personalData'>,
  photo: PhotoRow | undefined,
): Promise<Buffer | null> {
  if (photo === undefined) return null;
  const { customerId, photoId } = photo;
  const sealed = await photos.read(customerId, photoId);
  return sealed === null ? null : personalData.open(sealPlaces.photo(photoId), sealed);
}
