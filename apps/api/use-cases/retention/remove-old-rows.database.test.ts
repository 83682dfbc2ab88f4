import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { PhotoStore } from '../../ports/photo-store.ts';
import { savePush } from '../messages/push-address.ts';
import { getHeldData } from '../profile/get-held-data.ts';
import { sessionLifeMs } from '../session/session-tokens.ts';
import { type Caller, done, write } from '../write.ts';
import { livesMs, removeOldRows } from './remove-old-rows.ts';

/* Rows that nobody needs any more go, a bounded number each minute; the clock is in the test's hand. */

let database: TestDatabase;
let context: StaffContext;
beforeEach(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterEach(() => database.remove());

type Table =
  | 'stored_answer'
  | 'session'
  | 'push_subscription'
  | 'staff_session'
  | 'provider_event'
  | 'attempt_counter';

async function countOf(table: Table): Promise<number> {
  const statement = { name: `count-${table}`, text: `SELECT count(*) AS count FROM ${table}` };
  return (await database.database.query<{ count: number }>(statement))[0]?.count ?? 0;
}

/** One write under a key; `made` tells whether it was decided anew. */
async function writeUnder(caller: Caller, idempotencyKey: string): Promise<{ made: boolean }> {
  let made = false;
  const intent = { idempotencyKey, endpoint: 'test', body: {} };
  const outcome = await write(context, { caller, parts: [], intent }, () => {
    made = true;
    return done({ changes: {}, answer: {} });
  });
  value(outcome);
  return { made };
}

const systemFor = (customerId: string): Caller => ({ kind: 'system', customerId });

const pushes = {
  publicKey: 'key',
  isAddress: () => true,
  send: async () => 'taken' as const,
};

const noPhotos: PhotoStore = {
  keep: async () => undefined,
  read: async () => null,
  has: async () => false,
  removeAll: async () => undefined,
  list: async function* list() {},
};

/** A borrower whose phone hears. */
async function borrowerWithPush() {
  const borrower = await newBorrower(context);
  const address = { endpoint: 'https://push.example/one', p256dh: 'p', auth: 'a' };
  value(await savePush({ ...context, pushes }, borrower.caller, address));
  return borrower;
}

async function tellDoneEvent(state: 'done' | 'quarantined'): Promise<void> {
  const event = {
    provider: 'xendit',
    eventId: randomUUID(),
    name: 'test',
    subject: { kind: 'none' } as const,
  };
  await context.providerEvents.keep(
    { ...event, receivedAt: context.now(), bodySealed: randomBytes(8) },
    state,
  );
}

describe('a stored answer', () => {
  test('repeats for seven days, and is gone after them', async () => {
    const { session } = await newBorrower(context);
    const caller = systemFor(session.customerId);
    const key = randomUUID();
    expect(await writeUnder(caller, key)).toEqual({ made: true });
    context.clock.at += livesMs['stored-answer'];
    await removeOldRows(context);
    expect(await writeUnder(caller, key)).toEqual({ made: false });
    context.clock.at += 1;
    await removeOldRows(context);
    expect(await countOf('stored_answer')).toBe(0);
  });

  test('that is old waits for the next minute where one minute has removed enough', async () => {
    const { session } = await newBorrower(context);
    const caller = systemFor(session.customerId);
    for (let n = 0; n < 8; n += 1) await writeUnder(caller, randomUUID());
    context.clock.at += livesMs['stored-answer'] + 1;
    const fresh = randomUUID();
    await writeUnder(caller, fresh);
    database.roundTrips.length = 0;
    await removeOldRows(context, { batch: 2, minute: 5 });
    expect(database.roundTrips.filter((name) => name === 'retention-stored-answer')).toHaveLength(3);
    expect(await countOf('stored_answer')).toBe(4);
    await removeOldRows(context, { batch: 2, minute: 5 });
    expect(await countOf('stored_answer')).toBe(1);
    expect(await writeUnder(caller, fresh)).toEqual({ made: false });
  });

  test('that somebody holds is passed over and goes later', async () => {
    const { session } = await newBorrower(context);
    for (let n = 0; n < 3; n += 1) await writeUnder(systemFor(session.customerId), randomUUID());
    context.clock.at += livesMs['stored-answer'] + 1;
    await database.database.transaction(async (other) => {
      await other.query({ name: 'hold-one', text: 'SELECT FROM stored_answer LIMIT 1 FOR UPDATE' });
      await removeOldRows(context);
      expect(await countOf('stored_answer')).toBe(1);
    });
    await removeOldRows(context);
    expect(await countOf('stored_answer')).toBe(0);
  });
});

test('counts of attempts go after two days, whether staff sign in or not', async () => {
  await context.logins.countAttempt([{ key: randomBytes(16), most: 5, windowMs: 60_000 }], context.now());
  context.clock.at += livesMs['attempt-counter'];
  await removeOldRows(context);
  expect(await countOf('attempt_counter')).toBe(1);
  context.clock.at += 1;
  await removeOldRows(context);
  expect(await countOf('attempt_counter')).toBe(0);
});

describe('a session', () => {
  test('goes thirty days after it ran out, with the address for its pushes', async () => {
    await borrowerWithPush();
    context.clock.at += sessionLifeMs + livesMs.session;
    await removeOldRows(context);
    expect([await countOf('session'), await countOf('push_subscription')]).toEqual([1, 1]);
    context.clock.at += 1;
    await removeOldRows(context);
    expect([await countOf('session'), await countOf('push_subscription')]).toEqual([0, 0]);
  });

  test('that is gone leaves the later one of the same borrower, who still sees all that is held', async () => {
    const phone = '9170000071';
    await newBorrower(context, phone);
    context.clock.at += sessionLifeMs + livesMs.session + 1;
    const { caller } = await newBorrower(context, phone);
    await removeOldRows(context);
    const held = value(await getHeldData({ ...context, photos: noPhotos }, caller, { pictures: 'none' }));
    expect(held.sessions).toEqual([{ createdAt: new Date(context.now()).toISOString(), endedAt: null }]);
    expect(held.phone).toContain(phone);
  });

  test('of staff goes a day after it ran out', async () => {
    const member = { ...newStaff('finance'), email: 'f@luwag.example', passwordHash: 'hash' };
    await context.staff.add(member);
    const startedAt = context.now();
    const kept = { tokenHash: randomBytes(32), startedAt, expiresAt: startedAt + 1_000 };
    const noted = {
      auditId: randomUUID(),
      at: startedAt,
      staffId: member.staffId,
      action: 'signed-in' as const,
    };
    await context.staff.recordSignIn(member, kept, [], noted);
    context.clock.at += 1_000 + livesMs['staff-session'];
    await removeOldRows(context);
    expect(await countOf('staff_session')).toBe(1);
    context.clock.at += 1;
    await removeOldRows(context);
    expect(await countOf('staff_session')).toBe(0);
  });
});

test('what a provider told goes half a year after it came, unless a person has to look at it', async () => {
  await tellDoneEvent('done');
  await tellDoneEvent('quarantined');
  context.clock.at += livesMs['provider-event'];
  await removeOldRows(context);
  expect(await countOf('provider_event')).toBe(2);
  context.clock.at += 1;
  await removeOldRows(context);
  expect(await countOf('provider_event')).toBe(1);
  expect(await context.providerEvents.countQuarantined()).toBe(1);
});
