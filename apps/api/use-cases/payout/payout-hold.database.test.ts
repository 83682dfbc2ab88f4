import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayout } from '../../../../tests/open-payout.ts';
import { createStaffContext, newStaff, value } from '../../../../tests/staff-context.ts';
import { openTestBank } from '../../../../tests/test-bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPayoutQueue } from '../../adapters/postgres/payout-queue.ts';
import type { PayoutRow } from '../../ports/customer-store.ts';
import { arrivalOf } from '../figures/loan-standing.ts';
import { isoInstant } from '../iso-instant.ts';
import { setMaintenance } from '../maintenance/maintenance.ts';
import { askAboutPayouts } from './ask-about-payouts.ts';
import { sendPayout } from './send-payout.ts';
import { askForBalance } from './watch-balance.ts';
import { listWaitingPayouts } from './waiting-payouts.ts';
import { sampleDestination } from '../../../../tests/sample-destination.ts';

const hourMs = 3_600_000;
let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
/** What the provider says that it holds; null: it gives no answer. */
let left: number | null;

async function contextOf() {
  const base = await createStaffContext(database);
  const bank = await openTestBank(database, base.now);
  return {
    ...base,
    bank,
    payouts: {
      ...bank.payouts,
      balance: async () => (left === null ? null : centavos(left)),
    },
    payoutQueue: createPayoutQueue(database.database),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = await contextOf();
});
afterAll(async () => {
  await context.bank.stop();
  await database.remove();
});
beforeEach(async () => {
  left = null;
  await database.asOwner((owner) =>
    owner.runScript(
      `UPDATE payout SET status = 'failed'; DELETE FROM maintenance; DELETE FROM payout_balance`,
    ),
  );
  await context.maintenance.refresh();
});

const asked = (changes: Partial<PayoutRow> = {}) =>
  openPayout(database, context, { status: 'requested', attemptedAt: null, ...changes });
const minute = async () => {
  await askForBalance(context);
  await askAboutPayouts(context, { most: 100 });
};
const close = (rail: 'instapay' | 'pesonet', from: number, until: number) =>
  setMaintenance(context, newStaff('admin').staffId, rail, {
    fromAt: new Date(context.now() + from * hourMs).toISOString(),
    untilAt: new Date(context.now() + until * hourMs).toISOString(),
    note: '',
  });

test('while its clearing is closed a payout waits, nothing goes to the provider, and it goes once when it opens', async () => {
  await close('instapay', 0, 2);
  const until = context.now() + 2 * hourMs;
  const payout = await asked();
  expect(value(await sendPayout(context, payout.subject))).toBe('requested');
  expect(await payout.current()).toMatchObject({
    status: 'requested',
    attemptedAt: null,
    heldFor: 'maintenance',
    heldUntilAt: until,
  });
  await minute();
  expect(await payout.sentAtProvider()).toBe(false);
  context.clock.at = until;
  await minute();
  await minute();
  const sent = await payout.current();
  expect(sent).toMatchObject({ status: 'succeeded', heldFor: null, heldUntilAt: null });
  // The borrower is told of a day from when it was sent, not from when it was asked for.
  const expectedBy = isoInstant(until + 24 * hourMs);
  expect(sent === undefined ? null : arrivalOf(sent, until)).toMatchObject({ expectedBy });
});

test('a payout by the other clearing goes, and so does one before the closing begins', async () => {
  await close('pesonet', 0, 2);
  await close('instapay', 1, 2);
  const payout = await asked();
  expect(value(await sendPayout(context, payout.subject))).toBe('succeeded');
  const large = await asked({ amountCentavos: centavos(5_000_001) });
  expect(value(await sendPayout(context, large.subject))).toBe('requested');
});

test('where staff put the end off or open again, the payout follows', async () => {
  await close('instapay', 0, 1);
  const payout = await asked();
  await sendPayout(context, payout.subject);
  await close('instapay', 0, 5);
  await minute();
  expect(await payout.current()).toMatchObject({ heldUntilAt: context.now() + 5 * hourMs });
  await close('instapay', 0, 0);
  await minute();
  expect((await payout.current())?.status).toBe('succeeded');
});

test('a payout that is already with the provider is asked about all the same, and its answer is booked', async () => {
  await close('instapay', 0, 2);
  const payout = await openPayout(database, context, { status: 'unknown' });
  await context.payouts.send({
    reference: payout.payout.reference,
    amountCentavos: payout.payout.amountCentavos,
    rail: 'instapay',
    destination: sampleDestination,
  });
  await minute();
  expect((await payout.current())?.status).toBe('succeeded');
});

test('staff see how many payouts wait, for how much, for what and until when', async () => {
  await close('instapay', 0, 2);
  const [one, other] = [await asked(), await asked()];
  await minute();
  expect(value(await listWaitingPayouts(context)).held).toEqual([
    {
      heldFor: 'maintenance',
      heldUntil: new Date(context.now() + 2 * hourMs).toISOString(),
      count: 2,
      amountCentavos: one.payout.amountCentavos + other.payout.amountCentavos,
    },
  ]);
});

test('a payout that takes more than the provider has left waits, staff see what is left, and it goes when the account is funded', async () => {
  const payout = await asked();
  left = payout.payout.amountCentavos - 1;
  await minute();
  expect(await payout.current()).toMatchObject({
    status: 'requested',
    attemptedAt: null,
    heldFor: 'balance',
    heldUntilAt: null,
  });
  expect(await payout.sentAtProvider()).toBe(false);
  expect(value(await listWaitingPayouts(context))).toMatchObject({
    held: [{ heldFor: 'balance', heldUntil: null, count: 1, amountCentavos: payout.payout.amountCentavos }],
    balances: [
      {
        provider: 'xendit',
        balanceCentavos: left,
        freeCentavos: left,
        askedAt: new Date(context.now()).toISOString(),
      },
    ],
  });
  left = payout.payout.amountCentavos;
  await minute();
  expect(await payout.current()).toMatchObject({ status: 'succeeded', heldFor: null });
});

test('of two payouts that the provider has money for one of, one goes and the other waits: neither fails', async () => {
  const payouts = [await asked(), await asked()];
  left = payouts[0]?.payout.amountCentavos ?? 0;
  await minute();
  const rows = await Promise.all(payouts.map((payout) => payout.current()));
  expect(new Set(rows.map((row) => row?.status))).toEqual(new Set(['requested', 'succeeded']));
});

test('money of a payout with no answer counts as gone', async () => {
  const under = await openPayout(database, context, { status: 'unknown' });
  const payout = await asked();
  left = under.payout.amountCentavos + payout.payout.amountCentavos - 1;
  await askForBalance(context);
  expect(value(await sendPayout(context, payout.subject))).toBe('requested');
  left += 1;
  await askForBalance(context);
  expect(value(await sendPayout(context, payout.subject))).toBe('succeeded');
});

test('a figure that has grown old holds nothing', async () => {
  const payout = await asked();
  left = 0;
  await minute();
  expect((await payout.current())?.heldFor).toBe('balance');
  left = null;
  context.clock.at += 16 * 60_000;
  await minute();
  expect((await payout.current())?.status).toBe('succeeded');
});
