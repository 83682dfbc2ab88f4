import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCasePhoto as endpoint } from '@luwag/contract/endpoints/staff/get-case-photo';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import type { Reviewer } from './review-cases.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

/** A photo at full size for a reviewer. Each look is kept with the reviewer's name. */
export async function getCasePhoto(
  context: Pick<Context, 'photos' | 'personalData' | 'staff' | 'randomness' | 'now'>,
  reviewer: Reviewer,
  { customerId, photoId }: { customerId: string; photoId: string },
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const sealed = await context.photos.read(customerId, photoId);
  if (sealed === null) return refused('not_found');
  await context.staff.audit({
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId: reviewer.staffId,
    action: 'photo-opened',
    customerId,
    subjectId: photoId,
  });
  const picture = context.personalData.open(sealPlaces.photo(photoId), sealed).toString('base64');
  return done({ photoId, picture: `data:image/jpeg;base64,${picture}` });
}
