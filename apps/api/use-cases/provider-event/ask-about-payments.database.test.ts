import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { createRailsContext } from '../../../../tests/rails-context.ts';
import { createSettledMoney, type PaidLoan } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPayMongoCheckout } from '../../adapters/paymongo/paymongo-checkout.ts';
import { askedOfOthers } from '../../adapters/provider-call/asked-of-others.ts';
import type { CollectionProvider } from '../../ports/collection-provider.ts';
import { actOnProviderEvent } from '../provider-event/act-on-provider-event.ts';
import { answerQuarantinedEvent } from '../provider-event/quarantine.ts';
import { askAboutPayments, asksInAll } from './ask-about-payments.ts';

let database: TestDatabase;
let doubles: ProviderDoubles;
let context: Awaited<ReturnType<typeof createRailsContext>>;
let money: ReturnType<typeof createSettledMoney>;
let on = addDays(localDate('2026-11-21'), 10);
let openedAt = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  doubles = await startTestDoubles({ now: () => context.clock.at });
  doubles.events.hold = true;
  context = await createRailsContext(database, doubles);
  money = createSettledMoney(database, doubles, context);
});
beforeEach(() => {
  // Nobody asks any more about what the test before opened.
  on = addDays(on, 30);
  openedAt = startOfDayMs(on) + 3_600_000;
  context.clock.at = openedAt;
});
afterAll(async () => {
  await doubles.stop();
  await database.remove();
});

const provider = 'xendit';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Moves the clock to a time after the page was opened, and does what is left in the inbox then. */
async function askAt(afterMs: number, most = 50, by: typeof context = context): Promise<number> {
  context.clock.at = openedAt + afterMs;
  const asked = await askAboutPayments(by, { most });
  for (const { eventId } of await waiting()) await actOnProviderEvent(by, { provider, eventId });
  return asked;
}

/** The lender takes payments by PayMongo now, and still has an account with some others. */
const changedTo = (others: readonly CollectionProvider[]): typeof context => ({
  ...context,
  collections: askedOfOthers(createPayMongoCheckout(accountsAt(doubles).payMongo), others),
});

const waiting = () =>
  database.database.query<{ eventId: string }>({
    name: 'test-waiting-events',
    text: `SELECT event_id AS "eventId" FROM provider_event WHERE state = 'waiting' ORDER BY event_id`,
  });

async function statusOf({ reference }: Pick<PaidLoan, 'reference'>) {
  const [row] = await database.database.query<{ status: string; received: number }>(
    {
      name: 'test-status-of',
      text: 'SELECT status, received_centavos AS received FROM payment WHERE reference = $1',
    },
    [reference],
  );
  return row;
}

async function outcomesOf({ reference }: Pick<PaidLoan, 'reference'>): Promise<readonly string[]> {
  const rows = await database.database.query<{ outcome: string }>(
    {
      name: 'test-outcomes-of',
      text: `SELECT state || ' ' || outcome AS outcome FROM provider_event
        WHERE event_id LIKE 'asked:' || $1 || ':%' ORDER BY received_at`,
    },
    [reference],
  );
  return rows.map(({ outcome }) => outcome);
}

describe('a payment whose event never came', () => {
  test('is asked about after ten minutes and booked as if the event had come', async () => {
    const payment = await money.pay(on);
    expect(await askAt(9 * minuteMs)).toBe(0);
    expect(await askAt(10 * minuteMs)).toBe(1);
    expect(await statusOf(payment)).toEqual({ status: 'success', received: payment.amountCentavos });
    // The event comes after all, and nothing is booked twice.
    await money.hear(payment);
    const booked = await database.database.query<{ count: number }>(
      {
        name: 'test-repayments',
        text: `SELECT count(*) AS count FROM journal_entry WHERE loan_id = $1 AND kind = 'repayment-received'`,
      },
      [payment.loanId],
    );
    expect(booked).toEqual([{ count: 1 }]);
    expect(await askAt(48 * hourMs)).toBe(0);
  });

  test('that was not paid is asked about seven times, later and later, and never again', async () => {
    const page = await money.open(on);
    const asked: number[] = [];
    for (let minutes = 0; minutes <= 6 * 24 * 60; minutes += 10) {
      if ((await askAt(minutes * minuteMs)) > 0) asked.push(minutes / 60);
    }
    // The page of a wallet closes by itself after a quarter of an hour.
    expect(asked).toEqual([10 / 60, 30 / 60, 80 / 60, 2, 6, 12, 24 + 20 / 60]);
    expect(asked).toHaveLength(asksInAll);
    expect(new Set(await outcomesOf(page))).toEqual(new Set(['done nothing-paid']));
    expect(await statusOf(page)).toMatchObject({ status: 'in-progress' });
  });

  test('is left once for each turn, however many servers ask at the same moment', async () => {
    const page = await money.open(on);
    context.clock.at = openedAt + 10 * minuteMs;
    await Promise.all(Array.from({ length: 5 }, () => askAboutPayments(context, { most: 50 })));
    expect((await waiting()).map(({ eventId }) => eventId)).toEqual([`asked:${page.reference}:1`]);
    await askAt(10 * minuteMs);
  });

  test('waits for its turn where more are open than one run may ask about', async () => {
    for (let index = 0; index < 3; index += 1) await money.open(on);
    expect(await askAt(10 * minuteMs, 2)).toBe(2);
    expect(await askAt(10 * minuteMs, 2)).toBe(1);
    expect(await askAt(10 * minuteMs, 2)).toBe(0);
  });

  test('waits for the next turn where the provider gives no answer', async () => {
    const payment = await money.pay(on);
    doubles.host.arrangeFaults('xendit', ['half-answer']);
    await askAt(10 * minuteMs);
    expect(await outcomesOf(payment)).toEqual(['done no-answer']);
    await askAt(30 * minuteMs);
    expect(await outcomesOf(payment)).toEqual(['done no-answer', 'done payment-success']);
  });

  test('and that the provider calls under way to the last is for a person', async () => {
    const payment = await money.pay(on);
    const pending = {
      ...context,
      collections: {
        ...context.collections,
        findPayments: async (by: Parameters<typeof context.collections.findPayments>[0]) =>
          ((await context.collections.findPayments(by)) ?? []).map((one) => ({
            ...one,
            outcome: 'pending' as const,
          })),
      },
    };
    for (const hours of [1, 49]) {
      context.clock.at = openedAt + hours * hourMs;
      await askAboutPayments(pending, { most: 50 });
      for (const { eventId } of await waiting())
        value(await actOnProviderEvent(pending, { provider, eventId }));
    }
    expect(await outcomesOf(payment)).toEqual(['done still-pending', 'quarantined still-pending']);
    expect(await statusOf(payment)).toMatchObject({ status: 'in-progress' });
  });

  test('is asked about at the provider that opened it, where the lender has changed to another one since', async () => {
    const payment = await money.pay(on);
    expect(await askAt(10 * minuteMs, 50, changedTo([context.collections]))).toBe(1);
    expect(await outcomesOf(payment)).toEqual(['done payment-success']);
    expect(await statusOf(payment)).toEqual({ status: 'success', received: payment.amountCentavos });
  });

  test('is for a person where the lender has no account any more with the provider that opened it', async () => {
    const payment = await money.pay(on);
    expect(await askAt(10 * minuteMs, 50, changedTo([]))).toBe(1);
    expect(await outcomesOf(payment)).toEqual(['quarantined no-account']);
    expect(await statusOf(payment)).toMatchObject({ status: 'in-progress' });
    // Asked again after its account is back in the settings, it is booked.
    const eventId = `asked:${payment.reference}:1`;
    const asked = { step: 'ask-again', provider, eventId } as const;
    value(await answerQuarantinedEvent(context, newStaff('finance'), asked));
    await actOnProviderEvent(context, { provider, eventId });
    expect(await statusOf(payment)).toMatchObject({ status: 'success' });
  });

  test('beside one that was not paid is the only one booked', async () => {
    const [one, other] = [await money.open(on), await money.pay(on)];
    await askAt(10 * minuteMs);
    expect(await statusOf(one)).toMatchObject({ status: 'in-progress' });
    expect(await statusOf(other)).toMatchObject({ status: 'success' });
  });
});
