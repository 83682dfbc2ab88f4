import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { createRandomness } from '../../apps/api/adapters/randomness/randomness.ts';
import { grantCoupon } from '../../apps/api/use-cases/rewards/grant-coupon.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  type Loan,
  logInBorrower,
  openBrowser,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
  until,
} from '../api/test-borrower.ts';
import { startTestProduct, type TestProduct } from '../api/test-product.ts';

/*
 * Everything at once, over HTTP, round after round: each intent has exactly one effect, and no answer is an error of the server.
 * ROUNDS sets how many; docs/operations/connections.md has the figures of the long run.
 */

const rounds = Number(process.env['ROUNDS'] ?? 3);
const atOnce = 50;
const timeout = { timeout: 60_000 + rounds * 10_000 };

let product: TestProduct;
let borrower: TestBorrower;
let otherTab: TestBorrower;
const serverErrors: string[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  borrower = watched(await logInBorrower(product.origin));
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  // The same session in a second tab.
  const tab = openBrowser(product.origin);
  for (const [name, cookie] of borrower.cookies) tab.cookies.set(name, cookie);
  tab.hold(borrower.token() ?? '');
  otherTab = watched({ ...tab, phone: borrower.phone, customerId: borrower.customerId });
}, 60_000);
afterAll(() => product.stop());

/** Both tabs go on with a new token, as the app does; a long run outlives the first one. */
async function renewToken(): Promise<void> {
  const { token } = given(await borrower.call(endpoints.refreshSession, { body: {} }));
  for (const [name, cookie] of borrower.cookies) otherTab.cookies.set(name, cookie);
  for (const tab of [borrower, otherTab]) tab.hold(token);
}

/** The same borrower, with every answer that is an error of the server noted; being busy is none. */
function watched(of: TestBorrower): TestBorrower {
  const call: TestBorrower['call'] = async (endpoint, input, options) => {
    const answer = await of.call(endpoint, input, options);
    if (!answer.ok && answer.code === 'internal_error') serverErrors.push(answer.code);
    return answer;
  };
  return { ...of, call };
}

const loanCount = async (): Promise<number> =>
  given(await borrower.call(endpoints.listLoans, {})).loans.length;

/** Waits for the money of the newest loan, and pays it off. */
async function payOff(): Promise<void> {
  const [newest] = given(await borrower.call(endpoints.listLoans, {})).loans;
  const loanId = newest?.loanId ?? '';
  const loan = await until('the payout', async () => {
    const read = await readLoan(borrower, loanId);
    return read.summary.status === 'active' ? read : null;
  });
  const reference = await startPayment(loan, 'full', loan.summary.payoff?.totalCentavos ?? 0);
  await report(borrower, reference);
}

async function startPayment(
  { summary: { loanId } }: Loan,
  kind: 'full' | 'part' | 'extension',
  amountCentavos: number,
  couponId?: string,
): Promise<string> {
  const chosen = couponId === undefined ? {} : { couponId };
  const body = { kind, amountCentavos, channel: 'gcash', ...chosen } as const;
  const options = { idempotencyKey: randomUUID() };
  return given(await borrower.call(endpoints.startPayment, { params: { loanId }, body }, options)).payment
    .reference;
}

/** The partner tells that a payment was made; told again it is nothing new. */
async function report(by: TestBorrower, paymentReference: string): Promise<void> {
  await until('the report', async () => {
    const answer = await by.call(endpoints.reportSandboxRepayment, { body: { paymentReference } });
    if (answer.ok) return true;
    if (answer.code !== 'busy_try_again') throw new Error(answer.code);
    return null;
  });
}

async function giveCoupon(): Promise<string> {
  const now = Date.now;
  const granted = await grantCoupon(
    { store: createCustomerStore(product.database), randomness: createRandomness({ now }), now },
    borrower.customerId,
    {
      kind: 'repayment',
      deductionCentavos: centavos(5_000),
      minimumAmountCentavos: centavos(100_000),
      validDays: 30,
      reason: 'goodwill',
    },
  );
  if (!granted.ok) throw new Error(granted.code);
  return granted.value.couponId;
}

/** How often money under each reference stands in the journal, what the clearing account gained, and the sum of the ledger. */
async function booked(references: readonly string[]) {
  const [row] = await product.database.query<{ times: number[]; cleared: number; total: number }>(
    {
      name: 'at-once-booked',
      text: `SELECT
        (SELECT coalesce(array_agg(times), '{}') FROM (
          SELECT (SELECT count(*)::int FROM journal_entry j
            WHERE j.reference = r.reference AND '1020' = ANY (j.accounts)) AS times
          FROM unnest($1::text[]) AS r (reference)) counted) AS times,
        (SELECT coalesce(sum(amount_centavos), 0)::bigint FROM ledger_line WHERE account = '1020') AS cleared,
        (SELECT coalesce(sum(amount_centavos), 0)::bigint FROM ledger_line) AS total`,
    },
    [references],
  );
  if (row === undefined) throw new Error('no figures');
  return row;
}

/** What a coupon leaves to pay of all that is owed. */
async function leftToPay(loanId: string, couponId: string): Promise<number> {
  const options = { params: { loanId }, query: { kind: 'full' } } as const;
  const { coupons } = given(await borrower.call(endpoints.suggestCoupons, options));
  return coupons.find(({ coupon }) => coupon.couponId === couponId)?.payCentavos ?? 0;
}

describe(`${rounds} rounds of everything at once`, () => {
  test(`${atOnce} identical withdrawals from two tabs make one loan`, timeout, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await renewToken();
      const before = await loanCount();
      const body = await prepareWithdrawal(borrower, 300_000, 14);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          sendWithdrawal(index % 2 === 0 ? borrower : otherTab, body, key),
        ),
      );
      const made = answers.flatMap((answer) => (answer.ok ? [answer.value.loan.loanId] : []));
      expect(new Set(made).size, `round ${round}`).toBe(1);
      expect(answers.every((answer) => answer.ok || answer.code === 'busy_try_again')).toBe(true);
      expect(await loanCount()).toBe(before + 1);
      await payOff();
    }
    expect(serverErrors).toEqual([]);
  });

  test(`${atOnce} different withdrawals from two tabs make one loan`, timeout, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await renewToken();
      const before = await loanCount();
      const bodies = [
        await prepareWithdrawal(borrower, 300_000, 14),
        await prepareWithdrawal(borrower, 250_000, 21),
      ] as const;
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          index % 2 === 0 ? sendWithdrawal(borrower, bodies[0]) : sendWithdrawal(otherTab, bodies[1]),
        ),
      );
      expect(
        answers.filter(({ ok }) => ok),
        `round ${round}`,
      ).toHaveLength(1);
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
      expect(refusals.filter((code) => code !== 'outstanding_loan' && code !== 'busy_try_again')).toEqual([]);
      expect(await loanCount()).toBe(before + 1);
      await payOff();
    }
    expect(serverErrors).toEqual([]);
  });

  test(
    'a part, an extension and all of it with a coupon, each told twice at once, are each booked once',
    timeout,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await renewToken();
        const loan = await borrow(borrower, 300_000, 14);
        const { loanId } = loan.summary;
        const couponId = await giveCoupon();
        const { extension } = given(await borrower.call(endpoints.extendDueDate, { params: { loanId } }));
        const amounts = {
          part: 50_000,
          extension: extension?.priceCentavos ?? 0,
          full: await leftToPay(loanId, couponId),
        };
        const references = [
          await startPayment(loan, 'part', amounts.part),
          await startPayment(loan, 'extension', amounts.extension),
          await startPayment(loan, 'full', amounts.full, couponId),
        ];
        const before = await booked([]);
        await Promise.all(
          [...references, ...references].map((reference, index) =>
            report(index % 2 === 0 ? borrower : otherTab, reference),
          ),
        );
        const after = await booked(references);
        expect(after.times, `round ${round}`).toEqual([1, 1, 1]);
        expect(after.cleared - before.cleared).toBe(amounts.part + amounts.extension + amounts.full);
        expect(after.total).toBe(0);
        const { coupons } = given(await borrower.call(endpoints.listCoupons, {}));
        expect(coupons.find((coupon) => coupon.couponId === couponId)).toBeDefined();
        const { summary } = await readLoan(borrower, loanId);
        if (summary.status === 'active') await payOff();
        expect((await readLoan(borrower, loanId)).summary.status).toBe('settled');
      }
      expect(serverErrors).toEqual([]);
    },
  );
});
