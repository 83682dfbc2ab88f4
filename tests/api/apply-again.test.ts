import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { sectionNames } from '@luwag/contract/profile/section-names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeProfile, given, logInBorrower, type TestBorrower, until } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* A borrower who was declined comes back on the day they were told, changes what is different and applies again. */

let product: TestProduct;
let borrower: TestBorrower;
beforeAll(async () => {
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
});
afterAll(() => product.stop());

const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
const apply = () => borrower.call(endpoints.submitApplication, { body }, { idempotencyKey: randomUUID() });
const home = async () => given(await borrower.call(endpoints.getHome, {}));
/** A log-in does not last over so many days. */
const letDaysPass = async (advanceDays: number) => {
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
  borrower = await logInBorrower(product.origin, borrower.phone);
};

test('until the day they were told, a declined borrower may not apply', async () => {
  const { applicationId } = given(await apply());
  const decided = await borrower.call(endpoints.decideSandboxApplication, {
    params: { applicationId },
    body: { outcome: 'decline', reasonCode: 'INCOME_LOW' },
  });
  given(decided);
  await letDaysPass(29);
  const { state, today, application } = await home();
  expect(state).toBe('rejected');
  expect((application?.reapplyOn ?? '') > today).toBe(true);
  expect(await apply()).toMatchObject({ ok: false, code: 'reapply_later' });
});

test('from that day on home says so, the answers can be changed, and the application is looked at again', async () => {
  await letDaysPass(1);
  const before = await home();
  expect(before.state).toBe('mayReapply');
  expect(before.application).toMatchObject({ reapplyOn: before.today, reasonCodes: ['INCOME_LOW'] });
  const { sections } = given(await borrower.call(endpoints.getProfile, {}));
  expect(sections.map(({ section }) => section).toSorted()).toEqual([...sectionNames].toSorted());
  const work = sections.find(({ section }) => section === 'work')?.values ?? {};
  given(
    await borrower.call(endpoints.completeSection, {
      params: { section: 'work' },
      body: { values: { ...work, monthlyIncome: 'upTo30000' } },
    }),
  );
  const { applicationId } = given(await apply());
  expect(applicationId).not.toBe(before.application?.applicationId);
  await until('the review', async () => ((await home()).state === 'underReview' ? true : null));
  expect((await home()).application).toMatchObject({ applicationId, reapplyOn: null, reasonCodes: [] });
});

test('a limit that stands is not raised by applying again, and the borrower is told that they can borrow', async () => {
  const { application } = await home();
  given(
    await borrower.call(endpoints.decideSandboxApplication, {
      params: { applicationId: application?.applicationId ?? '' },
      body: { outcome: 'approve', limitCentavos: 200_000 },
    }),
  );
  expect(await apply()).toMatchObject({ ok: false, code: 'offer_stands' });
});
