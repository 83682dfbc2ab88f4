import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { answerRequest } from './answer-request.ts';
import { viewRequests } from '../figures/request-view.ts';
import { sendRequest } from '../request/send-request.ts';
import type { Outcome } from '../write.ts';
import { ruleOf } from '../messages/message-rules.ts';
import { performLoanAction, previewLoanAction } from './loan-action.ts';

/* A hardship plan as it is kept: a loan that is read back charges by its plan and not by its first terms. */

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

test('a plan agreed before the due date charges no interest on the days that follow', async () => {
  const { customerId, loanId } = await addLoan(database.database, { amountCentavos: 1_000_000 });
  const loan = async () => {
    const { loans } = await context.store.load({ customerId, parts: ['loans'] });
    return loans.find((row) => row.loanId === loanId);
  };
  const plan: LoanAction = {
    kind: 'agree-restructure',
    dueOns: ['2026-12-24', '2027-01-23'],
    reason: 'agreed by telephone',
  };
  const [maker, checker] = [newStaff('collections'), newStaff('finance')];
  const of = { customerId, loanId };
  const shown = value(await previewLoanAction(context, maker, of, plan));
  const shownOwedCentavos = shown.after.owedCentavos;
  value(await performLoanAction(context, maker, of, { action: plan, shownOwedCentavos }, randomUUID()));
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const requestId = requests[0]?.requestId ?? '';
  const confirmed = { outcome: 'confirm', shownOwedCentavos } as const;
  value(await answerRequest(context, checker, { customerId, requestId }, confirmed, randomUUID()));
  const charged = (await loan())?.interestAccruedCentavos;

  context.clock.at += 10 * 86_400_000;
  await closeBusinessDay({ ...context, closes: createCloseOfBusiness(database.database) });
  expect((await loan())?.accruedThroughOn).toBe('2026-12-01');
  expect((await loan())?.interestAccruedCentavos).toBe(charged);
});

/** A borrower in difficulty and what they asked for, with a step of staff that carries it out. */
async function asked(installments?: 2 | 3 | 6) {
  const of = await addLoan(database.database, { amountCentavos: 1_000_000 });
  const { customerId, loanId } = of;
  const wish = { kind: 'hardship', loanId, ...(installments === undefined ? {} : { installments }) } as const;
  const caller = { kind: 'system', customerId } as const;
  const { requestId, firstDueOn } = value(await sendRequest(context, caller, wish, randomUUID()));
  const maker = newStaff('collections');
  const perform = async (action: LoanAction): Promise<Outcome<unknown>> => {
    const shown = await previewLoanAction(context, maker, of, action);
    if (!shown.ok) return shown;
    const shownOwedCentavos = shown.value.after.owedCentavos;
    const step = { action, shownOwedCentavos };
    const { outcome } = value(await performLoanAction(context, maker, of, step, randomUUID()));
    if (outcome === 'done') return shown;
    const { requests } = await context.store.load({ customerId, parts: ['requests'] });
    const proposal = requests.find(({ kind }) => kind === 'staff-action')?.requestId ?? '';
    const confirmed = { outcome: 'confirm', shownOwedCentavos } as const;
    const about = { customerId, requestId: proposal };
    return answerRequest(context, newStaff('finance'), about, confirmed, randomUUID());
  };
  const request = async () => {
    const { requests } = await context.store.load({ customerId, parts: ['requests'] });
    return viewRequests(requests).find((row) => row.requestId === requestId);
  };
  const told = async () => {
    const page = { customerId, kind: 'notify', after: null, most: 9 } as const;
    return (await context.messageRepository.page(page)).map(({ code, facts }) => [code, facts['change']]);
  };
  /** The messages of which a text is sent. */
  const texted = async () => {
    const page = { customerId, kind: 'notify', after: null, most: 9 } as const;
    const messages = await context.messageRepository.page(page);
    return messages.filter((message) => ruleOf(message).sms !== null).map(({ code }) => code);
  };
  return { requestId, firstDueOn, perform, request, told, texted };
}

test.each([['agree-restructure'], ['waive-charges']] as const)(
  'a wish to talk that ends by %s is told by one text message',
  async (kind) => {
    const { requestId, perform, texted } = await asked();
    const plan = { dueOns: ['2026-12-30', '2027-01-31'], reason: 'agreed by telephone', requestId };
    value(await perform(kind === 'waive-charges' ? waiver(requestId) : { kind, ...plan }));
    expect((await texted()).toSorted()).toEqual(['loanChanged', 'requestReceived']);
  },
);

const waiver = (requestId: string): LoanAction => ({
  kind: 'waive-charges',
  interestCentavos: 100,
  lateChargeCentavos: 0,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  waiverReason: 'goodwill',
  reason: 'agreed by telephone',
  requestId,
});

test('a plan that staff agreed otherwise is shown as it was agreed, and told with the change of the loan', async () => {
  const { requestId, perform, request, told } = await asked(3);
  const dueOns = ['2026-12-30', '2027-01-31'];
  const action = { kind: 'agree-restructure', dueOns, reason: 'agreed by telephone', requestId } as const;
  value(await perform(action));
  expect(await request()).toMatchObject({ status: 'done', installments: 2, firstDueOn: '2026-12-30' });
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['requestAnswered', undefined],
      ['loanChanged', 'agreeRestructure'],
    ]),
  );
});

test('a waiver does not end the request for a plan', async () => {
  const { requestId, firstDueOn, perform, request } = await asked(3);
  expect(await perform(waiver(requestId))).toMatchObject({ ok: false, code: 'not_found' });
  expect(await request()).toMatchObject({ status: 'open', installments: 3, firstDueOn });
});

test('a waiver ends the wish to talk, and the borrower is told of the charges', async () => {
  const { requestId, perform, request, told } = await asked();
  value(await perform(waiver(requestId)));
  expect(await request()).toMatchObject({ status: 'done', installments: null });
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['requestAnswered', undefined],
      ['loanChanged', 'waiveCharges'],
    ]),
  );
});
