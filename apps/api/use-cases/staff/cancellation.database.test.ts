import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begunLoan } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { silentPayouts } from '../../../../tests/silent-payouts.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { answerRequest } from './answer-request.ts';
import { askCancellation } from './asked-by-word.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';

/* A borrower cancels by word: what counts is when they asked, however long the lender takes and the money travels. */

let database: TestDatabase;
let context: StaffContext;
let key: LoanKey;
let action: LoanAction;
const hourMs = 3_600_000;
const agent = newStaff('agent');

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
beforeEach(async () => {
  const arrived = { status: 'succeeded', completedAt: context.now() } as const;
  const payer = { ...context, payouts: silentPayouts('one') };
  const { payout } = await openPayout(database, payer, arrived, begunLoan());
  key = { customerId: payout.customerId, loanId: payout.loanId };
  const reference = `GC${randomUUID().slice(0, 13)}`;
  const reason = 'gave it back by bank';
  action = { kind: 'cancel', returnedCentavos: payout.amountCentavos, reference, reason };
});
afterAll(() => database.remove());

const look = () => context.store.load({ customerId: key.customerId, parts: ['loans', 'requests'] });
async function perform(by = newStaff('finance'), what = action) {
  const shown = await previewLoanAction(context, by, key, what);
  if (!shown.ok) return shown;
  const body = { action: what, shownOwedCentavos: shown.value.after.owedCentavos };
  return performLoanAction(context, by, key, body, randomUUID());
}
const told = { proof: 'calledBack', reason: 'wants to give it back' } as const;
const windowOver = { code: 'loan_action_refused', detail: { rule: 'CANCELLATION_WINDOW_OVER' } };

test('a cancellation that an agent proposed in time is confirmed the next day', async () => {
  context.clock.at += 20 * hourMs;
  expect(value(await perform(agent)).outcome).toBe('waits-for-second-person');
  context.clock.at += 20 * hourMs;
  const finance = newStaff('finance');
  const seen = value(await previewLoanAction(context, finance, key, action));
  const { requests } = await look();
  const about = { customerId: key.customerId, requestId: requests[0]?.requestId ?? '' };
  const confirm = { outcome: 'confirm', shownOwedCentavos: seen.after.owedCentavos } as const;
  expect(value(await answerRequest(context, finance, about, confirm, randomUUID())).status).toBe('done');
  expect((await look()).loans).toMatchObject([{ status: 'cancelled' }]);
});

test('nobody cancels what was not asked for in time', async () => {
  context.clock.at += 25 * hourMs;
  expect(await perform()).toMatchObject(windowOver);
});

test('a wish that came by email in time is noted when it is read, and the money may come back a day later', async () => {
  const askedAt = new Date(context.now() + 5 * hourMs).toISOString();
  context.clock.at += 30 * hourMs;
  const noted = value(await askCancellation(context, agent, key, { ...told, askedAt }));
  expect(noted).toMatchObject({ kind: 'cancellation', status: 'open', createdAt: askedAt });
  context.clock.at += 20 * hourMs;
  const carriedOut = { ...action, requestId: noted.requestId };
  expect(value(await perform(newStaff('finance'), carriedOut)).outcome).toBe('done');
  expect(await look()).toMatchObject({ loans: [{ status: 'cancelled' }], requests: [{ status: 'done' }] });
});

test('the borrower reads that the wish arrived; who noted it and how they made sure stands in the log, once', async () => {
  for (let again = 0; again < 2; again += 1) value(await askCancellation(context, agent, key, told));
  const page = { customerId: key.customerId, kind: 'notify', after: null, most: 5 } as const;
  expect(await context.messageRepository.page(page)).toMatchObject([
    { code: 'requestReceived', facts: { request: 'cancellation' } },
  ]);
  const audits = await database.database.query(
    {
      name: 'audits-of-wish',
      text: 'SELECT action, staff_id, detail FROM audit_log WHERE customer_id = $1',
    },
    [key.customerId],
  );
  const detail = { kind: 'cancellation', ...told, askedAt: new Date(context.now()).toISOString() };
  expect(audits).toEqual([{ action: 'request-noted', staff_id: agent.staffId, detail }]);
});

test('a wish that came too late, before the loan or in the future is not noted', async () => {
  const at = (hours: number) => new Date(context.now() + hours * hourMs).toISOString();
  const note = (askedAt: string) => askCancellation(context, agent, key, { ...told, askedAt });
  expect(await note(at(1))).toMatchObject({ code: 'request_not_possible' });
  expect(await note('2020-01-01T00:00:00.000Z')).toMatchObject({ code: 'request_not_possible' });
  context.clock.at += 30 * hourMs;
  expect(await note(at(-1))).toMatchObject(windowOver);
});
