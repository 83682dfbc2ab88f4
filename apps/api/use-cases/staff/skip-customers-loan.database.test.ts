import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { moveScheduledLoans } from '../rewards/move-scheduled-loans.ts';
import { skipCustomersLoan } from './skip-customers-loan.ts';

const dayMs = 86_400_000;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof createScheduleContext>>;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createScheduleContext(database);
});
afterAll(() => database.remove());

const agent = newStaff('agent');
const because = { proof: 'calledBack', reason: 'has an Android phone' } as const;

test('a scheduled loan that staff skip is not sent; who did it and why stands in the log, and the borrower is told', async () => {
  const { caller, scheduledLoanId, look } = await openScheduledLoan(context);
  const { customerId } = caller;
  await moveScheduledLoans(context);
  const subject = { customerId, scheduledLoanId };
  // A second tap changes nothing.
  for (let times = 0; times < 2; times += 1)
    expect(value(await skipCustomersLoan(context, agent, subject, because))).toEqual({ status: 'skipped' });
  context.clock.at += 3 * dayMs;
  await moveScheduledLoans(context);
  expect(await look()).toMatchObject({ row: { status: 'skipped', loanId: null }, loans: { length: 1 } });
  const audits = await database.database.query(
    {
      name: 'audits-of-skip',
      text: 'SELECT action, staff_id, subject_id, detail, before, after FROM audit_log WHERE customer_id = $1',
    },
    [customerId],
  );
  expect(audits).toEqual([
    {
      action: 'scheduled-loan-skipped',
      staff_id: agent.staffId,
      subject_id: scheduledLoanId,
      detail: because,
      before: { status: 'upcoming' },
      after: { status: 'skipped' },
    },
  ]);
  const request = { customerId, kind: 'notify', after: null, most: 5 } as const;
  const codes = (await context.messageRepository.page(request)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'scheduledLoanLeftOut')).toHaveLength(1);
});

test('a scheduled loan that went out, and one of somebody else, cannot be skipped', async () => {
  const { caller, scheduledLoanId } = await openScheduledLoan(context);
  const { customerId } = caller;
  const { scheduledLoans, customer } = await context.store.load({ customerId, parts: ['scheduledLoans'] });
  const sent = scheduledLoans.map((row) => ({ ...row, status: 'sent' as const, endedAt: context.now() }));
  const expectedVersion = customer?.version ?? 0;
  await context.store.save({ customerId, expectedVersion, changes: { scheduledLoans: sent } });
  const over = await skipCustomersLoan(context, agent, { customerId, scheduledLoanId }, because);
  expect(over).toMatchObject({ code: 'scheduled_loan_over' });
  const unknown = { customerId, scheduledLoanId: randomUUID() };
  expect(await skipCustomersLoan(context, agent, unknown, because)).toMatchObject({ code: 'not_found' });
});
