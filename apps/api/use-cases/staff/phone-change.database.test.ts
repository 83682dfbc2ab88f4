import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { askForCode, newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Staff } from '../approval/approval.ts';
import { sealPhoneChange } from '../customer-data/phone-change.ts';
import { tellOfMessage } from '../messages/tell-of-message.ts';
import { logIn } from '../session/log-in.ts';
import { defaultLoginLimits } from '../session/login-rules.ts';
import { openCustomer } from '../session/open-customer.ts';
import { lockAccount } from './account-lock.ts';
import { answerRequest } from './answer-request.ts';
import { listRequests } from './list-requests.ts';
import { proposePhoneChange } from './phone-change.ts';
import { getCustomer } from './read-customer.ts';

let database: TestDatabase;
let context: Awaited<ReturnType<typeof createStaffContext>>;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const agent = newStaff('agent');
const senior = newStaff('seniorReviewer');
const because = { proof: 'calledBackOnNew', reason: 'the old phone was lost' } as const;

const propose = (customerId: string, phone: string) =>
  proposePhoneChange(context, agent, customerId, { phone, ...because });

async function waitingOf(customerId: string) {
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const waiting = requests.find(({ status }) => status === 'open');
  if (waiting === undefined) throw new Error('nothing waits');
  return waiting;
}

/** The answer of the second person, by a store that a test may have changed. */
async function answer(
  customerId: string,
  body: Parameters<typeof answerRequest>[3] = { outcome: 'confirm' },
  by = context,
) {
  const { requestId } = await waitingOf(customerId);
  return answerRequest(by, senior, { customerId, requestId }, body, crypto.randomUUID());
}

const newCustomer = async (phone = newPhone()) => {
  const { session } = await newBorrower(context, phone);
  return { phone, customerId: session.customerId };
};
const holderOf = (phone: string) =>
  context.store.findByPhone(context.personalData.blindIndex('phone', phone));

async function change(customerId: string, phone: string): Promise<void> {
  value(await propose(customerId, phone));
  value(await answer(customerId));
}

test('the account is found by the new number only, every log-in ends, and a code of the old number opens nothing', async () => {
  const { customerId, phone } = await newCustomer();
  const to = newPhone();
  context.clock.at += 120_000;
  const guess = await askForCode(context, phone);
  const before = await context.store.load({ customerId, parts: ['sessions'] });
  expect(before.sessions).toHaveLength(1);
  await change(customerId, to);
  expect([await holderOf(phone), await holderOf(to)]).toEqual([null, customerId]);
  const { sessions, customer } = await context.store.load({ customerId, parts: ['sessions'] });
  expect(sessions).toEqual([]);
  expect(customer?.deviceGeneration).toBe((before.customer?.deviceGeneration ?? 0) + 1);
  expect(await logIn(context, defaultLoginLimits, guess)).toMatchObject({ code: 'code_expired' });
  expect(await holderOf(phone)).toBeNull();
});

test('the log says who proposed and who confirmed, with proof and reason, and has neither number nor what it is sealed as', async () => {
  const { customerId, phone } = await newCustomer();
  const to = newPhone();
  value(await propose(customerId, to));
  const { requestId, details, detailsSealed } = await waitingOf(customerId);
  expect(JSON.stringify(details)).not.toMatch(new RegExp(`${phone}|${to}|ealed`));
  value(await answer(customerId));
  const audits = await database.database.query(
    {
      name: 'audits-of-phone',
      text: 'SELECT action, staff_id, subject_id, detail, before, after FROM audit_log WHERE customer_id = $1 ORDER BY audit_id',
    },
    [customerId],
  );
  const step = { subject_id: requestId, detail: { kind: 'change-phone', ...because } };
  expect(audits).toEqual([
    {
      ...step,
      action: 'phone-change-proposed',
      staff_id: agent.staffId,
      before: { requestStatus: null },
      after: { requestStatus: 'open' },
    },
    {
      ...step,
      action: 'phone-changed',
      staff_id: senior.staffId,
      before: { requestStatus: 'open' },
      after: { requestStatus: 'done' },
    },
  ]);
  expect(detailsSealed).not.toBeNull();
});

test('who may confirm reads both numbers whole while it waits; others, and everybody afterwards, read them masked', async () => {
  const { customerId } = await newCustomer('9550001111');
  const to = '9560002222';
  value(await propose(customerId, to));
  const seenBy = async (staff: Staff) => {
    const { requests } = value(await getCustomer(context, defaultLoginLimits, staff, customerId));
    return requests[0]?.phones;
  };
  const whole = { from: '9550001111', to };
  const masked = { from: '955•••1111', to: '956•••2222' };
  expect(await seenBy(senior)).toEqual(whole);
  expect(await seenBy(agent)).toEqual(whole);
  expect(await seenBy(newStaff('agent'))).toEqual(masked);
  expect(await seenBy(newStaff('collections'))).toEqual(masked);
  const listed = value(await listRequests(context, newStaff('auditor'), { from: 'staff' }));
  expect(listed.requests.find((request) => request.customerId === customerId)?.phones).toEqual(masked);
  value(await answer(customerId));
  expect(await seenBy(senior)).toEqual(masked);
});

test('a number that was refused is not kept, and what was changed is held until the account is erased', async () => {
  const { customerId } = await newCustomer();
  value(await propose(customerId, newPhone()));
  value(await answer(customerId, { outcome: 'refuse', reasonCode: 'NOT_AGREED' }));
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  expect(requests.map(({ status, detailsSealed }) => [status, detailsSealed])).toEqual([['refused', null]]);

  const to = newPhone();
  await change(customerId, to);
  const { customer } = await context.store.load({ customerId, parts: [] });
  if (customer === null) throw new Error('the customer is gone');
  const phoneSealed = context.personalData.seal(sealPlaces.phone(customerId), '');
  const erasure = { phoneSealed, recordsUntilOn: null, erasedAt: context.now() };
  await context.store.save({ customerId, expectedVersion: customer.version, changes: { erasure } });
  const after = await context.store.load({ customerId, parts: ['requests'] });
  expect(after.requests.map(({ detailsSealed }) => detailsSealed)).toEqual([null, null]);
  expect(await holderOf(to)).toBeNull();
  expect(await propose(customerId, newPhone())).toMatchObject({ code: 'request_not_possible' });
});

test('a number of their own, one that has an account and a second proposal are refused, each by its rule', async () => {
  const { customerId, phone } = await newCustomer();
  const other = await newCustomer();
  expect(await propose(customerId, phone)).toMatchObject({ detail: { rule: 'PHONE_IS_OWN' } });
  expect(await propose(customerId, other.phone)).toMatchObject({ detail: { rule: 'PHONE_HAS_ACCOUNT' } });
  const to = newPhone();
  value(await propose(customerId, to));
  expect(await propose(customerId, newPhone())).toMatchObject({ detail: { rule: 'STEP_ALREADY_WAITING' } });
  // Its holder logs in before the second person looks.
  await newCustomer(to);
  expect(await answer(customerId)).toMatchObject({ detail: { rule: 'PHONE_HAS_ACCOUNT' } });
  expect((await waitingOf(customerId)).status).toBe('open');
  expect(await holderOf(phone)).toBe(customerId);
});

test('somebody who logs in with the number between the look and the write has it; the step is refused and changes nothing', async () => {
  const { customerId, phone } = await newCustomer();
  const to = newPhone();
  value(await propose(customerId, to));
  let opened: string | null = null;
  const store: typeof context.store = {
    ...context.store,
    save: async (request) => {
      opened ??= value(await openCustomer(context, to, 'en-US'));
      return context.store.save(request);
    },
  };
  expect(await answer(customerId, { outcome: 'confirm' }, { ...context, store })).toMatchObject({
    code: 'loan_action_refused',
    detail: { rule: 'PHONE_HAS_ACCOUNT' },
  });
  expect([await holderOf(phone), await holderOf(to)]).toEqual([customerId, opened]);
  const { sessions } = await context.store.load({ customerId, parts: ['sessions'] });
  expect(sessions).toHaveLength(1);
});

test('of two customers who are moved to one number at once, one is moved and the other one is refused', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()];
  const to = newPhone();
  value(await propose(one.customerId, to));
  value(await propose(other.customerId, to));
  const answers = await Promise.all([answer(one.customerId), answer(other.customerId)]);
  const outcomes = answers.map((given) => (given.ok ? 'done' : given.detail?.rule));
  expect(new Set(outcomes)).toEqual(new Set(['done', 'PHONE_HAS_ACCOUNT']));
});

test('an open log-in with the number that is not committed yet holds the write up, which then keeps nothing', async () => {
  const { customerId, phone } = await newCustomer();
  const to = newPhone();
  const phoneIndex = context.personalData.blindIndex('phone', to);
  const { customer } = await context.store.load({ customerId, parts: [] });
  const changes = { customer: { phoneIndex, deviceGeneration: 7 } };
  const saving = await database.asOwner((owner) =>
    owner.transaction(async (connection) => {
      await connection.query(
        { name: 'open-elsewhere', text: 'INSERT INTO customer_phone VALUES ($1, gen_random_uuid())' },
        [phoneIndex],
      );
      const saved = context.store.save({ customerId, expectedVersion: customer?.version ?? 0, changes });
      await waitsForLock(connection);
      return { saved };
    }),
  );
  expect(await saving.saved).toBe('moved');
  const after = await context.store.load({ customerId, parts: [] });
  expect(after.customer).toEqual(customer);
  expect(await holderOf(phone)).toBe(customerId);
});

async function waitsForLock(connection: Pick<typeof database.database, 'query'>): Promise<void> {
  const text = 'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))';
  const look = { name: 'who-waits', text };
  while ((await connection.query(look)).length === 0);
}

test('a code of the old number that found the account just before it moved logs nobody in to it', async () => {
  const { customerId, phone } = await newCustomer();
  context.clock.at += 120_000;
  const guess = await askForCode(context, phone);
  const store: typeof context.store = {
    ...context.store,
    findByPhone: async (phoneIndex) => {
      const found = await context.store.findByPhone(phoneIndex);
      if (found === customerId) await change(customerId, newPhone());
      return found;
    },
  };
  expect(await logIn({ ...context, store }, defaultLoginLimits, guess)).toMatchObject({
    code: 'code_expired',
  });
  const { sessions } = await context.store.load({ customerId, parts: ['sessions'] });
  expect(sessions).toEqual([]);
});

test('the number of a locked account is changed too, and the account stays locked', async () => {
  const { customerId } = await newCustomer();
  value(
    await lockAccount(context, agent, customerId, { proof: 'answersFit', reason: 'the phone was taken' }),
  );
  const to = newPhone();
  await change(customerId, to);
  const { customer } = await context.store.load({ customerId, parts: [] });
  expect(customer?.lockedAt).not.toBeNull();
  expect(await holderOf(to)).toBe(customerId);
});

test('at night the old number is told whom to call, and the new one that it opens the account', async () => {
  const { customerId, phone } = await newCustomer();
  const to = newPhone();
  value(await propose(customerId, to));
  const { requestId } = await waitingOf(customerId);
  value(await answer(customerId));
  // Half past one in Manila.
  context.clock.at += 13.5 * 3_600_000;
  const [message] = await context.messageRepository.page({
    customerId,
    kind: 'notify',
    after: null,
    most: 1,
  });
  const identity = { productName: 'Luwag', hotLine: '(02) 8123 4567' } as Parameters<
    typeof tellOfMessage
  >[0]['identity'];
  for (const phoneChangeId of ['', requestId]) {
    const job = { customerId, messageId: message?.messageId ?? '', unclearTries: '0', phoneChangeId };
    value(await tellOfMessage({ ...context, identity }, job));
  }
  expect(context.messages.slice(-2)).toMatchObject([
    { phone: to, text: expect.stringContaining('now logs in with this number') as string },
    { phone, text: expect.stringMatching(/another number.*Call \(02\) 8123 4567/) as string },
  ]);
});

test('a number sealed for one step does not open as that of another', async () => {
  const numbers = { from: newPhone(), to: newPhone() };
  const sealed = sealPhoneChange(context.personalData, 'one', numbers);
  expect(() => context.personalData.open(sealPlaces.requestDetails('another'), sealed)).toThrow();
});
