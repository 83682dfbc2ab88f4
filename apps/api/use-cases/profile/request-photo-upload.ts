import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { requestPhotoUpload as endpoint } from '@luwag/contract/endpoints/profile/request-photo-upload';
import type { PhotoRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Caller, done, type Outcome, refused, write } from '../write.ts';
import { isPhotoEditable } from '../customer-data/profile-lock.ts';
import { profileParts } from './profile-view.ts';
import { uploadLifeMs, uploadUrlOf } from './upload-link.ts';

const mostPerDay = 60;
const dayMs = 86_400_000;

/** Opens a place for one photo and signs the way to it. */
export function requestPhotoUpload(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'randomness' | 'faces'>,
  caller: Caller,
  body: ParsedInput<typeof endpoint>['body'],
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  // The last pictures before the check: by the time they are here, so is what looks at them.
  if (body.kind === 'selfie' || body.kind === 'selfieMotion') context.faces.expectPictures();
  return write(context, { caller, parts: profileParts }, (loaded) => {
    if (!isPhotoEditable(loaded, body.kind)) return refused('profile_locked');
    const at = context.now();
    const recent = loaded.photos.filter(({ requestedAt }) => requestedAt > at - dayMs);
    const oldest = recent.at(-1);
    if (oldest !== undefined && recent.length >= mostPerDay) {
      return refused('too_frequent', { retryAt: isoInstant(oldest.requestedAt + dayMs) });
    }
    const photo: PhotoRow = {
      customerId: loaded.customer.customerId,
      photoId: context.randomness.uuid(),
      ...body,
      widthPixels: null,
      heightPixels: null,
      requestedAt: at,
      uploadedAt: null,
      faceCheck: null,
      readingSealed: null,
    };
    const expiresAt = at + uploadLifeMs;
    return done({
      changes: { photos: [photo] },
      answer: {
        photoId: photo.photoId,
        uploadUrl: uploadUrlOf(context.personalData, photo, expiresAt),
        expiresAt: isoInstant(expiresAt),
      },
    });
  });
}
