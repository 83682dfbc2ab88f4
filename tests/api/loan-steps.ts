import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { expect } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import type { TestProduct } from './test-product.ts';
import { given, logInBorrower, readLoan, type TestBorrower } from './test-borrower.ts';

/** The steps of a walk along a loan, and the comparison of what the API shows with loan and journal after each of them. */
export function loanSteps(walk: () => { product: TestProduct; borrower: TestBorrower }) {
  const expectEqual = async (loanId: string): Promise<void> => {
    const store = createCustomerStore(walk().product.database);
    const { loans, entries } = await store.load({
      customerId: walk().borrower.customerId,
      parts: ['loans', 'entries'],
    });
    const loan = loans.find((row) => row.loanId === loanId);
    expect(loan).toBeDefined();
    const own = entries.filter((entry) => entry.loanId === loanId);
    expect(loan && balanceDifferences(loan, own)).toEqual([]);
    for (const entry of own) {
      expect(entry.postings.reduce((sum, posting) => sum + posting.amountCentavos, 0)).toBe(0);
    }
    const shown = await readLoan(walk().borrower, loanId);
    const owed = own
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => ['1100', '1110', '1120', '1130'].includes(account))
      .reduce((sum, posting) => sum + posting.amountCentavos, 0);
    expect(shown.summary.payoff?.totalCentavos ?? 0).toBe(owed);
    expect(shown.lines.at(-1)?.balanceCentavos ?? 0).toBe(owed);
  };
  const pay = async (
    loanId: string,
    kind: 'full' | 'due' | 'part',
    amountCentavos: number,
  ): Promise<void> => {
    const { borrower } = walk();
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
    const { product, borrower } = walk();
    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
    // Ten minutes of a session are over long before a day is.
    const session = await logInBorrower(product.origin, borrower.phone);
    borrower.hold(session.token() ?? '');
  };

  return { expectEqual, pay, moveDays };
}
