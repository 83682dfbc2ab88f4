import { randomUUID } from 'node:crypto';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import type { PaymentRow } from '../../ports/customer-store.ts';
import { addLoan, type LedgerLoan } from '../../../../tests/ledger-loan.ts';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { receiveCollection } from '../payment/receive-collection.ts';
import { closeBusinessDay } from './close-business-day.ts';

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;

function contextOf({ database }: TestDatabase) {
  return {
    ...createTestContext(database),
    closes: createCloseOfBusiness(database),
    directory: createDirectory(database),
    products: { version: () => mainProduct },
  };
}

beforeEach(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
});
afterEach(() => test.remove());

const firstDay = localDate('2026-11-21');
const atFive = (day: LocalDate): number => Date.parse(`${day}T00:05:00+08:00`);

async function closeOn(day: LocalDate): Promise<void> {
  context.clock.at = atFive(day);
  await closeBusinessDay(context);
}

async function entryDays(): Promise<readonly string[]> {
  const rows = await test.database.query<{ business_on: string }>({
    name: 'entry-days',
    text: `SELECT business_on FROM accrual WHERE kind = 'interest-accrued' ORDER BY business_on`,
  });
  return rows.map((row) => row.business_on);
}

function paymentOf({ customerId, loanId }: LedgerLoan): PaymentRow {
  const paymentId = randomUUID();
  return {
    customerId,
    paymentId,
    loanId,
    reference: `PAY-${paymentId}`,
    resultReference: randomUUID(),
    status: 'in-progress',
    kind: 'part',
    channel: 'gcash',
    amountCentavos: centavos(10_000),
    receivedCentavos: centavos(0),
    createdAt: context.now(),
    expiresAt: context.now() + 3_600_000,
    settledAt: null,
    paidAt: null,
    isSettling: null,
    partnerName: 'GCash',
    partnerHost: 'gcash.example',
    partnerUrl: 'https://gcash.example/',
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    provider: null,
    providerPaymentId: null,
    toldCentavos: null,
    toldAt: null,
    couponId: null,
    couponCentavos: centavos(0),
  };
}

describe('the close of business', () => {
  it('posts each missed day under its own date, and the record says when it was done', async () => {
    await addLoan(test.database);
    await closeOn(addDays(firstDay, 4));
    // The day after disbursement adds nothing: a loan costs at least one day, and that was the first.
    expect(await entryDays()).toEqual(['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25']);
    expect(await context.closes.findLast()).toEqual({
      businessOn: '2026-11-25',
      startedAt: context.clock.at,
      accruedAt: context.clock.at,
      remindedHour: null,
      loans: 1,
      entries: 3,
    });
  });

  it('does nothing more when it is asked again and again', async () => {
    await addLoan(test.database);
    await closeOn(addDays(firstDay, 2));
    const before = await entryDays();
    await Promise.all(Array.from({ length: 5 }, () => closeBusinessDay(context)));
    expect(await entryDays()).toEqual(before);
  });

  it('run by five servers at once, posts each loan-day once', async () => {
    for (let count = 0; count < 20; count += 1) await addLoan(test.database);
    context.clock.at = atFive(addDays(firstDay, 3));
    const closes = await Promise.allSettled(Array.from({ length: 5 }, () => closeBusinessDay(context)));
    expect(closes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await closeBusinessDay(context);
    expect(await entryDays()).toHaveLength(20 * 3);
  });

  it('two chunks of the same customers in opposite order never wait for each other in a circle', async () => {
    for (let count = 0; count < 60; count += 1) await addLoan(test.database);
    const { customerIds } = await context.closes.customersToAccrue(addDays(firstDay, 40), null, 60);
    const recordedAt = context.now();
    for (let day = 1; day <= 8; day += 1) {
      const on = addDays(firstDay, day);
      const posted = await Promise.all(
        [customerIds, customerIds.toReversed()].map((ids) =>
          context.closes.postAccruals({
            customerIds: ids,
            on,
            recordedAt,
            firstEntryId: context.randomness.orderedUuid(),
          }),
        ),
      );
      expect(posted.reduce((sum, { loans }) => sum + loans, 0)).toBe(60);
    }
  });

  it('cut off in the middle, goes on where it stopped', async () => {
    const loans = await Promise.all(Array.from({ length: 4 }, () => addLoan(test.database)));
    const [first] = loans.map(({ customerId }) => customerId).toSorted();
    const { closes } = context;
    const cutOff = {
      ...context,
      closes: {
        ...closes,
        postAccruals: async (request: Parameters<typeof closes.postAccruals>[0]) => {
          await closes.postAccruals({ ...request, customerIds: [first ?? ''] });
          throw new Error('the power went');
        },
      },
    };
    context.clock.at = atFive(addDays(firstDay, 2));
    await expect(closeBusinessDay(cutOff)).rejects.toThrow('the power went');
    expect(await context.closes.findLast()).toBeNull();
    expect(await entryDays()).toHaveLength(4 + 1);
    await closeBusinessDay(context);
    expect(await entryDays()).toHaveLength(4 + 4);
    expect(await context.closes.findLast()).toMatchObject({ businessOn: addDays(firstDay, 2) });
  });

  it('loses none of 50 payments that come in meanwhile, and posts nothing twice', async () => {
    const loans = await Promise.all(Array.from({ length: 400 }, () => addLoan(test.database)));
    const paying = loans.filter((_, index) => index % 8 === 0);
    const payments = paying.map(paymentOf);
    for (const payment of payments) {
      const { customerId } = payment;
      expect(
        await context.store.save({ customerId, expectedVersion: 0, changes: { payments: [payment] } }),
      ).toBe('saved');
    }
    const on = addDays(firstDay, 5);
    context.clock.at = atFive(on);
    const [, ...answers] = await Promise.all([
      closeBusinessDay(context),
      ...payments.map(({ reference }) => receiveCollection(context, { reference, outcome: 'success' })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    for (const { customerId, loanId } of loans) {
      const kept = await context.store.load({ customerId, parts: ['loans', 'entries', 'payments'] });
      const [loan] = kept.loans;
      if (loan === undefined) throw new Error('a loan was lost');
      const isPaying = paying.some((other) => other.loanId === loanId);
      expect(loan.accruedThroughOn).toBe(on);
      expect(balanceDifferences(loan, kept.entries)).toEqual([]);
      expect(kept.entries.filter(({ kind }) => kind === 'interest-accrued')).toHaveLength(5);
      expect(kept.entries.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(isPaying ? 1 : 0);
      expect(kept.payments.map(({ status }) => status)).toEqual(isPaying ? ['success'] : []);
    }
  });
});
