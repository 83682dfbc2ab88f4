import { randomUUID } from 'node:crypto';
import { applicableCredit } from '@luwag/loan-engine/life/apply-credit';
import { noteRefundAsked } from '@luwag/loan-engine/life/refund-ask';
import { confirmRefund, requestRefund } from '@luwag/loan-engine/life/refund-credit';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import { addDays } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, begunLoan, firstDay, next } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { silentPayouts } from '../../../../tests/silent-payouts.ts';
import { createStaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPayoutQueue } from '../../adapters/postgres/payout-queue.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import { settlePayout } from './settle-payout.ts';
import { listWaitingPayouts } from './waiting-payouts.ts';

/* The borrower's bank takes a refund of credit and sends it back later. */

const creditCentavos = centavos(5000);
let product: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf() {
  return {
    ...(await createStaffContext(product)),
    payouts: silentPayouts('one'),
    secondPayouts: null,
    payoutQueue: createPayoutQueue(product.database),
  };
}

beforeAll(async () => {
  product = await createTestDatabase();
  context = await contextOf();
});
afterAll(() => product.remove());

/** A loan paid in full with PHP 50.00 too much, which is on its way back. */
async function refunded({ isAskedBack = false } = {}) {
  const begun = begunLoan();
  const owed = accepted(payoffQuote(begun.loan, firstDay)).totalCentavos;
  const amountCentavos = centavos(owed + creditCentavos);
  const paid = next(
    begun,
    accepted(allocateRepayment(begun.loan, { amountCentavos, on: firstDay, reference: 'GC1' })),
  );
  const wanted = isAskedBack ? { ...paid, loan: noteRefundAsked(paid.loan, firstDay) } : paid;
  const asked = next(
    wanted,
    accepted(requestRefund(wanted.loan, { amountCentavos: creditCentavos, on: firstDay })),
  );
  const { subject } = await openPayout(
    product,
    context,
    { purpose: 'refund', amountCentavos: creditCentavos },
    asked,
  );
  const { customerId } = subject;
  return {
    answered: (answer: PayoutAnswer) => settlePayout(context, subject, answer, { shouldCheckLater: false }),
    erase: async () => {
      const { customer } = await context.store.load({ customerId, parts: [] });
      const erasure = {
        phoneSealed: Buffer.from([1]),
        recordsUntilOn: addDays(firstDay, 1_800),
        erasedAt: context.now(),
      };
      await context.store.save({ customerId, expectedVersion: customer?.version ?? 0, changes: { erasure } });
    },
    look: async () => {
      const kept = await context.store.load({
        customerId,
        parts: ['loans', 'payouts', 'entries'],
      });
      const [loan] = kept.loans;
      if (loan === undefined) throw new Error('the loan is gone');
      const messages = await product.database.query<{ code: string }>(
        { name: 'messages-of-customer', text: 'SELECT code FROM message WHERE customer_id = $1' },
        [customerId],
      );
      return { ...kept, loan, messages };
    },
  };
}

test('a refund that the bank sends back is the borrower’s credit again, once, and the borrower is told', async () => {
  const refund = await refunded();
  value(await refund.answered({ outcome: 'succeeded', providerReference: 'BANK-1' }));
  expect((await refund.look()).loan).toMatchObject({ customerCreditCentavos: 0 });
  for (let told = 0; told < 2; told += 1)
    expect(value(await refund.answered({ outcome: 'reversed', providerReference: 'BANK-1' }))).toBe('failed');
  const { loan, payouts, entries, messages } = await refund.look();
  expect(loan).toMatchObject({
    status: 'settled',
    customerCreditCentavos: creditCentavos,
    adjustments: { refundedCentavos: 0 },
  });
  expect(payouts).toMatchObject([{ status: 'failed', providerReference: 'BANK-1' }]);
  const returned = entries.filter(({ kind }) => kind === 'refund-returned');
  expect(returned).toHaveLength(1);
  expect(returned[0]?.postings).toContainEqual({
    account: accounts.cashAtPayoutProvider,
    amountCentavos: creditCentavos,
  });
  expect(messages.map(({ code }) => code)).toEqual(expect.arrayContaining(['refundSent', 'refundFailed']));
  const { failedRefundCount, failedRefunds } = value(await listWaitingPayouts(context));
  expect({ failedRefundCount, failedRefunds }).toMatchObject({
    failedRefundCount: 1,
    failedRefunds: [{ loanId: loan.loanId, amountCentavos: creditCentavos }],
  });
  // A next one may be asked for, and arrives.
  const again = accepted(requestRefund(loan, { amountCentavos: creditCentavos, on: firstDay }));
  expect(accepted(confirmRefund(again.loan, { on: firstDay })).loan.customerCreditCentavos).toBe(0);
});

test('credit that was asked back pays nothing else until its refund has arrived', async () => {
  const refund = await refunded({ isAskedBack: true });
  value(await refund.answered({ outcome: 'failed', failureCode: 'ACCOUNT_CLOSED' }));
  expect((await refund.look()).loan.adjustments).toMatchObject({ refundAskedOn: firstDay });
  const arrived = await refunded({ isAskedBack: true });
  value(await arrived.answered({ outcome: 'succeeded', providerReference: randomUUID() }));
  expect((await arrived.look()).loan.adjustments).not.toHaveProperty('refundAskedOn');
});

test('credit that was asked back is asked back again when the bank sends its refund back', async () => {
  const refund = await refunded({ isAskedBack: true });
  value(await refund.answered({ outcome: 'succeeded', providerReference: 'BANK-4' }));
  value(await refund.answered({ outcome: 'reversed', providerReference: 'BANK-4' }));
  const { loan } = await refund.look();
  expect(loan).toMatchObject({
    customerCreditCentavos: creditCentavos,
    adjustments: { refundAskedOn: firstDay },
  });
  expect(applicableCredit(loan, addDays(firstDay, 90))).toBe(0);
});

test('a refund of somebody who was erased is left to a person when it comes back', async () => {
  const refund = await refunded();
  value(await refund.answered({ outcome: 'succeeded', providerReference: 'BANK-3' }));
  await refund.erase();
  expect(await refund.answered({ outcome: 'reversed', providerReference: 'BANK-3' })).toMatchObject({
    code: 'loan_action_refused',
  });
});

test('a refund that is told as sent back before its arrival was told has failed', async () => {
  const refund = await refunded();
  value(await refund.answered({ outcome: 'reversed', providerReference: 'BANK-2' }));
  const { loan, entries } = await refund.look();
  expect(loan.customerCreditCentavos).toBe(creditCentavos);
  expect(entries.map(({ kind }) => kind)).toContain('refund-failed');
});
