import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { createTestContext, newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { SmsMessage, SmsReport, SmsTry } from '../../ports/sms-sender.ts';
import { askAboutTexts, learnOfText } from './ask-about-texts.ts';
import { listTextDays } from './list-text-days.ts';
import { done, write } from '../write.ts';
import { messageFor } from './message-for.ts';
import { sendText } from './send-text.ts';
import { tellOfMessage } from './tell-of-message.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
let database: TestDatabase;
let context: ReturnType<typeof contextOf>;
let report: SmsReport;
let sent: SmsMessage[] = [];
let asked: string[] = [];

/** Two providers of which the first takes each message, and which report what a test has them report. */
function contextOf({ database: held }: TestDatabase) {
  const known = createTestContext(held);
  const sms = {
    send: async (message: SmsMessage): Promise<readonly SmsTry[]> => {
      sent.push(message);
      known.messages.push(message);
      const provider = message.askedLast === 'one' ? 'two' : 'one';
      return [{ provider, state: 'taken', messageId: randomUUID(), costCentavos: 50 }];
    },
    report: async (_provider: string, messageId: string) => {
      asked.push(messageId);
      return report;
    },
  };
  const identity = { productName: 'Luwag' } as Parameters<typeof tellOfMessage>[0]['identity'];
  return { ...known, sms, identity, publicOrigin: 'https://luwag.example' };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = contextOf(database);
});
afterAll(() => database.remove());
beforeEach(async () => {
  report = 'waiting';
  sent = [];
  asked = [];
  await database.asOwner((owner) => owner.runScript('DELETE FROM sms_message'));
});

const send = (phone: string, isUrgent = false) =>
  sendText(context, { phone, text: 'A message waits.', sentAt: context.now(), isUrgent });
/** Sends and lets the provider report. */
async function sendAndLearn(phone: string, of: SmsReport, isUrgent = false) {
  const result = await send(phone, isUrgent);
  report = of;
  context.clock.at += 2 * minuteMs;
  await askAboutTexts(context, { most: 10 });
  return result;
}
const today = async () => {
  const listed = await listTextDays(context);
  return listed.ok ? listed.value.days : [];
};

test('a message is kept with its provider and cost, and with what its provider reports', async () => {
  await sendAndLearn(newPhone(), 'delivered');
  await sendAndLearn(newPhone(), 'undelivered');
  await sendAndLearn(newPhone(), 'handed-over');
  expect(await today()).toEqual([
    {
      on: '2026-11-21',
      provider: 'one',
      sent: 3,
      delivered: 1,
      undelivered: 1,
      refused: 0,
      costCentavos: 150,
    },
  ]);
});

test('a provider that does not say yet is asked later and later, and after a day no more', async () => {
  await sendAndLearn(newPhone(), 'waiting');
  expect(asked).toHaveLength(1);
  await askAboutTexts(context, { most: 10 });
  expect(asked).toHaveLength(1);
  context.clock.at += 2 * minuteMs;
  await askAboutTexts(context, { most: 10 });
  expect(asked).toHaveLength(2);
  context.clock.at += dayMs;
  await askAboutTexts(context, { most: 10 });
  expect(asked).toHaveLength(2);
});

test('what a provider tells late is kept all the same', async () => {
  await sendAndLearn(newPhone(), 'waiting');
  context.clock.at += dayMs;
  await askAboutTexts(context, { most: 10 });
  report = 'delivered';
  await learnOfText(context, { provider: 'one', messageId: asked[0] ?? '' });
  expect((await context.smsLog.byDay(0))[0]).toMatchObject({ delivered: 1 });
});

test('the provider whose message did not arrive comes last at that number, until one arrives', async () => {
  const phone = newPhone();
  await sendAndLearn(phone, 'undelivered');
  await sendAndLearn(phone, 'delivered');
  await send(phone);
  expect(sent.map(({ askedLast }) => askedLast)).toEqual([undefined, 'one', undefined]);
});

test('to a number at which three messages in a row did not arrive nothing is sent for a week', async () => {
  const phone = newPhone();
  for (let count = 0; count < 3; count += 1) await sendAndLearn(phone, 'undelivered');
  const last = context.now() - 2 * minuteMs;
  expect(await send(phone)).toEqual({ isTaken: false, mayArrive: false, unreachableUntil: last + 7 * dayMs });
  expect(sent).toHaveLength(3);
  expect(await send(newPhone())).toMatchObject({ isTaken: true });
  context.clock.at += 7 * dayMs;
  expect(await send(phone)).toMatchObject({ isTaken: true });
});

test('a code is sent to it still, until five in a row did not arrive: then once an hour', async () => {
  const phone = newPhone();
  for (let count = 0; count < 5; count += 1)
    expect(await sendAndLearn(phone, 'undelivered', true)).toMatchObject({ isTaken: true });
  const last = context.now() - 2 * minuteMs;
  expect(await send(phone, true)).toEqual({
    isTaken: false,
    mayArrive: false,
    unreachableUntil: last + hourMs,
  });
  context.clock.at += hourMs;
  expect(await send(phone, true)).toMatchObject({ isTaken: true });
});

test('a borrower whom no text reaches has the message in the app, and its job is done', async () => {
  const phone = newPhone();
  const { session } = await newBorrower(context, phone);
  for (let count = 0; count < 3; count += 1) await sendAndLearn(phone, 'undelivered');
  const before = sent.length;
  const { customerId } = session;
  await write(context, { caller: { kind: 'system', customerId }, parts: [] }, ({ customer }) =>
    done({
      changes: { messages: messageFor(context, customer, { code: 'accountChanged', about: 'x', facts: {} }) },
      answer: null,
    }),
  );
  const request = { customerId, kind: 'notify', after: null, most: 1 } as const;
  const [message] = await context.messageRepository.page(request);
  const job = { customerId, messageId: message?.messageId ?? '', unclearTries: '0', phoneChangeId: '' };
  expect(await tellOfMessage(context, job)).toEqual({ ok: true, value: null });
  expect(sent).toHaveLength(before);
});
