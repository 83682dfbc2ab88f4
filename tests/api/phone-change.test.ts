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
  newPhone,
  openBrowser,
  openOffer,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
  type TestBrowser,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* A borrower has a new number and contacts the lender before they log in with it. */

let product: TestProduct;
let agent: TestBrowser;
let senior: TestBrowser;

beforeAll(async () => {
  product = await startTestProduct();
  [agent, senior] = await Promise.all([
    signInAs(product.origin, 'agent'),
    signInAs(product.origin, 'seniorReviewer'),
  ]);
}, 60_000);
afterAll(() => product.stop());

const because = { proof: 'seenInPerson', reason: 'came in with the new SIM' } as const;
const said = (answer: Answer<unknown>) => (answer.ok ? 'ok' : (answer.detail.rule ?? answer.code));
const minutes = async (advanceMinutes: number) =>
  given(await openBrowser(product.origin).call(endpoints.moveSandboxClock, { body: { advanceMinutes } }));

async function approved(): Promise<TestBorrower> {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  return borrower;
}
const propose = ({ customerId }: TestBorrower, phone: string, staff = agent) =>
  staff.call(endpoints.proposePhoneChange, { params: { customerId }, body: { phone, ...because } });
const customerOf = async ({ customerId }: TestBorrower) =>
  given(await senior.call(endpoints.getCustomer, { params: { customerId } }));
const logInWith = async (phone: string) => {
  await minutes(2);
  return logInBorrower(product.origin, phone);
};

async function confirm(borrower: TestBorrower, staff = senior) {
  const { customerId, requests } = await customerOf(borrower);
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? randomUUID();
  const params = { customerId, requestId };
  const idempotencyKey = randomUUID();
  return staff.call(endpoints.answerRequest, { params, body: { outcome: 'confirm' } }, { idempotencyKey });
}

const textTo = (phone: string, words: string) =>
  until(`the text to ${phone}`, async () => {
    const call = endpoints.listSandboxSms;
    const sms = given(await openBrowser(product.origin).call(call, { query: { phone } }));
    return sms.find(({ text }) => text.includes(words)) ?? null;
  });

test('two people move the account to the new number: its loans open with that one, and the old one opens an empty account', async () => {
  const owner = await approved();
  const { summary } = await borrow(owner, 300_000, 14);
  const phone = newPhone();
  // As it may be typed.
  given(await propose(owner, `+63 ${phone.slice(0, 3)} ${phone.slice(3)}`));
  expect(said(await confirm(owner, agent))).toBe('second_person_required');
  expect((await customerOf(owner)).requests[0]?.phones).toEqual({ from: owner.phone, to: phone });
  given(await confirm(owner));

  expect(said(await owner.call(endpoints.getReloan, {}))).toBe('session_ended');
  expect(said(await owner.call(endpoints.refreshSession, { body: {} }))).toBe('session_ended');
  const moved = await logInWith(phone);
  expect(moved.customerId).toBe(owner.customerId);
  expect((await readLoan(moved, summary.loanId)).summary.orderNumber).toBe(summary.orderNumber);
  const stranger = await logInWith(owner.phone);
  expect(stranger.customerId).not.toBe(owner.customerId);
  const found = await agent.call(endpoints.findCustomer, { body: { by: 'phone', phone } });
  expect(given(found).customerId).toBe(owner.customerId);
});

test('both numbers are told at once, and the message stands in the app', async () => {
  const owner = await approved();
  const phone = newPhone();
  given(await propose(owner, phone));
  given(await confirm(owner));
  await textTo(phone, 'your account now logs in with this number');
  await textTo(owner.phone, 'your account now logs in with another number');
  const moved = await logInWith(phone);
  const { messages } = given(await moved.call(endpoints.listMessages, { query: { kind: 'notify' } }));
  expect(messages.map(({ code }) => code)).toContain('phoneChanged');
});

test('the browser of the new number is new: for a day it moves no money and changes no payout account', async () => {
  const owner = await approved();
  const phone = newPhone();
  given(await propose(owner, phone));
  given(await confirm(owner));
  const moved = await logInWith(phone);
  expect(openOffer(await moved.call(endpoints.getOffer, { query: {} })).newDeviceUntil).not.toBeNull();
  const withdrawal = await prepareWithdrawal(moved, 300_000, 14);
  expect(said(await sendWithdrawal(moved, withdrawal))).toBe('new_device_wait');
  const { sections } = given(await moved.call(endpoints.getProfile, {}));
  const account = sections.find(({ section }) => section === 'payoutAccount')?.values ?? {};
  const changed = await moved.call(endpoints.completeSection, {
    params: { section: 'payoutAccount' },
    body: { values: { ...account, walletNumber: `0${phone}` } },
  });
  expect(said(changed)).toBe('new_device_wait');
});

test('a number with an account of its own is refused until its owner has deleted that one, as are the own number and a second proposal', async () => {
  const owner = await approved();
  const other = await logInBorrower(product.origin);
  expect(said(await propose(owner, other.phone))).toBe('PHONE_HAS_ACCOUNT');
  expect(said(await propose(owner, owner.phone))).toBe('PHONE_IS_OWN');
  const phone = newPhone();
  given(await propose(owner, phone));
  expect(said(await propose(owner, newPhone()))).toBe('STEP_ALREADY_WAITING');
  // Somebody logs in with it while it waits.
  const holder = await logInBorrower(product.origin, phone);
  expect(said(await confirm(owner))).toBe('PHONE_HAS_ACCOUNT');

  const admin = await signInAs(product.origin, 'admin');
  given(await holder.call(endpoints.askDeletion, {}, { idempotencyKey: randomUUID() }));
  const { customerId } = holder;
  const { requests } = await customerOf(holder);
  const params = { customerId, requestId: requests[0]?.requestId ?? '' };
  for (const [staff, outcome] of [
    [agent, 'done'],
    [admin, 'confirm'],
  ] as const) {
    const body = { outcome };
    given(await staff.call(endpoints.answerRequest, { params, body }, { idempotencyKey: randomUUID() }));
  }
  given(await confirm(owner));
  expect((await logInWith(phone)).customerId).toBe(owner.customerId);
});

test('a collector and an auditor propose no number, and an agent confirms none', async () => {
  const owner = await logInBorrower(product.origin);
  const phone = newPhone();
  for (const role of ['collections', 'auditor'] as const)
    expect(said(await propose(owner, phone, await signInAs(product.origin, role)))).toBe('forbidden');
  given(await propose(owner, phone, senior));
  expect(said(await confirm(owner, agent))).toBe('forbidden');
  expect(said(await confirm(owner))).toBe('second_person_required');
});
