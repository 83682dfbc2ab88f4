import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createLoanFeed } from '../../adapters/postgres/loan-feed.ts';
import { answerRequest } from '../staff/answer-request.ts';
import { performLoanAction, previewLoanAction } from '../staff/loan-action.ts';
import { getPartnerLoan } from './partner-loans.ts';

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const finance = newStaff('finance');

/** Has staff do something to a loan, with a second person where it needs one. */
async function act(of: { customerId: string; loanId: string }, action: LoanAction): Promise<void> {
  const maker = newStaff(action.kind === 'agree-restructure' ? 'collections' : 'finance');
  const shownOwedCentavos = value(await previewLoanAction(context, maker, of, action)).after.owedCentavos;
  value(await performLoanAction(context, maker, of, { action, shownOwedCentavos }, randomUUID()));
  const { requests } = await context.store.load({ customerId: of.customerId, parts: ['requests'] });
  const key = { customerId: of.customerId, requestId: requests[0]?.requestId ?? '' };
  if (key.requestId === '') return;
  const confirmed = { outcome: 'confirm', shownOwedCentavos } as const;
  value(await answerRequest(context, finance, key, confirmed, randomUUID()));
}

test('a loan with a plan shows the plan’s payments, and apart from them what was paid before it', async () => {
  const of = await addLoan(database.database);
  const partner = { ...context, loanFeed: createLoanFeed(database.database) };
  const loanNow = async () => value(await getPartnerLoan(partner, of.loanId));
  expect(await loanNow()).toMatchObject({ paidBeforePlan: null, schedule: [{ number: 1 }] });

  await act(of, {
    kind: 'record-payment',
    amountCentavos: 100_000,
    paidOn: '2026-11-21',
    channel: 'gcash',
    reference: 'GC1234567890',
    reason: 'seen on the statement',
  });
  const dueOns = ['2026-12-24', '2027-01-23'];
  await act(of, { kind: 'agree-restructure', dueOns, reason: 'agreed by telephone' });

  const { schedule, paidBeforePlan, principalCentavos } = await loanNow();
  expect(schedule).toMatchObject(dueOns.map((dueOn, index) => ({ number: index + 1, dueOn })));
  expect(paidBeforePlan).toMatchObject({ agreedOn: '2026-11-21', feeCentavos: 0 });
  const before = paidBeforePlan ?? { principalCentavos: 0, interestCentavos: 0 };
  expect(before.principalCentavos + before.interestCentavos).toBe(100_000);
  const planned = schedule.map((line) => line.principalCentavos);
  expect([before.principalCentavos, ...planned].reduce((sum, part) => sum + part)).toBe(principalCentavos);
});
