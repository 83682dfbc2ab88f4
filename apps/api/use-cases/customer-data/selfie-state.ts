import { type FaceJudgement, mostSelfieFaults } from '@luwag/loan-engine/decision/face-check';
import type { LivenessAction, LivenessChallenge } from '@luwag/loan-engine/decision/liveness';
import type { FaceCheckRecord } from '../../ports/application-rows.ts';
import type { CustomerSnapshot, PhotoRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

type Owned = Pick<CustomerSnapshot, 'photos' | 'applications'>;

/** The newest stored photo of a kind, if any. */
export function photoOf({ photos }: Pick<Owned, 'photos'>, kind: PhotoRow['kind']): PhotoRow | undefined {
  return photos.find((photo) => photo.kind === kind && photo.uploadedAt !== null);
}

/** What came of looking at the newest selfie beside the newest photo of the ID; null while nobody has looked. */
export function faceCheckOf(owned: Pick<Owned, 'photos'>): FaceCheckRecord | null {
  const check = photoOf(owned, 'selfie')?.faceCheck ?? null;
  return check !== null && check.documentPhotoId === photoOf(owned, 'idFront')?.photoId ? check : null;
}

/** What the scorecard is told of the face. A person who approved an application compared it, until another selfie comes. */
export function faceJudgementOf(owned: Owned): FaceJudgement {
  const approvedAt = owned.applications.find(({ status }) => status === 'approved')?.decidedAt ?? null;
  const uploadedAt = photoOf(owned, 'selfie')?.uploadedAt ?? null;
  if (approvedAt !== null && uploadedAt !== null && uploadedAt < approvedAt) {
    return { verdict: 'matched', reason: null };
  }
  const check = faceCheckOf(owned);
  if (check === null) return { verdict: 'person', reason: 'SELFIE_UNCLEAR' };
  return { verdict: check.verdict, reason: check.reason };
}

/** How many selfies may still fail before a person looks at them instead. Counts from zero after each decision and each correction request for the selfie. */
export function selfieTriesLeft({ photos, applications }: Owned): number {
  const decidedAt = Math.max(0, ...applications.map((application) => application.decidedAt ?? 0));
  const correctionsAt = applications.flatMap(({ correctionRequests }) =>
    correctionRequests
      .filter(({ items }) => items.some(({ item }) => item === 'selfie'))
      .map((row) => row.requestedAt),
  );
  const since = Math.max(decidedAt, ...correctionsAt);
  const faults = photos.filter(
    ({ kind, requestedAt, faceCheck }) =>
      kind === 'selfie' && requestedAt > since && faceCheck?.verdict === 'again',
  );
  return Math.max(0, mostSelfieFaults - faults.length);
}

/** Whether another selfie is to be taken before the application can be sent. */
export function isSelfieToBeRepeated(owned: Owned): boolean {
  return faceCheckOf(owned)?.verdict === 'again' && selfieTriesLeft(owned) > 0;
}

/** Frames sent together with a selfie: newer than the selfie before it. */
export function motionOf({ photos }: Pick<Owned, 'photos'>, selfie: PhotoRow): PhotoRow | undefined {
  const earlier = photos.find(
    ({ kind, requestedAt }) => kind === 'selfie' && requestedAt < selfie.requestedAt,
  );
  return photos.find(
    ({ kind, requestedAt, uploadedAt }) =>
      kind === 'selfieMotion' &&
      uploadedAt !== null &&
      requestedAt <= selfie.requestedAt &&
      requestedAt >= (earlier?.requestedAt ?? 0),
  );
}

/**
 * Returns what to do before the camera. It cannot be guessed, and it differs from try to try. Where a lender asks for one or the
 * other, the next try asks for the other, because some people can show only one.
 */
export function askedActions(
  { personalData, livenessChallenge }: LivenessContext,
  customerId: string,
  earlierSelfies: number,
): readonly LivenessAction[] {
  const isEven = (text: string) => personalData.sign('selfie-turn', text).charCodeAt(0) % 2 === 0;
  const turn = isEven(`${customerId}|${earlierSelfies}`) ? 'left' : 'right';
  if (livenessChallenge === 'both') return [turn, 'blink'];
  if (livenessChallenge !== 'either') return [livenessChallenge === 'blink' ? 'blink' : turn];
  const isTurnFirst = isEven(customerId);
  return [(earlierSelfies % 2 === 0) === isTurnFirst ? turn : 'blink'];
}

export type LivenessContext = {
  personalData: Pick<PersonalData, 'sign'>;
  livenessChallenge: LivenessChallenge;
};

/** Selfies stored before this one, or all of them. */
export function selfiesBefore({ photos }: Pick<Owned, 'photos'>, selfie?: PhotoRow): number {
  return photos.filter(
    ({ kind, uploadedAt, requestedAt }) =>
      kind === 'selfie' && uploadedAt !== null && (selfie === undefined || requestedAt < selfie.requestedAt),
  ).length;
}
