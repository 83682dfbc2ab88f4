import { zeroCentavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScheduleContext, openScheduledLoan } from '../../../../tests/scheduled-loan.ts';
import { value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createSeededInstitutions } from '../../adapters/institutions/seeded-institutions.ts';
import { getHome } from '../application/get-home.ts';
import { changeReloan, getReloan, skipScheduledLoan, turnOffReloan } from './reloan-setting.ts';

let database: TestDatabase;
let context: Awaited<ReturnType<typeof createScheduleContext>>;
let scheduled: Awaited<ReturnType<typeof openScheduledLoan>>;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createScheduleContext(database);
});
afterAll(() => database.remove());

/** Easy Re-loan is on and a loan is scheduled; then the borrower's offer ends. */
beforeEach(async () => {
  scheduled = await openScheduledLoan(context);
  const { customer } = await scheduled.look();
  await context.store.save({
    customerId: scheduled.caller.customerId,
    expectedVersion: customer?.version ?? 0,
    changes: { customer: { limitCentavos: zeroCentavos } },
  });
});

test('without an offer Easy Re-loan still says that it is on, with its scheduled loan', async () => {
  const { scheduledLoanId, caller } = scheduled;
  expect(value(await getReloan(context, caller))).toMatchObject({
    isAvailable: false,
    isOn: true,
    upcoming: { scheduledLoanId, quote: null, refusal: 'no_offer' },
  });
});

test('without an offer the home does not promise the scheduled loan either', async () => {
  const { easyReloan } = value(await getHome(context, scheduled.caller));
  expect(easyReloan.upcoming).toMatchObject({ refusal: 'no_offer' });
});

test('without an offer it is turned off, which leaves nothing scheduled', async () => {
  const off = value(await turnOffReloan(context, scheduled.caller));
  expect(off).toMatchObject({ isOn: false, upcoming: null, past: [{ status: 'skipped' }] });
  const { reloan, row } = await scheduled.look();
  expect([reloan?.chain.isOn, row.status]).toEqual([false, 'skipped']);
});

test('without an offer a scheduled loan is skipped, and cannot be brought back', async () => {
  const { scheduledLoanId, caller } = scheduled;
  const skipped = value(await skipScheduledLoan(context, caller, scheduledLoanId));
  expect(skipped).toMatchObject({ isOn: true, upcoming: null, past: [{ bringBackUntil: null }] });
  expect((await scheduled.look()).row.status).toBe('skipped');
});

test('without an offer nothing else is changed', async () => {
  const choice = { amountCentavos: 400_000, termDays: 30 };
  expect(await changeReloan(context, scheduled.caller, choice)).toMatchObject({ code: 'no_offer' });
});

test('a scheduled loan names why its money cannot go, as long as the account is not reached', async () => {
  const { caller } = await openScheduledLoan(context);
  expect(value(await getReloan(context, caller)).upcoming).toMatchObject({ refusal: null });
  const institutions = createSeededInstitutions((code) => code !== 'gcash');
  const state = value(await getReloan({ ...context, institutions }, caller));
  expect(state.upcoming).toMatchObject({ refusal: 'payout_account_not_reached' });
});
