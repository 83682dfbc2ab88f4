import { randomUUID } from 'node:crypto';
import type { Lateness } from '@luwag/contract/endpoints/staff/list-late-loans';
import { addDays, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { subProduct } from '@luwag/loan-engine/pricing/loan-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { sendRequest } from '../request/send-request.ts';
import { answerRequest } from './answer-request.ts';
import { listLateLoans } from './list-late-loans.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { getCustomerLoan } from './read-customer.ts';

/* Whom collections serve today: late loans, with the figures that each loan's own page shows. */

let database: TestDatabase;
let context: StaffContext;
let today: LocalDate;
const [finance, collections, checker] = [newStaff('finance'), newStaff('collections'), newStaff('finance')];

/** Days late, by the name of the loan. */
const late = { week: 7, month: 30, quarter: 90, older: 91, eight: 8, one: 1 } as const;
const loans = new Map<string, LoanKey>();

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
  context.clock.at = Date.UTC(2027, 4, 1, 4);
  today = manilaDateOf(context.clock.at);
  for (const [name, days] of Object.entries(late)) loans.set(name, await addDueLoan(-days));
  loans.set('today', await addDueLoan(0));
  loans.set('tomorrow', await addDueLoan(1));
  // Two of four installments are past: 40 and 10 days ago.
  const disbursedOn = addDays(today, -70);
  loans.set(
    'parts',
    await addLoan(database.database, {
      product: subProduct,
      termDays: 120,
      disbursedOn,
      amountCentavos: 1_000_000,
    }),
  );
  await closeBusinessDay({ ...context, closes: createCloseOfBusiness(database.database) });
}, 60_000);
afterAll(() => database.remove());

function addDueLoan(daysToDue: number): Promise<LoanKey> {
  return addLoan(database.database, { disbursedOn: addDays(today, daysToDue - 30) });
}

const keyOf = (name: string): LoanKey => loans.get(name) ?? { customerId: '', loanId: '' };
const nameOf = (loanId: string): string =>
  [...loans].find(([, key]) => key.loanId === loanId)?.[0] ?? 'unknown';
async function names(lateness?: Lateness): Promise<string[]> {
  const list = value(await listLateLoans(context, lateness === undefined ? {} : { lateness }));
  expect(list.lateCount).toBe(list.loans.length);
  return list.loans.map(({ loanId }) => nameOf(loanId));
}
async function rowOf(name: string) {
  const list = value(await listLateLoans(context, { limit: 100 }));
  return list.loans.find(({ loanId }) => loanId === keyOf(name).loanId);
}

async function perform(name: string, action: LoanAction, staff = finance) {
  const { customerId, loanId } = keyOf(name);
  const of = { customerId, loanId };
  const { after } = value(await previewLoanAction(context, staff, of, action));
  const shown = { action, shownOwedCentavos: after.owedCentavos };
  const key = randomUUID();
  return { done: value(await performLoanAction(context, staff, of, shown, key)), after };
}

const payment = (amountCentavos: number): LoanAction => ({
  kind: 'record-payment',
  amountCentavos,
  paidOn: today,
  channel: 'gcash',
  reference: `GC${randomUUID().slice(0, 12)}`,
  reason: 'seen in the statement',
});

/** The list and the loan's own page, compared to the centavo. */
async function expectSameFigures(): Promise<void> {
  const list = value(await listLateLoans(context, {}));
  expect(list.loans.length).toBeGreaterThan(0);
  for (const row of list.loans) {
    // The numbers of these customers are not sealed by the keys of this context.
    const personalData = { ...context.personalData, open: () => Buffer.from('09170000000') };
    const page = value(await getCustomerLoan({ ...context, personalData }, collections, row));
    expect(row).toMatchObject({
      nameMasked: page.nameMasked,
      orderNumber: page.summary.orderNumber,
      daysLate: page.summary.dueState.days,
      lateSinceOn: page.summary.dueOn,
      owedCentavos: page.figures.owedCentavos,
      dueNowCentavos: page.summary.dueCentavos ?? page.figures.owedCentavos,
    });
  }
}

test('late loans stand in the order of their lateness, and none that is due today or later', async () => {
  expect(await names()).toEqual(['older', 'quarter', 'parts', 'month', 'eight', 'week', 'one']);
});

test('each lateness shows its own loans, up to its first and last day', async () => {
  expect(await names('1-7')).toEqual(['week', 'one']);
  expect(await names('8-30')).toEqual(['month', 'eight']);
  expect(await names('31-90')).toEqual(['quarter', 'parts']);
  expect(await names('over-90')).toEqual(['older']);
});

test('page by page each late loan comes once', async () => {
  const all: string[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page = value(await listLateLoans(context, { limit: 3, ...(after === undefined ? {} : { after }) }));
    expect(page.lateCount).toBe(7);
    all.push(...page.loans.map(({ loanId }) => loanId));
    after = page.next;
  }
  expect(all).toHaveLength(7);
  expect(new Set(all).size).toBe(7);
});

test('the figures are those of the loan’s own page, also after a part and an installment were paid', async () => {
  await expectSameFigures();
  const before = await rowOf('month');
  await perform('month', payment(12_345));
  const oldest = await rowOf('parts');
  await perform('parts', payment(oldest?.dueNowCentavos ?? 0));
  await expectSameFigures();
  const [month, owedBefore] = [await rowOf('month'), before?.owedCentavos ?? 0];
  expect(month).toMatchObject({ lastPaidOn: today, owedCentavos: owedBefore - 12_345, daysLate: 30 });
  expect(await rowOf('parts')).toBeUndefined();
});

test('an open request and an agreed plan are shown, and a loan in time with its plan is late no more', async () => {
  const { customerId, loanId } = keyOf('eight');
  expect(await rowOf('eight')).toMatchObject({ openRequest: null, hasPlan: false, lastPaidOn: null });
  const caller = { kind: 'system', customerId } as const;
  value(await sendRequest(context, caller, { kind: 'hardship', loanId }, randomUUID()));
  expect(await rowOf('eight')).toMatchObject({ openRequest: 'talk' });
  const dueOns = [addDays(today, 1), addDays(today, 31)];
  const plan: LoanAction = { kind: 'agree-restructure', dueOns, reason: 'agreed by phone' };
  const { after } = await perform('eight', plan, collections);
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const requestId = requests.find(({ kind }) => kind === 'staff-action')?.requestId ?? '';
  const confirmed = { outcome: 'confirm', shownOwedCentavos: after.owedCentavos } as const;
  value(await answerRequest(context, checker, { customerId, requestId }, confirmed, randomUUID()));
  expect(await rowOf('eight')).toBeUndefined();
  context.clock.at += 2 * 86_400_000;
  expect(await rowOf('eight')).toMatchObject({ hasPlan: true, daysLate: 1 });
});

test('a loan that was paid back leaves the list', async () => {
  const row = await rowOf('older');
  await perform('older', payment(row?.owedCentavos ?? 0));
  expect(await rowOf('older')).toBeUndefined();
});
