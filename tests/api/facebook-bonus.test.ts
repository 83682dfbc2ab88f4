import { randomInt } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleProfile } from '../../apps/api/sandbox/sample-profile.ts';
import { becomeApproved, completeProfile, given, logInBorrower, type TestBorrower } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

const newUsername = () => `maria.santos.${randomInt(1e8)}`;
const limitCentavos = 1_000_000;
const stepCentavos = 50_000;

/** Saves the section with this username. */
const bind = (borrower: TestBorrower, facebookUsername: string) =>
  borrower.call(endpoints.completeSection, {
    params: { section: 'basicMore' },
    body: { values: { ...moreAnswers, facebookUsername } },
  });
const moreAnswers = sampleProfile({
  phone: '9171234567',
  firstName: 'Maria',
  lastName: 'Santos',
  birthOn: '1994-05-17',
  idNumber: '1234567890123456',
  monthlyIncome: 'over30000',
}).basicMore;
const homeOf = async (borrower: TestBorrower) => given(await borrower.call(endpoints.getHome, {}));
const bonusOf = async (borrower: TestBorrower) =>
  given(await borrower.call(endpoints.getProfile, {})).facebookBonus;

describe('a Facebook username', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const newBorrower = async () => {
    const borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    return borrower;
  };
  const newApproved = async () => {
    const borrower = await newBorrower();
    await becomeApproved(borrower, limitCentavos);
    return borrower;
  };

  test('raises the limit of an approved borrower at once, once only, also under another name', async () => {
    const borrower = await newApproved();
    expect(await homeOf(borrower)).toMatchObject({ limitCentavos, facebookStepCentavos: stepCentavos });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => bind(borrower, `${newUsername()}${index}`)),
    );
    expect(answers.some(({ ok }) => ok)).toBe(true);
    given(await bind(borrower, newUsername()));
    expect(await bonusOf(borrower)).toEqual({
      stepCentavos,
      limitCentavos: limitCentavos + stepCentavos,
      givenAt: expect.any(String),
    });
    expect(await homeOf(borrower)).toMatchObject({
      limitCentavos: limitCentavos + stepCentavos,
      facebookStepCentavos: 0,
    });
  });

  test('given before the approval raises the limit that is decided then', async () => {
    const borrower = await newBorrower();
    const { facebookBonus } = given(await bind(borrower, newUsername()));
    expect(facebookBonus).toEqual({ stepCentavos, limitCentavos: 0, givenAt: expect.any(String) });
    await becomeApproved(borrower, limitCentavos);
    expect((await homeOf(borrower)).limitCentavos).toBe(limitCentavos + stepCentavos);
  });

  test('and the icon on the home screen each raise it by their own step', async () => {
    const borrower = await newApproved();
    const { proof } = given(await borrower.call(endpoints.getInstallBonus, {}));
    const body = { proof: proof ?? '', displayMode: 'standalone' } as const;
    given(await borrower.call(endpoints.claimInstallBonus, { body }));
    given(await bind(borrower, newUsername()));
    expect((await homeOf(borrower)).limitCentavos).toBe(limitCentavos + 100_000 + stepCentavos);
  });

  test('never raises the limit above the largest loan', async () => {
    const borrower = await newBorrower();
    await becomeApproved(borrower, 8_000_000);
    given(await bind(borrower, newUsername()));
    expect((await homeOf(borrower)).limitCentavos).toBe(8_000_000);
  });

  test('raises nobody else’s limit, in capitals, without its full stops or as a link, and says why', async () => {
    const first = await newBorrower();
    const username = newUsername();
    given(await bind(first, username));
    const second = await newApproved();
    for (const spelling of [
      username,
      username.toUpperCase(),
      username.replaceAll('.', ''),
      `https://m.facebook.com/${username.toUpperCase()}`,
    ]) {
      expect(await bind(second, spelling), spelling).toMatchObject({
        ok: false,
        code: 'validation_failed',
        detail: { fields: [{ path: 'facebookUsername', code: 'facebook_username_taken' }] },
      });
    }
    expect(await homeOf(second)).toMatchObject({ limitCentavos, facebookStepCentavos: stepCentavos });
    given(await bind(second, ''));
    given(await bind(second, newUsername()));
    expect((await homeOf(second)).limitCentavos).toBe(limitCentavos + stepCentavos);
  });

  test('raises one limit alone where two borrowers give it at the same moment', async () => {
    const pair = await Promise.all([newApproved(), newApproved()]);
    const username = newUsername();
    const answers = await Promise.all(pair.map((borrower) => bind(borrower, username)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const limits = await Promise.all(pair.map(async (borrower) => (await homeOf(borrower)).limitCentavos));
    expect(limits.toSorted((one, other) => one - other)).toEqual([
      limitCentavos,
      limitCentavos + stepCentavos,
    ]);
  });

  test('is shown to staff with the time at which it raised the limit', async () => {
    const borrower = await newApproved();
    const staff = await signInAs(product.origin, 'agent');
    const customer = async () =>
      given(await staff.call(endpoints.getCustomer, { params: { customerId: borrower.customerId } }));
    expect(await customer()).toMatchObject({ facebookBoundAt: null });
    given(await bind(borrower, newUsername()));
    const { givenAt } = await bonusOf(borrower);
    expect(givenAt).not.toBeNull();
    expect(await customer()).toMatchObject({
      facebookBoundAt: givenAt,
      limitCentavos: limitCentavos + stepCentavos,
    });
  });

  test('is kept as an index from which nobody reads it', async () => {
    const borrower = await newBorrower();
    const username = newUsername();
    given(await bind(borrower, username));
    const [row] = await product.database.query<{ dump: string; bytes: number }>(
      {
        name: 'test-facebook-username',
        text: 'SELECT f::text AS dump, length(username_index) AS bytes FROM facebook_username f WHERE customer_id = $1',
      },
      [borrower.customerId],
    );
    expect(row?.bytes).toBe(32);
    expect(row?.dump).not.toContain('maria');
  });
});

test('a Facebook username raises nothing where the lender turned that off, and can be saved all the same', async () => {
  const product = await startTestProduct({ FACEBOOK_STEP_PESOS: '0' });
  try {
    const username = newUsername();
    for (const name of [username, username.toUpperCase()]) {
      const borrower = await logInBorrower(product.origin);
      await completeProfile(product.origin, borrower);
      await becomeApproved(borrower, limitCentavos);
      const { facebookBonus } = given(await bind(borrower, name));
      expect(facebookBonus).toEqual({ stepCentavos: 0, limitCentavos, givenAt: null });
      expect(await homeOf(borrower)).toMatchObject({ limitCentavos, facebookStepCentavos: 0 });
    }
  } finally {
    await product.stop();
  }
});
