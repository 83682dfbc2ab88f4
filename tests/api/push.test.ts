import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PushService, startPushService } from '../push-service.ts';
import { given, goToTen, logInBorrower, openBrowser, type TestBorrower, until } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
let service: PushService;
beforeAll(async () => {
  product = await startTestProduct();
  service = await startPushService();
  await goToTen(openBrowser(product.origin));
});
afterAll(async () => {
  await service.stop();
  await product.stop();
});

const subscribe = (borrower: TestBorrower) => borrower.call(endpoints.savePush, { body: service.address });
const isOn = async (borrower: TestBorrower) => given(await borrower.call(endpoints.getPush, {})).isOn;

async function subscribed(): Promise<TestBorrower> {
  const borrower = await logInBorrower(product.origin);
  given(await subscribe(borrower));
  return borrower;
}

/** Something that is told at once; answers the message of it. */
async function hearOfRequest(borrower: TestBorrower): Promise<string> {
  const body = { kind: 'older-records' as const };
  given(await borrower.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() }));
  const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
  return messages[0]?.messageId ?? '';
}

const pushOf = (messageId: string) =>
  until('the push', async () => {
    const found = service.received.filter(
      ({ content }) => (content as { messageId: string }).messageId === messageId,
    );
    return found.length === 0 ? null : found;
  });

const keptFor = async ({ customerId }: TestBorrower): Promise<number> => {
  const text = 'SELECT 1 FROM push_subscription WHERE customer_id = $1';
  return (await product.database.query({ name: 'kept-pushes', text }, [customerId])).length;
};

test('a phone that asked for it hears of a message, without a name or an amount, and SMS goes out as before', async () => {
  const borrower = await logInBorrower(product.origin);
  const { publicKey } = given(await borrower.call(endpoints.getPush, {}));
  expect(await isOn(borrower)).toBe(false);
  given(await subscribe(borrower));
  expect(await isOn(borrower)).toBe(true);
  given(await borrower.call(endpoints.saveOwnSettings, { body: { language: 'fil-PH' } }));
  const messageId = await hearOfRequest(borrower);
  const [push] = await pushOf(messageId);
  expect(push?.content).toEqual({
    title: 'Luwag',
    body: 'Natanggap namin ang request mo. Ire-review ito ng team namin.',
    language: 'fil-PH',
    messageId,
  });
  expect(push?.claims).toMatchObject({ aud: service.origin, key: publicKey });
  await until('the text message', async () => {
    const query = { phone: borrower.phone };
    const texts = given(await borrower.call(endpoints.listSandboxSms, { query }));
    return texts.find(({ text }) => text.includes('natanggap namin ang request mo')) ?? null;
  });
});

test('the address is kept sealed, shown as held, and told to nobody', async () => {
  const borrower = await subscribed();
  const text = 'SELECT endpoint_sealed AS sealed FROM push_subscription WHERE customer_id = $1';
  const [row] = await product.database.query<{ sealed: Buffer }>({ name: 'sealed-push', text }, [
    borrower.customerId,
  ]);
  expect(row?.sealed.toString('latin1')).not.toContain('of-this-phone');
  const held = given(await borrower.call(endpoints.getHeldData, { query: { pictures: 'none' } }));
  expect(held.pushes).toEqual([{ createdAt: expect.any(String), service: '127.0.0.1' }]);
  const stranger = await logInBorrower(product.origin);
  expect(await isOn(stranger)).toBe(false);
});

test('a phone that is gone is forgotten, and one whose service is busy hears later, once', async () => {
  const gone = await subscribed();
  service.answers.push(410);
  await hearOfRequest(gone);
  await until('the phone to be forgotten', async () => ((await keptFor(gone)) === 0 ? true : null));
  expect(await isOn(gone)).toBe(false);

  const borrower = await subscribed();
  service.answers.push(503);
  const messageId = await hearOfRequest(borrower);
  expect(await pushOf(messageId)).toHaveLength(1);
  expect(await isOn(borrower)).toBe(true);
});

test('what is turned off, and what belongs to a log-in that ended, hears nothing', async () => {
  const borrower = await subscribed();
  expect(given(await borrower.call(endpoints.stopPush, {})).isOn).toBe(false);
  expect(given(await borrower.call(endpoints.stopPush, {})).isOn).toBe(false);
  given(await subscribe(borrower));
  given(await subscribe(borrower));
  expect(await keptFor(borrower)).toBe(1);
  // Two codes for one number need a minute between them.
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const other = await logInBorrower(product.origin, borrower.phone);
  expect(await isOn(other)).toBe(false);
  given(await borrower.call(endpoints.logOut, { body: {} }));
  expect(await keptFor(borrower)).toBe(0);
});

test('a phone that is logged out from another one hears that and nothing any more, and the other does', async () => {
  const lost = await subscribed();
  given(await lost.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
  const borrower = await logInBorrower(product.origin, lost.phone);
  given(await subscribe(borrower));
  expect(await keptFor(borrower)).toBe(2);
  given(await borrower.call(endpoints.logOutOthers, { body: {} }));
  await until('the phone to be told', async () => ((await keptFor(borrower)) === 1 ? true : null));
  expect(await isOn(borrower)).toBe(true);
});

test('an address that is none, or leads into a system, is refused and nothing is kept', async () => {
  const borrower = await logInBorrower(product.origin);
  const { address } = service;
  const save = (changes: object) => borrower.call(endpoints.savePush, { body: { ...address, ...changes } });
  for (const endpoint of ['https://10.0.0.8/x', 'http://web.push.apple.com/x', 'https://[::1]/x']) {
    expect(await save({ endpoint })).toMatchObject({ ok: false, code: 'push_address_refused' });
  }
  const tooLong = `https://web.push.apple.com/${'x'.repeat(1_000)}`;
  for (const changes of [{ endpoint: 'x' }, { endpoint: tooLong }, { p256dh: 'x' }, { auth: '' }]) {
    expect(await save(changes)).toMatchObject({ ok: false, code: 'validation_failed' });
  }
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect(await save({ p256dh })).toMatchObject({ ok: false, code: 'push_address_refused' });
  expect(await keptFor(borrower)).toBe(0);
});
