import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  becomeApproved,
  completeProfile,
  given,
  logInBorrower,
  openBrowser,
  openOffer,
  newPhone,
  prepareWithdrawal,
  sendWithdrawal,
  type TestBorrower,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* Somebody who can read an approved borrower's messages logs in on a browser of their own. */

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Browser = TestBorrower;

async function approved(): Promise<Browser> {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  return borrower;
}

const wait = (by: Browser, advanceMinutes: number) =>
  by.call(endpoints.moveSandboxClock, { body: { advanceMinutes } });

/** Sends a whole application, which then waits for its decision. */
async function applied(): Promise<{ owner: Browser; approve: () => Promise<unknown> }> {
  const owner = await logInBorrower(product.origin);
  await completeProfile(product.origin, owner);
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  const sent = await owner.call(endpoints.submitApplication, { body }, { idempotencyKey: randomUUID() });
  const params = { applicationId: given(sent).applicationId };
  const verdict = { outcome: 'approve', limitCentavos: 1_000_000 } as const;
  const approve = async () =>
    given(await owner.call(endpoints.decideSandboxApplication, { params, body: verdict }));
  return { owner, approve };
}

const codesTold = async (to: Browser) =>
  given(await to.call(endpoints.listMessages, { query: { kind: 'notify' } })).messages.map(
    ({ code }) => code,
  );

async function elsewhere(owner: Browser): Promise<Browser> {
  given(await wait(owner, 2));
  return logInBorrower(product.origin, owner.phone);
}

/** The icon on the home screen of the same phone, which the browser's code logs in. */
async function iconOf(owner: Browser): Promise<Browser> {
  const { code } = given(await owner.call(endpoints.showHandOffCode, { body: {} }));
  const browser = openBrowser(product.origin);
  const entered = await browser.call(endpoints.logInByHandOff, { body: { phone: owner.phone, code } });
  browser.hold(given(entered).token);
  return { ...owner, ...browser };
}

const accountOf = async (by: Browser) =>
  given(await by.call(endpoints.getProfile, {})).sections.find(({ section }) => section === 'payoutAccount')
    ?.values ?? {};
const changeAccount = (by: Browser, values: Record<string, string>) =>
  by.call(endpoints.completeSection, { params: { section: 'payoutAccount' }, body: { values } });
const typeAccount = (by: Browser, values: Record<string, string>) =>
  by.call(endpoints.saveSectionDraft, { params: { section: 'payoutAccount' }, body: { values, step: 0 } });
const heldBy = (by: Browser, pictures: 'none' | 'all') =>
  by.call(endpoints.getHeldData, { query: { pictures } });
const codeOf = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? 'ok' : answer.code);

test('changes no account and takes no money there for a day, and the owner is told and can go on', async () => {
  const owner = await approved();
  const stranger = await elsewhere(owner);
  const account = await accountOf(owner);
  const changed = await changeAccount(stranger, { ...account, walletNumber: `0${newPhone()}` });
  expect(codeOf(changed)).toBe('new_device_wait');
  const offer = openOffer(await stranger.call(endpoints.getOffer, { query: {} }));
  expect(offer.newDeviceUntil).not.toBeNull();
  const body = await prepareWithdrawal(stranger, 300_000, 14);
  const refused = await sendWithdrawal(stranger, body);
  expect(refused).toMatchObject({ code: 'new_device_wait', detail: { retryAt: offer.newDeviceUntil } });

  expect(await codesTold(owner)).toContain('newDevice');
  expect(codeOf(await sendWithdrawal(owner, await prepareWithdrawal(owner, 300_000, 14)))).toBe('ok');
});

test('waits a day too where it came while the application was looked at, and the owner is told at once', async () => {
  const { owner, approve } = await applied();
  const stranger = await elsewhere(owner);
  expect(await codesTold(owner)).toEqual(['newDevice']);
  await approve();
  const account = await accountOf(owner);
  const changed = await changeAccount(stranger, { ...account, walletNumber: `0${newPhone()}` });
  expect(codeOf(changed)).toBe('new_device_wait');
  const refused = await sendWithdrawal(stranger, await prepareWithdrawal(stranger, 300_000, 14));
  expect(codeOf(refused)).toBe('new_device_wait');
  expect(codeOf(await sendWithdrawal(owner, await prepareWithdrawal(owner, 300_000, 14)))).toBe('ok');
});

test('takes no photos along for a day, also before anybody was approved, and reads the rest at once', async () => {
  const { owner, approve } = await applied();
  const stranger = await elsewhere(owner);
  const { photos, picturesFrom } = given(await heldBy(stranger, 'none'));
  expect(photos.length).toBeGreaterThan(0);
  expect(picturesFrom).not.toBeNull();
  const refused = { code: 'new_device_wait', detail: { retryAt: picturesFrom } };
  expect(await heldBy(stranger, 'all')).toMatchObject(refused);
  await approve();
  expect(await heldBy(stranger, 'all')).toMatchObject(refused);
  expect(given(await heldBy(owner, 'none')).picturesFrom).toBeNull();
  expect(codeOf(await heldBy(owner, 'all'))).toBe('ok');
  given(await wait(owner, 24 * 60));
  stranger.hold(given(await stranger.call(endpoints.refreshSession, { body: {} })).token);
  expect(codeOf(await heldBy(stranger, 'all'))).toBe('ok');
});

test('takes no photos along for a day that were taken before the application was sent', async () => {
  const owner = await logInBorrower(product.origin);
  await completeProfile(product.origin, owner);
  const stranger = await elsewhere(owner);
  expect(codeOf(await heldBy(stranger, 'all'))).toBe('new_device_wait');
  expect(codeOf(await heldBy(owner, 'all'))).toBe('ok');
});

test('an icon that logged in beside the application withdraws like the browser that sent it, a later one waits', async () => {
  const { owner, approve } = await applied();
  const icon = await iconOf(owner);
  await approve();
  const late = await iconOf(owner);
  const refused = await sendWithdrawal(late, await prepareWithdrawal(late, 300_000, 14));
  expect(codeOf(refused)).toBe('new_device_wait');
  expect(codeOf(await sendWithdrawal(icon, await prepareWithdrawal(icon, 300_000, 14)))).toBe('ok');
});

test('somebody who comes back with what they began on another phone is told, before they applied', async () => {
  const owner = await logInBorrower(product.origin);
  expect(await codesTold(owner)).toEqual([]);
  await elsewhere(owner);
  expect(await codesTold(owner)).toEqual(['newDevice']);
});

test('a phone that was logged out from another one comes back as a new one, and the other stays known', async () => {
  const owner = await logInBorrower(product.origin);
  const lost = await elsewhere(owner);
  await completeProfile(product.origin, owner);
  await becomeApproved(owner);
  given(await owner.call(endpoints.logOutOthers, { body: {} }));
  const before = (await codesTold(owner)).filter((code) => code === 'newDevice').length;
  given(await wait(owner, 2));
  const back = await logInBorrower(product.origin, owner.phone, lost);
  expect((await codesTold(owner)).filter((code) => code === 'newDevice')).toHaveLength(before + 1);
  const refused = await sendWithdrawal(back, await prepareWithdrawal(back, 300_000, 14));
  expect(codeOf(refused)).toBe('new_device_wait');
  expect(codeOf(await sendWithdrawal(owner, await prepareWithdrawal(owner, 300_000, 14)))).toBe('ok');
});

test.each([
  [false, 'is the same browser after a log-out', []],
  [true, 'is a new one after the phone was cleared', ['newDevice']],
] as const)('cleared: %s; it %s', async (isCleared, _what, told) => {
  const owner = await logInBorrower(product.origin);
  given(await owner.call(endpoints.logOut, { body: { isCleared } }));
  given(await wait(owner, 2));
  const back = await logInBorrower(product.origin, owner.phone, owner);
  expect(await codesTold(back)).toEqual(told);
});

test('leaves the account finished, with the owner’s number in it, also by what is typed and not handed in', async () => {
  const owner = await approved();
  const stranger = await elsewhere(owner);
  const account = await accountOf(owner);
  const typed = await typeAccount(stranger, { ...account, walletNumber: `0${newPhone()}` });
  expect(codeOf(typed)).toBe('new_device_wait');
  expect(codeOf(await typeAccount(stranger, account))).toBe('ok');
  expect(await accountOf(owner)).toEqual(account);
  expect(codeOf(await sendWithdrawal(owner, await prepareWithdrawal(owner, 300_000, 14)))).toBe('ok');
});

test('after a day a browser is known, and an account still carries the name on the ID', async () => {
  const owner = await approved();
  const second = await elsewhere(owner);
  given(await wait(owner, 24 * 60));
  second.hold(given(await second.call(endpoints.refreshSession, { body: {} })).token);
  const account = await accountOf(second);
  const walletNumber = `0${newPhone()}`;
  expect(codeOf(await changeAccount(second, { ...account, walletNumber }))).toBe('ok');
  const changed = await changeAccount(second, { ...account, payeeLastName: 'Else' });
  expect(changed.ok ? [] : changed.detail.fields?.map(({ code }) => code)).toContain('payee_name_differs');
});

test('name and ID stay as they were approved', async () => {
  const owner = await approved();
  const { isIdentityFixed, sections } = given(await owner.call(endpoints.getProfile, {}));
  expect(isIdentityFixed).toBe(true);
  const values = { ...sections.find(({ section }) => section === 'identity')?.values, firstName: 'Other' };
  const params = { section: 'identity' } as const;
  expect(codeOf(await owner.call(endpoints.completeSection, { params, body: { values } }))).toBe(
    'profile_locked',
  );
});
