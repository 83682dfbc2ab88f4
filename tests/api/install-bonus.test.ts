import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeApproved, completeProfile, given, logInBorrower, type TestBorrower } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const bonusOf = async (borrower: TestBorrower) => given(await borrower.call(endpoints.getInstallBonus, {}));
const claim = (borrower: TestBorrower, proof: string) =>
  borrower.call(endpoints.claimInstallBonus, { body: { proof, displayMode: 'standalone' } });
const couponsOf = async (borrower: TestBorrower) =>
  given(await borrower.call(endpoints.listCoupons, {})).coupons;

describe('the bonus of the home screen', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  test('is given once, however often and however much at once the icon asks for it', async () => {
    const borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
    const before = await bonusOf(borrower);
    expect(before).toMatchObject({ couponCentavos: 20_000, stepCentavos: 100_000, givenAt: null });
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(borrower, before.proof ?? '')));
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(answers.every((answer) => answer.ok || answer.code === 'busy_try_again')).toBe(true);
    const after = await bonusOf(borrower);
    expect(after.limitCentavos).toBe(before.limitCentavos + 100_000);
    expect(after).toMatchObject({ proof: null, givenAt: expect.any(String) });
    // Once it is given, the proof of any icon is as good as none.
    expect(given(await claim(borrower, 'x')).givenAt).toBe(after.givenAt);
    expect(await couponsOf(borrower)).toMatchObject([
      { kind: 'cash', deductionCentavos: 20_000, minimumAmountCentavos: 0, reason: 'installed' },
    ]);
  });

  test('is refused without a proof of one’s own, and then nothing is given', async () => {
    const [borrower, other] = [await logInBorrower(product.origin), await logInBorrower(product.origin)];
    const { proof: proofOfOther } = await bonusOf(other);
    for (const proof of ['', 'AAAA', proofOfOther ?? '']) {
      expect(await claim(borrower, proof)).toMatchObject({ ok: false, code: 'install_proof_invalid' });
    }
    expect(await couponsOf(borrower)).toEqual([]);
    expect((await bonusOf(borrower)).givenAt).toBeNull();
  });

  test('makes no limit out of nothing: the step comes with the first limit', async () => {
    const borrower = await logInBorrower(product.origin);
    const { proof } = await bonusOf(borrower);
    expect(given(await claim(borrower, proof ?? '')).limitCentavos).toBe(0);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
    const { limitCentavos } = await bonusOf(borrower);
    expect(limitCentavos % 500_000).toBe(100_000);
  });
});
