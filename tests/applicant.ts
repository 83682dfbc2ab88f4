import { randomUUID } from 'node:crypto';
import type { SectionName } from '@luwag/contract/profile/section-names';
import { zeroCentavos } from '@luwag/loan-engine/money/money';
import type { CardReading, EncodedIdentity } from '../apps/api/ports/card-reader.ts';
import type { ApplicationRow, PhotoRow } from '../apps/api/ports/customer-store.ts';
import { sealPlaces } from '../apps/api/ports/seal-places.ts';
import { sampleProfile } from '../apps/api/sandbox/sample-profile.ts';
import { scoreSubmittedApplication } from '../apps/api/use-cases/application/decide-application.ts';
import { completeSection } from '../apps/api/use-cases/profile/complete-section.ts';
import { done, write } from '../apps/api/use-cases/write.ts';
import { type StaffContext, value } from './staff-context.ts';
import { newBorrower } from './test-context.ts';

/* Borrowers with answers and photos that the scorecard approves, without the screens. */

type Applicant = {
  birthOn?: string | undefined;
  /** What was read on their ID otherwise than they typed; null where nothing was. */
  card?: Partial<EncodedIdentity> | null;
};

/** A borrower who has completed an application and not sent it. Nothing speaks against it but what the test says. */
export async function newApplicant(
  context: StaffContext,
  { birthOn = '1994-05-17', card = {} }: Applicant = {},
) {
  const { caller, session } = await newBorrower(context);
  const { customerId, phone } = session;
  const typed = { firstName: 'Maria', lastName: 'Santos', birthOn, idNumber: `1${phone}00000` };
  const sections = sampleProfile({ ...typed, phone, monthlyIncome: 'over30000' });
  for (const section of Object.keys(sections) as SectionName[])
    value(await completeSection(context, caller, { section, values: sections[section], device: null }));
  const front = photoOf(context, customerId, 'idFront');
  const encoded = { ...typed, middleName: null, nameSuffix: null };
  const idFront =
    card === null ? front : withReading(context, front, { lines: [], encoded: { ...encoded, ...card } });
  const selfie: PhotoRow = {
    ...photoOf(context, customerId, 'selfie'),
    faceCheck: {
      verdict: 'matched',
      reason: null,
      distance: 0.3,
      asked: [],
      turns: [],
      eyes: [],
      documentPhotoId: idFront.photoId,
    },
  };
  const photos = [idFront, photoOf(context, customerId, 'idBack'), selfie];
  await write(context, { caller, parts: [] }, () => done({ changes: { photos }, answer: null }));
  return { customerId, caller };
}

function withReading({ personalData }: StaffContext, photo: PhotoRow, reading: CardReading): PhotoRow {
  const place = sealPlaces.photoReading(photo.photoId);
  return { ...photo, readingSealed: personalData.seal(place, JSON.stringify(reading)) };
}

/** A photo as it is kept once it has arrived. */
export function photoOf(context: StaffContext, customerId: string, kind: PhotoRow['kind']): PhotoRow {
  return {
    customerId,
    photoId: randomUUID(),
    kind,
    contentType: 'image/jpeg',
    sizeBytes: 1,
    widthPixels: 900,
    heightPixels: 600,
    requestedAt: context.now(),
    uploadedAt: context.now(),
    faceCheck: null,
    readingSealed: null,
  };
}

/** Sends the application of a borrower; nobody has decided it, but where the test says so. */
export async function apply(context: StaffContext, customerId: string, given: Partial<ApplicationRow> = {}) {
  const application: ApplicationRow = {
    customerId,
    applicationId: randomUUID(),
    status: 'submitted',
    submittedAt: context.now(),
    decidedAt: null,
    decidedBy: null,
    score: null,
    contributions: [],
    reasonCodes: [],
    proposedLimitCentavos: zeroCentavos,
    limitCentavos: zeroCentavos,
    reapplyOn: null,
    consents: {},
    correctionRequests: [],
    beforeSealed: null,
    ...given,
  };
  const caller = { kind: 'system', customerId } as const;
  const changes = { applications: [application] };
  await write(context, { caller, parts: [] }, () => done({ changes, answer: null }));
  return { customerId, applicationId: application.applicationId };
}

/** Applies, and the scorecard approves. */
export async function becomeApproved(context: StaffContext, customerId: string) {
  const key = await apply(context, customerId);
  value(await scoreSubmittedApplication(context, key, fail));
  return key;
}

function fail(error: unknown): never {
  throw error;
}
