import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { createTestContext, newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { PushOutcome, PushSender } from '../../ports/push-sender.ts';
import { saveOwnSettings } from '../settings/own-settings.ts';
import { logOutOthers } from '../session/log-out-others.ts';
import { logOut } from '../session/refresh-session.ts';
import { sessionLifeMs } from '../session/session-tokens.ts';
import { done, write } from '../write.ts';
import { messageFor } from './message-for.ts';
import { savePush } from './push-address.ts';
import { pushMessage } from './push-message.ts';
import { readMessage } from './read-messages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const sent: Parameters<PushSender['send']>[0][] = [];
let outcome: PushOutcome = 'taken';
let whileSending = async (): Promise<unknown> => undefined;
beforeEach(() => {
  sent.length = 0;
  outcome = 'taken';
  whileSending = async () => undefined;
});

const hourMs = 3_600_000;
/** Ten in the morning in Manila. */
const morning = Date.UTC(2026, 10, 23, 2);
const addressOf = (name: string) => ({ endpoint: `https://push.example/${name}`, p256dh: 'p', auth: 'a' });

/** A borrower whose phone hears, told of something. */
async function told(code: MessageCode, at = morning) {
  const pushes: PushSender = {
    publicKey: 'key',
    isAddress: () => true,
    send: async (push) => {
      sent.push(push);
      await whileSending();
      return outcome;
    },
  };
  const identity = { productName: 'Luwag' } as never;
  const context = { ...createTestContext(database.database), pushes, identity };
  context.clock.at = at;
  const phone = newPhone();
  const { caller, session } = await newBorrower(context, phone);
  const { customerId } = session;
  expect((await savePush(context, caller, addressOf('one'))).ok).toBe(true);
  const system = { caller: { kind: 'system' as const, customerId }, parts: [] };
  await write(context, system, ({ customer }) => {
    const facts = { amountCentavos: 500_000 };
    return done({
      changes: { messages: messageFor(context, customer, { code, about: 'x', facts }) },
      answer: null,
    });
  });
  const [message] = await context.messageRepository.page({
    customerId,
    kind: 'notify',
    after: null,
    most: 1,
  });
  const [offer] = await context.messageRepository.page({
    customerId,
    kind: 'activity',
    after: null,
    most: 1,
  });
  const messageId = message?.messageId ?? offer?.messageId ?? '';
  const phones = () => context.messageRepository.pushes(customerId, context.now());
  const sessionId = (await phones())[0]?.sessionId ?? '';
  const push = (pushed = messageId) => pushMessage(context, { customerId, messageId: pushed, sessionId });
  return { context, caller, session, phone, messageId, push, phones };
}

/** The jobs left for phones of a customer, with in how many hours they run. */
async function pushJobs(customerId: string) {
  await relayOutbox(database.database);
  return database.asOwner((owner) =>
    owner.query<{ hours: number; payload: Record<string, string> }>(
      {
        name: 'push-jobs',
        text: `SELECT round(extract(epoch FROM run_at - now()) / 3600)::int AS hours, payload
          FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
          WHERE t.identifier = 'push-message' AND payload ->> 'customerId' = $1 ORDER BY j.run_at`,
      },
      [customerId],
    ),
  );
}

test('each message leaves one job for each phone, with the message', async () => {
  const { session, messageId } = await told('applicationApproved');
  const { customerId } = session;
  expect(await pushJobs(customerId)).toEqual([
    { hours: 0, payload: { customerId, messageId, sessionId: expect.any(String) } },
  ]);
});

test('what a phone shows names nobody and no amount, and is kept for a day', async () => {
  const { push, messageId } = await told('paymentReceived');
  expect(await push()).toEqual({ ok: true, value: null });
  expect(sent).toMatchObject([{ seconds: 86_400, topic: messageId.replaceAll('-', '') }]);
  expect(JSON.parse(sent[0]?.content ?? '')).toEqual({
    title: 'Luwag',
    body: 'We received your payment. Thank you.',
    language: 'en-US',
    messageId,
  });
});

test('at night nothing is shown; the same is left for six in the morning', async () => {
  const { push, session, context } = await told('paymentReceived', morning + 13 * hourMs);
  expect((await push()).ok).toBe(true);
  expect(sent).toEqual([]);
  expect((await pushJobs(session.customerId)).map(({ hours }) => hours)).toEqual([0, 7]);
  context.clock.at += 7 * hourMs;
  expect((await push()).ok).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a security notice is shown at night, and where somebody else has read it', async () => {
  const { push, context, caller, messageId } = await told('accountChanged', morning + 13 * hourMs);
  await readMessage(context, caller, messageId, { withEarlier: false });
  expect((await push()).ok).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a phone that is logged out from another one is told of that and of what was to warn it, then of nothing', async () => {
  const { push, context, session, phone, messageId } = await told('newDevice');
  const { customerId } = session;
  context.clock.at += 60_000;
  const thief = await newBorrower(context, phone);
  expect((await logOutOthers(context, thief.caller, null)).ok).toBe(true);
  expect((await push(messageId)).ok).toBe(true);
  expect(sent).toHaveLength(1);
  const page = { customerId, kind: 'notify', after: null, most: 1 } as const;
  const [notice] = await context.messageRepository.page(page);
  expect(notice?.code).toBe('otherPhonesLoggedOut');
  const jobs = await pushJobs(customerId);
  expect(jobs.map(({ payload }) => payload['messageId'])).toContain(notice?.messageId);
  expect((await push(notice?.messageId)).ok).toBe(true);
  expect(sent).toHaveLength(2);
  expect((await push(notice?.messageId)).ok).toBe(true);
  expect(sent).toHaveLength(2);
});

test('a phone that is logged out from another one is told nothing of loans any more', async () => {
  const { push, context, phone } = await told('paymentReceived');
  context.clock.at += 60_000;
  const thief = await newBorrower(context, phone);
  expect((await logOutOthers(context, thief.caller, null)).ok).toBe(true);
  expect((await push()).ok).toBe(true);
  expect(sent).toEqual([]);
});

test('what was read meanwhile, or is a day old, is not shown', async () => {
  const read = await told('paymentReceived');
  await readMessage(read.context, read.caller, read.messageId, { withEarlier: false });
  const old = await told('paymentReceived');
  old.context.clock.at += 24 * hourMs;
  for (const { push } of [read, old]) expect((await push()).ok).toBe(true);
  expect(sent).toEqual([]);
});

test('a reminder speaks of its own day alone', async () => {
  const { push, context } = await told('dueTomorrow');
  await push();
  expect(sent).toMatchObject([{ seconds: 14 * 3_600 }]);
  context.clock.at += 20.5 * hourMs;
  await push();
  expect(sent).toHaveLength(1);
});

test.each([
  ['couponGiven', { hasOffers: false }],
  ['dueToday', { hasReminders: false }],
] as const)('a borrower who turned it off meanwhile is not shown %s', async (code, chosen) => {
  const { push, context, caller } = await told(code);
  await saveOwnSettings(context, caller, chosen);
  await push();
  expect(sent).toEqual([]);
  const other = await told('paymentReceived');
  await saveOwnSettings(other.context, other.caller, chosen);
  await other.push();
  expect(sent).toHaveLength(1);
});

test('a log-in that has ended, or run out, is told nothing', async () => {
  const left = await told('paymentReceived');
  await logOut(left.context, left.session.refreshToken);
  await left.push();
  const over = await told('paymentReceived');
  over.context.clock.at += sessionLifeMs;
  expect(await over.phones()).toEqual([]);
  await over.push();
  expect(sent).toEqual([]);
});

test('an address that is gone is forgotten, unless the phone has another one by then', async () => {
  const gone = await told('paymentReceived');
  outcome = 'gone';
  await gone.push();
  expect(await gone.phones()).toEqual([]);
  const renewed = await told('paymentReceived');
  whileSending = () => savePush(renewed.context, renewed.caller, addressOf('two'));
  await renewed.push();
  expect(await renewed.phones()).toHaveLength(1);
});

test('what is not taken now is tried again, what never will be is not', async () => {
  const { push } = await told('paymentReceived');
  outcome = 'later';
  expect(await push()).toMatchObject({ code: 'service_unavailable' });
  outcome = 'refused';
  expect(await push()).toMatchObject({ code: 'push_address_refused' });
});
