import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { answerRequest } from './answer-request.ts';
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
