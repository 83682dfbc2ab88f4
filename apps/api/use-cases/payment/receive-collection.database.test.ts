import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createProductList } from '../../adapters/postgres/product-list.ts';
import type { CustomerStore } from '../../ports/customer-store.ts';
import type { Outcome } from '../write.ts';
import { receiveCollection } from './receive-collection.ts';
import { startPayment } from './start-payment.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

test('money reported before midnight and booked after it counts from its day, beside what was paid before', async () => {
  const page = { partnerName: 'GCash', partnerHost: 'p.example', partnerUrl: 'https://p.example/' };
  const context = {
    ...createTestContext(database.database),
    collections: {
      provider: null,
      open: async () => ({ ...page, partnerQrText: null, partnerCode: null, partnerReference: null }),
    },
    publicOrigin: 'https://luwag.example',
    products: await createProductList(database.database),
  };
  const { clock, store } = context;
  const { customerId, loanId } = await addLoan(database.database);
  const paidOn = addDays(localDate('2026-11-21'), 10);
  const midnight = startOfDayMs(addDays(paidOn, 1));
  clock.at = midnight - 1_000;
  const caller = { kind: 'system', customerId } as const;
  const kept = async () => (await store.load({ customerId, parts: ['loans'] })).loans;
  const open = async (kind: 'part' | 'full', amountCentavos: number): Promise<string> => {
    const body = { kind, amountCentavos, channel: 'gcash' } as const;
    return value(await startPayment(context, caller, loanId, body, randomUUID())).payment.reference;
  };
  const outcome = 'success';
  value(await receiveCollection(context, { reference: await open('part', 100_000), outcome }));
  const [half] = await kept();
  const restCentavos = half === undefined ? 0 : accepted(payoffQuote(half, paidOn)).totalCentavos;
  const reference = await open('full', restCentavos);

  const loadByPayment: CustomerStore['loadByPayment'] = async (request) => {
    const loaded = await store.loadByPayment(request);
    clock.at = midnight;
    return loaded;
  };
  const paidAt = clock.at;
  const late = { ...context, store: { ...store, loadByPayment } };
  value(await receiveCollection(late, { reference, outcome, paidAt }));
  expect(await kept()).toMatchObject([{ status: 'settled', settledOn: paidOn, customerCreditCentavos: 0 }]);
});
