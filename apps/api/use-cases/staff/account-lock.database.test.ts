import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { moveScheduledLoans } from '../rewards/move-scheduled-loans.ts';
import { lockAccount, proposeUnlock } from './account-lock.ts';
import { answerRequest } from './answer-request.ts';

const dayMs = 86_400_000;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof createScheduleContext>>;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createScheduleContext(database);
});
afterAll(() => database.remove());

const agent = newStaff('agent');
const senior = newStaff('seniorReviewer');
const because = { proof: 'answersFit', reason: 'the phone was taken' } as const;

async function unlock(customerId: string) {
  value(await proposeUnlock(context, agent, customerId, because));
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? '';
  const outcome = { outcome: 'confirm' } as const;
  value(await answerRequest(context, senior, { customerId, requestId }, outcome, requestId));
  return requestId;
}

test('who locked, who proposed to unlock and who confirmed stand in the log, with proof and reason', async () => {
  const { session } = await newBorrower(context);
  const { customerId } = session;
  const { lockedAt } = value(await lockAccount(context, agent, customerId, because));
  const requestId = await unlock(customerId);
  const audits = await database.database.query(
    {
      name: 'audits-of-lock',
      text: 'SELECT action, staff_id, subject_id, detail, before FROM audit_log WHERE customer_id = $1 ORDER BY audit_id',
    },
    [customerId],
  );
  const step = { kind: 'unlock-account', ...because };
  expect(audits).toEqual([
    { action: 'account-locked', staff_id: agent.staffId, subject_id: null, detail: because, before: null },
    {
      action: 'unlock-proposed',
      staff_id: agent.staffId,
      subject_id: requestId,
      detail: step,
      before: { requestStatus: null },
    },
    {
      action: 'account-unlocked',
      staff_id: senior.staffId,
      subject_id: requestId,
      detail: step,
      before: { lockedAt },
    },
  ]);
});

test('the next loan of Easy Re-loan is neither told nor sent while the account is locked, and goes on afterwards', async () => {
  const { caller, look } = await openScheduledLoan(context);
  const { customerId } = caller;
  value(await lockAccount(context, agent, customerId, because));
  await moveScheduledLoans(context);
  expect((await look()).row.announcedAt).toBeNull();
  await unlock(customerId);
  await moveScheduledLoans(context);
  expect((await look()).row.announcedAt).not.toBeNull();

  value(await lockAccount(context, agent, customerId, because));
  context.clock.at += dayMs;
  await moveScheduledLoans(context);
  expect(await look()).toMatchObject({ row: { status: 'upcoming' }, loans: { length: 1 } });
  await unlock(customerId);
  await moveScheduledLoans(context);
  expect(await look()).toMatchObject({ row: { status: 'sent' }, loans: { length: 2 } });
});

test('the account of somebody erased is not locked', async () => {
  const { session } = await newBorrower(context);
  const { customerId } = session;
  const { customer } = await context.store.load({ customerId, parts: [] });
  if (customer === null) throw new Error('the customer is gone');
  const erasure = { phoneSealed: customer.phoneSealed, recordsUntilOn: null, erasedAt: context.now() };
  await context.store.save({ customerId, expectedVersion: customer.version, changes: { erasure } });
  expect(await lockAccount(context, agent, customerId, because)).toMatchObject({
    code: 'request_not_possible',
  });
});
