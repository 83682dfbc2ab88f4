import { endpoints } from '@luwag/contract/endpoints';
import type { ProductFigures } from '@luwag/contract/endpoints/staff/product-answer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  openOffer,
  type TestBorrower,
  type TestBrowser,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

type FaqWords = { question: string; answer: string };

/* Products are published in versions for days to come; a loan keeps the one it was made with. */

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('products as data with dates', () => {
  let product: TestProduct;
  let admin: TestBrowser;
  let borrower: TestBorrower;

  beforeAll(async () => {
    product = await startTestProduct();
    admin = await signInAs(product.origin, 'admin');
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
  });
  afterAll(() => product.stop());

  const list = async () => given(await admin.call(endpoints.listProducts, {}));
  const states = async () =>
    (await list()).versions.filter((row) => row.product.productId === 'main').map(({ state }) => state);
  const nextOf = async (changes: Partial<ProductFigures>, daysAhead = 1) => {
    const { versions, today } = await list();
    const latest = versions.filter((row) => row.product.productId === (changes.productId ?? 'main')).at(-1);
    if (latest === undefined) throw new Error('there is no such product');
    const figures = { ...latest.product, version: latest.product.version + 1, ...changes };
    return { product: figures, effectiveFrom: dayAfter(today, daysAhead) };
  };

  test('both products of the lender are there from the start', async () => {
    const { versions } = await list();
    expect(versions.map(({ product: { productId, version }, state }) => [productId, version, state])).toEqual(
      [
        ['main', 1, 'in-force'],
        ['sub', 1, 'in-force'],
      ],
    );
  });

  test('a version beyond a cap is refused with the cap, by how much, and the largest that passes', async () => {
    const body = await nextOf({ dailyInterestPpm: 2_500 });
    const verdict = given(await admin.call(endpoints.checkProduct, { body }));
    expect(verdict.refusal).toMatchObject({
      code: 'CAP_NOMINAL_RATE',
      detail: { byHowMuch: 500, largestAllowed: 2_000 },
    });
    expect(verdict.worstCase).toHaveLength(5);
    expect(await admin.call(endpoints.proposeProduct, { body })).toMatchObject({
      code: 'product_refused',
      detail: { rule: 'CAP_NOMINAL_RATE', figures: { largestAllowed: 2_000 } },
    });
    expect((await list()).versions).toHaveLength(2);
  });

  test('a price is sold only after a second person has confirmed it, and nobody confirms their own', async () => {
    const body = await nextOf({ capScope: 'covered-loans' }, 40);
    const { proposalId } = given(await admin.call(endpoints.proposeProduct, { body }));
    const { versions, proposals } = await list();
    expect(versions).toHaveLength(2);
    const changes = [{ field: 'capScope', before: 'all-loans', after: 'covered-loans' }];
    expect(proposals).toMatchObject([{ proposalId, isOwn: true, proposedBy: 'Ada Admin', changes }]);
    expect(await admin.call(endpoints.proposeProduct, { body })).toMatchObject({
      detail: { rule: 'PROPOSAL_ALREADY_WAITING' },
    });
    const answer = (who: TestBrowser, outcome: 'confirm' | 'refuse') =>
      who.call(endpoints.answerProductProposal, { params: { proposalId }, body: { outcome } });
    expect(await answer(admin, 'confirm')).toMatchObject({ code: 'second_person_required' });
    expect(await answer(await signInAs(product.origin, 'marketing'), 'confirm')).toMatchObject({
      code: 'forbidden',
    });
    const finance = await signInAs(product.origin, 'finance');
    expect(given(await answer(finance, 'refuse')).status).toBe('refused');
    expect(await answer(finance, 'confirm')).toMatchObject({ code: 'request_already_answered' });
    expect((await list()).versions).toHaveLength(2);
    const lines = await product.database.query<{ action: string; before: object; after: object }>(
      {
        name: 'proposal-lines',
        text: 'SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY at, audit_id',
      },
      [proposalId],
    );
    expect(lines).toMatchObject([
      { action: 'product-proposed', before: { version: 1 }, after: { version: 2 } },
      { action: 'product-refused', before: { version: 1 }, after: { version: 2 } },
    ]);
  });

  test('a published version is sold from its day on, and a loan from before keeps its own', async () => {
    const before = await borrow(borrower, 300_000, 14);
    const body = await nextOf({ serviceFeePpmPerDay: 500 });
    expect(given(await admin.call(endpoints.checkProduct, { body })).refusal).toBeNull();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.call(endpoints.proposeProduct, { body })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const checker = await signInAs(product.origin, 'finance');
    const proposalId = (await list()).proposals[0]?.proposalId ?? '';
    const confirmed = await Promise.all(
      Array.from({ length: 3 }, () =>
        checker.call(endpoints.answerProductProposal, {
          params: { proposalId },
          body: { outcome: 'confirm' },
        }),
      ),
    );
    expect(confirmed.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await states()).toEqual(['in-force', 'coming']);
    const other = await logInBorrower(product.origin);
    await completeProfile(product.origin, other);
    await becomeApproved(other);
    expect(openOffer(await other.call(endpoints.getOffer, {})).product.version).toBe(1);
    expect(given(await other.call(endpoints.getPublicSettings, {})).product?.version).toBe(1);

    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays: 1 } }));
    const again = await logInBorrower(product.origin, other.phone, other);
    expect(openOffer(await again.call(endpoints.getOffer, {})).product).toMatchObject({
      version: 2,
      serviceFeePpmPerDay: 500,
    });
    // Visitors get the same figures.
    expect(given(await again.call(endpoints.getPublicSettings, {})).product).toMatchObject({
      version: 2,
      serviceFeePpmPerDay: 500,
    });
    const loan = await borrow(again, 300_000, 14);
    expect(loan.quote.productVersion).toBe(2);
    expect(loan.quote.serviceFeeCentavos).toBeLessThan(before.quote.serviceFeeCentavos);
    const finance = await signInAs(product.origin, 'finance');
    const params = { customerId: borrower.customerId, loanId: before.summary.loanId };
    expect(given(await finance.call(endpoints.getCustomerLoan, { params })).productVersion).toBe(1);
    admin = await signInAs(product.origin, 'admin');
    expect(await states()).toEqual(['past', 'in-force']);
  }, 60_000);

  test('a day that has come, a version out of turn and figures without bounds are refused', async () => {
    admin = await signInAs(product.origin, 'admin');
    const today = await nextOf({}, 0);
    expect(await admin.call(endpoints.proposeProduct, { body: today })).toMatchObject({
      detail: { rule: 'PRODUCT_DATE_NOT_AHEAD' },
    });
    const outOfTurn = await nextOf({ version: 9 });
    expect(await admin.call(endpoints.proposeProduct, { body: outOfTurn })).toMatchObject({
      detail: { rule: 'PRODUCT_VERSION_NOT_NEXT' },
    });
    const endless = await nextOf({ maxTermDays: 1_000_000, stepAmountCentavos: 1 });
    expect(await admin.call(endpoints.checkProduct, { body: endless })).toMatchObject({
      code: 'validation_failed',
    });
    const finance = await signInAs(product.origin, 'finance');
    expect(await finance.call(endpoints.proposeProduct, { body: await nextOf({}) })).toMatchObject({
      code: 'forbidden',
    });
  });

  test('the program itself cannot change or remove a version that was published', async () => {
    for (const text of ['UPDATE product_version SET version = 7', 'DELETE FROM product_version']) {
      const attempt = product.database.query({ name: text.slice(0, 6).toLowerCase(), text });
      await expect(attempt).rejects.toThrow(/permission denied/);
    }
  });

  test('questions and answers are set by topic from a day on, in every language, and read by everyone', async () => {
    const { today } = given(await admin.call(endpoints.listFaq, {}));
    const [english, pilipino, hindi] = ['English', 'Pilipino', 'Hindi'].map((language) => ({
      question: `When in ${language}?`,
      answer: 'At nine, every day.',
    })) as [FaqWords, FaqWords, FaqWords];
    const question = { 'en-US': english, 'fil-PH': pilipino, 'hi-IN': hindi };
    const set = (effectiveOn: string, questions: (typeof question)[]) =>
      admin.call(endpoints.setFaq, { params: { topic: 'aboutUs' }, body: { effectiveOn, questions } });
    const read = async () =>
      given(await borrower.call(endpoints.getFaq, { query: { language: 'fil-PH' } })).topics;
    given(await set(dayAfter(today, 2), []));
    given(await set(today, [question]));
    expect(await read()).toEqual([{ topic: 'aboutUs', questions: [question['fil-PH']] }]);
    const unsaid = { ...question, 'hi-IN': { question: '', answer: '' } };
    const marked = { ...question, 'en-US': { question: '<b>Now</b>', answer: 'At nine.' } };
    const wrong = [
      await set(today, [unsaid]),
      await set(today, [marked]),
      await set(dayAfter(today, -1), []),
    ];
    expect(wrong.map((answer) => (answer.ok ? '' : answer.code))).toEqual(
      wrong.map(() => 'validation_failed'),
    );
    expect(await read()).toHaveLength(1);
    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays: 2 } }));
    expect(await read()).toEqual([]);
    const reviewer = await signInAs(product.origin, 'reviewer');
    expect((await reviewer.call(endpoints.listFaq, {})).ok).toBe(false);
  });

  test('whether a guide helped is counted by language without anybody named, and only staff see the sums', async () => {
    const answer = (guide: 'pay' | 'scams', language: 'en-US' | 'hi-IN', hasHelped: boolean) =>
      borrower.call(endpoints.countGuideAnswer, { params: { guide }, body: { language, hasHelped } });
    given(await answer('pay', 'en-US', true));
    given(await answer('pay', 'en-US', true));
    given(await answer('pay', 'en-US', false));
    given(await answer('pay', 'hi-IN', false));
    given(await answer('scams', 'hi-IN', true));
    const auditor = await signInAs(product.origin, 'auditor');
    expect(given(await auditor.call(endpoints.listGuideAnswers, {})).counts).toEqual([
      { guide: 'pay', language: 'en-US', helped: 2, notHelped: 1 },
      { guide: 'pay', language: 'hi-IN', helped: 0, notHelped: 1 },
      { guide: 'scams', language: 'hi-IN', helped: 1, notHelped: 0 },
    ]);
    expect(await borrower.call(endpoints.listGuideAnswers, {})).toMatchObject({ ok: false });
    const columns = await product.database.query<{ name: string }>({
      name: 'guide-answer-columns',
      text: `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'guide_answer'`,
    });
    expect(columns.map(({ name }) => name).toSorted()).toEqual(['guide', 'helped', 'language', 'not_helped']);
  });

  test('a flood of answers about guides from one address is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () =>
        borrower.call(endpoints.countGuideAnswer, {
          params: { guide: 'extend' },
          body: { language: 'en-US', hasHelped: false },
        }),
      ),
    );
    const refusals = answers.filter((answer) => !answer.ok);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals[0]).toMatchObject({ code: 'too_frequent' });
  });
});
