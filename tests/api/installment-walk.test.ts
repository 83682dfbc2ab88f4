import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loanSteps } from './loan-steps.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  openOffer,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
} from './test-borrower.ts';

/* The second product, from the first loan that opens it to the last installment, compared with the journal at each step. */

describe('a loan in installments', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  const { expectEqual, pay, moveDays } = loanSteps(() => ({ product, borrower }));
  const offerOf = (productId: 'main' | 'sub') => borrower.call(endpoints.getOffer, { query: { productId } });
  const askFor = (productId: 'main' | 'sub', amountCentavos: number, termDays: number) =>
    borrower.call(endpoints.getLoanPapers, {
      body: { productId, amountCentavos, termDays, language: 'en-US' },
    });
  const schedule = async (loanId: string) => (await readLoan(borrower, loanId)).schedule;
  const openOf = async (loanId: string) => (await schedule(loanId)).map(({ openCentavos }) => openCentavos);

  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
  });
  afterAll(() => product.stop());

  test('is not open before a first loan is repaid on time, by any call', async () => {
    const closed = { ok: false, code: 'product_not_open' };
    expect(given(await offerOf('sub'))).toEqual({ isOpen: false, reason: 'product_not_open' });
    expect(await askFor('sub', 600_000, 90)).toMatchObject(closed);
    const wish = { productId: 'sub', amountCentavos: 600_000, termDays: 90 } as const;
    expect(await borrower.call(endpoints.previewProjection, { body: wish })).toMatchObject(closed);
    const main = await prepareWithdrawal(borrower, 600_000, 90);
    expect(await sendWithdrawal(borrower, { ...main, productId: 'sub' })).toMatchObject(closed);
  });

  test('of a product that is not sold is a wrong field, and nothing is kept', async () => {
    const wrong = { ok: false, code: 'validation_failed' };
    const field = { fields: [{ path: 'productId', code: 'choice_required' }] };
    const main = await prepareWithdrawal(borrower, 600_000, 90);
    const unknown = { ...main, productId: 'gold' as 'sub' };
    expect(await sendWithdrawal(borrower, unknown)).toMatchObject({ ...wrong, detail: field });
    expect(await borrower.call(endpoints.getOffer, { query: { productId: 'gold' as 'sub' } })).toMatchObject(
      wrong,
    );
    expect(given(await borrower.call(endpoints.listLoans, {})).loans).toEqual([]);
  });

  test('opens after the first loan, and no call that names no product means it', async () => {
    const first = await borrow(borrower, 200_000, 14);
    expect(given(await offerOf('sub'))).toEqual({ isOpen: false, reason: 'outstanding_loan' });
    await pay(first.summary.loanId, 'full', first.summary.payoff?.totalCentavos ?? 0);
    const main = openOffer(await borrower.call(endpoints.getOffer, {}));
    expect(main.product).toMatchObject({ productId: 'main', periodDays: null });
    expect(openOffer(await offerOf('sub')).product).toMatchObject({ productId: 'sub', periodDays: 30 });
    // Between two periods, and below its least amount, there is nothing of it.
    expect(await askFor('sub', 600_000, 75)).toMatchObject({ code: 'term_not_offered' });
    expect(await askFor('sub', 100_000, 90)).toMatchObject({ code: 'amount_not_offered' });
  });

  test('is paid period by period: on time, late, early, and settled to the centavo', async () => {
    const loan = await borrow(borrower, 600_000, 90, 'sub');
    const { loanId } = loan.summary;
    expect(loan.summary).toMatchObject({ productId: 'sub', installments: { count: 3, paid: 0 } });
    expect(loan.summary.netDisbursedCentavos).toBe(loan.quote.netDisbursedCentavos);
    expect(loan.quote.schedule).toEqual(loan.schedule.map(({ openCentavos: _open, ...line }) => line));
    expect(await openOf(loanId)).toEqual([218_000, 212_000, 206_000]);
    const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
    const arrived = messages.find(({ code, facts }) => code === 'moneySent' && facts['loanId'] === loanId);
    expect(arrived?.facts['dueOn']).toBe(loan.schedule[0]?.dueOn);
    await expectEqual(loanId);
    // A second loan beside it waits, of either product.
    for (const productId of ['main', 'sub'] as const) {
      expect(await askFor(productId, 300_000, 60)).toMatchObject({ code: 'outstanding_loan' });
    }

    await moveDays(30);
    await expectEqual(loanId);
    const due = await readLoan(borrower, loanId);
    expect(due.summary).toMatchObject({
      dueState: { kind: 'due-today' },
      dueOn: loan.schedule[0]?.dueOn,
      dueCentavos: 218_000,
    });
    await pay(loanId, 'due', 218_000);
    await expectEqual(loanId);
    expect(await openOf(loanId)).toEqual([0, 212_000, 206_000]);

    await moveDays(33);
    await expectEqual(loanId);
    const late = (await readLoan(borrower, loanId)).summary;
    expect(late).toMatchObject({ dueState: { kind: 'overdue', days: 3 }, installments: { paid: 1 } });
    // Late for the second payment alone: a thousandth of it a day, nothing of the third.
    expect(late.payoff?.lateChargeCentavos).toBe(3 * 212);
    await pay(loanId, 'due', late.dueCentavos ?? 0);
    await expectEqual(loanId);
    const last = (await readLoan(borrower, loanId)).summary;
    expect(last).toMatchObject({
      dueState: { kind: 'due-in', days: 27 },
      dueOn: loan.quote.dueOn,
      installments: { paid: 2 },
    });

    await pay(loanId, 'full', last.payoff?.totalCentavos ?? 0);
    await expectEqual(loanId);
    const settled = await readLoan(borrower, loanId);
    expect(settled.summary).toMatchObject({ status: 'settled', installments: { count: 3, paid: 3 } });
    expect(settled.schedule.map(({ openCentavos }) => openCentavos)).toEqual([0, 0, 0]);
    // What was paid is what was lent and charged: interest for the days used, and the late charge.
    expect(settled.summary.paidCentavos).toBe(
      600_000 + settled.totalChargedCentavos - loan.quote.withheldCentavos,
    );
  }, 60_000);
});
