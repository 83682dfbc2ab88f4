import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardOf, otherSelfieOf, recordingOf, selfieOf } from '../face-pictures.ts';
import {
  completeProfile,
  given,
  logInBorrower,
  type TestBorrower,
  until,
  uploadPhoto,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* The models themselves, from the upload to the decision and the reviewer's screen. */

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FACE_CHECK: 'model' });
});
afterAll(() => product.stop());

async function submit(borrower: TestBorrower): Promise<string> {
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  const { applicationId } = given(
    await borrower.call(endpoints.submitApplication, { body }, { idempotencyKey: randomUUID() }),
  );
  return applicationId;
}

const check = async (borrower: TestBorrower) =>
  given(await borrower.call(endpoints.checkSelfie, {})).selfieCheck;

const caseOf = async ({ customerId }: TestBorrower, applicationId: string) => {
  const reviewer = await signInAs(product.origin, 'reviewer');
  return until('the scorecard', async () => {
    const params = { customerId, applicationId };
    const opened = given(await reviewer.call(endpoints.getCase, { params }));
    return opened.contributions.length === 0 ? null : opened;
  });
};

/** Applies with photos of one person, on whose ID this stands, and returns what became of it. */
async function applyWithCard(printed: (borrower: TestBorrower) => readonly string[]) {
  const borrower = await logInBorrower(product.origin);
  const { actions } = given(await borrower.call(endpoints.getProfile, {})).selfieCheck;
  const pose = actions[0] === 'blink' ? 'closed' : (actions[0] ?? 'straight');
  await completeProfile(product.origin, borrower, {
    idFront: await cardOf('collins', ['REPUBLIC OF SAMPLES', ...printed(borrower)]),
    selfieMotion: await recordingOf('collins', ['straight', pose, pose]),
    selfie: await otherSelfieOf('collins'),
  });
  expect(await check(borrower)).toMatchObject({ verdict: 'matched', reasonCode: null, triesLeft: 3 });
  return caseOf(borrower, await submit(borrower));
}

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1-');

it('approves a borrower whose face, number and name are those on the ID without asking a person', async () => {
  const decided = await applyWithCard(({ phone }) => [
    grouped(`1${phone}00000`),
    'Last Name',
    'SANTOS',
    'Given Names',
    'MARIA',
  ]);
  expect(decided).toMatchObject({
    status: 'approved',
    decidedBy: 'scorecard',
    faceCheck: { verdict: 'matched' },
  });
});

it('has a person look where the ID, which the browser asked nobody to read, carries another number', async () => {
  const waiting = await applyWithCard(() => [grouped('9876543210987654')]);
  expect(waiting).toMatchObject({ status: 'under-review', reasonCodes: ['ID_NUM_MISMATCH'] });
});

it('tells a borrower at once why a selfie does not pass, and shows a reviewer the third with its figures', async () => {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower, {
    idFront: await cardOf('collins'),
    selfie: await selfieOf('hopper'),
  });
  expect(await check(borrower)).toMatchObject({
    verdict: 'again',
    reasonCode: 'SELFIE_MISMATCH',
    triesLeft: 2,
  });
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  const early = await borrower.call(endpoints.submitApplication, { body }, { idempotencyKey: randomUUID() });
  expect(early.ok ? 'sent' : early.code).toBe('profile_incomplete');
  for (const triesLeft of [1, 0]) {
    await uploadPhoto(product.origin, borrower, 'selfie', await selfieOf('hopper'));
    expect(await check(borrower)).toMatchObject({ verdict: 'again', triesLeft });
  }
  const waiting = await caseOf(borrower, await submit(borrower));
  expect(waiting).toMatchObject({ status: 'under-review', reasonCodes: ['SELFIE_MISMATCH'] });
  expect(waiting.faceCheck?.distance).toBeGreaterThan(0.6);
});

it('has a selfie that nobody asked to check looked at before the decision', async () => {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower, {
    idFront: await cardOf('hopper'),
    selfie: await selfieOf('hopper'),
  });
  const waiting = await caseOf(borrower, await submit(borrower));
  expect(waiting).toMatchObject({
    status: 'under-review',
    reasonCodes: ['SELFIE_NO_MOTION'],
    faceCheck: { verdict: 'person', turns: [] },
  });
});
