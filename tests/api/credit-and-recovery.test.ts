import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { readPaper } from './read-paper.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
  type TestBorrower,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { act, actByTwo, signInAs } from './test-staff.ts';

/* Credit that the lender holds, a written-off loan that is paid, and a loan that is given back after it was repaid. */

const reason = 'agreed with the borrower';

let product: TestProduct;
let borrower: TestBorrower;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
});

/** Whole days ahead; a session is over by then. */
async function letDaysPass(advanceDays: number): Promise<void> {
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
  borrower = await logInBorrower(product.origin, borrower.phone, borrower);
}

async function payInFull(loanId: string, beyondCentavos = 0): Promise<string> {
  const { summary } = await readLoan(borrower, loanId);
  const amountCentavos = summary.payoff?.totalCentavos ?? summary.claimCentavos ?? 0;
  const { payment } = given(
    await borrower.call(
      endpoints.startPayment,
      { params: { loanId }, body: { kind: 'full', amountCentavos, channel: 'gcash' } },
      { idempotencyKey: randomUUID() },
    ),
  );
  given(
    await borrower.call(endpoints.reportSandboxRepayment, {
      body: { paymentReference: payment.reference, amountCentavos: amountCentavos + beyondCentavos },
    }),
  );
  return payment.paymentId;
}

async function expectBooksToAgree(): Promise<void> {
  const { loans, entries } = await createCustomerStore(product.database).load({
    customerId: borrower.customerId,
    parts: ['loans', 'entries'],
  });
  for (const row of loans) {
    const own = entries.filter(({ loanId }) => loanId === row.loanId);
    expect(balanceDifferences(row, own)).toEqual([]);
  }
}

const kindsOf = async (loanId: string) => (await readLoan(borrower, loanId)).lines.map(({ kind }) => kind);
const messages = async () =>
  given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } })).messages;
const send = async (body: { kind: 'refund' | 'cancellation'; loanId: string }) =>
  given(await borrower.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() }));

/** A loan paid back with too much, and another one taken after it. */
async function loanBesideCredit(creditCentavos: number) {
  const before = await borrow(borrower, 300_000, 7);
  await payInFull(before.summary.loanId, creditCentavos);
  const running = await borrow(borrower, 500_000, 14);
  return { endedId: before.summary.loanId, loanId: running.summary.loanId };
}

describe('credit of an earlier loan', () => {
  test('pays what falls due on its due date, so that late charges arise on the rest alone', async () => {
    const { endedId, loanId } = await loanBesideCredit(51_509);
    await letDaysPass(13);
    expect((await readLoan(borrower, endedId)).credit.heldCentavos).toBe(51_509);
    await letDaysPass(1);
    const due = await readLoan(borrower, loanId);
    expect((await readLoan(borrower, endedId)).credit.heldCentavos).toBe(0);
    expect(await kindsOf(loanId)).toContain('credit-applied');
    expect(await kindsOf(endedId)).toContain('credit-moved-away');
    const leftCentavos = due.summary.payoff?.totalCentavos ?? 0;
    expect(leftCentavos).toBe(507_000 - 51_509);
    await letDaysPass(1);
    const late = await readLoan(borrower, loanId);
    expect(late.summary.payoff?.lateChargeCentavos).toBe(Math.floor(leftCentavos / 1000));
    await expectBooksToAgree();
  }, 60_000);

  test('settles a loan that it covers, with the message and the rewards of any loan paid back', async () => {
    const { loanId } = await loanBesideCredit(600_000);
    await letDaysPass(14);
    const settled = await readLoan(borrower, loanId);
    expect(settled.summary).toMatchObject({ status: 'settled', settledOn: settled.quote.dueOn });
    expect(await messages()).toContainEqual(
      expect.objectContaining({
        code: 'loanSettled',
        facts: expect.objectContaining({ loanId, amountCentavos: 507_000, cause: 'credit' }),
      }),
    );
    expect(given(await borrower.call(endpoints.getHome, {})).state).toBe('canWithdraw');
    await expectBooksToAgree();
  }, 60_000);

  test('is left alone once its borrower asked for it, and pays again after that was refused', async () => {
    const { endedId, loanId } = await loanBesideCredit(51_509);
    const { requestId } = await send({ kind: 'refund', loanId: endedId });
    await letDaysPass(15);
    expect((await readLoan(borrower, endedId)).credit.heldCentavos).toBe(51_509);
    const finance = await signInAs(product.origin, 'finance');
    given(
      await finance.call(
        endpoints.answerRequest,
        {
          params: { customerId: borrower.customerId, requestId },
          body: { outcome: 'refuse', reasonCode: 'NOT_AGREED' },
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    await letDaysPass(1);
    expect((await readLoan(borrower, endedId)).credit.heldCentavos).toBe(0);
    expect(await kindsOf(loanId)).toContain('credit-applied');
    await expectBooksToAgree();
  }, 60_000);
});

test('a written-off loan is paid in the app, and once all of it is paid it has ended: certificate, contacts, deletion and a new loan', async () => {
  const { summary } = await borrow(borrower, 200_000, 7);
  const { loanId } = summary;
  await letDaysPass(97);
  const [collections, finance] = await Promise.all([
    signInAs(product.origin, 'collections'),
    signInAs(product.origin, 'finance'),
  ]);
  await actByTwo(
    collections,
    finance,
    { customerId: borrower.customerId, loanId },
    { kind: 'write-off', reason },
  );
  const claimed = (await readLoan(borrower, loanId)).summary;
  expect(claimed).toMatchObject({ status: 'written-off', payoff: null });
  const mayDelete = async () => given(await borrower.call(endpoints.getDeletion, {})).blockedBy === null;
  expect(await mayDelete()).toBe(false);
  const removal = () => borrower.call(endpoints.removeContacts, {});
  expect(await removal()).toMatchObject({ ok: false, code: 'request_not_possible' });
  const paymentId = await payInFull(loanId);
  const recovered = await readLoan(borrower, loanId);
  expect(recovered.summary).toMatchObject({ status: 'recovered', claimCentavos: 0 });
  expect(recovered.summary.receivedPayments).toMatchObject([{ amountCentavos: claimed.claimCentavos }]);
  expect((await messages())[0]?.code).toBe('loanSettled');
  expect(await readPaper(borrower, loanId, 'certificate')).toContain(summary.orderNumber);
  expect(await readPaper(borrower, loanId, 'receipt', paymentId)).toContain('₱');
  expect(given(await borrower.call(endpoints.getHome, {})).state).toBe('canWithdraw');
  expect(await mayDelete()).toBe(true);
  expect((await readLoan(borrower, loanId)).summary).toMatchObject({
    status: 'recovered',
    settledOn: recovered.summary.settledOn,
  });
  const { sections } = given(await removal());
  expect(sections.find(({ section }) => section === 'contacts')?.values).toEqual({});
  await borrow(borrower, 200_000, 7);
  await expectBooksToAgree();
}, 60_000);

test('a loan that was repaid within the time for cancelling can still be cancelled, and what was charged is returned', async () => {
  const { summary, totalChargedCentavos } = await borrow(borrower, 500_000, 14);
  const key = { customerId: borrower.customerId, loanId: summary.loanId };
  const owedCentavos = summary.payoff?.totalCentavos ?? 0;
  await payInFull(key.loanId);
  const { requestId } = await send({ kind: 'cancellation', loanId: key.loanId });
  const finance = await signInAs(product.origin, 'finance');
  const action = { kind: 'cancel', returnedCentavos: 0, reference: 'NOTHING', reason, requestId } as const;
  given(await act(finance, key, action));
  const cancelled = await readLoan(borrower, key.loanId);
  expect(cancelled.summary.status).toBe('cancelled');
  expect(totalChargedCentavos).toBeGreaterThan(0);
  expect(cancelled.credit.heldCentavos).toBe(owedCentavos - summary.netDisbursedCentavos);
  await expectBooksToAgree();
}, 60_000);
