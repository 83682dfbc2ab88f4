import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { tellPartnerRepayment } from '../partner/partner-repayments.ts';
import { sendRequest } from '../request/send-request.ts';
import { listRequests } from './read-customer.ts';

/* What the Requests screen shows where more waits than it has room for. */

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

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

test('a borrower who asks is seen, however many repayments a key tells of, and those are seen too', async () => {
  for (let told = 0; told < 51; told += 1) await tellRepayment();
  context.clock.at += 60_000;
  const { customerId, loanId } = await addLoan(database.database);
  const body = { kind: 'hardship', loanId } as const;
  const caller = { kind: 'system', customerId } as const;
  value(await sendRequest(context, caller, body, randomUUID()));
  const { requests, waitingCount } = value(await listRequests(context, newStaff('finance')));
  expect(waitingCount).toBe(52);
  expect(requests.map(({ kind }) => kind)).toContain('hardship');
  expect(requests.filter(({ kind }) => kind === 'staff-action')).toHaveLength(50);
});
