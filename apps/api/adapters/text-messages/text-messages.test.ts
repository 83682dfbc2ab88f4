import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../packages/provider-doubles/faults.ts';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { firstThatTakes } from './first-that-takes.ts';
import { createSemaphore } from './semaphore.ts';
import { createTwilio } from './twilio.ts';

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
const counts = () => [doubles.semaphore.messages.length, doubles.twilio.messages.length];

test('a message arrives by the first provider, a code by its faster route', async () => {
  expect(await both().send(message)).toBe(true);
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
  expect(await both().send(message)).toBe(true);
  expect(counts()).toEqual([first, second + 1]);
  expect(doubles.twilio.messages[0]).toMatchObject({ to: '+639171234567', body: message.text });
});

test('a message that Semaphore would take and drop goes by the second provider', async () => {
  expect(await semaphore().send({ ...message, text: 'Test Lending: 1234' })).toBe('refused');
  expect(await both().send({ ...message, text: 'Test Lending: 1234' })).toBe(true);
  expect(doubles.twilio.messages[0]).toMatchObject({ body: 'Test Lending: 1234' });
});

test.each(faults)(
  'after the fault "%s" the second provider is not asked, so that nothing arrives twice',
  async (fault) => {
    const [, second] = counts();
    doubles.host.arrangeFaults('semaphore', [fault]);
    const isWaitedFor = fault === 'late' || fault === 'silent';
    expect(await both(isWaitedFor ? 700 : undefined).send(message)).toBe(false);
    expect(counts()[1]).toBe(second);
  },
);

test('where both refuse, the message is not sent', async () => {
  doubles.semaphore.credits = 0;
  doubles.twilio.refusedNumbers.add('+639170000000');
  expect(await both().send({ ...message, phone: '9170000000' })).toBe(false);
});
