import { randomUUID } from 'node:crypto';
import type { RequestSource } from '@luwag/contract/endpoints/staff/list-requests';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { tellPartnerRepayment } from '../partner/partner-repayments.ts';
import { sendRequest } from '../request/send-request.ts';
import { listRequests } from './list-requests.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';

/* What the Requests screen shows where more waits than it has room for. */

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const [finance, collections] = [newStaff('finance'), newStaff('collections')];
const partner = {
  keyId: randomUUID(),
  name: 'Shop',
  scopes: ['repayments:write'],
  addedBy: randomUUID(),
} as const;

async function tellRepayment(): Promise<void> {
  const { loanId } = await addLoan(database.database);
  const reference = `GC${randomUUID().slice(0, 13)}`;
  const body = { amountCentavos: 10_000, paidOn: '2026-11-21', channel: 'gcash', reference } as const;
  value(await tellPartnerRepayment(context, partner, loanId, body, randomUUID()));
}

async function askForHelp(): Promise<LoanKey> {
  const { customerId, loanId } = await addLoan(database.database);
  const body = { kind: 'hardship', loanId } as const;
  value(await sendRequest(context, { kind: 'system', customerId }, body, randomUUID()));
  return { customerId, loanId };
}
async function proposePlan(): Promise<LoanKey> {
  const { customerId, loanId } = await addLoan(database.database);
  const action: LoanAction = { kind: 'agree-restructure', dueOns: ['2026-12-24'], reason: 'agreed by phone' };
  const key = { customerId, loanId };
  const { after } = value(await previewLoanAction(context, collections, key, action));
  const shown = { action, shownOwedCentavos: after.owedCentavos };
  value(await performLoanAction(context, collections, key, shown, randomUUID()));
  return key;
}
const list = async (from: RequestSource, after?: string) =>
  value(await listRequests(context, finance, { from, ...(after === undefined ? {} : { after }) }));

test('a step proposed today is first in its list, however many borrowers ask and partners’ keys tell', async () => {
  for (let told = 0; told < 51; told += 1) await tellRepayment();
  for (let asked = 0; asked < 60; asked += 1) await askForHelp();
  context.clock.at += 60_000;
  const { loanId } = await proposePlan();
  const [steps, asked, told] = [await list('staff'), await list('borrowers'), await list('partners')];
  expect(steps).toMatchObject({ waitingCount: 1, requests: [{ loanId, kind: 'staff-action' }], next: null });
  expect([asked.waitingCount, asked.requests.length]).toEqual([60, 50]);
  expect([told.waitingCount, told.requests.length]).toEqual([51, 50]);
});

test('all that borrowers ask for is reached page by page, each once and oldest first', async () => {
  const first = await list('borrowers');
  // What one customer asks for beside is of another page or list.
  const customerId = first.requests[0]?.customerId ?? '';
  const body = { kind: 'older-records' } as const;
  value(await sendRequest(context, { kind: 'system', customerId }, body, randomUUID()));
  const again = await list('borrowers');
  expect(again.requests).toEqual(first.requests);
  const rest = await list('borrowers', again.next ?? '');
  expect(rest.next).toBe(null);
  const all = [...again.requests, ...rest.requests];
  expect(new Set(all.map(({ requestId }) => requestId)).size).toBe(61);
  expect(all.at(-1)).toMatchObject({ customerId, kind: 'older-records' });
  const instants = all.map(({ createdAt }) => createdAt);
  expect(instants).toEqual(instants.toSorted());
});

test('where no source is named, what waits from all of them is counted and listed', async () => {
  const counts = await Promise.all((['staff', 'borrowers', 'partners'] as const).map((from) => list(from)));
  const { waitingCount } = value(await listRequests(context, finance, {}));
  expect(waitingCount).toBe(counts.reduce((sum, one) => sum + one.waitingCount, 0));
});
