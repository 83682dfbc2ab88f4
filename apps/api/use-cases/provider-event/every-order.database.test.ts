import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutgoingEvent } from '../../../../packages/provider-doubles/event-sender.ts';
import { signAsPayMongo } from '../../../../packages/provider-doubles/paymongo-signature.ts';
import { doubleSecrets, type ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accepted, addLoan } from '../../../../tests/ledger-loan.ts';
import { startTestDoubles } from '../../../../tests/provider-doubles.ts';
import { createRailsContext } from '../../../../tests/rails-context.ts';
import { value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPayMongoEvents } from '../../adapters/paymongo/paymongo-events.ts';
import { createXenditEvents } from '../../adapters/xendit/xendit-events.ts';
import { startPayment } from '../payment/start-payment.ts';
import { actOnProviderEvent } from './act-on-provider-event.ts';
import { keepProviderEvent } from './keep-provider-event.ts';

/*
 * Six events of one payment in every order in which some of them can come, each of them twice: 1,956 selections, of which script/test
 * takes the short ones and some of the others. EVERY_ORDER=true takes them all.
 */

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`every-order.database.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
const isWhole = process.env['EVERY_ORDER'] === 'true';
const sampled = 60;
const atOnce = 8;
const paidOn = addDays(localDate('2026-11-21'), 10);

let database: TestDatabase;
let doubles: ProviderDoubles;
let context: Awaited<ReturnType<typeof createRailsContext>>;
const xendit = createXenditEvents({ callbackToken: doubleSecrets.xenditCallbackToken });
const payMongo = createPayMongoEvents({ webhookSecret: doubleSecrets.payMongoWebhookSecret, isLive: false });

beforeAll(async () => {
  database = await createTestDatabase();
  doubles = await startTestDoubles({ now: () => context.clock.at });
  doubles.events.hold = true;
  context = await createRailsContext(database, doubles);
  context.clock.at = startOfDayMs(paidOn) + 3_600_000;
});
afterAll(async () => {
  await doubles.stop();
  await database.remove();
});

/** Every ordered selection of one to all of so many things. */
function selectionsOf(count: number): readonly (readonly number[])[] {
  const all: number[][] = [];
  const grow = (chosen: readonly number[]): void => {
    for (let next = 0; next < count; next += 1) {
      if (chosen.includes(next)) continue;
      const longer = [...chosen, next];
      all.push(longer);
      grow(longer);
    }
  };
  grow([]);
  return all;
}

/** One try to pay that fails, one that succeeds, more money that is taken back, one that fails late, and the success told anew. */
async function tellOfAPayment() {
  const { customerId } = await addLoan(database.database);
  const load = () => context.store.load({ customerId, parts: ['loans', 'payments', 'entries'] });
  const { loans } = await load();
  const [loan] = loans;
  if (loan === undefined) throw new Error('the loan is gone');
  const amountCentavos = accepted(payoffQuote(loan, paidOn)).totalCentavos;
  const caller = { kind: 'system', customerId } as const;
  const body = { kind: 'full', amountCentavos, channel: 'gcash' } as const;
  const { payment } = value(await startPayment(context, caller, loan.loanId, body, randomUUID()));
  const { fail, pay, reverse } = doubles.xenditPayments;
  fail(payment.reference);
  pay(payment.reference);
  const more = pay(payment.reference, { amountPesos: 1_000 });
  reverse(more?.paymentId ?? '');
  fail(payment.reference);
  const [lateFailure, reversal, moreMoney, success, failure] = doubles.events.events;
  const told = [failure, success, moreMoney, reversal, lateFailure, success];
  const events = told.map((event): Pick<OutgoingEvent, 'body' | 'headers'> => ({
    body: event?.body ?? '',
    headers: { ...event?.headers, 'webhook-id': randomUUID() },
  }));
  return { events, load, amountCentavos };
}
const tellsOfSuccess = (place: number): boolean => place === 1 || place === 5;

async function take({ body, headers }: Pick<OutgoingEvent, 'body' | 'headers'>): Promise<void> {
  const request = { header: (name: string) => headers[name] ?? null, rawBody: body };
  expect(await keepProviderEvent(context, xendit, request)).toBe('kept');
  const read = xendit.read({ ...request, atMs: context.clock.at });
  if (typeof read === 'string') throw new Error(read);
  value(await actOnProviderEvent(context, { provider: 'xendit', eventId: read.eventId }));
}

async function playOut(selection: readonly number[]): Promise<void> {
  const { events, load, amountCentavos } = await tellOfAPayment();
  for (const place of selection.flatMap((one) => [one, one])) {
    const event = events[place];
    if (event !== undefined) await take(event);
  }
  const { loans, payments, entries } = await load();
  const isPaid = selection.some(tellsOfSuccess);
  const words = `events ${selection.join(', ')}`;
  expect(loans, words).toMatchObject([{ status: isPaid ? 'settled' : 'active', customerCreditCentavos: 0 }]);
  expect(payments, words).toMatchObject([
    isPaid
      ? { status: 'success', receivedCentavos: amountCentavos }
      : { status: 'fail', receivedCentavos: 0 },
  ]);
  expect(entries.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(isPaid ? 1 : 0);
}

describe('six events of one payment, each told twice', () => {
  const all = selectionsOf(6);
  const short = all.filter(({ length }) => length <= 2);
  const [others = []] = fc.sample(
    fc.shuffledSubarray(
      all.filter(({ length }) => length > 2),
      {
        minLength: sampled,
        maxLength: sampled,
      },
    ),
    { numRuns: 1, seed },
  );
  const taken = isWhole ? all : [...short, ...others];

  test(`lead to one final state in ${taken.length} of the ${all.length} orders`, async () => {
    expect(all).toHaveLength(1_956);
    const waiting = [...taken];
    const worker = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await playOut(next);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }, 1_200_000);
});

/** What an event could leave behind. */
const figures = async () => {
  const [row] = await database.database.query<{ events: number; entries: number; jobs: number }>({
    name: 'event-figures',
    text: `SELECT (SELECT count(*) FROM provider_event) AS events, (SELECT count(*) FROM journal_entry) AS entries,
      (SELECT count(*) FROM outbox WHERE kind = 'act-on-provider-event') AS jobs`,
  });
  return row;
};

describe('10,000 events that are forged or told again', () => {
  test('have no effect: nothing is kept, booked or left to be done', async () => {
    const { events } = await tellOfAPayment();
    const [, success] = events;
    if (success === undefined) throw new Error('nothing was told');
    await take(success);
    const before = await figures();
    const { body, headers } = success;
    const at = context.clock.at;
    const signed = signAsPayMongo(doubleSecrets.payMongoWebhookSecret, at, body);
    const old = signAsPayMongo(doubleSecrets.payMongoWebhookSecret, at - 301_000, body);
    const forgeries = [
      { reader: xendit, body, headers: {} },
      { reader: xendit, body, headers: { ...headers, 'x-callback-token': '' } },
      {
        reader: xendit,
        body,
        headers: { ...headers, 'x-callback-token': `${headers['x-callback-token']} ` },
      },
      { reader: payMongo, body, headers: {} },
      { reader: payMongo, body: `${body} `, headers: { 'paymongo-signature': signed } },
      { reader: payMongo, body, headers: { 'paymongo-signature': old } },
      { reader: payMongo, body, headers: { 'paymongo-signature': signed.replace('te=', 'li=') } },
      { reader: payMongo, body, headers: { 'paymongo-signature': signed.replace(/te=./, 'te=g') } },
    ] as const;
    for (let count = 0; count < 9_000; count += 1) {
      const { reader, ...forged } = forgeries[count % forgeries.length] ?? forgeries[0];
      const named: Readonly<Record<string, string>> = forged.headers;
      const request = { header: (name: string) => named[name] ?? null, rawBody: forged.body };
      expect(await keepProviderEvent(context, reader, request)).toBe('forged');
    }
    for (let count = 0; count < 1_000; count += 1) {
      const request = { header: (name: string) => headers[name] ?? null, rawBody: body };
      expect(await keepProviderEvent(context, xendit, request)).toBe('kept');
    }
    expect(await figures()).toEqual(before);
  }, 60_000);
});
