import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHeldData as endpoint } from '@luwag/contract/endpoints/profile/get-held-data';
import type { ApplicationRow, CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { answersBefore } from '../customer-data/answers-before.ts';
import { isOpenApplication } from '../customer-data/open-application.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';

type Application = CallOutput<typeof endpoint>['applications'][number];

/**
 * Each application with how it was decided: by whom, with which points and why. Before that, score and codes are the reviewer's hints
 * and tell a fraudster what to change.
 */
export function heldApplications(
  personalData: PersonalData,
  applications: readonly ApplicationRow[],
): Application[] {
  return applications.map((application) => ({
    submittedAt: isoInstant(application.submittedAt),
    status: application.status,
    decidedAt: isoInstantOrNull(application.decidedAt),
    ...decisionOf(application),
    limitCentavos: application.limitCentavos,
    correctionRequests: application.correctionRequests.map(({ requestedAt, returnedAt, items }) => ({
      requestedAt: isoInstant(requestedAt),
      returnedAt: isoInstantOrNull(returnedAt),
      items: items.map(({ item, reasonCode }) => ({ item, reasonCode })),
    })),
    answersBefore: answersBefore(personalData, application),
  }));
}

function decisionOf(
  application: ApplicationRow,
): Pick<Application, 'decidedBy' | 'score' | 'contributions' | 'reasonCodes'> {
  const { decidedAt, decidedBy, score, contributions, status, reasonCodes } = application;
  if (decidedAt === null) return { decidedBy: null, score: null, contributions: [], reasonCodes: [] };
  return {
    decidedBy: decidedBy === 'scorecard' ? 'machine' : 'person',
    score,
    contributions: contributions.map((row) => ({ ...row })),
    reasonCodes: status === 'declined' ? [...reasonCodes] : [],
  };
}

/** While an application is looked at, why a machine left a selfie to a person is a hint for that person. */
export function withoutHints<Owned extends Pick<CustomerSnapshot, 'applications' | 'photos'>>(
  owned: Owned,
): Owned {
  if (!owned.applications.some(isOpenApplication)) return owned;
  const photos = owned.photos.map((photo) =>
    photo.faceCheck?.verdict === 'person'
      ? { ...photo, faceCheck: { ...photo.faceCheck, reason: null } }
      : photo,
  );
  return { ...owned, photos };
}
