import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { act, signInAs } from './test-staff.ts';

/* What a borrower is told of a loan that is on its way, late, cancelled or written off. */

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

const loanAtHome = async () => given(await borrower.call(endpoints.getHome, {})).loan;
const loanInList = async () => given(await borrower.call(endpoints.listLoans, {})).loans[0];
/** A log-in does not last over so many days. */
const letDaysPass = async (advanceDays: number) => {
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
  borrower = await logInBorrower(product.origin, borrower.phone);
};

test('money on its way tells by when it should be there', async () => {
  given(await borrower.call(endpoints.setNextPayout, { body: { outcome: 'unknown' } }));
  const { loan } = given(await sendWithdrawal(borrower, await prepareWithdrawal(borrower, 500_000, 30)));
  const sentAt = Date.parse(loan.payout?.requestedAt ?? '');
  expect(Date.parse(loan.payout?.expectedBy ?? '')).toBe(sentAt + 24 * 3_600_000);
  expect((await loanAtHome())?.payout?.isLate).toBe(false);
});

test('while something is due the answer holds the paydays around it, of a borrower paid on the 15th and the 30th', async () => {
  expect(given(await borrower.call(endpoints.listLoans, {})).paydays).toBeNull();
  const { summary } = await borrow(borrower, 500_000, 14);
  const { paydays, today } = given(await borrower.call(endpoints.listLoans, {}));
  const { on, isCertain } = paydays ?? { on: [], isCertain: false };
  expect(isCertain).toBe(true);
  expect(on.map((day) => new Date(day).getUTCDay()).filter((day) => day === 0 || day === 6)).toEqual([]);
  // On a weekend the Friday before counts, and February ends early.
  for (const day of on) expect(['13', '14', '15', '26', '27', '28', '29', '30']).toContain(day.slice(8));
  expect(on.some((day) => day < today)).toBe(true);
  expect(on.some((day) => day > (summary.dueOn ?? ''))).toBe(true);
});

test('an overdue loan tells what tomorrow adds, and what it can never pass', async () => {
  const { summary } = await borrow(borrower, 500_000, 14);
  expect((await loanAtHome())?.growth).toBeNull();
  await letDaysPass(16);
  const today = await loanAtHome();
  const growth = today?.growth ?? { perDayCentavos: 0, mostCentavos: 0 };
  expect(growth.perDayCentavos).toBeGreaterThan(0);
  const owedToday = today?.payoff?.totalCentavos ?? 0;
  await letDaysPass(1);
  const {
    summary: tomorrow,
    ceilingCentavos,
    totalChargedCentavos,
  } = await readLoan(borrower, summary.loanId);
  const owedTomorrow = tomorrow.payoff?.totalCentavos ?? 0;
  expect(owedTomorrow - owedToday).toBe(growth.perDayCentavos);
  expect(growth.mostCentavos).toBe(owedTomorrow + ceilingCentavos - totalChargedCentavos);
});

test('a loan written off still says what is owed, grows no more, and counts what is paid after', async () => {
  const { summary } = await borrow(borrower, 200_000, 7);
  const key = { customerId: borrower.customerId, loanId: summary.loanId };
  await letDaysPass(97);
  const owedCentavos = (await loanAtHome())?.payoff?.totalCentavos ?? 0;
  const [collections, finance] = await Promise.all([
    signInAs(product.origin, 'collections'),
    signInAs(product.origin, 'finance'),
  ]);
  given(await act(collections, key, { kind: 'write-off', reason }));
  const { requests } = given(await finance.call(endpoints.listRequests, { query: { from: 'staff' } }));
  const requestId = requests.find(({ loanId }) => loanId === key.loanId)?.requestId ?? '';
  given(
    await finance.call(
      endpoints.answerRequest,
      {
        params: { customerId: key.customerId, requestId },
        body: { outcome: 'confirm', shownOwedCentavos: owedCentavos },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const { today, state } = given(await borrower.call(endpoints.getHome, {}));
  expect(state).toBe('repaying');
  const known = { status: 'written-off', claimCentavos: owedCentavos, closedOn: today, growth: null };
  expect(await loanAtHome()).toMatchObject(known);
  await letDaysPass(5);
  expect(await loanInList()).toMatchObject(known);
  const payment = {
    kind: 'record-payment',
    amountCentavos: 50_000,
    paidOn: today,
    channel: 'bank',
    reference: 'AFTER-1',
    reason,
  } as const;
  given(await act(await signInAs(product.origin, 'finance'), key, payment));
  expect((await loanInList())?.claimCentavos).toBe(owedCentavos - 50_000);
}, 60_000);

test('a loan cancelled as its borrower asked tells the day of it', async () => {
  const { summary } = await borrow(borrower, 500_000, 30);
  const key = { customerId: borrower.customerId, loanId: summary.loanId };
  const body = { kind: 'cancellation', loanId: key.loanId } as const;
  const { requestId } = given(
    await borrower.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() }),
  );
  const finance = await signInAs(product.origin, 'finance');
  const returnedCentavos = summary.netDisbursedCentavos;
  given(await act(finance, key, { kind: 'cancel', returnedCentavos, reference: 'RET-1', reason, requestId }));
  const { today, state, loan } = given(await borrower.call(endpoints.getHome, {}));
  expect(state).toBe('canWithdraw');
  expect(loan).toMatchObject({ status: 'cancelled', closedOn: today, claimCentavos: null });
  expect((await loanInList())?.closedOn).toBe(today);
});
