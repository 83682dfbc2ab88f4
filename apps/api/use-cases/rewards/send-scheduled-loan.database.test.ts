import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createSeededInstitutions } from '../../adapters/institutions/seeded-institutions.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { value } from '../../../../tests/staff-context.ts';
import { moveScheduledLoans } from './move-scheduled-loans.ts';
import { getScheduledLoanPapers } from './scheduled-loan-papers.ts';

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

test('the papers of a scheduled loan can be read before it is sent, and are kept word for word', async () => {
  const scheduled = await openScheduledLoan(context);
  const { caller, scheduledLoanId } = scheduled;
  const read = () => getScheduledLoanPapers(context, caller, scheduledLoanId);
  const planned = value(await read());
  expect(planned.documentHash).toBeNull();
  await moveScheduledLoans(context);
  const shown = value(await read());
  expect(shown.disclosure).toEqual(planned.disclosure);
  context.clock.at += dayMs;
  await moveScheduledLoans(context);
  const { acceptances } = await context.store.load({
    customerId: caller.customerId,
    parts: ['acceptances'],
  });
  const loanId = (await scheduled.look()).row.loanId ?? '';
  const [acceptance] = acceptances;
  expect(acceptance).toMatchObject({ loanId, documentHash: shown.documentHash });
  const sealed = acceptance?.documentSealed ?? Buffer.alloc(0);
  const document = context.personalData.open(sealPlaces.acceptance(loanId), sealed).toString();
  expect(JSON.parse(document)).toMatchObject({
    disclosure: [shown.disclosure],
    agreement: [shown.agreement],
  });
  expect(await read()).toMatchObject({ code: 'scheduled_loan_over' });
});

test('the papers of a loan that goes to an account no longer reached are refused, with that reason', async () => {
  const { caller, scheduledLoanId } = await openScheduledLoan(context);
  const institutions = createSeededInstitutions((code) => code !== 'gcash');
  const refused = await getScheduledLoanPapers({ ...context, institutions }, caller, scheduledLoanId);
  expect(refused).toMatchObject({ code: 'payout_account_not_reached' });
});
