import { randomUUID } from 'node:crypto';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { CollectionRequest } from '../../ports/collection-provider.ts';
import { receiveCollection } from './receive-collection.ts';
import { startPayment } from './start-payment.ts';

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const shownOn = addDays(localDate('2026-11-21'), 10);
const midnight = startOfDayMs(addDays(shownOn, 1));
const hourMs = 3_600_000;

/** Opens a page for all that is owed on a day; `meanwhile` is what happens while the partner opens it. */
async function openInFull(meanwhile: (asked: CollectionRequest) => { closesAt?: number } = () => ({})) {
  const { customerId, loanId, loan } = await addLoan(database.database);
  const amountCentavos = accepted(payoffQuote(loan, shownOn)).totalCentavos;
  const collections = {
    ...context.collections,
    open: async (asked: CollectionRequest) => {
      const page = await context.collections.open();
      return { ...page, ...meanwhile(asked) };
    },
  };
  const caller = { kind: 'system', customerId } as const;
  const body = { kind: 'full', amountCentavos, channel: 'gcash' } as const;
  const bridge = value(await startPayment({ ...context, collections }, caller, loanId, body, randomUUID()));
  const kept = async () => (await context.store.load({ customerId, parts: ['loans'] })).loans[0];
  return { bridge, reference: bridge.payment.reference, kept };
}

test('the price that was asked before midnight is enough, although the partner opened its page after it', async () => {
  context.clock.at = midnight - 2_000;
  const { reference, kept } = await openInFull(() => {
    context.clock.at = midnight + 3_000;
    return {};
  });
  value(await receiveCollection(context, { reference, outcome: 'success', paidAt: midnight + 60_000 }));
  expect(await kept()).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
});

test('a partner is told when the page closes, and of its own end and ours the earlier one is shown', async () => {
  const openedAt = midnight - 12 * hourMs;
  context.clock.at = openedAt;
  const asked: number[] = [];
  const opened = async (lifeMs: number | null) => {
    const { bridge } = await openInFull(({ closesAt }) => {
      asked.push(closesAt);
      return lifeMs === null ? {} : { closesAt: openedAt + lifeMs };
    });
    return Date.parse(bridge.expiresAt) - openedAt;
  };
  expect(await opened(null)).toBe(24 * hourMs);
  expect(await opened(hourMs / 4)).toBe(hourMs / 4);
  expect(await opened(48 * hourMs)).toBe(24 * hourMs);
  expect(asked).toEqual(asked.map(() => openedAt + 24 * hourMs));
});
