import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan, bookedLoan, loanRowOf } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCustomerStore } from './customer-store.ts';
import { createDirectory } from './directory.ts';
import { isSpread } from './spread.ts';

/* The store as it is on a cluster, and the rows by which a customer is found wherever they are. */

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

test('loads and saves of one moment go one by one where customers are on several machines', async () => {
  const { database, roundTrips } = product;
  expect(await isSpread(database)).toBe(false);
  const loans = [await addLoan(database), await addLoan(database), await addLoan(database)];
  const store = createCustomerStore(database, undefined, { isSpread: true });
  roundTrips.length = 0;
  const loaded = await Promise.all(
    loans.map(({ customerId }) => store.load({ customerId, parts: ['loans'] })),
  );
  expect(loaded.map(({ customer }) => customer?.customerId)).toEqual(
    loans.map(({ customerId }) => customerId),
  );
  const saved = loans.map(({ customerId }) => store.save({ customerId, expectedVersion: 0, changes: {} }));
  expect(await Promise.all(saved)).toEqual(['saved', 'saved', 'saved']);
  expect(roundTrips.filter((name) => name === 'save-customer')).toHaveLength(3);
  expect(roundTrips.filter((name) => name.endsWith('-many'))).toEqual([]);
});

test('a payment’s customer is asked for by its number first, and nobody is behind a number that was never given', async () => {
  const { database } = product;
  const { customerId, loanId, loan } = await addLoan(database);
  const store = createCustomerStore(database, undefined, { isSpread: true });
  const { orderNumber } = loanRowOf({ ...bookedLoan(), customerId, loanId, loan });
  const found = await store.loadByPayment({ reference: orderNumber, parts: ['loans'] });
  expect(found.customer?.customerId).toBe(customerId);
  expect(found.loans).toMatchObject([{ loanId }]);
  expect((await store.loadByPayment({ reference: 'LW-0', parts: [] })).customer).toBeNull();
});

test('a loan is found by its id and by its order number, and by no other', async () => {
  const { database } = product;
  const kept = await addLoan(database);
  const directory = createDirectory(database);
  const found = { customerId: kept.customerId, loanId: kept.loanId };
  expect(await directory.customerOfLoan(kept.loanId)).toEqual(found);
  expect(await directory.customerOfLoan(kept.loanId.toUpperCase())).toEqual(found);
  expect(await directory.customerOfOrder([loanRowOf(kept).orderNumber])).toEqual(found);
  expect(await directory.customerOfLoan(kept.customerId)).toBeNull();
  expect(await directory.customerOfOrder(['261121-000000000000'])).toBeNull();
});
