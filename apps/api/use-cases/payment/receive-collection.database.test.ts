import { randomUUID } from 'node:crypto';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { addDays, type LocalDate, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createProductList } from '../../adapters/postgres/product-list.ts';
import type { CustomerStore } from '../../ports/customer-store.ts';
import { postAccruals } from '../close-of-business/post-accruals.ts';
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

/** A loan of ten days, and a borrower who opens pages for it. */
async function setUp() {
  const page = {
    partnerName: 'GCash',
    partnerHost: 'p.example',
    partnerUrl: 'https://p.example/',
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    closesAt: null,
  };
  const context = {
    ...createTestContext(database.database),
    collections: {
      provider: null,
      open: async () => page,
    },
    publicOrigin: 'https://luwag.example',
    products: await createProductList(database.database),
  };
  const { customerId, loanId } = await addLoan(database.database);
  const caller = { kind: 'system', customerId } as const;
  const kept = async () => (await context.store.load({ customerId, parts: ['loans'] })).loans;
  const open = async (kind: 'part' | 'full', amountCentavos: number): Promise<string> => {
    const body = { kind, amountCentavos, channel: 'gcash' } as const;
    return value(await startPayment(context, caller, loanId, body, randomUUID())).payment.reference;
  };
  /** Opens a page for all that is owed on a day. */
  const openInFull = async (on: LocalDate): Promise<string> => {
    const [loan] = await kept();
    return open('full', loan === undefined ? 0 : accepted(payoffQuote(loan, on)).totalCentavos);
  };
  return { context, clock: context.clock, customerId, kept, open, openInFull };
}

const paidOn = addDays(localDate('2026-11-21'), 10);
const midnight = startOfDayMs(addDays(paidOn, 1));
const outcome = 'success';

test('money reported before midnight and booked after it counts from its day, beside what was paid before', async () => {
  const { context, clock, kept, open, openInFull } = await setUp();
  clock.at = midnight - 1_000;
  value(await receiveCollection(context, { reference: await open('part', 100_000), outcome }));
  const reference = await openInFull(paidOn);

  const loadByPayment: CustomerStore['loadByPayment'] = async (request) => {
    const loaded = await context.store.loadByPayment(request);
    clock.at = midnight;
    return loaded;
  };
  const paidAt = clock.at;
  const late = { ...context, store: { ...context.store, loadByPayment } };
  value(await receiveCollection(late, { reference, outcome, paidAt }));
  expect(await kept()).toMatchObject([{ status: 'settled', settledOn: paidOn, customerCreditCentavos: 0 }]);
});

test('a price paid before the end of its page is enough, although it is reported after that end', async () => {
  const { context, clock, kept, openInFull } = await setUp();
  const minuteMs = 60_000;
  const opened = startOfDayMs(paidOn) + 10 * 60 * minuteMs;
  clock.at = opened;
  const reference = await openInFull(paidOn);
  const endsAt = opened + 24 * 60 * minuteMs;
  clock.at = endsAt + 5 * minuteMs;
  value(await receiveCollection(context, { reference, outcome, paidAt: endsAt - 10 * minuteMs }));
  expect(await kept()).toMatchObject([{ status: 'settled', customerCreditCentavos: 0 }]);
});

test('money paid a second before midnight settles its loan where another server has charged the next day already', async () => {
  const { context, clock, customerId, kept, openInFull } = await setUp();
  clock.at = midnight - 60_000;
  const reference = await openInFull(paidOn);
  const ahead = { ...context, now: () => midnight, closes: createCloseOfBusiness(database.database) };
  await postAccruals(ahead, addDays(paidOn, 1));
  expect(await kept()).toMatchObject([{ accruedThroughOn: addDays(paidOn, 1) }]);
  clock.at = midnight - 1_000;
  value(await receiveCollection(context, { reference, outcome, paidAt: clock.at }));
  expect(await kept()).toMatchObject([{ status: 'settled', settledOn: paidOn, customerCreditCentavos: 0 }]);
  const { loans, entries } = await context.store.load({ customerId, parts: ['loans', 'entries'] });
  expect(loans.map((loan) => balanceDifferences(loan, entries))).toEqual([[]]);
});
