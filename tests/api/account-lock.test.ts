import { randomUUID } from 'node:crypto';
import type { Answer } from '@luwag/contract/client';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  openBrowser,
  openOffer,
  prepareWithdrawal,
  readCode,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
  type TestBrowser,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* The owner is on the line, and a thief holds the phone with the SIM in it. */

let product: TestProduct;
let agent: TestBrowser;
let senior: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  product = await startTestProduct();
  [agent, senior, admin] = await Promise.all([
    signInAs(product.origin, 'agent'),
    signInAs(product.origin, 'seniorReviewer'),
    signInAs(product.origin, 'admin'),
  ]);
}, 60_000);
afterAll(() => product.stop());

const body = { proof: 'answersFit', reason: 'the phone was taken an hour ago' } as const;
const codeOf = (answer: Answer<unknown>) => (answer.ok ? 'ok' : answer.code);
const minutes = async (advanceMinutes: number) =>
  given(await openBrowser(product.origin).call(endpoints.moveSandboxClock, { body: { advanceMinutes } }));

async function approved(): Promise<TestBorrower> {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  return borrower;
}
const lock = ({ customerId }: TestBorrower, staff = agent) =>
  staff.call(endpoints.lockAccount, { params: { customerId }, body });
const proposeUnlock = ({ customerId }: TestBorrower) =>
  agent.call(endpoints.proposeUnlock, { params: { customerId }, body });
const customerOf = async ({ customerId }: TestBorrower) =>
  given(await agent.call(endpoints.getCustomer, { params: { customerId } }));

async function confirmUnlock(borrower: TestBorrower, staff: TestBrowser) {
  const { customerId, requests } = await customerOf(borrower);
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? randomUUID();
  const params = { customerId, requestId };
  const idempotencyKey = randomUUID();
  return staff.call(endpoints.answerRequest, { params, body: { outcome: 'confirm' } }, { idempotencyKey });
}

async function logInAgain({ phone }: TestBorrower, browser: TestBrowser) {
  await minutes(2);
  const asked = await browser.call(endpoints.requestCode, {
    body: { phone, language: 'en-US', hasPrivacyConsent: true },
  });
  const { challengeId } = given(asked);
  const code = await readCode(browser, phone);
  const answer = await browser.call(endpoints.logIn, { body: { challengeId, code } });
  if (answer.ok) browser.hold(answer.value.token);
  return answer;
}

test('one agent locks an account: the phone that was logged in can do nothing, and neither can a code or a hand-off', async () => {
  const owner = await approved();
  const withdrawal = await prepareWithdrawal(owner, 300_000, 14);
  const { code: handOff } = given(await owner.call(endpoints.showHandOffCode, { body: {} }));
  given(await lock(owner));

  expect(codeOf(await sendWithdrawal(owner, withdrawal))).toBe('session_ended');
  expect(codeOf(await owner.call(endpoints.requestAccountCode, { body: {} }))).toBe('session_ended');
  expect(codeOf(await owner.call(endpoints.getReloan, {}))).toBe('session_ended');
  expect(codeOf(await owner.call(endpoints.refreshSession, { body: {} }))).toBe('session_ended');
  expect(codeOf(await logInAgain(owner, owner))).toBe('step_up_required');
  const icon = openBrowser(product.origin);
  const handedOff = { phone: owner.phone, code: handOff };
  expect(codeOf(await icon.call(endpoints.logInByHandOff, { body: handedOff }))).toBe('step_up_required');
});

test('the customer and the loan say since when, and who locked it told the borrower', async () => {
  const owner = await approved();
  const { summary } = await borrow(owner, 300_000, 14);
  const { lockedAt } = given(await lock(owner));
  expect((await customerOf(owner)).lockedAt).toBe(lockedAt);
  const params = { customerId: owner.customerId, loanId: summary.loanId };
  expect(given(await agent.call(endpoints.getCustomerLoan, { params })).lockedAt).toBe(lockedAt);
  expect(given(await lock(owner)).lockedAt).toBe(lockedAt);
  const told = await until('the text about the lock', async () => {
    const sms = given(await owner.call(endpoints.listSandboxSms, { query: { phone: owner.phone } }));
    const texts = sms.filter(({ text }) => text.includes('your account is locked for your safety'));
    return texts.length === 0 ? null : texts;
  });
  expect(told).toHaveLength(1);
});

test('a loan is paid by a code and its order number while the account is locked', async () => {
  const owner = await approved();
  const { summary } = await borrow(owner, 300_000, 14);
  given(await lock(owner));
  await minutes(2);
  const payer = openBrowser(product.origin);
  const { phone } = owner;
  const asked = await payer.call(endpoints.requestPayCode, { body: { phone, language: 'en-US' } });
  const { challengeId } = given(asked);
  const code = await readCode(payer, phone);
  const entered = { challengeId, code, orderNumber: summary.orderNumber };
  const { fullCentavos } = given(await payer.call(endpoints.enterPayCode, { body: entered }));
  const wish = { kind: 'full', amountCentavos: fullCentavos, channel: 'gcash' } as const;
  given(await payer.call(endpoints.payByCode, { body: wish }, { idempotencyKey: randomUUID() }));
});

test('a payout that was not sent waits, also when nothing else holds it, and goes once two people have unlocked the account', async () => {
  const owner = await approved();
  const closeFor = async (hours: number) => {
    const now = Date.parse((await minutes(1)).now);
    const window = {
      fromAt: new Date(now).toISOString(),
      untilAt: new Date(now + hours * 3_600_000).toISOString(),
      note: '',
    };
    const params = { functionName: 'instapay' } as const;
    given(await admin.call(endpoints.setMaintenance, { params, body: window }));
  };
  await closeFor(1);
  const { loan } = given(await sendWithdrawal(owner, await prepareWithdrawal(owner, 300_000, 14)));
  given(await lock(owner));
  await closeFor(0);
  await minutes(2);
  const { held } = given(await admin.call(endpoints.listWaitingPayouts, {}));
  expect(held).toMatchObject([{ heldFor: 'locked', count: 1, heldUntil: null }]);

  given(await proposeUnlock(owner));
  expect(codeOf(await proposeUnlock(owner))).toBe('loan_action_refused');
  expect(codeOf(await confirmUnlock(owner, agent))).toBe('second_person_required');
  expect((await customerOf(owner)).lockedAt).not.toBeNull();
  given(await confirmUnlock(owner, senior));
  expect((await customerOf(owner)).lockedAt).toBeNull();
  await minutes(2);
  given(await logInAgain(owner, owner));
  expect((await readLoan(owner, loan.loanId)).summary.status).toBe('active');
});

test('after the unlock the phone of before waits a day like a new one, and the owner hears of its log-in', async () => {
  const owner = await approved();
  await minutes(3 * 24 * 60);
  // Days end the log-ins of staff.
  [agent, senior] = [
    await signInAs(product.origin, 'agent'),
    await signInAs(product.origin, 'seniorReviewer'),
  ];
  given(await lock(owner));
  given(await proposeUnlock(owner));
  given(await confirmUnlock(owner, senior));
  // A browser that first logs in days after the unlock has been known for no day yet.
  await minutes(2 * 24 * 60);
  given(await logInAgain(owner, owner));
  expect(openOffer(await owner.call(endpoints.getOffer, { query: {} })).newDeviceUntil).not.toBeNull();
  const { messages } = given(await owner.call(endpoints.listMessages, { query: { kind: 'notify' } }));
  expect(messages.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['accountLocked', 'accountUnlocked', 'newDevice']),
  );
  await minutes(24 * 60 + 1);
  owner.hold(given(await owner.call(endpoints.refreshSession, { body: {} })).token);
  expect(openOffer(await owner.call(endpoints.getOffer, { query: {} })).newDeviceUntil).toBeNull();
});

test('an account that is not locked is not unlocked, and nobody else of the staff locks one', async () => {
  const owner = await approved();
  const reader = await signInAs(product.origin, 'auditor');
  expect(codeOf(await lock(owner, reader))).toBe('forbidden');
  agent = await signInAs(product.origin, 'agent');
  expect(codeOf(await proposeUnlock(owner))).toBe('request_not_possible');
});
