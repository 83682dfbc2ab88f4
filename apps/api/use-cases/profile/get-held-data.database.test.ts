import { randomUUID } from 'node:crypto';
import { zeroCentavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow, PhotoRow } from '../../ports/customer-store.ts';
import type { PhotoStore } from '../../ports/photo-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { answerRequest } from '../staff/answer-request.ts';
import { proposePhoneChange } from '../staff/phone-change.ts';
import { done, write } from '../write.ts';
import { getHeldData } from './get-held-data.ts';

let database: TestDatabase;
let context: Awaited<ReturnType<typeof createScheduleContext>>;
let caller: Awaited<ReturnType<typeof openScheduledLoan>>['caller'];
const noPhotos: PhotoStore = {
  keep: async () => undefined,
  read: async () => null,
  has: async () => false,
  removeAll: async () => undefined,
  list: async function* list() {},
};

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createScheduleContext(database);
  ({ caller } = await openScheduledLoan(context));
});
afterAll(() => database.remove());

const held = async () =>
  value(await getHeldData({ ...context, photos: noPhotos }, caller, { pictures: 'none' }));

test('the consent to Easy Re-loan names the language it was read in, whatever is read today', async () => {
  value(
    await write(context, { caller, parts: [] }, () =>
      done({ changes: { customer: { language: 'hi-IN' } }, answer: null }),
    ),
  );
  const { language, consents } = await held();
  const consent = consents.find(({ kind }) => kind === 'reloan-agreement');
  expect([language, consent?.language]).toEqual(['hi-IN', 'en-US']);
});

test('photos that others replaced are told too, and what a machine found on each selfie', async () => {
  const at = context.now();
  const photo = (kind: PhotoRow['kind'], secondsAgo: number, others: Partial<PhotoRow> = {}): PhotoRow => ({
    customerId: caller.customerId,
    photoId: randomUUID(),
    kind,
    contentType: 'image/jpeg',
    sizeBytes: 1,
    widthPixels: 900,
    heightPixels: 600,
    requestedAt: at - secondsAgo * 1_000,
    uploadedAt: at - secondsAgo * 1_000,
    faceCheck: null,
    readingSealed: null,
    ...others,
  });
  const card = photo('idFront', 40);
  const found = {
    documentPhotoId: card.photoId,
    distance: 0.7,
    asked: ['left'],
    turns: [0.1, null, 0.4],
    eyes: [0.4, null, 0.4],
  } as const;
  const first = photo('selfie', 30, {
    faceCheck: { ...found, verdict: 'again', reason: 'SELFIE_MISMATCH' },
  });
  const second = photo('selfie', 20, { faceCheck: { ...found, verdict: 'matched', reason: null } });
  const neverCame = photo('idBack', 10, { uploadedAt: null, widthPixels: null, heightPixels: null });
  value(
    await write(context, { caller, parts: [] }, () =>
      done({ changes: { photos: [card, first, second, neverCame] }, answer: null }),
    ),
  );
  const { photos } = await held();
  expect(photos.map(({ photoId }) => photoId)).toEqual([second.photoId, first.photoId, card.photoId]);
  expect(photos.map(({ faceCheck }) => faceCheck)).toEqual([
    { ...found, verdict: 'matched', reasonCode: null },
    { ...found, verdict: 'again', reasonCode: 'SELFIE_MISMATCH' },
    null,
  ]);
});

test('a copy with the pictures leaves a line in the log, reading without them leaves none', async () => {
  const { caller: owner, session } = await newBorrower(context);
  const ask = (pictures: 'none' | 'all') =>
    getHeldData({ ...context, photos: noPhotos }, owner, { pictures });
  const takenLines = () =>
    database.database.query(
      {
        name: 'pictures-taken',
        text: `SELECT staff_id AS "staffId", detail ->> 'photos' AS photos FROM audit_log
          WHERE customer_id = $1 AND action = 'held-pictures-taken'`,
      },
      [session.customerId],
    );
  value(await ask('none'));
  expect(await takenLines()).toEqual([]);
  value(await ask('all'));
  expect(await takenLines()).toEqual([{ staffId: null, photos: '0' }]);
});

const application = (changes: Partial<ApplicationRow>): ApplicationRow => ({
  customerId: caller.customerId,
  applicationId: randomUUID(),
  status: 'under-review',
  submittedAt: context.now(),
  decidedAt: null,
  decidedBy: null,
  score: 52,
  contributions: [{ factor: 'income', points: 10 }],
  reasonCodes: ['DUPLICATE'],
  proposedLimitCentavos: zeroCentavos,
  limitCentavos: zeroCentavos,
  reapplyOn: null,
  consents: {},
  correctionRequests: [],
  beforeSealed: null,
  ...changes,
});

async function save(row: ApplicationRow) {
  const changes = { applications: [row] };
  value(await write(context, { caller, parts: [] }, () => done({ changes, answer: null })));
  const { applications, photos } = await held();
  return { held: applications[0], photos };
}

test('while an application is looked at, what points a reviewer to a doubt is not told to the borrower', async () => {
  const { applicationId, ...row } = application({ submittedAt: context.now() + 1_000 });
  const selfie: PhotoRow = {
    customerId: caller.customerId,
    photoId: randomUUID(),
    kind: 'selfie',
    contentType: 'image/jpeg',
    sizeBytes: 1,
    widthPixels: 900,
    heightPixels: 600,
    requestedAt: context.now() + 1_000,
    uploadedAt: context.now() + 1_000,
    faceCheck: {
      documentPhotoId: randomUUID(),
      distance: 0.5,
      asked: [],
      turns: [],
      eyes: [],
      verdict: 'person',
      reason: 'SELFIE_UNSURE',
    },
    readingSealed: null,
  };
  await write(context, { caller, parts: [] }, () => done({ changes: { photos: [selfie] }, answer: null }));
  const open = await save({ ...row, applicationId });
  expect(open.held).toMatchObject({ decidedBy: null, score: null, contributions: [], reasonCodes: [] });
  expect(open.photos[0]?.faceCheck).toMatchObject({ verdict: 'person', reasonCode: null });
  const decided = await save({ ...row, applicationId, status: 'declined', decidedAt: context.now() });
  expect(decided.held).toMatchObject({ decidedBy: 'person', score: 52, reasonCodes: ['DUPLICATE'] });
  expect(decided.photos[0]?.faceCheck).toMatchObject({ reasonCode: 'SELFIE_UNSURE' });
});

test('a decision names whether a machine took it, the score and its points', async () => {
  const { held: decided } = await save(
    application({
      status: 'declined',
      submittedAt: context.now() + 2_000,
      decidedAt: context.now() + 2_000,
      decidedBy: 'scorecard',
      reasonCodes: ['RISK_OTHER'],
    }),
  );
  expect(decided).toMatchObject({
    decidedBy: 'machine',
    score: 52,
    contributions: [{ factor: 'income', points: 10 }],
    reasonCodes: ['RISK_OTHER'],
  });
});

test('a log-in that ran out is no phone where the borrower is logged in', async () => {
  const { session } = await newBorrower(context);
  const owner = { kind: 'system', customerId: session.customerId } as const;
  const open = async () =>
    value(await getHeldData({ ...context, photos: noPhotos }, owner, { pictures: 'none' })).sessions.length;
  context.clock.at += 29 * 86_400_000;
  await newBorrower(context, session.phone);
  expect(await open()).toBe(2);
  context.clock.at += 2 * 86_400_000;
  expect(await open()).toBe(1);
});

/** A borrower with so many photos that arrived. */
async function newOwner(photoCount: number) {
  const owner = await newBorrower(context);
  const photos = Array.from({ length: photoCount }, (_, index): PhotoRow => ({
    customerId: owner.session.customerId,
    photoId: randomUUID(),
    kind: 'idFront',
    contentType: 'image/jpeg',
    sizeBytes: 1,
    widthPixels: 900,
    heightPixels: 600,
    requestedAt: context.now() - index,
    uploadedAt: context.now(),
    faceCheck: null,
    readingSealed: null,
  }));
  await write(context, { caller: owner.caller, parts: [] }, () =>
    done({ changes: { photos }, answer: null }),
  );
  return { kind: 'system', customerId: owner.session.customerId } as const;
}

/** A store of photos of this size that says how many are read at a time at most. */
function watchedPhotos(sizeBytes: number) {
  const seen = { reading: 0, most: 0 };
  const read: PhotoStore['read'] = async (_customerId, photoId) => {
    seen.reading += 1;
    seen.most = Math.max(seen.most, seen.reading);
    await new Promise((resolve) => setImmediate(resolve));
    seen.reading -= 1;
    return context.personalData.seal(sealPlaces.photo(photoId), Buffer.alloc(sizeBytes));
  };
  return { seen, photos: { ...noPhotos, read } };
}

test('copies with pictures are made one at a time, and each reads one photo after the other', async () => {
  const { seen, photos } = watchedPhotos(10);
  // One after the other, since each takes the newest code.
  const owners = [await newOwner(3), await newOwner(3)];
  const copies = await Promise.all(
    owners.map((owner) => getHeldData({ ...context, photos }, owner, { pictures: 'all' })),
  );
  for (const copy of copies)
    expect(value(copy).photos.every(({ jpegBase64 }) => jpegBase64 !== null)).toBe(true);
  expect(seen).toEqual({ reading: 0, most: 1 });
});

test('a copy holds the newest pictures, as far as one file goes', async () => {
  const { photos } = watchedPhotos(12 * 1_024 * 1_024);
  const copy = value(await getHeldData({ ...context, photos }, await newOwner(4), { pictures: 'all' }));
  expect(copy.photos.map(({ jpegBase64 }) => jpegBase64 === null)).toEqual([false, false, true, true]);
});

test('a few copies a day are made, and then it is told when the next one is', async () => {
  const owner = await newOwner(0);
  const copy = (pictures: 'none' | 'all') =>
    getHeldData({ ...context, photos: noPhotos }, owner, { pictures });
  const retryAt = new Date(context.now() + 86_400_000).toISOString();
  for (let count = 0; count < 5; count += 1) value(await copy('all'));
  expect(await copy('all')).toMatchObject({ code: 'too_frequent', detail: { retryAt } });
  value(await copy('none'));
  context.clock.at += 86_400_000;
  value(await copy('all'));
});

test('the number that the account had before is told, and until when', async () => {
  const { customerId } = caller;
  const { phone: before } = await held();
  const phone = newPhone();
  const proof = { proof: 'seenInPerson', reason: 'came with a new SIM' } as const;
  value(await proposePhoneChange(context, newStaff('agent'), customerId, { phone, ...proof }));
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const requestId = requests[0]?.requestId ?? '';
  const outcome = { outcome: 'confirm' } as const;
  value(await answerRequest(context, newStaff('admin'), { customerId, requestId }, outcome, randomUUID()));
  const system = { kind: 'system', customerId } as const;
  const after = value(await getHeldData({ ...context, photos: noPhotos }, system, { pictures: 'none' }));
  const until = new Date(context.now()).toISOString();
  expect([after.phone, after.earlierPhones]).toEqual([phone, [{ phone: before, until }]]);
});
