import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createSeededInstitutions } from '../../adapters/institutions/seeded-institutions.ts';
import { moveScheduledLoans } from './move-scheduled-loans.ts';

const dayMs = 86_400_000;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof createScheduleContext>>;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createScheduleContext(database);
});
afterAll(() => database.remove());

test('a loan whose payout account the lender no longer reaches is left out, with that reason', async () => {
  const scheduled = await openScheduledLoan(context);
  await moveScheduledLoans(context);
  expect((await scheduled.look()).row.announcedAt).not.toBeNull();
  context.clock.at += dayMs;
  const institutions = createSeededInstitutions((code) => code !== 'gcash');
  await moveScheduledLoans({ ...context, institutions });
  const { row, loans } = await scheduled.look();
  expect(row).toMatchObject({ status: 'failed', refusal: 'payout_account_not_reached', loanId: null });
  expect(loans).toHaveLength(1);
});

test('a loan whose payout account is reached is sent', async () => {
  const scheduled = await openScheduledLoan(context);
  await moveScheduledLoans(context);
  context.clock.at += dayMs;
  await moveScheduledLoans(context);
  const { row, loans } = await scheduled.look();
  expect(row).toMatchObject({ status: 'sent', refusal: null, loanId: loans[0]?.loanId });
  expect(loans).toHaveLength(2);
});
