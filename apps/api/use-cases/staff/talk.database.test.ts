import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { endRequests } from '../request/end-requests.ts';
import { sendRequest } from '../request/send-request.ts';
import { answerRequest } from './answer-request.ts';
import { getRequestPhone } from './get-request-phone.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';

/* A borrower who cannot pay asks for a call or a plan: staff see the number, and the talk ends as what it was. */

let database: TestDatabase;
let context: StaffContext;
const [collections, finance, checker] = [newStaff('collections'), newStaff('finance'), newStaff('finance')];
const note = 'pays half on Friday, the rest on the 30th';

beforeAll(async () => {
  database = await createTestDatabase();
  const made = await createStaffContext(database);
  // The numbers of these customers are not sealed by the keys of this context.
  context = { ...made, personalData: { ...made.personalData, open: () => Buffer.from('9171234567') } };
});
afterAll(() => database.remove());

type Asked = LoanKey & { requestId: string };
async function ask(installments?: 3): Promise<Asked> {
  const { customerId, loanId } = await addLoan(database.database);
  const wish = { kind: 'hardship', loanId, ...(installments === undefined ? {} : { installments }) } as const;
  const caller = { kind: 'system', customerId } as const;
  const { requestId } = value(await sendRequest(context, caller, wish, randomUUID()));
  return { customerId, loanId, requestId };
}

const answer = (asked: Asked, body: Parameters<typeof answerRequest>[3]) =>
  answerRequest(context, collections, asked, body, randomUUID());

const requestOf = async ({ customerId, requestId }: Asked) => {
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  return requests.find((row) => row.requestId === requestId);
};
const messagesOf = async ({ customerId }: Asked) => {
  const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
  const messages = await context.messageRepository.page(page);
  return messages.filter(({ code }) => code === 'requestAnswered').map(({ facts }) => facts['outcome']);
};
const auditsOf = ({ requestId }: Asked) =>
  database.database.query<{ action: string; detail: object }>(
    {
      name: 'audits-of-talk',
      text: 'SELECT action, staff_id AS "staffId", detail FROM audit_log WHERE subject_id = $1 ORDER BY at, audit_id',
    },
    [requestId],
  );

async function perform(asked: Asked, action: LoanAction, staff = finance): Promise<void> {
  const { after } = value(await previewLoanAction(context, staff, asked, action));
  const shown = { action, shownOwedCentavos: after.owedCentavos };
  const { outcome } = value(await performLoanAction(context, staff, asked, shown, randomUUID()));
  if (outcome === 'done') return;
  const { requests } = await context.store.load({ customerId: asked.customerId, parts: ['requests'] });
  const requestId = requests.find(
    ({ kind, status }) => kind === 'staff-action' && status === 'open',
  )?.requestId;
  const confirmed = { outcome: 'confirm', shownOwedCentavos: after.owedCentavos } as const;
  const step = { customerId: asked.customerId, requestId: requestId ?? '' };
  value(await answerRequest(context, checker, step, confirmed, randomUUID()));
}

test('staff see the number of a borrower who waits for a call, and each look is logged', async () => {
  const asked = await ask();
  expect(value(await getRequestPhone(context, collections, asked))).toEqual({ phone: '09171234567' });
  expect(await auditsOf(asked)).toMatchObject([{ action: 'phone-opened', staffId: collections.staffId }]);
});

test('a talk ends as done with what was agreed, and the borrower is told that there was a talk', async () => {
  const asked = await ask();
  expect(value(await answer(asked, { outcome: 'talked', note }))).toEqual({ status: 'done' });
  expect(await requestOf(asked)).toMatchObject({ status: 'done', reasonCode: null, details: { note } });
  expect(await messagesOf(asked)).toEqual(['talked']);
  expect(await auditsOf(asked)).toMatchObject([
    { action: 'request-answered', detail: { status: 'done', note } },
  ]);
  // The number is no longer needed.
  expect(await getRequestPhone(context, collections, asked)).toMatchObject({ code: 'request_not_possible' });
});

test('a plan that was asked for is agreed on the loan or refused, and never ended by a talk or marked done', async () => {
  const asked = await ask(3);
  const fitsNot = { code: 'loan_action_refused', detail: { rule: 'ANSWER_DOES_NOT_FIT' } };
  expect(await answer(asked, { outcome: 'talked', note })).toMatchObject(fitsNot);
  expect(await answer(asked, { outcome: 'done' })).toMatchObject(fitsNot);
  expect(await requestOf(asked)).toMatchObject({ status: 'open' });
});

/** The work that writes have left for a loan that ended. */
async function endWhatWaits({ customerId, loanId }: Asked): Promise<void> {
  const jobs = await database.asOwner((owner) =>
    owner.query<{ payload: { customerId: string; loanId: string } }>(
      {
        name: 'jobs-of-ended-loan',
        text: `DELETE FROM outbox WHERE kind = 'end-requests' AND customer_id = $1 RETURNING payload`,
      },
      [customerId],
    ),
  );
  expect(jobs.map(({ payload }) => payload)).toEqual([{ customerId, loanId }]);
  for (const { payload } of jobs) value(await endRequests(context, payload));
}

const wholePayment = (amountCentavos: number): LoanAction => ({
  kind: 'record-payment',
  amountCentavos,
  paidOn: '2026-11-21',
  channel: 'gcash',
  reference: `GC${randomUUID().slice(0, 12)}`,
  reason: 'seen in the statement',
});

test('a loan that is paid ends the wish about it, and nobody is told of a refusal', async () => {
  const asked = await ask();
  const owed = value(await previewLoanAction(context, finance, asked, wholePayment(1))).before.owedCentavos;
  await perform(asked, wholePayment(owed));
  await endWhatWaits(asked);
  expect(await requestOf(asked)).toMatchObject({ status: 'withdrawn', reasonCode: 'LOAN_ENDED' });
  expect(await messagesOf(asked)).toEqual([]);
});

test('a loan that is written off ends the wish about it as well', async () => {
  const asked = await ask(3);
  const before = context.clock.at;
  context.clock.at += 130 * 86_400_000;
  await perform(asked, { kind: 'write-off', reason: 'no word for months' });
  context.clock.at = before;
  await endWhatWaits(asked);
  expect(await requestOf(asked)).toMatchObject({ status: 'withdrawn', reasonCode: 'LOAN_ENDED' });
  expect(await messagesOf(asked)).toEqual([]);
});

test('a payment that leaves the loan open leaves the wish open', async () => {
  const asked = await ask();
  await perform(asked, wholePayment(10_000));
  value(await endRequests(context, asked));
  expect(await requestOf(asked)).toMatchObject({ status: 'open' });
});
