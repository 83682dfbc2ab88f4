import { randomUUID } from 'node:crypto';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { sendReminder } from '../close-of-business/send-reminder.ts';
import { sendSupportMessage } from '../support-message/send-support-message.ts';
import { answerRequest } from './answer-request.ts';
import { listLateLoans } from './list-late-loans.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';
import { answerSupportMessage } from './support-messages.ts';

/* Clause 17 of the loan agreement: what a borrower disputes is not collected while the lender looks into it. */

let database: TestDatabase;
let context: StaffContext;
const [collections, finance, agent] = [newStaff('collections'), newStaff('finance'), newStaff('agent')];
const today = localDate('2027-05-01');
const writeOff = { kind: 'write-off', reason: 'no word for months' } as const;
const complaintOpen = { code: 'loan_action_refused', detail: { rule: 'COMPLAINT_OPEN' } };

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
  context.clock.at = Date.parse(`${today}T09:00:00+08:00`);
});
afterAll(() => database.remove());

async function lateLoan(daysLate: number): Promise<LoanKey> {
  const wish = { termDays: 30, disbursedOn: addDays(today, -30 - daysLate) };
  const { customerId, loanId } = await addLoan(database.database, wish);
  return { customerId, loanId };
}
async function write({ customerId }: LoanKey, kind: 'complaint' | 'question'): Promise<string> {
  const body = { kind, text: 'The late charge is wrong: I paid on the due date.' };
  const caller = { kind: 'system', customerId } as const;
  return value(await sendSupportMessage(context, caller, body, randomUUID())).supportMessageId;
}
async function answer({ customerId }: LoanKey, supportMessageId: string): Promise<void> {
  const body = { outcome: 'answered', text: 'We looked into it and corrected it.' } as const;
  const of = { customerId, supportMessageId };
  value(await answerSupportMessage(context, agent, of, body, randomUUID()));
}
async function lateNotices({ customerId, loanId }: LoanKey): Promise<number> {
  value(await sendReminder(context, { customerId, loanId, on: today }));
  const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
  const messages = await context.messageRepository.page(page);
  return messages.filter(({ code }) => code === 'paymentLate').length;
}
const preview = (key: LoanKey) => previewLoanAction(context, collections, key, writeOff);

test('a borrower who disputes an amount gets no late notice until their complaint is answered', async () => {
  const key = await lateLoan(1);
  const complaint = await write(key, 'complaint');
  expect(await lateNotices(key)).toBe(0);
  await answer(key, complaint);
  expect(await lateNotices(key)).toBe(1);
});

test('a question disputes nothing', async () => {
  const key = await lateLoan(1);
  await write(key, 'question');
  expect(await lateNotices(key)).toBe(1);
});

test('a loan is neither written off nor proposed to be while a complaint of its borrower waits', async () => {
  const key = await lateLoan(120);
  const complaint = await write(key, 'complaint');
  expect(await preview(key)).toMatchObject(complaintOpen);
  const proposed = await performLoanAction(
    context,
    collections,
    key,
    { action: writeOff, shownOwedCentavos: 0 },
    randomUUID(),
  );
  expect(proposed).toMatchObject(complaintOpen);
  await answer(key, complaint);
  expect(await preview(key)).toMatchObject({ ok: true });
});

test('a write-off that waits for a second person is not confirmed once the borrower complained', async () => {
  const key = await lateLoan(120);
  const shown = { action: writeOff, shownOwedCentavos: 0 };
  value(await performLoanAction(context, collections, key, shown, randomUUID()));
  await write(key, 'complaint');
  const { requests } = await context.store.load({ customerId: key.customerId, parts: ['requests'] });
  const step = { customerId: key.customerId, requestId: requests[0]?.requestId ?? '' };
  const confirmed = { outcome: 'confirm', shownOwedCentavos: 0 } as const;
  expect(await answerRequest(context, finance, step, confirmed, randomUUID())).toMatchObject(complaintOpen);
});

test('the list of late loans shows whose complaint waits', async () => {
  const [complaining, other] = [await lateLoan(3), await lateLoan(3)];
  await write(complaining, 'complaint');
  const { loans } = value(await listLateLoans(context, { lateness: '1-7' }));
  const hasComplaint = ({ loanId }: LoanKey) => loans.find((row) => row.loanId === loanId)?.hasComplaint;
  expect([hasComplaint(complaining), hasComplaint(other)]).toEqual([true, false]);
});
