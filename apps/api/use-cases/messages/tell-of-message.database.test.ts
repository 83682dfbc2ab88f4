import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { createTestContext, newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { SmsMessage, SmsTry } from '../../ports/sms-sender.ts';
import { saveOwnSettings } from '../settings/own-settings.ts';
import { done, write } from '../write.ts';
import { messageFor } from './message-for.ts';
import { readMessage } from './read-messages.ts';
import { tellOfMessage } from './tell-of-message.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

let sent: SmsMessage[] = [];
let answer: SmsTry['state'] = 'taken';
beforeEach(() => {
  sent = [];
  answer = 'taken';
});

const hourMs = 3_600_000;
/** Ten in the morning in Manila. */
const morning = Date.UTC(2026, 10, 23, 2);
const night = morning + 13 * hourMs;

/** A borrower with a message, and the job of its text. */
async function told(code: MessageCode, at = morning, facts: Record<string, string> = {}) {
  const known = createTestContext(database.database);
  const sms = {
    ...known.sms,
    send: async (message: SmsMessage): Promise<readonly SmsTry[]> => {
      sent.push(message);
      known.messages.push(message);
      return [{ provider: 'one', state: answer, messageId: null, costCentavos: 0 }];
    },
  };
  const identity = { productName: 'Luwag' } as Parameters<typeof tellOfMessage>[0]['identity'];
  const context = { ...known, sms, identity, publicOrigin: 'https://luwag.example' };
  context.clock.at = at;
  const { caller, session } = await newBorrower(context);
  const { customerId } = session;
  sent = [];
  await write(context, { caller: { kind: 'system', customerId }, parts: [] }, ({ customer }) =>
    done({ changes: { messages: messageFor(context, customer, { code, about: 'x', facts }) }, answer: null }),
  );
  const [job] = await textJobs(customerId);
  const messageId = job?.payload['messageId'] ?? '';
  const tell = (unclearTries = '0') =>
    tellOfMessage(context, { customerId, messageId, unclearTries, phoneChangeId: '' });
  return { context, caller, customerId, messageId, tell };
}

/** The jobs left for texts to a customer, with in how many minutes they run. */
async function textJobs(customerId: string) {
  await relayOutbox(database.database);
  return database.asOwner((owner) =>
    owner.query<{ minutes: number; payload: Record<string, string> }>(
      {
        name: 'text-jobs',
        text: `SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes, payload
          FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
          WHERE t.identifier = 'tell-message' AND payload ->> 'customerId' = $1 ORDER BY j.run_at`,
      },
      [customerId],
    ),
  );
}

test('each message leaves one job for its text, with the message', async () => {
  const { customerId, messageId } = await told('applicationApproved');
  expect(await textJobs(customerId)).toEqual([{ minutes: 0, payload: { customerId, messageId } }]);
  expect(messageId).not.toBe('');
});

test('at night no text goes out; the same is left for six in the morning', async () => {
  const { tell, context, customerId } = await told('paymentReceived', night);
  expect(await tell()).toEqual({ ok: true, value: null });
  expect(sent).toEqual([]);
  expect((await textJobs(customerId)).map(({ minutes }) => minutes)).toEqual([0, 7 * 60]);
  context.clock.at += 7 * hourMs;
  await tell();
  expect(sent).toHaveLength(1);
});

test.each(['newDevice', 'accountChanged', 'logInReopened', 'phoneChanged'] as const)(
  'the owner is warned by %s at night, also where somebody else read it in the app',
  async (code) => {
    const { tell, context, caller, messageId } = await told(code, night);
    await readMessage(context, caller, messageId, { withEarlier: false });
    await tell();
    expect(sent).toHaveLength(1);
  },
);

test('no text goes out on what was read meanwhile, or is a day old', async () => {
  const read = await told('paymentReceived');
  await readMessage(read.context, read.caller, read.messageId, { withEarlier: false });
  const old = await told('paymentReceived');
  old.context.clock.at += 24 * hourMs;
  for (const { tell } of [read, old]) expect(await tell()).toEqual({ ok: true, value: null });
  expect(sent).toEqual([]);
});

test('a text of what is due today goes out on its own day alone', async () => {
  const { tell, context } = await told('dueToday');
  context.clock.at += 21 * hourMs;
  expect(await tell()).toEqual({ ok: true, value: null });
  expect(sent).toEqual([]);
});

test('a borrower who turned reminders off meanwhile gets no text of one', async () => {
  const { tell, context, caller } = await told('dueToday');
  await saveOwnSettings(context, caller, { hasReminders: false });
  await tell();
  expect(sent).toEqual([]);
});

test.each(['dueToday', 'paymentLate', 'accountLocked'] as const)(
  'a borrower whose account is locked reads in a text of %s where to pay without the app',
  async (code) => {
    const { tell, context, customerId } = await told(code);
    await write(context, { caller: { kind: 'system', customerId }, parts: [] }, () =>
      done({ changes: { customer: { lockedAt: context.now() } }, answer: null }),
    );
    await tell();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('https://luwag.example/noAndroid');
    expect(sent[0]?.text).not.toContain('in the app');
  },
);

test('a borrower who can log in is led to the app', async () => {
  const { tell } = await told('dueToday');
  await tell();
  expect(sent[0]?.text).toMatch(/in the app\.$/);
});

test('a text that was certainly not sent is tried again by its job', async () => {
  const { tell } = await told('paymentReceived');
  answer = 'refused';
  expect(await tell()).toMatchObject({ code: 'service_unavailable' });
});

test('a text that may have arrived is offered five times, less and less often', async () => {
  const { tell, customerId } = await told('paymentReceived');
  answer = 'unclear';
  for (const tries of ['0', '1', '2', '3', '4']) expect(await tell(tries)).toEqual({ ok: true, value: null });
  const left = (await textJobs(customerId)).map(({ minutes, payload }) => [minutes, payload['unclearTries']]);
  expect(left).toEqual([
    [0, undefined],
    [1, '1'],
    [4, '2'],
    [16, '3'],
    [64, '4'],
  ]);
});

test('a loan that credit paid off is not told as a payment', async () => {
  const byPayment = await told('loanSettled');
  const byCredit = await told('loanSettled', morning, { cause: 'credit' });
  await byPayment.tell();
  const [first] = sent;
  await byCredit.tell();
  expect(first?.text).toContain('we received your payment');
  expect(sent.at(-1)?.text).toContain('the extra money you had with us paid off your loan');
});
