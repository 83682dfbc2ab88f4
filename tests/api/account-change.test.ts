import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loanSteps } from './loan-steps.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  openBrowser,
  prepareWithdrawal,
  readCode,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

let product: TestProduct;
let borrower: TestBorrower;
const { pay, moveDays } = loanSteps(() => ({ product, borrower }));

beforeAll(async () => {
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
});
afterAll(() => product.stop());

const seen = async (by: TestBorrower = borrower) => given(await by.call(endpoints.getAccountChange, {}));
const refusedFor = async (by: TestBorrower = borrower) => (await seen(by)).refusal?.reason ?? null;
const askCode = (by: TestBorrower = borrower) => by.call(endpoints.requestAccountCode, { body: {} });
const codeOf = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? 'taken' : answer.code);
const otherWallet: DraftValues = {
  accountType: 'digitalWallet',
  institutionCode: 'maya',
  walletNumber: '09181234567',
  payeeFirstName: 'María',
  payeeMiddleName: '',
  payeeLastName: 'SANTOS',
  payoutPhone: '09181234567',
};
const change = (
  challengeId: string,
  code: string,
  values: DraftValues,
  idempotencyKey: string = randomUUID(),
) =>
  borrower.call(endpoints.changePayoutAccount, { body: { challengeId, code, values } }, { idempotencyKey });
const fieldsOf = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.ok ? [] : (answer.detail.fields ?? []).map(({ path, code }) => `${path} ${code}`);

test('each reason is told beforehand: no loan paid back, a loan open, a browser that is new, maintenance', async () => {
  expect(await refusedFor()).toBe('noLoanSettled');
  const { summary } = await borrow(borrower, 300_000, 14);
  expect(await refusedFor()).toBe('noLoanSettled');
  const { payoff } = (await readLoan(borrower, summary.loanId)).summary;
  await pay(summary.loanId, 'full', payoff?.totalCentavos ?? 0);
  const { refusal, numberMasked } = await seen();
  expect(refusal?.reason).toBe('newDevice');
  expect(refusal?.until).not.toBeNull();
  expect(numberMasked).toMatch(/^••••\d{4}$/);
  expect(codeOf(await askCode())).toBe('account_change_not_possible');

  await moveDays(1);
  expect(await refusedFor()).toBeNull();
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const elsewhere = await logInBorrower(product.origin, borrower.phone);
  expect(await refusedFor(elsewhere)).toBe('newDevice');
  expect(codeOf(await askCode(elsewhere))).toBe('account_change_not_possible');
  const { code } = given(await borrower.call(endpoints.showHandOffCode, { body: {} }));
  const icon = openBrowser(product.origin);
  const { token } = given(
    await icon.call(endpoints.logInByHandOff, { body: { phone: borrower.phone, code } }),
  );
  icon.hold(token);
  expect(codeOf(await icon.call(endpoints.requestAccountCode, { body: {} }))).toBe(
    'account_change_not_possible',
  );

  const admin = await signInAs(product.origin, 'admin');
  const setMaintenance = async (minutes: number, note: string, startsInMinutes = 0) => {
    const { asOf } = given(await admin.call(endpoints.listMaintenance, {}));
    const fromAt = new Date(Date.parse(asOf) + startsInMinutes * 60_000).toISOString();
    const untilAt = new Date(Date.parse(fromAt) + minutes * 60_000).toISOString();
    const body = { fromAt, untilAt, note };
    given(await admin.call(endpoints.setMaintenance, { params: { functionName: 'accountChange' }, body }));
    return { fromAt, untilAt };
  };
  const note = 'The bank list is being renewed.';
  const { fromAt, untilAt } = await setMaintenance(90, note);
  expect(await seen()).toMatchObject({
    refusal: { reason: 'maintenance', since: fromAt, until: untilAt, note },
    closing: null,
  });
  expect(codeOf(await askCode())).toBe('account_change_closed');
  const later = await setMaintenance(120, note, 300);
  expect(await seen()).toMatchObject({
    refusal: null,
    closing: { from: later.fromAt, until: later.untilAt, note },
  });
  await setMaintenance(120, note, 2 * 24 * 60);
  expect((await seen()).closing).toBeNull();
  await setMaintenance(0, '', 60);
  expect(await seen()).toMatchObject({ refusal: null, closing: null });
  const auditor = await signInAs(product.origin, 'auditor');
  const body = { fromAt: untilAt, untilAt, note: '' };
  expect(
    codeOf(await auditor.call(endpoints.setMaintenance, { params: { functionName: 'accountChange' }, body })),
  ).toBe('forbidden');
});

test('another account takes the code sent for it and the own name, and gets the next loan', async () => {
  const old = (await seen()).numberMasked;
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const { challengeId } = given(await askCode());
  const code = await readCode(borrower, borrower.phone);
  const profile = given(await borrower.call(endpoints.getProfile, {}));
  const known = profile.sections.find(({ section }) => section === 'payoutAccount')?.values ?? {};
  expect(profile.isAccountChangedByCode).toBe(true);
  expect(fieldsOf(await change(challengeId, code, known))).toContain('walletNumber account_unchanged');
  const inOtherName = { ...otherWallet, payeeLastName: 'Reyes' };
  expect(fieldsOf(await change(challengeId, code, inOtherName))).toEqual([
    'payeeLastName payee_name_differs',
  ]);
  const wrong = code === '0000' ? '0001' : '0000';
  expect(codeOf(await change(challengeId, wrong, otherWallet))).toBe('code_incorrect');
  expect((await seen()).numberMasked).toBe(old);

  const key = randomUUID();
  const changed = given(await change(challengeId, code, otherWallet, key));
  expect(changed.numberMasked).toBe('••••4567');
  expect(given(await change(challengeId, code, otherWallet, key))).toEqual(changed);
  expect(codeOf(await change(challengeId, code, { ...otherWallet, walletNumber: '09187654321' }))).toBe(
    'code_expired',
  );

  const locked = await borrower.call(endpoints.completeSection, {
    params: { section: 'payoutAccount' },
    body: { values: { ...otherWallet, walletNumber: '09187654321' } },
  });
  expect(codeOf(locked)).toBe('profile_locked');
  const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
  expect(messages.map((message) => message.code)).toContain('accountChanged');
  await until('the text message', async () => {
    const sent = given(await borrower.call(endpoints.listSandboxSms, { query: { phone: borrower.phone } }));
    return sent.some(({ text }) => text.includes('payout account was changed')) ? true : null;
  });

  const { summary } = await borrow(borrower, 300_000, 14);
  expect(await refusedFor()).toBe('loanOpen');
  const [payout] = await product.database.query<{ account_masked: string }>({
    name: 'newest-payout',
    text: 'SELECT account_masked FROM payout ORDER BY requested_at DESC LIMIT 1',
  });
  expect(payout?.account_masked).toBe('••••4567');
  expect(summary.status).toBe('active');
});

test('a code for logging in changes no account', async () => {
  const { summary } = await borrowedLast();
  await pay(summary.loanId, 'full', summary.payoff?.totalCentavos ?? 0);
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const { challengeId } = given(
    await borrower.call(endpoints.requestCode, {
      body: { phone: borrower.phone, language: 'en-US', hasPrivacyConsent: true },
    }),
  );
  const code = await readCode(borrower, borrower.phone);
  expect(codeOf(await change(challengeId, code, { ...otherWallet, walletNumber: '09187654321' }))).toBe(
    'code_incorrect',
  );
});

test('after a failed payout the same account takes the money again, and no change is told', async () => {
  const changesTold = async () => {
    const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
    return messages.filter((message) => message.code === 'accountChanged').length;
  };
  const toldBefore = await changesTold();
  given(
    await borrower.call(endpoints.setNextPayout, { body: { outcome: 'fail', reason: 'BANK_UNAVAILABLE' } }),
  );
  const { loan } = given(await sendWithdrawal(borrower, await prepareWithdrawal(borrower, 300_000, 14)));
  const statusOf = async () => (await readLoan(borrower, loan.loanId)).summary.status;
  await until('the failure', async () => ((await statusOf()) === 'disbursement-failed' ? true : null));
  expect(await seen()).toMatchObject({ refusal: null, loanPayout: 'failed' });

  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const { challengeId } = given(await askCode());
  const resent = given(
    await change(challengeId, await readCode(borrower, borrower.phone), {
      ...otherWallet,
      payeeFirstName: 'Maria',
      payeeLastName: 'Santos',
    }),
  );
  expect(resent).toMatchObject({ numberMasked: '••••4567', loanPayout: 'underWay' });
  await until('the money', async () => ((await statusOf()) === 'active' ? true : null));
  expect(await seen()).toMatchObject({ refusal: { reason: 'loanOpen' }, loanPayout: null });
  expect(await changesTold()).toBe(toldBefore);
});

async function borrowedLast() {
  const { loans } = given(await borrower.call(endpoints.listLoans, {}));
  return readLoan(borrower, loans[0]?.loanId ?? '');
}
