import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createSeededInstitutions } from '../../adapters/institutions/seeded-institutions.ts';
import type { SmsMessage, SmsTry } from '../../ports/sms-sender.ts';
import { moveScheduledLoans } from './move-scheduled-loans.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
let state: SmsTry['state'];
let tries: number;

/** A provider of text messages that answers what a test has it answer. */
async function contextOf() {
  const known = await createScheduleContext(database);
  const send = async (message: SmsMessage): Promise<readonly SmsTry[]> => {
    tries += 1;
    if (state === 'taken') return known.sms.send(message);
    return [{ provider: 'test', state, messageId: null, costCentavos: 0 }];
  };
  return { ...known, sms: { ...known.sms, send } };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = await contextOf();
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.asOwner((owner) => owner.runScript('DELETE FROM scheduled_loan'));
  context.clock.at = Date.UTC(2026, 10, 21, 4);
  tries = 0;
});

async function passMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await moveScheduledLoans(context);
    context.clock.at += minuteMs;
  }
}

test.each(['refused', 'unclear'] as const)(
  'a notice that the provider answers with %s is tried again after half an hour, and arrives then',
  async (answer) => {
    state = answer;
    const scheduled = await openScheduledLoan(context);
    await passMinutes(30);
    expect(tries).toBe(1);
    expect((await scheduled.look()).row).toMatchObject({ status: 'upcoming', announcedAt: null });
    state = 'taken';
    await passMinutes(1);
    expect(tries).toBe(2);
    expect((await scheduled.look()).row).toMatchObject({
      announcedAt: context.now() - minuteMs,
      nextTryAt: null,
    });
  },
);

test('a loan whose notice no provider takes is out of the way of the others until its next try', async () => {
  state = 'refused';
  const first = await openScheduledLoan(context);
  await passMinutes(1);
  const due = await context.directory.dueScheduledLoans(context.now(), { most: 500, areSent: true });
  expect(due.map(({ scheduledLoanId }) => scheduledLoanId)).not.toContain(first.scheduledLoanId);
});

test('a loan whose notice was tried for three days is left out, since no text arrives at the number', async () => {
  state = 'refused';
  const scheduled = await openScheduledLoan(context);
  await passMinutes(1);
  context.clock.at += 3 * dayMs - 2 * minuteMs;
  await passMinutes(1);
  expect((await scheduled.look()).row).toMatchObject({ status: 'upcoming', refusal: null });
  context.clock.at += dayMs;
  await passMinutes(1);
  expect((await scheduled.look()).row).toMatchObject({ status: 'failed', refusal: 'PHONE_UNREACHABLE' });
});

test('a first try that comes late, after an outage of our own, is not the last one', async () => {
  state = 'refused';
  const scheduled = await openScheduledLoan(context);
  context.clock.at += 4 * dayMs;
  await passMinutes(1);
  expect((await scheduled.look()).row).toMatchObject({ status: 'upcoming', refusal: null });
});

test('a notice that no provider takes all day is tried less and less often', async () => {
  state = 'unclear';
  await openScheduledLoan(context);
  await passMinutes(9 * 60);
  expect(tries).toBe(6);
});

test('a loan whose payout account the lender does not reach is not announced but left out, with that reason', async () => {
  state = 'taken';
  const scheduled = await openScheduledLoan(context);
  const institutions = createSeededInstitutions((code) => code !== 'gcash');
  await moveScheduledLoans({ ...context, institutions });
  expect(tries).toBe(0);
  expect((await scheduled.look()).row).toMatchObject({
    status: 'failed',
    announcedAt: null,
    refusal: 'payout_account_not_reached',
  });
});
