import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayout } from '../../../../tests/open-payout.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { openTestBank } from '../../../../tests/test-bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import type { PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import { askAboutPayouts } from './ask-about-payouts.ts';
import { checkPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

const minuteMs = 60_000;
let product: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf(tested: TestDatabase) {
  const { database } = tested;
  const base = createTestContext(database);
  const bank = await openTestBank(tested, base.now);
  return {
    ...base,
    directory: createDirectory(database),
    bank,
    payouts: bank.payouts,
  };
}

beforeAll(async () => {
  product = await createTestDatabase();
  context = await contextOf(product);
});
afterAll(async () => {
  await context.bank.stop();
  await product.remove();
});
beforeEach(async () => {
  // Each test starts with no payout of another under way.
  await product.asOwner((owner) => owner.runScript(`UPDATE payout SET status = 'failed'`));
});

const neverArrived = (changes?: Partial<PayoutRow>) => openPayout(product, context, changes);

test('a payout that the provider twice has not got after a quiet period is sent again under the same reference', async () => {
  const { subject, payout, current, sentAtProvider } = await neverArrived();
  context.clock.at += 16 * minuteMs;
  await checkPayout(context, subject);
  expect(await current()).toMatchObject({ status: 'unknown', notFoundAt: context.clock.at });
  expect(await sentAtProvider()).toBe(false);
  context.clock.at += 6 * minuteMs;
  await checkPayout(context, subject);
  expect(await current()).toMatchObject({ status: 'requested', reference: payout.reference });
  await checkPayout(context, subject);
  await checkPayout(context, subject);
  expect(await current()).toMatchObject({ status: 'succeeded', reference: payout.reference });
});

test('a payout that comes to light between the second "no such order" and its repeat is not sent again', async () => {
  const { subject, current } = await neverArrived({ status: 'requested' });
  const sent: string[] = [];
  const late: typeof context = {
    ...context,
    payouts: {
      ...context.payouts,
      find: async (reference) => ({ outcome: 'succeeded', providerReference: `late ${reference}` }),
      send: async (order) => {
        sent.push(order.reference);
        return context.payouts.send(order);
      },
    },
  };
  context.clock.at += 26 * 60 * minuteMs;
  await checkPayout(late, subject);
  expect(sent).toEqual([]);
  const reached = await current();
  expect(reached).toMatchObject({ status: 'succeeded', providerReference: `late ${reached?.reference}` });
});

test('a repeat whose look-up is not answered waits for another one', async () => {
  const { subject, current, sentAtProvider } = await neverArrived({ status: 'requested' });
  const silent = {
    ...context,
    payouts: { ...context.payouts, find: () => Promise.reject(new Error('no answer')) },
  };
  await checkPayout(silent, subject);
  expect(await current()).toMatchObject({ status: 'unknown' });
  expect(await sentAtProvider()).toBe(false);
});

test('a payout is not sent again while its request may still be on its way', async () => {
  const { subject, current, sentAtProvider } = await neverArrived();
  for (const minutes of [1, 5, 8]) {
    context.clock.at += minutes * minuteMs;
    await checkPayout(context, subject);
    expect(await current()).toMatchObject({ status: 'unknown', notFoundAt: null });
  }
  // The first answer after the quiet period counts once, however often it is given at the same time.
  context.clock.at += 2 * minuteMs;
  await checkPayout(context, subject);
  await checkPayout(context, subject);
  expect(await current()).toMatchObject({ status: 'unknown' });
  expect(await sentAtProvider()).toBe(false);
});

test('no payout is asked about twice before each other one was asked about once', async () => {
  const all: Awaited<ReturnType<typeof neverArrived>>[] = [];
  for (let count = 0; count < 5; count += 1) all.push(await neverArrived());
  const askedAts = async () =>
    Promise.all(all.map(async ({ current }) => (await current())?.askedAt ?? null));
  for (const asked of [2, 4, 5]) {
    context.clock.at += minuteMs;
    await askAboutPayouts(context, { most: 2 });
    expect((await askedAts()).filter((at) => at !== null)).toHaveLength(asked);
  }
});

test('a payout whose stored data is wrong does not keep the others from being asked about', async () => {
  const broken = await neverArrived({ status: 'requested', accountSealed: Buffer.from([1, 2, 3]) });
  const sound = await neverArrived({ status: 'requested' });
  expect(await askAboutPayouts(context, { most: 10 })).toBe(1);
  expect(await sound.current()).toMatchObject({ status: 'succeeded' });
  expect(await broken.current()).toMatchObject({ askedAt: context.clock.at });
});

test('a payout that is paid after it had failed is noted once, apart, and nothing more is sent', async () => {
  const { subject, payout, current } = await neverArrived();
  const settle = (answer: PayoutAnswer) =>
    settlePayout(context, subject, answer, { shouldCheckLater: false });
  await settle({ outcome: 'failed', failureCode: 'ACCOUNT_CLOSED' });
  for (let report = 0; report < 2; report += 1) {
    await settle({ outcome: 'succeeded', providerReference: 'BANK-1' });
  }
  expect(await current()).toMatchObject({ status: 'failed', providerReference: 'BANK-1' });
  const { loans, entries } = await context.store.load({
    customerId: payout.customerId,
    parts: ['loans', 'entries'],
  });
  expect(loans).toMatchObject([
    {
      status: 'disbursement-failed',
      adjustments: { payoutInQuestionCentavos: payout.amountCentavos },
    },
  ]);
  expect(entries.filter(({ kind }) => kind === 'payout-paid-late')).toMatchObject([
    { reference: payout.reference },
  ]);
});
