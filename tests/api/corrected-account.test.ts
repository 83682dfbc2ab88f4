import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  becomeApproved,
  completeProfile,
  given,
  logInBorrower,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
let borrower: TestBorrower;

beforeAll(async () => {
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
});
afterAll(() => product.stop());

const statusOf = async (loanId: string) => (await readLoan(borrower, loanId)).summary.status;

const correct = (walletNumber: string) =>
  borrower.call(endpoints.completeSection, {
    params: { section: 'payoutAccount' },
    body: {
      values: {
        accountType: 'digitalWallet',
        institutionCode: 'maya',
        walletNumber,
        payeeFirstName: 'Maria',
        payeeMiddleName: '',
        payeeLastName: 'Santos',
        payoutPhone: borrower.phone,
      },
    },
  });

test('a payout that failed tells why, and is sent again to the corrected account, which is then locked', async () => {
  given(await borrower.call(endpoints.setNextPayout, { body: { outcome: 'fail', reason: 'NAME_MISMATCH' } }));
  const body = await prepareWithdrawal(borrower, 500_000, 14);
  const { loan } = given(await sendWithdrawal(borrower, body));
  await until('the failure', async () =>
    (await statusOf(loan.loanId)) === 'disbursement-failed' ? true : null,
  );

  // Why, by one of the reasons there are: on the loan for the borrower, and in what they are told.
  expect((await readLoan(borrower, loan.loanId)).summary.payout?.failureCode).toBe('NAME_MISMATCH');
  const told = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } })).messages;
  expect(told.find(({ code }) => code === 'payoutFailed')?.facts['failureCode']).toBe('NAME_MISMATCH');

  const refused = await correct('12345');
  expect(refused.ok ? 'taken' : refused.code).toBe('validation_failed');
  expect(await statusOf(loan.loanId)).toBe('disbursement-failed');

  given(await correct('09181234567'));
  expect(await statusOf(loan.loanId)).not.toBe('disbursement-failed');
  const locked = await correct('09189999999');
  expect(locked.ok ? 'taken' : locked.code).toBe('profile_locked');
  await until('the money', async () => ((await statusOf(loan.loanId)) === 'active' ? true : null));

  const payouts = await product.database.query<{ status: string; account_masked: string }>({
    name: 'payouts-in-order',
    text: 'SELECT status, account_masked FROM payout ORDER BY requested_at',
  });
  expect(payouts.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect(payouts[1]?.account_masked).toBe('••••4567');
});
