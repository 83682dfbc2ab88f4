import { randomUUID } from 'node:crypto';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { tellOfMoney } from '../../../../tests/told-by-provider.ts';
import { startPayment } from '../payment/start-payment.ts';

let database: TestDatabase;
let context: StaffContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

test('money that comes late for a borrower who was erased waits in suspense, and is credit of nobody', async () => {
  const { customerId, loanId } = await addLoan(database.database);
  const caller = { kind: 'system', customerId } as const;
  const body = { kind: 'part', amountCentavos: 50_000, channel: 'gcash' } as const;
  const { payment } = value(await startPayment(context, caller, loanId, body, randomUUID()));
  const { customer } = await context.store.load({ customerId, parts: [] });
  const expectedVersion = customer?.version ?? 0;
  const erasure = {
    phoneSealed: Buffer.from([1]),
    recordsUntilOn: localDate('2031-11-21'),
    erasedAt: context.now(),
  };
  expect(await context.store.save({ customerId, expectedVersion, changes: { erasure } })).toBe('saved');
  const money = {
    providerPaymentId: `py-${randomUUID()}`,
    reference: payment.reference,
    outcome: 'success',
    amountCentavos: centavos(50_000),
    paidAt: context.now(),
  } as const;
  for (let times = 0; times < 2; times += 1)
    expect(await tellOfMoney(context, 'xendit', money)).toBe('in-suspense');
  expect(await context.suspense.find('xendit', money.providerPaymentId)).toMatchObject({ state: 'open' });
  const { loans, payments } = await context.store.load({ customerId, parts: ['loans', 'payments'] });
  expect(payments).toMatchObject([{ status: 'in-progress', receivedCentavos: 0 }]);
  expect(loans).toMatchObject([{ customerCreditCentavos: 0, principalPaidCentavos: 0 }]);
});
