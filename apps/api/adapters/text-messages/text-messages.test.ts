import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../packages/provider-doubles/faults.ts';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { firstThatTakes } from './first-that-takes.ts';
import { createSemaphore } from './semaphore.ts';
import { smsParts } from './sms-parts.ts';
import { createTwilio } from './twilio.ts';
import { createTwilioEvents, twilioSignature } from './twilio-events.ts';

let doubles: ProviderDoubles;
beforeAll(async () => {
  doubles = await startTestDoubles();
});
beforeEach(() => {
  doubles.semaphore.credits = 100;
});
afterAll(() => doubles.stop());

const message = { phone: '9171234567', text: '1234 is your Luwag code.', sentAt: 0 };
const semaphore = (mostMs?: number) => createSemaphore(accountsAt(doubles, mostMs).semaphore);
const twilio = () => createTwilio(accountsAt(doubles).twilio);
const both = (mostMs?: number) => firstThatTakes([semaphore(mostMs), twilio()]);
const lastTry = async (sending: ReturnType<ReturnType<typeof both>['send']>) => (await sending).at(-1);
const counts = () => [doubles.semaphore.messages.length, doubles.twilio.messages.length];

test('a message arrives by the first provider, a code by its faster route', async () => {
  expect(await lastTry(both().send(message))).toMatchObject({ state: 'taken' });
  expect(doubles.semaphore.messages[0]).toMatchObject({
    recipient: '09171234567',
    message: message.text,
    sender: 'LUWAG',
    isPriority: false,
  });
  await both().send({ ...message, isUrgent: true });
  expect(doubles.semaphore.messages[0]).toMatchObject({ isPriority: true });
});

test('a definite no is followed by the second provider', async () => {
  doubles.semaphore.credits = 0;
  const [first, second = 0] = counts();
  expect(await lastTry(both().send(message))).toMatchObject({ state: 'taken' });
  expect(counts()).toEqual([first, second + 1]);
  expect(doubles.twilio.messages[0]).toMatchObject({ to: '+639171234567', body: message.text });
});

test('a message that Semaphore would take and drop goes by the second provider', async () => {
  expect(await semaphore().send({ ...message, text: 'Test Lending: 1234' })).toEqual({ state: 'refused' });
  expect(await lastTry(both().send({ ...message, text: 'Test Lending: 1234' }))).toMatchObject({
    provider: 'twilio',
  });
  expect(doubles.twilio.messages[0]).toMatchObject({ body: 'Test Lending: 1234' });
});

test.each(faults)(
  'after the fault "%s" the second provider is not asked, so that nothing arrives twice',
  async (fault) => {
    const [, second] = counts();
    doubles.host.arrangeFaults('semaphore', [fault]);
    const isWaitedFor = fault === 'late' || fault === 'silent';
    expect(await both(isWaitedFor ? 700 : undefined).send(message)).toEqual([
      { provider: 'semaphore', state: 'unclear', messageId: null, costCentavos: 50 },
    ]);
    expect(counts()[1]).toBe(second);
  },
);

test('where both refuse, the message is not sent', async () => {
  doubles.semaphore.credits = 0;
  doubles.twilio.refusedNumbers.add('+639170000000');
  expect((await both().send({ ...message, phone: '9170000000' })).map(({ state }) => state)).toEqual([
    'refused',
    'refused',
  ]);
});

test('each message is kept with its provider, its id and its cost; a refused one costs nothing', async () => {
  doubles.semaphore.credits = 0;
  const [refused, taken] = await both().send({ ...message, isUrgent: true });
  expect(refused).toEqual({ provider: 'semaphore', state: 'refused', messageId: null, costCentavos: 0 });
  expect(taken).toEqual({
    provider: 'twilio',
    state: 'taken',
    messageId: doubles.twilio.messages[0]?.sid,
    costCentavos: 300,
  });
  doubles.semaphore.credits = 100;
  expect(await lastTry(both().send({ ...message, isUrgent: true }))).toMatchObject({ costCentavos: 100 });
});

test('the provider that failed at a number comes last there', async () => {
  expect(await lastTry(both().send({ ...message, askedLast: 'semaphore' }))).toMatchObject({
    provider: 'twilio',
  });
});

test('each provider is asked by its own id what became of a message', async () => {
  const [alive, dead] = ['9171111111', '9172222222'] as const;
  doubles.semaphore.deadNumbers.add(`0${dead}`);
  doubles.twilio.deadNumbers.add(`+63${dead}`);
  for (const [provider, arrived] of [
    [semaphore(), 'handed-over'],
    [twilio(), 'delivered'],
  ] as const) {
    const ids: string[] = [];
    for (const phone of [alive, dead]) {
      const answer = await provider.send({ ...message, phone });
      ids.push(answer.state === 'taken' ? answer.messageId : '');
    }
    const reports = () => Promise.all(ids.map((id) => provider.report(id)));
    expect(await reports()).toEqual(['waiting', 'waiting']);
    doubles.semaphore.settle();
    doubles.twilio.settle();
    expect(await reports()).toEqual([arrived, 'undelivered']);
    expect(await provider.report('404')).toBe('unknown');
  }
});

test.each(faults.filter((fault) => fault !== 'late'))(
  'after the fault "%s" nothing is said of a message',
  async (fault) => {
    const sent = await semaphore().send(message);
    if (sent.state !== 'taken') throw new Error('the double did not take it');
    doubles.semaphore.settle();
    doubles.host.arrangeFaults('semaphore', [fault]);
    expect(await semaphore(700).report(sent.messageId)).toBe('unknown');
  },
);

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['कोड'.repeat(20), 1],
  [`${'क'.repeat(70)}.`, 2],
])('the network bills by parts, fewer letters to each where they are not plain: %#', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});

const callbackUrl = 'https://luwag.example/api/providers/twilio/events';
const events = createTwilioEvents({ authToken: 'twilio-double-token', callbackUrl });
const status = (name: string) =>
  [
    ['MessageSid', 'SM1'],
    ['MessageStatus', name],
  ] as const;
const read = (rawBody: string, signature: string) =>
  events.read({ header: (name) => (name === 'x-twilio-signature' ? signature : null), rawBody, atMs: 0 });
const signed = (form: ReturnType<typeof status>, authToken = 'twilio-double-token') =>
  read(
    new URLSearchParams(form.map(([name, value]) => [name, value])).toString(),
    twilioSignature({ authToken, callbackUrl }, form),
  );

test('the signature of Twilio is the one of its documentation', () => {
  const form = [
    ['CallSid', 'CA1234567890ABCDE'],
    ['Caller', '+14158675309'],
    ['Digits', '1234'],
    ['From', '+14158675309'],
    ['To', '+18005551212'],
  ] as const;
  expect(
    twilioSignature({ authToken: '12345', callbackUrl: 'https://mycompany.com/myapp.php?foo=1&bar=2' }, form),
  ).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});

test('a signed end of a message says what to ask about, a step on the way nothing', () => {
  expect(signed(status('delivered'))).toMatchObject({ subject: { kind: 'text-message', messageId: 'SM1' } });
  expect(signed(status('sent'))).toMatchObject({ subject: { kind: 'none' } });
});

test('a form that Twilio did not sign is forged, and one that is no status is unreadable', () => {
  expect(signed(status('delivered'), 'another token')).toBe('forged');
  expect(read('MessageSid=SM1&MessageStatus=delivered', '')).toBe('forged');
  expect(read('', twilioSignature({ authToken: 'twilio-double-token', callbackUrl }, []))).toBe('unreadable');
});
