import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { createRailsContext } from '../../../../tests/rails-context.ts';
import { value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { checkPayout, sendPayout } from '../payout/send-payout.ts';
import { getReconciliation } from './breaks.ts';
import { askForCoherence, checkCoherence, ownBooks } from './check-coherence.ts';

/* Loans that were really paid out. A figure is then changed behind the product's back, as a bug or a hand in the database would. */

let database: TestDatabase;
let doubles: ProviderDoubles;
let context: Awaited<ReturnType<typeof createRailsContext>>;
const on = localDate('2026-12-01');

beforeAll(async () => {
  database = await createTestDatabase();
  doubles = await startTestDoubles({ now: () => context.clock.at });
  context = await createRailsContext(database, doubles);
});
afterAll(async () => {
  await doubles.stop();
  await database.remove();
});

/** A loan that the provider has paid out. */
async function paidOut(): Promise<string> {
  const { subject } = await openPayout(database, context, { status: 'requested', attemptedAt: null });
  await sendPayout(context, subject);
  doubles.xenditPayouts.settle();
  expect(value(await checkPayout(context, subject))).toBe('succeeded');
  return subject.customerId;
}

let night = 0;
const check = async (most?: { changed: number; walked: number }) => {
  night += 1;
  const businessOn = addDays(on, night);
  await context.coherence.ask(businessOn, context.now());
  return value(await checkCoherence(context, { businessOn }, most));
};

async function breaksOf(customerId: string) {
  const { loans } = await context.store.load({ customerId, parts: ['loans'] });
  const subjects = [customerId, ...loans.map(({ loanId }) => loanId)];
  const { breaks } = value(await getReconciliation(context));
  return breaks
    .filter(({ provider, subject }) => provider === ownBooks && subjects.includes(subject))
    .map(({ kind }) => kind)
    .toSorted();
}

const change = (text: string, customerId: string) =>
  database.database.query({ name: `test-${randomUUID()}`, text }, [customerId]);

/** A statement for each kind, and one that mends what it did. */
const planted = [
  {
    kinds: ['loan-ledger-differs', 'shown-differs'],
    plant:
      'UPDATE loan_balance SET principal_paid_centavos = principal_paid_centavos + 100 WHERE customer_id = $1',
    mend: 'UPDATE loan_balance SET principal_paid_centavos = principal_paid_centavos - 100 WHERE customer_id = $1',
  },
  {
    kinds: ['loan-ledger-differs'],
    plant:
      'UPDATE loan_balance SET customer_credit_centavos = customer_credit_centavos + 7 WHERE customer_id = $1',
    mend: 'UPDATE loan_balance SET customer_credit_centavos = customer_credit_centavos - 7 WHERE customer_id = $1',
  },
  {
    kinds: ['payouts-ledger-differ'],
    plant: 'UPDATE payout SET amount_centavos = amount_centavos + 1 WHERE customer_id = $1',
    mend: 'UPDATE payout SET amount_centavos = amount_centavos - 1 WHERE customer_id = $1',
  },
  {
    kinds: ['payments-ledger-differ'],
    plant: `INSERT INTO payment (customer_id, payment_id, loan_id, reference, result_reference, status, kind, channel,
        amount_centavos, received_centavos, created_at, expires_at, settled_at, paid_at, partner_name, partner_host)
      SELECT customer_id, loan_id, loan_id, 'LW-' || loan_id, 'secret-' || loan_id, 'success', 'part', 'gcash', 500, 500,
        accepted_at, accepted_at, accepted_at, accepted_at, 'GCash', 'p.example' FROM loan WHERE customer_id = $1`,
    mend: `DELETE FROM payment WHERE customer_id = $1`,
  },
] as const;

describe('the comparison of our own books', () => {
  test.each(planted)(
    'finds $kinds, on that customer alone, and lets it go once it is mended',
    async (one) => {
      const [customerId, sound] = [await paidOut(), await paidOut()];
      expect((await check()).breaks).toBe(0);
      await change(one.plant, customerId);
      await check();
      expect(await breaksOf(customerId)).toEqual(one.kinds);
      expect(await breaksOf(sound)).toEqual([]);
      await change(one.mend, customerId);
      expect((await check()).breaks).toBe(0);
      expect(await breaksOf(customerId)).toEqual([]);
    },
  );

  test('does no more in one night than it may, and comes to every customer in some nights', async () => {
    for (let index = 0; index < 5; index += 1) await paidOut();
    const customerId = await paidOut();
    await change(planted[2].plant, customerId);
    let nights = 0;
    while ((await breaksOf(customerId)).length === 0 && nights < 40) {
      nights += 1;
      expect((await check({ changed: 0, walked: 2 })).customers).toBeLessThanOrEqual(2);
    }
    expect(nights).toBeGreaterThan(1);
    expect(await breaksOf(customerId)).toEqual(['payouts-ledger-differ']);
    await change(planted[2].mend, customerId);
  });

  test('is left each night once, from two in the morning in Manila', async () => {
    const day = addDays(on, 300);
    const jobs = () =>
      database.database.query(
        {
          name: 'test-coherence-jobs',
          text: `SELECT 1 AS one FROM outbox WHERE kind = 'check-coherence' AND payload ->> 'on' = $1`,
        },
        [addDays(day, -1)],
      );
    const atHour = (hour: number) => ({ ...context, now: () => startOfDayMs(day) + hour * 3_600_000 });
    await askForCoherence(atHour(1));
    expect(await jobs()).toHaveLength(0);
    await askForCoherence(atHour(2));
    await askForCoherence(atHour(3));
    expect(await jobs()).toHaveLength(1);
  });
});
