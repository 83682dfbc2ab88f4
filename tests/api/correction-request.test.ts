import { randomUUID } from 'node:crypto';
import type { CallInput } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import type { CorrectableItem } from '@luwag/contract/profile/correction';
import type { SectionName } from '@luwag/contract/profile/section-names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawIdCard, drawSelfie } from '../../apps/api/sandbox/drawn-pictures.ts';
import {
  completeProfile,
  given,
  goToTen,
  logInBorrower,
  openBrowser,
  type TestBorrower,
  type TestBrowser,
  until,
  uploadPhoto,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* A correction request, from the reviewer's tick to the approval. */

let product: TestProduct;
let borrower: TestBorrower;
let reviewer: TestBrowser;
let applicationId: string;
beforeAll(async () => {
  product = await startTestProduct();
  await goToTen(openBrowser(product.origin));
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  reviewer = await signInAs(product.origin, 'reviewer');
});
afterAll(() => product.stop());

const codeOf = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? 'taken' : answer.code);
const home = async () => given(await borrower.call(endpoints.getHome, {}));
const caseNow = async () =>
  given(
    await reviewer.call(endpoints.getCase, { params: { customerId: borrower.customerId, applicationId } }),
  );
const underReview = () =>
  until('the review', async () => ((await caseNow()).contributions.length === 0 ? null : true));
const decide = (body: CallInput<typeof endpoints.decideCase>['body']) =>
  reviewer.call(
    endpoints.decideCase,
    { params: { customerId: borrower.customerId, applicationId }, body },
    { idempotencyKey: randomUUID() },
  );
const sendAgain = () =>
  borrower.call(endpoints.returnApplication, { params: { applicationId } }, { idempotencyKey: randomUUID() });
const valuesOf = async (section: SectionName) => {
  const { sections } = given(await borrower.call(endpoints.getProfile, {}));
  return sections.find((row) => row.section === section)?.values ?? {};
};
const complete = async (section: SectionName, changed: Record<string, string> = {}) =>
  borrower.call(endpoints.completeSection, {
    params: { section },
    body: { values: { ...(await valuesOf(section)), ...changed } },
  });
const askForUpload = (kind: 'idFront' | 'selfie' | 'selfieMotion') =>
  borrower.call(endpoints.requestPhotoUpload, { body: { kind, contentType: 'image/jpeg', sizeBytes: 9 } });
const left = async () =>
  (await home()).correctionItems
    .filter(({ isRenewed }) => !isRenewed)
    .map(({ item }): CorrectableItem => item);

describe('an application with two items that cannot be used', () => {
  test('goes back with exactly these, each with its reason, and the borrower is told', async () => {
    const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
    const submitted = await borrower.call(
      endpoints.submitApplication,
      { body },
      { idempotencyKey: randomUUID() },
    );
    applicationId = given(submitted).applicationId;
    await underReview();
    const unfit = await decide({
      outcome: 'requestCorrection',
      items: [{ item: 'idFront', reasonCode: 'WALLET_LIMIT' }],
    });
    expect(codeOf(unfit)).toBe('validation_failed');
    const items = [
      { item: 'payoutAccount', reasonCode: 'PAYEE_MISMATCH' },
      { item: 'idFront', reasonCode: 'ID_GLARE' },
    ] satisfies { item: CorrectableItem; reasonCode: string }[];
    expect(given(await decide({ outcome: 'requestCorrection', items }))).toEqual({
      status: 'correction-requested',
    });
    expect(await home()).toMatchObject({
      state: 'correctionRequested',
      correctionItems: [
        { item: 'idFront', reasonCode: 'ID_GLARE', isRenewed: false },
        { item: 'payoutAccount', reasonCode: 'PAYEE_MISMATCH', isRenewed: false },
      ],
    });
    const told = async () => {
      const query = { phone: borrower.phone };
      const messages = given(await borrower.call(endpoints.listSandboxSms, { query }));
      return messages.some(({ text }) => text.includes('needs a fix')) ? true : null;
    };
    await until('the message', told);
  });

  test('opens nothing else, and is neither decided nor sent a second time meanwhile', async () => {
    for (const section of ['identity', 'basic', 'contacts'] as const) {
      expect(codeOf(await complete(section)), section).toBe('profile_locked');
    }
    const draft = {
      params: { section: 'work' as const },
      body: { values: { companyName: 'Other' }, step: 0 },
    };
    expect(codeOf(await borrower.call(endpoints.saveSectionDraft, draft))).toBe('profile_locked');
    expect(codeOf(await askForUpload('selfie'))).toBe('profile_locked');
    expect(codeOf(await askForUpload('selfieMotion'))).toBe('profile_locked');
    expect(codeOf(await decide({ outcome: 'approve', limitCentavos: 500_000 }))).toBe(
      'application_with_borrower',
    );
    const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
    const second = await borrower.call(
      endpoints.submitApplication,
      { body },
      { idempotencyKey: randomUUID() },
    );
    expect(codeOf(second)).toBe('application_already_open');
  });

  test('is not sent again before a photo has taken the place of the old one and the account was handed in', async () => {
    expect(codeOf(await sendAgain())).toBe('profile_incomplete');
    given(await complete('payoutAccount', { payeeLastName: 'Reyes' }));
    expect(await left()).toEqual(['idFront']);
    expect(codeOf(await sendAgain())).toBe('profile_incomplete');
    const { bytes } = drawIdCard({ title: 'Republic of Samples', name: 'Maria', number: '1' }, 90);
    expect((await uploadPhoto(product.origin, borrower, 'idFront', bytes)).ok).toBe(true);
    expect(await left()).toEqual([]);
    given(await sendAgain());
    expect(codeOf(await sendAgain())).toBe('application_already_open');
  });

  test('stands first in the queue again, with what each item was before, masked', async () => {
    await until('the queue', async () => {
      const { cases } = given(await reviewer.call(endpoints.listReviewQueue, {}));
      return cases[0]?.applicationId === applicationId && cases[0].isReturned ? true : null;
    });
    const { correctionRequests, photos } = await caseNow();
    expect(correctionRequests).toHaveLength(1);
    const [account, front] = correctionRequests[0]?.items ?? [];
    expect(account).toMatchObject({
      item: 'payoutAccount',
      answersBefore: [{ field: 'payeeLastName', masked: 'S•••' }],
    });
    expect(account?.renewedAt).not.toBeNull();
    const shown = photos.find(({ kind }) => kind === 'idFront');
    expect(front?.photoBefore?.kind).toBe('idFront');
    expect(front?.photoBefore?.photoId).not.toBe(shown?.photoId);
    expect(correctionRequests[0]?.returnedAt).not.toBeNull();
  });

  test('can go back once more, for the selfie and the contacts, and is approved then', async () => {
    const items = [
      { item: 'selfie' as const, reasonCode: 'SELFIE_UNCLEAR' },
      { item: 'contacts' as const, reasonCode: 'CONTACT_UNREACHABLE' },
    ];
    given(await decide({ outcome: 'requestCorrection', items }));
    expect(await left()).toEqual(['selfie', 'contacts']);
    given(await complete('contacts', { person3Name: 'Nobody Before' }));
    expect(codeOf(await complete('payoutAccount'))).toBe('profile_locked');
    await uploadPhoto(product.origin, borrower, 'selfie', drawSelfie(12).bytes);
    given(await borrower.call(endpoints.checkSelfie, {}));
    given(await sendAgain());
    await until('the review', async () => ((await home()).state === 'underReview' ? true : null));
    expect(given(await decide({ outcome: 'approve', limitCentavos: 500_000 })).status).toBe('approved');
    expect((await home()).state).toBe('canWithdraw');
    const held = given(await borrower.call(endpoints.getHeldData, { query: { pictures: 'none' } }));
    expect(held.applications[0]?.correctionRequests).toHaveLength(2);
  });

  test('names nobody any more once the borrower has the people removed', async () => {
    const held = async () => {
      const answer = await borrower.call(endpoints.getHeldData, { query: { pictures: 'none' } });
      return given(answer).applications[0]?.answersBefore;
    };
    expect((await held())?.['contacts']?.['person3Name']).toBe('Tess Sample');
    given(await borrower.call(endpoints.removeContacts, {}));
    expect(await held()).toEqual({});
  });
});

test('a reviewer reads the bank or wallet of a case by its name, not by its code', async () => {
  const { sections } = await caseNow();
  const account = sections.find(({ section }) => section === 'payoutAccount');
  expect(account?.values['institutionCode']).toBe('GCash');
  expect((await valuesOf('payoutAccount'))['institutionCode']).toBe('gcash');
});
