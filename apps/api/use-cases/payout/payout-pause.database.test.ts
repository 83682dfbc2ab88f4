import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPayout } from '../../../../tests/open-payout.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { openTestBank } from '../../../../tests/test-bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ListedPayout, PayoutProvider } from '../../ports/payout-provider.ts';
import { askAboutPayouts } from './ask-about-payouts.ts';
import { getPayoutPause, liftPayoutPause } from './payout-pause.ts';
import { reconcileRestored } from './reconcile-restored.ts';
import { checkPayout, sendPayout } from './send-payout.ts';

let product: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
let listed: readonly ListedPayout[] = [];
let isAway = false;
/** What happens while the provider works on its answer to a question. */
let meanwhile: (() => Promise<void>) | null = null;
/** An order that the provider has taken, as a test says; null: it answers by its own books. */
let order: { isFound: boolean; timesSent: number } | null = null;

async function contextOf() {
  const base = await createStaffContext(product);
  const bank = await openTestBank(product, base.now);
  const payouts: PayoutProvider = {
    ...bank.payouts,
    find: async (reference) => {
      await meanwhile?.();
      if (isAway) throw new Error('away');
      if (order === null) return bank.payouts.find(reference);
      return order.isFound
        ? { outcome: 'succeeded', providerReference: `P-${reference}` }
        : { outcome: 'not-found' };
    },
    send: async (sent) => {
      if (order === null) return bank.payouts.send(sent);
      await meanwhile?.();
      order.timesSent += 1;
      return { outcome: 'pending' };
    },
    list: async () => {
      const shown = listed;
      await meanwhile?.();
      return shown;
    },
  };
  return { ...base, bank, payouts };
}

beforeAll(async () => {
  product = await createTestDatabase();
  context = await contextOf();
});
afterAll(async () => {
  await context.bank.stop();
  await product.remove();
});
beforeEach(async () => {
  listed = [];
  isAway = false;
  meanwhile = null;
  order = null;
  await product.asOwner((owner) =>
    owner.runScript(`UPDATE payout SET status = 'failed'; DELETE FROM payout_pause`),
  );
});

/** As `script/restore` does it, after payouts of an hour before. */
async function restored(): Promise<string> {
  context.clock.at += 3_600_000;
  const at = context.clock.at;
  await product.asOwner((owner) =>
    owner.runScript(
      `SELECT pause_payouts(to_timestamp(${(at - 600_000) / 1_000}), to_timestamp(${at / 1_000}))`,
    ),
  );
  context.clock.at += 1_000;
  return (await current())?.pauseId ?? '';
}

/** Until a provider shows each order that went out before the restore. */
const untilOrdersShow = () => void (context.clock.at += context.payoutTimes.quietMs);
const current = async () => value(await getPayoutPause(context)).pause;
const everyMinute = async () => {
  await reconcileRestored(context);
  await askAboutPayouts(context, { most: 100 });
};
const [maker, checker] = [newStaff('finance'), newStaff('admin')];
const lift = (who: typeof maker, pauseId: string) => liftPayoutPause(context, who, pauseId);

test('after a restore no payout is sent until two people let payouts go', async () => {
  const waiting = await openPayout(product, context, { status: 'requested', attemptedAt: null });
  const pauseId = await restored();
  expect(await sendPayout(context, waiting.subject)).toMatchObject({ ok: true, value: 'requested' });
  expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
  untilOrdersShow();
  await everyMinute();
  expect(await waiting.sentAtProvider()).toBe(false);
  expect(await current()).toMatchObject({ unclearCount: 0, proposedByName: null });
  expect(value(await lift(maker, pauseId))).toEqual({ state: 'proposed' });
  expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
  await everyMinute();
  expect(await waiting.sentAtProvider()).toBe(false);
  expect(value(await lift(checker, pauseId))).toEqual({ state: 'lifted' });
  expect(await current()).toBe(null);
  await everyMinute();
  expect(await waiting.sentAtProvider()).toBe(true);
  expect((await waiting.current())?.status).toBe('succeeded');
});

test('a payout that went out after the restored instant is booked, and not sent again', async () => {
  const gone = await openPayout(product, context, { status: 'requested', attemptedAt: null });
  const { reference, amountCentavos } = gone.payout;
  const destination = {
    accountType: 'digitalWallet',
    institutionCode: 'gcash',
    accountNumber: '9171234567',
    payeeName: 'Maria Sample',
    payeeGivenName: 'Maria',
    payeeSurname: 'Sample',
    phone: '9171234567',
  } as const;
  await context.payouts.send({ reference, amountCentavos, rail: 'instapay', destination });
  await restored();
  await everyMinute();
  expect(await gone.current()).toMatchObject({ status: 'succeeded', reference });
});

/** It was sent and is not found while payouts are held, so that two people let them go; then it is paid and found. */
async function letGo() {
  const gone = await openPayout(product, context, { status: 'requested', attemptedAt: null });
  order = { isFound: false, timesSent: 1 };
  const pauseId = await restored();
  untilOrdersShow();
  await everyMinute();
  value(await lift(maker, pauseId));
  value(await lift(checker, pauseId));
  order.isFound = true;
  return { gone, order };
}

describe('an order of before a restore comes to light when payouts go again', () => {
  test('an event that tells of it does not send it again', async () => {
    const { gone, order: sent } = await letGo();
    value(await checkPayout(context, gone.subject, { evenIfSettled: true }));
    expect(await gone.current()).toMatchObject({ status: 'succeeded' });
    expect(sent.timesSent).toBe(1);
  });

  test('the job that sends it asks first as well, when it comes late', async () => {
    const { gone, order: sent } = await letGo();
    context.clock.at += 25 * 3_600_000;
    expect(value(await sendPayout(context, gone.subject))).toBe('succeeded');
    expect(await gone.current()).toMatchObject({ status: 'succeeded' });
    expect(sent.timesSent).toBe(1);
  });

  test('what nobody has an order of is sent by that job all the same', async () => {
    const waiting = await openPayout(product, context, { status: 'requested', attemptedAt: null });
    context.clock.at += 25 * 3_600_000;
    value(await sendPayout(context, waiting.subject));
    expect(await waiting.sentAtProvider()).toBe(true);
  });

  test('a payout that waited for long is asked about before it is sent', async () => {
    const { gone, order: sent } = await letGo();
    context.clock.at += 25 * 3_600_000;
    await everyMinute();
    expect(await gone.current()).toMatchObject({ status: 'succeeded' });
    expect(sent.timesSent).toBe(1);
  });
});

describe('an order that its provider shows only minutes after a restore', () => {
  test('is waited for, and not sent again', async () => {
    const gone = await openPayout(product, context, { status: 'requested', attemptedAt: null });
    order = { isFound: false, timesSent: 1 };
    const pauseId = await restored();
    await everyMinute();
    expect(await current()).toMatchObject({ unclearCount: 1 });
    expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
    untilOrdersShow();
    expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
    order.isFound = true;
    await everyMinute();
    value(await lift(maker, pauseId));
    value(await lift(checker, pauseId));
    await everyMinute();
    expect(await gone.current()).toMatchObject({ status: 'succeeded' });
    expect(order.timesSent).toBe(1);
  });

  test('is looked for in the list again before payouts go', async () => {
    const pauseId = await restored();
    await everyMinute();
    expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
    listed = [{ reference: 'PO-late', amountCentavos: centavos(485_000), receivedAt: context.clock.at }];
    untilOrdersShow();
    await everyMinute();
    expect((await current())?.orphans.map(({ reference }) => reference)).toEqual(['PO-late']);
    expect(value(await lift(maker, pauseId))).toEqual({ state: 'proposed' });
  });

  test('is waited for while its provider works on the answer', async () => {
    const gone = await openPayout(product, context, { status: 'requested', attemptedAt: null });
    order = { isFound: true, timesSent: 1 };
    const pauseId = await restored();
    untilOrdersShow();
    await reconcileRestored(context);
    const lifts: unknown[] = [];
    meanwhile = async () => void lifts.push(await lift(maker, pauseId));
    await askAboutPayouts(context, { most: 100 });
    expect(lifts).toMatchObject([{ code: 'request_not_possible' }]);
    expect(await gone.current()).toMatchObject({ status: 'succeeded' });
  });

  test('is looked for again where its provider worked on the list for long', async () => {
    const pauseId = await restored();
    meanwhile = async () => untilOrdersShow();
    await reconcileRestored(context);
    expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
  });

  test('is waited for until an instant that staff are told', async () => {
    await restored();
    const pause = await current();
    const waitMs = Date.parse(pause?.clearFrom ?? '') - Date.parse(pause?.pausedAt ?? '');
    expect(waitMs).toBe(context.payoutTimes.quietMs);
  });
});

test('that nobody had an order while payouts were held does not count against the order that is sent then', async () => {
  const { gone, order: sent } = await letGo();
  sent.isFound = false;
  const atProvider: unknown[] = [];
  meanwhile = async () => void atProvider.push(await gone.current());
  await sendPayout(context, gone.subject);
  expect(atProvider).toMatchObject([{ status: 'sending', notFoundAt: null }]);
});

test('payouts are asked about each minute of the wait and after it, so that they can be let go', async () => {
  const waiting = await openPayout(product, context, { status: 'requested', attemptedAt: null });
  await restored();
  const pausedAt = context.clock.at - 1_000;
  const unclear: (number | undefined)[] = [];
  for (const minutes of [0, 1, 14, 15]) {
    context.clock.at = pausedAt + minutes * 60_000;
    await everyMinute();
    expect(await waiting.current()).toMatchObject({ askedAt: context.clock.at });
    unclear.push((await current())?.unclearCount);
  }
  expect(unclear).toEqual([1, 1, 1, 0]);
});

test('orders that only the provider knows are shown, and do not become payouts', async () => {
  const known = await openPayout(product, context, { status: 'sending' });
  const orphan = { reference: 'PO-lost', amountCentavos: centavos(485_000), receivedAt: context.clock.at };
  listed = [orphan, { ...orphan, reference: known.payout.reference }];
  await restored();
  expect(await current()).toMatchObject({ listedAt: null, orphans: [] });
  await everyMinute();
  expect((await current())?.orphans.map(({ reference }) => reference)).toEqual(['PO-lost']);
});

test('payouts stay held while the provider has not said what became of each', async () => {
  const unclear = await openPayout(product, context, { status: 'sending' });
  const pauseId = await restored();
  isAway = true;
  await everyMinute();
  expect(await current()).toMatchObject({ unclearCount: 1 });
  expect(await lift(maker, pauseId)).toMatchObject({ code: 'request_not_possible' });
  isAway = false;
  untilOrdersShow();
  await everyMinute();
  context.clock.at += 6 * 60_000;
  await everyMinute();
  expect(await unclear.current()).toMatchObject({ status: 'requested' });
  await everyMinute();
  expect(await unclear.sentAtProvider()).toBe(false);
  expect(value(await lift(maker, pauseId))).toEqual({ state: 'proposed' });
});

test('a second restore holds payouts anew, and what was proposed before counts no more', async () => {
  const first = await restored();
  untilOrdersShow();
  await everyMinute();
  value(await lift(maker, first));
  const second = await restored();
  expect(second).toBe(first);
  expect(await current()).toMatchObject({ proposedBy: null, listedAt: null });
});

test('the program itself can neither begin a pause nor take one away', async () => {
  await restored();
  for (const text of ['DELETE FROM payout_pause', 'SELECT pause_payouts(now(), now())']) {
    await expect(product.database.query({ name: text, text })).rejects.toThrow();
  }
});
