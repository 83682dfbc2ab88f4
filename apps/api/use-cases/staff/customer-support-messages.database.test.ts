import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { listSupportMessages } from '../support-message/send-support-message.ts';
import { listCustomerSupportMessages, takeDownSupportMessage } from './customer-support-messages.ts';
import { answerSupportMessage, listWaitingSupportMessages } from './support-messages.ts';

/* What a borrower says by phone or email, and what stays of a message once it is answered. */

let database: TestDatabase;
let context: StaffContext;
const agent = newStaff('agent');

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const list = async (customerId: string, after?: string) =>
  value(await listCustomerSupportMessages(context, agent, customerId, after === undefined ? {} : { after }));
const takeDown = (customerId: string, text: string, key = randomUUID()) =>
  takeDownSupportMessage(context, agent, customerId, { kind: 'complaint', text }, key);
const complaint = 'Somebody calls my mother every hour.';

test('a complaint by phone waits like any other, is kept once, and its borrower sees that staff took it down', async () => {
  const { session, caller } = await newBorrower(context);
  const { customerId } = session;
  const key = randomUUID();
  const kept = value(await takeDown(customerId, complaint, key));
  expect(value(await takeDown(customerId, complaint, key))).toEqual(kept);
  const waiting = value(await listWaitingSupportMessages(context, 'service')).supportMessages;
  expect(waiting.filter((row) => row.customerId === customerId)).toMatchObject([{ kind: 'complaint' }]);
  const own = value(await listSupportMessages(context, caller)).supportMessages;
  expect(own).toMatchObject([{ text: complaint, isTakenDown: true, number: kept.number }]);
});

test('what was answered stays on the customer’s page, page by page, and each look is recorded', async () => {
  const { session } = await newBorrower(context);
  const { customerId } = session;
  const first = value(await takeDown(customerId, complaint));
  const answer = { outcome: 'answered', text: 'We spoke with the caller.' } as const;
  const { supportMessageId } = first;
  value(await answerSupportMessage(context, agent, { customerId, supportMessageId }, answer, randomUUID()));
  for (let more = 1; more <= 11; more += 1) {
    context.clock.at += 1_000;
    value(await takeDown(customerId, `${complaint} ${more}`));
  }
  const newest = await list(customerId);
  const rest = await list(customerId, newest.next ?? '');
  expect(rest.next).toBeNull();
  const all = [...newest.supportMessages, ...rest.supportMessages];
  expect(new Set(all.map((row) => row.supportMessageId)).size).toBe(12);
  expect(all.at(-1)).toMatchObject({ supportMessageId, outcome: 'answered', answer: answer.text });
  const looks = await database.database.query(
    {
      name: 'looks-at-messages',
      text: `SELECT staff_id FROM audit_log WHERE customer_id = $1 AND action = 'support-messages-listed'`,
    },
    [customerId],
  );
  expect(looks).toEqual([{ staff_id: agent.staffId }, { staff_id: agent.staffId }]);
});
