import { randomUUID } from 'node:crypto';
import { failDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { bookLoan } from '@luwag/loan-engine/life/book-loan';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { noAdjustments } from '@luwag/loan-engine/loan/loan-adjustments';
import { isAccrualKind } from '@luwag/loan-engine/ledger/posting';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote } from '@luwag/loan-engine/pricing/quote';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accepted,
  begunLoan,
  bookedLoan,
  entryRowsOf,
  keepLoan,
  loanRowOf,
  next,
} from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { LoanRow } from '../../ports/customer-store.ts';
import { createCustomerStore } from './customer-store.ts';
import { saveDocument } from './save-document.ts';

const customerId = '0190a1b2-0000-4000-8000-000000000001';
const loanId = '0190a1b2-0000-4000-8000-000000000002';

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

test('a loan comes back with every field it was kept with, adjusted or not', async () => {
  const store = createCustomerStore(product.database);
  const bytes = Buffer.from([1, 2, 3]);
  const customer = {
    customerId,
    version: 0,
    createdAt: 1_790_000_000_000,
    phoneIndex: bytes,
    phoneSealed: bytes,
    language: 'hi-IN' as const,
    limitCentavos: centavos(500_000),
    reapplyOn: null,
    logInConsents: [],
    erasedAt: null,
    installedAt: null,
    facebookBoundAt: null,
    deviceGeneration: 0,
    lockedAt: null,
    lastSeenAt: 1_790_000_000_000,
    keepingCheckOn: localDate('2026-10-20'),
    adConsent: null,
    recordsUntilOn: null,
    reminderHour: 9,
    reminderDays: [3, 1, 0] as const,
    hasReminders: true,
    hasOffers: true,
  };
  expect(await store.open(customer, {})).toBe('saved');
  const plain = loanRow();
  expect(await store.save({ customerId, expectedVersion: 0, changes: { loans: [plain] } })).toBe('saved');
  const once = await store.load({ customerId, parts: ['loans'] });
  expect(once.loans).toEqual([plain]);
  expect(once.customer).toEqual({ ...customer, version: 1 });
  expect(Object.keys(once).toSorted()).toEqual(['answer', 'customer', 'loans', 'session']);

  const adjusted: LoanRow = {
    ...plain,
    extensionCount: 1,
    adjustments: { ...noAdjustments, extensionFeeCentavos: centavos(2_800) },
  };
  expect(await store.save({ customerId, expectedVersion: 1, changes: { loans: [adjusted] } })).toBe('saved');
  expect((await store.load({ customerId, parts: ['loans'] })).loans).toEqual([adjusted]);
});

test('a payment writes the running totals and leaves the loan’s own row as it is', async () => {
  const store = createCustomerStore(product.database);
  const before = await store.load({ customerId, parts: ['loans'] });
  const [loan] = before.loans;
  const version = before.customer?.version ?? 0;
  const rowVersion = async (table: 'loan' | 'loan_balance') => {
    const text = `SELECT xmin::text AS version FROM ${table} WHERE loan_id = $1`;
    return (await product.database.query({ name: '', text }, [loanId]))[0];
  };
  const [own, totals] = [await rowVersion('loan'), await rowVersion('loan_balance')];
  const paid = { ...loan!, principalPaidCentavos: centavos(100) };
  const payment = { customerId, expectedVersion: version, changes: { loans: [paid] }, loaded: before };
  expect(await store.save(payment)).toBe('saved');
  expect(await rowVersion('loan')).toEqual(own);
  expect(await rowVersion('loan_balance')).not.toEqual(totals);
  const loaded = await store.load({ customerId, parts: ['loans'] });
  const extended = { ...paid, extensionCount: 2 };
  const extension = { customerId, expectedVersion: version + 1, changes: { loans: [extended] }, loaded };
  expect(await store.save(extension)).toBe('saved');
  expect(await rowVersion('loan')).not.toEqual(own);
  expect((await store.load({ customerId, parts: ['loans'] })).loans).toEqual([extended]);
});

test('an accrual that would lose a part of its entry is refused', async () => {
  const store = createCustomerStore(product.database);
  const life = await keepLoan(product.database, begunLoan());
  const [accrual] = entryRowsOf({ ...life, entries: life.entries.filter(({ kind }) => isAccrualKind(kind)) });
  const entries = [{ ...accrual!, reference: 'PAY-1' }];
  const save = store.save({ customerId: life.customerId, expectedVersion: 0, changes: { entries } });
  await expect(save).rejects.toThrow('holds more than an accrual can');
});

test('a write decided on an older version changes nothing', async () => {
  const store = createCustomerStore(product.database);
  const before = await store.load({ customerId, parts: ['loans'] });
  const changes = { customer: { language: 'en-US' as const }, loans: [loanRow()] };
  expect(await store.save({ customerId, expectedVersion: 0, changes })).toBe('moved');
  expect(await store.load({ customerId, parts: ['loans'] })).toEqual(before);
});

test('a payout that fails, is sent again and fails again voids each order once, and says which kind', async () => {
  const store = createCustomerStore(product.database);
  const on = localDate('2026-11-21');
  let current = await keepLoan(product.database, bookedLoan());
  const decisions = [requestDisbursement, failDisbursement, requestDisbursement, failDisbursement];
  for (const [expectedVersion, decide] of decisions.entries()) {
    current = next({ ...current, entries: [] }, accepted(decide(current.loan, on)));
    const changes = { loans: [loanRowOf(current)], entries: entryRowsOf(current) };
    expect(await store.save({ customerId: current.customerId, expectedVersion, changes })).toBe('saved');
  }
  const { entries } = await store.load({ customerId: current.customerId, parts: ['entries'] });
  expect(entries.map(({ kind, reversalOf }) => ({ kind, reversalOf }))).toEqual([
    { kind: 'disbursement-requested', reversalOf: undefined },
    { kind: 'disbursement-failed', reversalOf: ['disbursement-requested'] },
    { kind: 'disbursement-requested', reversalOf: undefined },
    { kind: 'disbursement-failed', reversalOf: ['disbursement-requested'] },
  ]);
  const orders = await product.database.query(
    {
      name: 'voided-orders',
      text: 'SELECT count(reversal_of) AS voided, count(*) AS entries FROM journal_entry WHERE customer_id = $1',
    },
    [current.customerId],
  );
  expect(orders).toEqual([{ voided: 2, entries: 4 }]);
});

test('an order number that another customer’s loan has is refused, and nothing of the write is kept', async () => {
  const store = createCustomerStore(product.database);
  const other = await keepLoan(product.database, bookedLoan());
  const { customer, loans } = await store.load({ customerId, parts: ['loans'] });
  const taken = { ...loanRow(), loanId: randomUUID(), orderNumber: loanRowOf(other).orderNumber };
  const changes = { customer: { language: 'fil-PH' as const }, loans: [taken] };
  const expectedVersion = customer?.version ?? 0;
  expect(await store.save({ customerId, expectedVersion, changes })).toBe('number-taken');
  expect(await store.load({ customerId, parts: ['loans'] })).toMatchObject({ customer, loans });
});

describe('writes that are asked for at the same time', () => {
  const language = 'fil-PH';
  const written = async (customerIds: readonly string[]) =>
    product.database.query<{ customer_id: string; version: number }>(
      {
        name: 'languages',
        text: 'SELECT customer_id, version FROM customer WHERE customer_id = ANY ($1) AND language = $2 ORDER BY 1',
      },
      [customerIds, language],
    );
  test('are kept in fewer calls than there are customers', async () => {
    const store = createCustomerStore(product.database);
    const customerIds = await newCustomers(12);
    product.roundTrips.length = 0;
    const outcomes = await Promise.all(
      customerIds.map((id) =>
        store.save({ customerId: id, expectedVersion: 0, changes: { customer: { language } } }),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['saved']));
    // One each for the first two, and two for the ten others.
    expect(product.roundTrips).toEqual(Array.from({ length: 4 }, () => 'save-customer'));
    expect(await written(customerIds)).toHaveLength(12);
  });

  test('tell a customer alone whose version has moved, and keep the others', async () => {
    const store = createCustomerStore(product.database);
    const customerIds = await newCustomers(6);
    const moved = customerIds[4] ?? '';
    const outcomes = await Promise.all(
      customerIds.map((id) =>
        store.save({
          customerId: id,
          expectedVersion: id === moved ? 7 : 0,
          changes: { customer: { language } },
        }),
      ),
    );
    expect(outcomes.map((outcome, place) => outcome === 'moved' && customerIds[place])).toEqual([
      false,
      false,
      false,
      false,
      moved,
      false,
    ]);
    expect((await written(customerIds)).map(({ customer_id: id }) => id)).toEqual(
      customerIds.filter((id) => id !== moved),
    );
  });

  test('refuse a number that is taken to one of them alone', async () => {
    const store = createCustomerStore(product.database);
    const other = await keepLoan(product.database, bookedLoan());
    const customerIds = await newCustomers(6);
    const unlucky = customerIds[3] ?? '';
    const outcomes = await Promise.all(
      customerIds.map((id) => {
        const loans =
          id === unlucky
            ? [
                {
                  ...loanRow(),
                  customerId: id,
                  loanId: randomUUID(),
                  orderNumber: loanRowOf(other).orderNumber,
                },
              ]
            : [];
        return store.save({ customerId: id, expectedVersion: 0, changes: { customer: { language }, loans } });
      }),
    );
    expect(outcomes).toEqual(customerIds.map((id) => (id === unlucky ? 'number-taken' : 'saved')));
    expect(await written(customerIds)).toHaveLength(5);
  });

  test('wait for no customer who is being written elsewhere', async () => {
    const store = createCustomerStore(product.database);
    const customerIds = await newCustomers(6);
    const held = customerIds[3] ?? '';
    const others = customerIds.filter((id) => id !== held);
    const saveAll = (ids: readonly string[]) =>
      ids.map((id) =>
        store.save({ customerId: id, expectedVersion: 0, changes: { customer: { language } } }),
      );
    let saving: Promise<unknown>[] = [];
    await product.database.transaction(async (elsewhere) => {
      await elsewhere.query(
        { name: 'hold', text: 'SELECT FROM customer WHERE customer_id = $1 FOR UPDATE' },
        [held],
      );
      saving = saveAll(customerIds);
      await Promise.all(saving.filter((_, place) => customerIds[place] !== held));
      expect(await written(customerIds)).toHaveLength(others.length);
    });
    expect(new Set(await Promise.all(saving))).toEqual(new Set(['saved']));
    expect(await written(customerIds)).toHaveLength(6);
  });
});

test('a loan that was loaded is written without what never changes, and not at all where nothing did', async () => {
  const store = createCustomerStore(product.database);
  const kept = await keepLoan(product.database, bookedLoan());
  const loaded = await store.load({ customerId: kept.customerId, parts: ['loans'] });
  const [loan] = loaded.loans;
  if (loan === undefined) throw new Error('the loan was not kept');
  const saved = (changed: LoanRow) =>
    saveDocument({ customerId: kept.customerId, expectedVersion: 0, changes: { loans: [changed] }, loaded });
  expect(saved({ ...loan })).not.toHaveProperty('loans_updated');
  expect(saved({ ...loan, extensionCount: 1 })['loans_updated']).toEqual([
    expect.not.objectContaining({ terms: expect.anything() }),
  ]);
  expect(saved({ ...loan, loanId: randomUUID() })['loans']).toEqual([
    expect.objectContaining({ terms: loan.terms, quote: loan.quote }),
  ]);
});

async function newCustomers(count: number): Promise<readonly string[]> {
  const kept = [];
  for (let made = 0; made < count; made += 1) kept.push(await keepLoan(product.database, bookedLoan()));
  return kept.map((loan) => loan.customerId).toSorted();
}

function loanRow(): LoanRow {
  const priced = quote(mainProduct, {
    amountCentavos: centavos(500_000),
    termDays: 30,
    disbursedOn: localDate('2026-11-21'),
  });
  if (!priced.ok) throw new Error(priced.code);
  const booked = bookLoan({ loanId, customerId, product: mainProduct, quote: priced.value });
  if (!booked.ok) throw new Error(booked.code);
  const loan: Loan = booked.value.loan;
  return { ...loan, orderNumber: '261121-000001', quote: priced.value, acceptedAt: 1_790_000_000_000 };
}
