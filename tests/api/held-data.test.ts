import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  type TestBorrower,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

function ask(who: TestBorrower, pictures: 'none' | 'all') {
  return who.call(endpoints.getHeldData, { query: { pictures } });
}

const toldOf = (who: TestBorrower, kinds: readonly string[]) =>
  until('the advertising service to be told', async () => {
    const { adMeasurement, consents } = given(await ask(who, 'none'));
    const isTold = adMeasurement?.told.map(({ kind }) => kind).join() === kinds.join();
    return isTold ? { adMeasurement, consents } : null;
  });

describe('what is held about a borrower', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
    await borrow(borrower, 500_000, 30);
  });
  afterAll(() => product.stop());

  test('is all there: answers, photos, consents with their texts, loans and where they are logged in', async () => {
    const held = given(await ask(borrower, 'none'));
    expect(held.phone).toBe(borrower.phone);
    expect(held.sections.map(({ section }) => section).toSorted()).toEqual([
      'address',
      'basic',
      'basicMore',
      'contacts',
      'identity',
      'payoutAccount',
      'work',
    ]);
    expect(held.photos.map(({ kind }) => kind).toSorted()).toEqual(['idBack', 'idFront', 'selfie']);
    expect(held.photos.every(({ jpegBase64 }) => jpegBase64 === null)).toBe(true);
    expect(held.loans).toMatchObject([{ principalCentavos: 500_000, status: 'active', payments: [] }]);
    expect(held.loans[0]?.payoutAccounts).toHaveLength(1);
    expect(held.messages.map(({ code }) => code)).toEqual(['moneySent', 'applicationApproved']);
    expect(held.settings).toEqual({
      language: 'en-US',
      reminderHour: 9,
      reminderDays: [3, 1, 0],
      hasReminders: true,
      hasOffers: true,
    });
    expect(held.sessions).toMatchObject([{ endedAt: null }]);
    expect(held.consents.map(({ kind }) => kind).toSorted()).toEqual([
      'loan-agreement',
      'log-in-privacy',
      'privacy',
      'terms',
    ]);
    const agreement = held.consents.find(({ kind }) => kind === 'loan-agreement');
    expect(agreement?.textVersion).toMatch(/^[0-9a-f]{64}$/);
  });

  test('keeps the people named in the application while a loan is open', async () => {
    const refused = await borrower.call(endpoints.removeContacts, {});
    expect(refused).toMatchObject({ ok: false, code: 'request_not_possible' });
    const { sections } = given(await ask(borrower, 'none'));
    expect(sections.find(({ section }) => section === 'contacts')?.values['emergency1Name']).toBeTruthy();
  });

  test('comes with the photos themselves for a copy to take along', async () => {
    const { photos } = given(await ask(borrower, 'all'));
    for (const { jpegBase64, widthPixels } of photos) {
      const { format, width } = await sharp(Buffer.from(jpegBase64 ?? '', 'base64')).metadata();
      expect({ format, width }).toEqual({ format: 'jpeg', width: widthPixels });
    }
  });

  test('has what was asked for, and in the copy the signature as it was drawn', async () => {
    const { loans } = given(await borrower.call(endpoints.listLoans, {}));
    const body = { kind: 'hardship', loanId: loans[0]?.loanId ?? '' } as const;
    const asked = given(
      await borrower.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() }),
    );
    const held = given(await ask(borrower, 'none'));
    expect(held.requests).toMatchObject([{ requestId: asked.requestId, kind: 'hardship', status: 'open' }]);
    expect(held).toMatchObject({ coupons: [], reloan: null, scheduledLoans: [] });
    expect(held.signatures.map(({ drawing }) => drawing)).toEqual([null]);
    const [signature] = given(await ask(borrower, 'all')).signatures;
    const { signature: shown } = given(await borrower.call(endpoints.getSignature, {}));
    expect(JSON.parse(signature?.drawing ?? '{}')).toEqual(shown?.drawing);
  });

  test('is nothing but a number for somebody who only logged in', async () => {
    const newcomer = await logInBorrower(product.origin);
    const held = given(await ask(newcomer, 'all'));
    expect(held).toMatchObject({ phone: newcomer.phone, sections: [], photos: [], loans: [] });
    expect(held.consents).toMatchObject([{ kind: 'log-in-privacy', language: 'en-US' }]);
    expect(held.adMeasurement).toBeNull();
  });

  test('shows the yes to word of Android that was left with the same number, until it is taken back', async () => {
    const { phone } = borrower;
    const androidWords = async () => {
      const { consents } = given(await ask(borrower, 'none'));
      return consents.filter(({ kind }) => kind === 'android-word');
    };
    given(
      await borrower.call(endpoints.leaveNumber, { body: { phone, language: 'hi-IN', hasConsent: true } }),
    );
    expect(await androidWords()).toMatchObject([{ language: 'hi-IN' }]);
    given(await borrower.call(endpoints.takeBackNumber, { body: { phone } }));
    expect(await androidWords()).toEqual([]);
  });

  test('says that an application was told of too, where it was sent before that was agreed to', async () => {
    given(await borrower.call(endpoints.saveAdConsent, { body: { isOn: true, creative: 'blue' } }));
    const { adMeasurement } = await toldOf(borrower, ['arrival', 'application']);
    expect(adMeasurement).toMatchObject({ creative: 'blue', withdrawnAt: null });
  });

  test('names the advertisement that led here, once that may be told, and what was told', async () => {
    const newcomer = await logInBorrower(product.origin);
    const set = (body: { isOn: boolean; campaign?: string }) =>
      newcomer.call(endpoints.saveAdConsent, { body });
    given(await set({ isOn: true, campaign: 'summer' }));
    const told = await toldOf(newcomer, ['arrival']);
    expect(told.adMeasurement).toMatchObject({ campaign: 'summer', withdrawnAt: null });
    expect(told.consents.map(({ kind }) => kind)).toContain('ad-measurement');
    given(await set({ isOn: false }));
    const { adMeasurement } = given(await ask(newcomer, 'none'));
    expect(adMeasurement).toMatchObject({ campaign: null, withdrawnAt: expect.any(String) });
  });
});
