import { randomInt, randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { centavos } from '@luwag/loan-engine/money/money';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingEvent } from '../../../../packages/provider-doubles/event-sender.ts';
import { doubleSecrets, type ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accepted, addLoan } from '../../../../tests/ledger-loan.ts';
import { openPayout } from '../../../../tests/open-payout.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import { createProductList } from '../../adapters/postgres/product-list.ts';
import { createXenditEvents } from '../../adapters/xendit/xendit-events.ts';
import { createXenditPayments } from '../../adapters/xendit/xendit-payments.ts';
import { createXenditPayouts } from '../../adapters/xendit/xendit-payouts.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { receiveCollection } from '../payment/receive-collection.ts';
import { startPayment } from '../payment/start-payment.ts';
import { sendPayout } from '../payout/send-payout.ts';
import type { Outcome } from '../write.ts';
import { actOnProviderEvent } from './act-on-provider-event.ts';
import { holdInSuspense } from './hold-in-suspense.ts';
import { keepProviderEvent } from './keep-provider-event.ts';

let database: TestDatabase;
let doubles: ProviderDoubles;
let context: Awaited<ReturnType<typeof contextOf>>;
const reader = createXenditEvents({ callbackToken: doubleSecrets.xenditCallbackToken });
const paidOn = addDays(localDate('2026-11-21'), 10);

async function contextOf(product: TestDatabase, { origin }: ProviderDoubles) {
  const account = accountsAt({ origin }).xendit;
  return {
    ...createTestContext(product.database),
    directory: createDirectory(product.database),
    payouts: createXenditPayouts(account),
    collections: createXenditPayments(account),
    publicOrigin: 'https://luwag.example',
    products: await createProductList(product.database),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  doubles = await startTestDoubles({ now: () => context.clock.at });
  doubles.events.hold = true;
  context = await contextOf(database, doubles);
});
beforeEach(() => {
  context.clock.at = startOfDayMs(paidOn) + 3_600_000;
});
afterAll(async () => {
  await doubles.stop();
  await database.remove();
});

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** Takes an event as the product's address does, and acts on it as its job does. */
async function take(event: Pick<OutgoingEvent, 'body' | 'headers'>, within = context): Promise<string> {
  const request = { header: (name: string) => event.headers[name] ?? null, rawBody: event.body };
  if ((await keepProviderEvent(context, reader, request)) !== 'kept')
    throw new Error('the event is not kept');
  const read = reader.read({ ...request, atMs: context.clock.at });
  if (typeof read === 'string') throw new Error(read);
  return value(await actOnProviderEvent(within, { provider: 'xendit', eventId: read.eventId }));
}
const lastEvents = (count: number) => doubles.events.events.slice(0, count);
const newest = (): OutgoingEvent => {
  const [event] = doubles.events.events;
  if (event === undefined) throw new Error('the provider told nothing');
  return event;
};

async function loanWithPayment() {
  const { customerId, loanId } = await addLoan(database.database);
  const kept = async () => {
    const { loans, payments, entries } = await context.store.load({
      customerId,
      parts: ['loans', 'payments', 'entries'],
    });
    const [loan] = loans;
    if (loan === undefined) throw new Error('the loan is gone');
    return { loan, payments, entries };
  };
  const { loan } = await kept();
  const amountCentavos = accepted(payoffQuote(loan, paidOn)).totalCentavos;
  const caller = { kind: 'system', customerId } as const;
  const body = { kind: 'full', amountCentavos, channel: 'gcash' } as const;
  const { payment } = value(await startPayment(context, caller, loanId, body, randomUUID()));
  return { customerId, loanId, kept, amountCentavos, reference: payment.reference };
}

/** Opens a page for 500 pesos under a reference that no loan here has. */
async function openElsewhere(reference: string) {
  const request = { reference, amountCentavos: centavos(50_000), channel: 'gcash' };
  await context.collections.open({
    ...request,
    returnUrl: 'https://luwag.example/',
    openedAt: 0,
    closesAt: 0,
  });
}

/** A payment of it. */
async function payUnder(reference: string) {
  await openElsewhere(reference);
  return doubles.xenditPayments.pay(reference);
}

/** Opens a payment of a borrower under a reference that is given. */
async function openUnder(customerId: string, reference: string): Promise<void> {
  const { customer, payments } = await context.store.load({ customerId, parts: ['payments'] });
  const [payment] = payments;
  if (payment === undefined) throw new Error('no payment is open');
  await context.store.save({
    customerId,
    expectedVersion: customer?.version ?? 0,
    changes: {
      payments: [{ ...payment, reference, paymentId: randomUUID(), resultReference: randomUUID() }],
    },
  });
}

/** The suspense account, the open items that explain it, and the sum of all lines of the ledger, in centavos. */
async function suspenseFigures() {
  const [row] = await database.database.query<{
    accountCentavos: number;
    openCentavos: number;
    totalCentavos: number;
  }>({
    name: 'suspense-figures',
    text: `SELECT
        (SELECT coalesce(-sum(balance_centavos), 0)::bigint FROM ledger_balances('2100-01-01') WHERE account = '2200') AS "accountCentavos",
        (SELECT coalesce(sum(amount_centavos), 0)::bigint FROM suspense_item WHERE state = 'open') AS "openCentavos",
        (SELECT coalesce(sum(balance_centavos), 0)::bigint FROM ledger_balances('2100-01-01')) AS "totalCentavos"`,
  });
  if (row === undefined) throw new Error('no figures');
  return row;
}

describe('a payment that a provider tells of', () => {
  test('is booked from what the provider answers, once, however often it is told', async () => {
    const { kept, reference, amountCentavos } = await loanWithPayment();
    doubles.xenditPayments.pay(reference);
    expect(await take(newest())).toBe('payment-success');
    expect(await take(newest())).toBe('done');
    const again = { ...newest(), headers: { ...newest().headers, 'webhook-id': 'another delivery' } };
    expect(await take(again)).toBe('payment-success');
    const { loan, payments, entries } = await kept();
    expect(loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
    expect(payments).toMatchObject([{ status: 'success', receivedCentavos: amountCentavos }]);
    expect(entries.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(1);
  });

  test('is not believed where the provider, asked, knows nothing of it', async () => {
    const { kept, reference } = await loanWithPayment();
    const data = { payment_id: 'py-invented', reference_id: reference, status: 'SUCCEEDED' };
    const event = {
      body: JSON.stringify({ event: 'payment.capture', data }),
      headers: { 'x-callback-token': doubleSecrets.xenditCallbackToken },
    };
    expect(await take(event)).toBe('unknown-payment');
    expect((await kept()).loan.status).toBe('active');
  });

  test('is asked about at the provider that told of it, whichever takes payments now', async () => {
    const { kept, reference } = await loanWithPayment();
    doubles.xenditPayments.pay(reference);
    const { findPayments } = context.collections;
    const only: typeof findPayments = async (by) => (by.provider === 'xendit' ? findPayments(by) : []);
    const changed = { ...context.collections, provider: 'paymongo', findPayments: only };
    expect(await take(newest(), { ...context, collections: changed })).toBe('payment-success');
    expect((await kept()).loan.status).toBe('settled');
  });

  test('made twice leaves the second money to the borrower as credit', async () => {
    const { kept, reference, amountCentavos } = await loanWithPayment();
    doubles.xenditPayments.pay(reference);
    await take(newest());
    doubles.xenditPayments.pay(reference);
    await take(newest());
    const { loan, payments } = await kept();
    expect(loan).toMatchObject({ status: 'settled', customerCreditCentavos: amountCentavos });
    expect(payments.map(({ status }) => status)).toEqual(['success', 'success']);
  });

  test('of another amount than was asked for counts as what it is', async () => {
    const { kept, reference, amountCentavos } = await loanWithPayment();
    doubles.xenditPayments.pay(reference, { amountPesos: (amountCentavos - 12_345) / 100 });
    await take(newest());
    const { loan, payments } = await kept();
    expect(loan.status).toBe('active');
    expect(accepted(payoffQuote(loan, paidOn)).totalCentavos).toBe(12_345);
    expect(payments).toMatchObject([{ receivedCentavos: amountCentavos - 12_345 }]);
  });

  test('counts from the day on which it was paid, however late it is told', async () => {
    const { kept, reference } = await loanWithPayment();
    doubles.xenditPayments.pay(reference, { capturedAt: context.clock.at });
    context.clock.at += 3 * 86_400_000;
    await take(newest());
    expect((await kept()).loan).toMatchObject({ status: 'settled', settledOn: paidOn });
  });

  test('under a reference that is none of ours waits in suspense, booked once however often it is told', async () => {
    const before = await suspenseFigures();
    const reference = `elsewhere-${randomUUID()}`;
    await payUnder(reference);
    expect(await take(newest())).toBe('in-suspense');
    const again = { ...newest(), headers: { ...newest().headers, 'webhook-id': randomUUID() } };
    expect(await take(again)).toBe('in-suspense');
    const after = await suspenseFigures();
    expect(after.accountCentavos - before.accountCentavos).toBe(50_000);
    expect(after.accountCentavos).toBe(after.openCentavos);
    expect(after.totalCentavos).toBe(0);
  });

  test('that waits in suspense leaves it when the provider takes it back, once', async () => {
    const before = await suspenseFigures();
    const reference = `elsewhere-${randomUUID()}`;
    const paid = await payUnder(reference);
    await take(newest());
    doubles.xenditPayments.reverse(paid?.paymentId ?? '');
    const { body, headers } = newest();
    for (const delivery of [randomUUID(), randomUUID()])
      expect(await take({ body, headers: { ...headers, 'webhook-id': delivery } })).toBe('suspense-reversed');
    expect(await suspenseFigures()).toEqual(before);
  });

  test('that failed under a reference that is none of ours needs nobody', async () => {
    const before = await context.providerEvents.countQuarantined();
    const reference = `elsewhere-${randomUUID()}`;
    await openElsewhere(reference);
    doubles.xenditPayments.fail(reference);
    expect(await take(newest())).toBe('nothing-to-do');
    expect(await context.providerEvents.countQuarantined()).toBe(before);
  });

  test('that failed, where it was booked by hand under the same number, changes nothing and waits for a person', async () => {
    const { kept, reference } = await loanWithPayment();
    value(await receiveCollection(context, { reference, outcome: 'success' }));
    doubles.xenditPayments.fail(reference);
    expect(await take(newest())).toBe('failed-beside-staff');
    expect((await kept()).loan.status).toBe('settled');
  });

  test('is booked though another try of the same page is still under way, which the event waits for', async () => {
    const { kept, reference, amountCentavos } = await loanWithPayment();
    doubles.xenditPayments.pay(reference);
    const tries = (first: 'pending' | 'fail') => async () => {
      const of = { reference, amountCentavos, paidAt: context.clock.at };
      const [one, other] = [`py-one-${reference}`, `py-other-${reference}`];
      return [
        { ...of, providerPaymentId: one, outcome: first },
        { ...of, providerPaymentId: other, outcome: 'success' as const },
      ];
    };
    const within = (first: 'pending' | 'fail') => ({
      ...context,
      collections: { ...context.collections, findPayments: tries(first) },
    });
    await expect(take(newest(), within('pending'))).rejects.toThrow('busy_try_again');
    expect((await kept()).loan.status).toBe('settled');
    expect(await take(newest(), within('fail'))).toBe('payment-success');
    expect((await kept()).payments).toMatchObject([{ status: 'success', receivedCentavos: amountCentavos }]);
  });

  test('that becomes bookable between the look and suspense stands on its loan alone', async () => {
    const { kept, customerId } = await loanWithPayment();
    const before = await suspenseFigures();
    const reference = `elsewhere-${randomUUID()}`;
    await payUnder(reference);
    const event = newest();
    const meanwhile = async () => {
      await openUnder(customerId, reference);
      const again = { ...event, headers: { ...event.headers, 'webhook-id': randomUUID() } };
      expect(await take(again)).toBe('payment-success');
    };
    const { receive } = context.suspense;
    const slow: typeof receive = async (item, entry) => {
      await meanwhile();
      return receive(item, entry);
    };
    const late = { ...context, suspense: { ...context.suspense, receive: slow } };
    await expect(take(event, late)).rejects.toThrow('busy_try_again');
    expect(await take(event)).toBe('payment-success');
    const { payments } = await kept();
    expect(payments.filter(({ status }) => status === 'success')).toMatchObject([
      { reference, receivedCentavos: 50_000 },
    ]);
    expect((await suspenseFigures()).openCentavos).toBe(before.openCentavos);
  });

  test('that goes to suspense between the look and the loan waits in suspense alone', async () => {
    const { kept, customerId } = await loanWithPayment();
    const before = await suspenseFigures();
    const reference = `elsewhere-${randomUUID()}`;
    const paid = await payUnder(reference);
    await openUnder(customerId, reference);
    const event = newest();
    const { save } = context.store;
    const slow: typeof save = async (request) => {
      const payments = await context.collections.findPayments({
        providerPaymentId: paid?.paymentId ?? null,
        partnerReference: null,
      });
      for (const payment of payments ?? [])
        await holdInSuspense(context, 'xendit', payment, 'unknown-reference');
      return save(request);
    };
    const late = { ...context, store: { ...context.store, save: slow } };
    await expect(take(event, late)).rejects.toThrow('busy_try_again');
    expect(await take(event)).toBe('in-suspense');
    expect((await kept()).payments.map(({ status }) => status)).not.toContain('success');
    const after = await suspenseFigures();
    expect(after.openCentavos - before.openCentavos).toBe(50_000);
    expect(after.accountCentavos).toBe(after.openCentavos);
  });

  test('waits while the provider gives no answer', async () => {
    const { kept, reference } = await loanWithPayment();
    doubles.xenditPayments.pay(reference);
    doubles.host.arrangeFaults('xendit', ['lose']);
    await expect(take(newest())).rejects.toThrow(Unavailable);
    expect((await kept()).loan.status).toBe('active');
    expect(await take(newest())).toBe('payment-success');
  });

  test('leads to one state in whatever order its events come, and however often', async () => {
    const seed = randomInt(2 ** 31);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 0, 1, 2, 3, 4], { minLength: 5 }),
        async (order) => {
          const { kept, reference, amountCentavos } = await loanWithPayment();
          const { pay, fail, reverse } = doubles.xenditPayments;
          fail(reference);
          pay(reference);
          const second = pay(reference, { amountPesos: 1_000 });
          reverse(second?.paymentId ?? '');
          fail(reference);
          const events = lastEvents(5);
          for (const place of [...order, 0, 1, 2, 3, 4]) {
            const event = events[place];
            if (event !== undefined) await take(event);
          }
          const { loan, payments } = await kept();
          expect(loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
          expect(payments).toMatchObject([{ status: 'success', receivedCentavos: amountCentavos }]);
        },
      ),
      { seed, numRuns: 12 },
    );
  });
});

async function sentPayout() {
  const opened = await openPayout(database, context, { status: 'requested', attemptedAt: null });
  value(await sendPayout(context, opened.subject));
  const loan = async () => {
    const { loans } = await context.store.load({
      customerId: opened.subject.customerId,
      parts: ['loans'],
    });
    return loans[0];
  };
  return { ...opened, loan };
}

async function versionOf(customerId: string): Promise<number> {
  const { customer } = await context.store.load({ customerId, parts: [] });
  return customer?.version ?? 0;
}

describe('a payout that a provider tells of', () => {
  test('begins its loan, and ends it again when the money comes back', async () => {
    const { payout, current, loan } = await sentPayout();
    doubles.xenditPayouts.finish(payout.reference, 'succeeds');
    expect(await take(newest())).toBe('payout-succeeded');
    expect(await loan()).toMatchObject({ status: 'active' });
    doubles.xenditPayouts.reverse(payout.reference);
    expect(await take(newest())).toBe('payout-failed');
    expect(await current()).toMatchObject({ status: 'failed', failureCode: 'REFUSED' });
    expect(await loan()).toMatchObject({ status: 'disbursement-failed', principalPaidCentavos: 0 });
    expect(await take(newest())).toBe('done');
  });

  test('that came back before its success was heard of is a payout that failed', async () => {
    const { payout, current, loan } = await sentPayout();
    doubles.xenditPayouts.finish(payout.reference, 'succeeds');
    const success = newest();
    doubles.xenditPayouts.reverse(payout.reference);
    expect(await take(newest())).toBe('payout-failed');
    expect(await take(success)).toBe('payout-failed');
    expect(await current()).toMatchObject({ status: 'failed' });
    expect(await loan()).toMatchObject({ status: 'disbursement-failed' });
  });

  test('that was paid after it had failed is asked about until the provider answers', async () => {
    const { payout, current } = await sentPayout();
    doubles.xenditPayouts.finish(payout.reference, 'succeeds');
    const success = newest();
    await context.store.save({
      customerId: payout.customerId,
      expectedVersion: await versionOf(payout.customerId),
      changes: {
        payouts: [{ ...payout, status: 'failed', failureCode: 'REFUSED', attemptedAt: context.clock.at }],
      },
    });
    doubles.host.arrangeFaults('xendit', ['lose']);
    await expect(take(success)).rejects.toThrow('busy_try_again');
    expect(await take(success)).toBe('payout-failed');
    expect((await current())?.providerReference).not.toBeNull();
  });

  test('that nobody here asked for is kept for a person', async () => {
    const event = {
      body: JSON.stringify({ event: 'v3_payout.succeeded', data: { reference_id: `PO-${randomUUID()}` } }),
      headers: { 'x-callback-token': doubleSecrets.xenditCallbackToken },
    };
    expect(await take(event)).toBe('unknown-payout');
  });
});

test('money that was sent back outside of the product is told to a person', async () => {
  const event = {
    body: JSON.stringify({ event: 'refund.succeeded', data: { id: 'rfd-1', reference_id: 'LW-1' } }),
    headers: { 'x-callback-token': doubleSecrets.xenditCallbackToken },
  };
  expect(await take(event)).toBe('refund-told');
});

test('what carries the secret and cannot be read is kept, sealed, for a person', async () => {
  const before = await context.providerEvents.countQuarantined();
  const request = {
    header: (name: string) => (name === 'x-callback-token' ? doubleSecrets.xenditCallbackToken : null),
    rawBody: '{"event":"payment.capture","data":{"account_number":"09171234567"',
  };
  expect(await keepProviderEvent(context, reader, request)).toBe('unreadable');
  expect(await keepProviderEvent(context, reader, request)).toBe('unreadable');
  expect(await context.providerEvents.countQuarantined()).toBe(before + 1);
  const rows = await database.database.query<{ body_sealed: Buffer }>({
    name: 'unreadable-bodies',
    text: `SELECT body_sealed FROM provider_event WHERE name = 'unreadable'`,
  });
  expect(rows.every((row) => !row.body_sealed.includes('09171234567'))).toBe(true);
});

test.each([
  ['a name that no database keeps', { name: 'payment.\u0000', id: randomUUID() }],
  ['half of a pair of code units', { name: 'payment.capture', id: randomUUID(), reference: 'LW-\ud83d' }],
  [
    'a reference with the character U+0000',
    { name: 'payment.capture', id: randomUUID(), reference: '\u0000' },
  ],
  ['an id longer than any provider gives', { name: 'payment.capture', id: 'x'.repeat(9_000) }],
])('what carries the secret with %s is kept for a person, once', async (_what, { name, id, ...more }) => {
  const before = await context.providerEvents.countQuarantined();
  const { reference = `LW-${randomUUID()}` } = more as { reference?: string };
  const said = { event: name, data: { payment_id: `py-${randomUUID()}`, reference_id: reference } };
  const request = {
    header: (header: string) =>
      header === 'x-callback-token' ? doubleSecrets.xenditCallbackToken : header === 'webhook-id' ? id : null,
    rawBody: JSON.stringify(said),
  };
  expect(await keepProviderEvent(context, reader, request)).toBe('unreadable');
  expect(await keepProviderEvent(context, reader, request)).toBe('unreadable');
  expect(await context.providerEvents.countQuarantined()).toBe(before + 1);
});

test('what was acted on is forgotten, and what waits for a person is not', async () => {
  const { reference } = await loanWithPayment();
  doubles.xenditPayments.pay(reference);
  await take(newest());
  const before = await context.providerEvents.countQuarantined();
  await context.retention.remove('provider-event', { beforeMs: context.clock.at + 1, most: 1_000 });
  const eventId = newest().headers['webhook-id'] ?? '';
  expect(await context.providerEvents.find('xendit', eventId)).toBeNull();
  expect(await context.providerEvents.countQuarantined()).toBe(before);
});

test('what does not carry the secret is not kept', async () => {
  const request = { header: () => 'a guess', rawBody: '{"event":"payment.capture"}' };
  expect(await keepProviderEvent(context, reader, request)).toBe('forged');
});
