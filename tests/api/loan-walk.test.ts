import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankTakesMs } from '../../apps/api/sandbox-world.ts';
import { loanSteps } from './loan-steps.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
  type TestBorrower,
  until,
} from './test-borrower.ts';

/* Walks one loan from payout to settlement and compares, after each step, what the API shows with the journal. */

describe('every peso the borrower is shown equals the ledger', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  const { expectEqual, pay, moveDays } = loanSteps(() => ({ product, borrower }));

  beforeAll(async () => {
    product = await startTestProduct({}, { payoutSettlesAfterMs: bankTakesMs });
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
  });
  afterAll(() => product.stop());

  test('from payout over part payment and lateness to settlement', async () => {
    const loan = await borrow(borrower, 500_000, 30);
    const { loanId } = loan.summary;
    expect(loan.summary.netDisbursedCentavos).toBe(loan.quote.netDisbursedCentavos);
    expect(loan.summary.totalRepaymentCentavos).toBe(loan.quote.totalRepaymentCentavos);
    await expectEqual(loanId);

    await moveDays(5);
    await expectEqual(loanId);
    const afterFiveDays = await readLoan(borrower, loanId);
    expect(afterFiveDays.summary.payoff?.interestCentavos).toBe(5 * 500);

    await pay(loanId, 'part', 100_000);
    await expectEqual(loanId);

    await moveDays(28);
    await expectEqual(loanId);
    const late = await readLoan(borrower, loanId);
    expect(late.summary.dueState).toEqual({ kind: 'overdue', days: 3 });
    expect(late.summary.payoff?.lateChargeCentavos).toBeGreaterThan(0);

    await pay(loanId, 'full', late.summary.payoff?.totalCentavos ?? 0);
    await expectEqual(loanId);
    const settled = await readLoan(borrower, loanId);
    expect(settled.summary.status).toBe('settled');

    const home = given(await borrower.call(endpoints.getHome, {}));
    expect(home.state).toBe('canWithdraw');
    expect(home.hasSettledLoan).toBe(true);

    const { sections } = given(await borrower.call(endpoints.removeContacts, {}));
    expect(sections.find(({ section }) => section === 'contacts')).toMatchObject({
      values: {},
      isComplete: false,
    });
    expect(given(await borrower.call(endpoints.getHome, {})).state).toBe('canWithdraw');
  }, 60_000);

  test('a payment of yesterday’s amount is refused today, and nothing is opened', async () => {
    const loan = await borrow(borrower, 200_000, 14);
    const { loanId } = loan.summary;
    const yesterday = loan.summary.payoff?.totalCentavos ?? 0;
    await moveDays(2);
    const answer = await borrower.call(
      endpoints.startPayment,
      { params: { loanId }, body: { kind: 'full', amountCentavos: yesterday, channel: 'maya' } },
      { idempotencyKey: randomUUID() },
    );
    expect(answer).toMatchObject({ ok: false, code: 'quote_changed' });
    const { payments } = await readLoan(borrower, loanId);
    expect(payments).toEqual([]);
    const today = await readLoan(borrower, loanId);
    await pay(loanId, 'full', today.summary.payoff?.totalCentavos ?? 0);
    await until('settlement', async () =>
      (await readLoan(borrower, loanId)).summary.status === 'settled' ? true : null,
    );
  }, 60_000);
});
