import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCase as getCaseEndpoint } from '@luwag/contract/endpoints/staff/get-case';
import type { listReviewQueue as queueEndpoint } from '@luwag/contract/endpoints/staff/list-review-queue';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mainProductId } from '../../ports/product-list.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { openSection, sectionValues } from '../customer-data/section-values.ts';
import { faceCheckOf, photoOf, selfieTriesLeft } from '../customer-data/selfie-state.ts';
import { done, type Loaded, type Outcome, read, refused } from '../write.ts';
import { waitingLimit } from './decide-case.ts';
import { maskedName, maskedPhone } from '../customer-data/masked-person.ts';
import { viewSameDocument } from './same-document.ts';
import { viewCasePhoto, viewCorrectionRequests } from './view-correction-requests.ts';
import { profilePhotoKinds } from '@luwag/contract/profile/section-names';

const dayMs = 86_400_000;
const mostCases = 50;

/** What waits for a person, what came back first and then the oldest, with names masked until a case is opened. */
export async function listReviewQueue(
  context: Pick<Context, 'store' | 'directory' | 'personalData' | 'now'>,
): Promise<Outcome<CallOutput<typeof queueEndpoint>>> {
  const { store, directory, personalData } = context;
  const now = context.now();
  const startOfDay = Math.floor((now + manilaOffsetMs) / dayMs) * dayMs - manilaOffsetMs;
  const [rows, waiting, decidedToday, medianReviewMinutes] = await Promise.all([
    directory.reviewQueue(mostCases),
    directory.waitingForReview(),
    directory.decidedSince(startOfDay),
    directory.medianReviewMinutes(),
  ]);
  const cases = await Promise.all(
    rows.map(async ({ customerId, applicationId, submittedAt, score, reasonCodes, isReturned }) => {
      const owned = await store.load({ customerId, parts: ['sections'] });
      return {
        customerId,
        applicationId,
        nameMasked: maskedName(personalData, owned),
        submittedAt: isoInstant(submittedAt),
        score: score ?? 0,
        reasonCodes: [...reasonCodes],
        isReturned,
      };
    }),
  );
  return done({
    asOf: isoInstant(now),
    waitingCount: waiting.count,
    oldestSubmittedAt: isoInstantOrNull(waiting.oldestAt),
    cases,
    decidedToday,
    medianReviewMinutes,
  });
}

export type Reviewer = { staffId: string };
export type CaseKey = { customerId: string; applicationId: string };

/** Returns one application in full, and records who opened it. */
export async function getCase(
  context: Pick<
    Context,
    | 'store'
    | 'directory'
    | 'personalData'
    | 'now'
    | 'staff'
    | 'randomness'
    | 'addresses'
    | 'faceFigures'
    | 'institutions'
    | 'products'
  >,
  reviewer: Reviewer,
  { customerId, applicationId }: CaseKey,
): Promise<Outcome<CallOutput<typeof getCaseEndpoint>>> {
  const loaded = await read(context, { kind: 'system', customerId }, [
    'sections',
    'photos',
    'applications',
    'requests',
  ]);
  if (!loaded.ok) return loaded;
  const application = loaded.value.applications.find((row) => row.applicationId === applicationId);
  if (application === undefined) return refused('not_found');
  const look = { at: context.now(), staffId: reviewer.staffId, subjectId: applicationId };
  const auditId = context.randomness.orderedUuid();
  await context.staff.audit({ ...look, auditId, action: 'case-opened', customerId });
  return done({
    customerId,
    applicationId,
    status: application.status === 'submitted' ? 'under-review' : application.status,
    submittedAt: isoInstant(application.submittedAt),
    decidedAt: isoInstantOrNull(application.decidedAt),
    decidedBy: application.decidedBy,
    phoneMasked: maskedPhone(context.personalData, loaded.value.customer),
    sections: viewSections(context, loaded.value),
    address: addressLine(context, loaded.value),
    photos: profilePhotoKinds.flatMap((kind) => viewCasePhoto(photoOf(loaded.value, kind)) ?? []),
    faceCheck: viewFaceCheck(context, loaded.value),
    score: application.score ?? 0,
    contributions: application.contributions.map((row) => ({ ...row })),
    reasonCodes: [...application.reasonCodes],
    proposedLimitCentavos: application.proposedLimitCentavos,
    limitStepCentavos: context.products.inForce(mainProductId, manilaDateOf(context.now()))
      .stepAmountCentavos,
    sameDocument: await viewSameDocument(context, loaded.value, look),
    waitingLimit: viewWaitingLimit(loaded.value, applicationId, reviewer.staffId),
    correctionRequests: viewCorrectionRequests(context.personalData, loaded.value, application),
  });
}

function viewWaitingLimit({ requests }: Loaded<'requests'>, applicationId: string, staffId: string) {
  const waiting = waitingLimit(requests, applicationId);
  if (waiting === null) return null;
  const { request, step } = waiting;
  const { proposedBy, proposedByName } = request.details;
  const { limitCentavos } = step;
  return { limitCentavos, proposedBy: String(proposedByName), isOwn: proposedBy === staffId };
}

/** The answers as they were typed, with the bank or wallet by its name. */
function viewSections(
  { personalData, institutions }: Pick<Context, 'personalData' | 'institutions'>,
  { sections }: Loaded<'sections'>,
) {
  const named = (values: Readonly<Record<string, string>>) => {
    const code = values['institutionCode'];
    return code === undefined
      ? values
      : { ...values, institutionCode: institutions.find(code)?.name ?? code };
  };
  return sections.map((row) => ({
    section: row.section,
    values: named(openSection(personalData, row)),
    step: row.step,
    isComplete: row.isComplete,
    savedAt: isoInstant(row.savedAt),
  }));
}

function addressLine(
  { personalData, addresses }: Pick<Context, 'personalData' | 'addresses'>,
  loaded: Loaded<'sections'>,
) {
  const values = sectionValues(personalData, loaded, 'address');
  const place = addresses.placeOf(values['barangayCode'] ?? '');
  if (place === null) return null;
  return [values['streetAddress'], place.barangay, place.city, place.province, values['postalCode']].join(
    ', ',
  );
}

function viewFaceCheck(
  { faceFigures }: Pick<Context, 'faceFigures'>,
  loaded: Loaded<'photos' | 'applications'>,
) {
  const check = faceCheckOf(loaded);
  if (check === null) return null;
  const { verdict, reason, distance, asked, turns, eyes } = check;
  const { matchDistance, mismatchDistance } = faceFigures;
  return {
    verdict,
    reasonCode: reason,
    distance,
    matchDistance,
    mismatchDistance,
    asked: [...asked],
    turns: [...turns],
    eyes: [...eyes],
    triesLeft: selfieTriesLeft(loaded),
  };
}
