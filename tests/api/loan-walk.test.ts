import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
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

  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
  });
  afterAll(() => product.stop());

  const expectEqual = async (loanId: string): Promise<void> => {
    const store = createCustomerStore(product.database);
    const { loans, entries } = await store.load({
      customerId: borrower.customerId,
      parts: ['loans', 'entries'],
    });
    const loan = loans.find((row) => row.loanId === loanId);
    expect(loan).toBeDefined();
    const own = entries.filter((entry) => entry.loanId === loanId);
    expect(loan && balanceDifferences(loan, own)).toEqual([]);
    for (const entry of own) {
      expect(entry.postings.reduce((sum, posting) => sum + posting.amountCentavos, 0)).toBe(0);
    }
    const shown = await readLoan(borrower, loanId);
    const owed = own
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => ['1100', '1110', '1120', '1130'].includes(account))
      .reduce((sum, posting) => sum + posting.amountCentavos, 0);
    expect(shown.summary.payoff?.totalCentavos ?? 0).toBe(owed);
    expect(shown.lines.at(-1)?.balanceCentavos ?? 0).toBe(owed);
  };
  const pay = async (loanId: string, kind: 'full' | 'part', amountCentavos: number): Promise<void> => {
    const { payment } = given(
      await borrower.call(
        endpoints.startPayment,
        { params: { loanId }, body: { kind, amountCentavos, channel: 'gcash' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    given(
      await borrower.call(endpoints.reportSandboxRepayment, {
        body: { paymentReference: payment.reference },
      }),
    );
  };
  const moveDays = async (advanceDays: number): Promise<void> => {
    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
    // Ten minutes of a session are over long before a day is.
    const session = await logInBorrower(product.origin, borrower.phone);
    borrower.hold(session.token() ?? '');
  };

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
