import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPayout } from '../../../../tests/open-payout.ts';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import type { PaidLoan } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { receiveCollection } from '../payment/receive-collection.ts';
import { checkPayout, sendPayout } from '../payout/send-payout.ts';
import { askEachNight, askForComparison } from './ask-for-comparison.ts';
import { closeBreak, getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';
import { bookSettlement, keepSettlementFile, listSettlementFiles } from './settlement.ts';

/* A real database and the double of a provider; each test has its own days. */

let books: SettledBooks;
let context: SettledBooks['context'];
const [maker, checker] = [newStaff('finance'), newStaff('admin')];
let money: SettledBooks['money'];
let on = addDays(localDate('2026-11-21'), 10);

beforeAll(async () => {
  books = await openSettledBooks();
  ({ context, money } = books);
});
beforeEach(() => {
  // Far enough from the test before that no comparison sees it again.
  on = addDays(on, 30);
  books.begin(on);
});
afterAll(() => books.close());

const provider = 'xendit';
const compare = () => reconcileDay(context, { provider, businessOn: on });
const openKinds = async () => {
  const { breaks } = value(await getReconciliation(context));
  return breaks
    .filter(({ businessOn }) => businessOn === on)
    .map(({ kind, reference }) => ({ kind, reference }));
};

const pay = () => money.pay(on);
const hear = (payment: PaidLoan) => money.hear(payment);
const movedBy = (work: () => Promise<unknown>) => money.movedBy(work);
const fileOf = (payments: readonly PaidLoan[], changes: { moreFee?: number } = {}) =>
  money.fileOf(payments, on, changes);

/** A payout that the provider has paid, and that we know to be paid. */
async function payOut() {
  const { subject, payout } = await openPayout(books.database, context, {
    status: 'requested',
    attemptedAt: null,
  });
  await sendPayout(context, subject);
  books.doubles.xenditPayouts.settle();
  expect(value(await checkPayout(context, subject))).toBe('succeeded');
  return payout;
}

/** The jobs left for the comparison of this day. */
async function waitingJobs(): Promise<number> {
  const rows = await books.database.database.query<{ count: number }>({
    name: 'test-waiting',
    text: `SELECT count(*) AS count FROM outbox WHERE kind = 'reconcile' AND payload ->> 'on' = '${on}'`,
  });
  return rows[0]?.count ?? 0;
}

/** The context at an hour of the next day. */
const atHour = (hour: number) => ({
  ...context,
  now: () => startOfDayMs(addDays(on, 1)) + hour * 3_600_000,
});

/** A minute of the tenth night, where no server ran in the nine before: which later days were left by then, newest first. */
async function daysLeftAfterOutage(): Promise<readonly string[]> {
  await askEachNight(atHour(9 * 24 + 3));
  const { runs } = value(await getReconciliation(context));
  return runs.map(({ businessOn }) => businessOn).filter((day) => day > on);
}

describe('the comparison of a day', () => {
  test('finds nothing where the books and the provider agree', async () => {
    await payOut();
    await hear(await pay());
    expect(value(await compare())).toEqual({ breaks: 0 });
    expect(await openKinds()).toEqual([]);
  });

  test('leaves out what another provider took, as where a lender changed from one to the other', async () => {
    const { reference, amountCentavos } = await money.open(on);
    const from = { provider: 'paymongo', providerPaymentId: `pay_${randomUUID()}` };
    const paidAt = context.clock.at;
    value(await receiveCollection(context, { reference, outcome: 'success', amountCentavos, paidAt, from }));
    expect(value(await compare())).toEqual({ breaks: 0 });
    expect(await openKinds()).toEqual([]);
  });

  test('finds money that we never heard of, and lets the break go once it is booked', async () => {
    const lost = await pay();
    expect(value(await compare())).toEqual({ breaks: 1 });
    expect(await openKinds()).toEqual([{ kind: 'not-in-ledger', reference: lost.reference }]);
    await hear(lost);
    expect(value(await compare())).toEqual({ breaks: 0 });
    expect(await openKinds()).toEqual([]);
  });

  test('knows money that staff booked under our own number, though the provider never told of it', async () => {
    const { reference, amountCentavos } = await pay();
    const paidAt = context.clock.at;
    value(await receiveCollection(context, { reference, outcome: 'success', amountCentavos, paidAt }));
    expect(value(await compare())).toEqual({ breaks: 0 });
  });

  test('finds a payout and a payment that the provider took back without a word', async () => {
    const payout = await payOut();
    const payment = await pay();
    await hear(payment);
    books.doubles.xenditPayouts.reverse(payout.reference);
    books.doubles.xenditPayments.reverse(payment.paid.paymentId);
    await compare();
    expect(await openKinds()).toEqual(
      expect.arrayContaining([
        { kind: 'reversed-at-provider', reference: payout.reference },
        { kind: 'reversed-at-provider', reference: payment.reference },
      ]),
    );
  });

  test('asks the provider before it says that money is missing there', async () => {
    // Another list than the provider's books, as where it goes by other days.
    const emptied = context.providerLists.map((list) => ({ ...list, list: async () => [] }));
    await hear(await pay());
    const emptyList = await reconcileDay(
      { ...context, providerLists: emptied },
      { provider, businessOn: on },
    );
    expect(value(emptyList)).toEqual({ breaks: 0 });
  });

  test('says nothing of a day for which the provider gives no whole list, and stays to be done', async () => {
    await hear(await pay());
    value(await askForComparison({ ...context, now: () => startOfDayMs(addDays(on, 1)) }, maker, on));
    books.doubles.host.arrangeFaults('xendit', ['half-answer']);
    expect(await compare()).toMatchObject({ ok: false, code: 'service_unavailable' });
    const { runs } = value(await getReconciliation(context));
    expect(runs.find(({ businessOn }) => businessOn === on)).toMatchObject({
      state: 'waiting',
      doneAt: null,
    });
    value(await compare());
    const after = value(await getReconciliation(context)).runs.find(({ businessOn }) => businessOn === on);
    expect(after).toMatchObject({ state: 'done', listed: 1, booked: 1, askedByName: maker.name });
  });

  test('is left each night once, from two in the morning in Manila', async () => {
    await askEachNight(atHour(1));
    expect(await waitingJobs()).toBe(0);
    await askEachNight(atHour(2));
    await askEachNight(atHour(3));
    expect(await waitingJobs()).toBe(1);
  });

  test('is made up for after an outage, for each day that was missed, oldest first and a few in a minute', async () => {
    // The night of this test's own day, which also makes up for the days since the test before.
    for (let minute = 0; minute < 20; minute += 1) await askEachNight(atHour(2));
    const missed = Array.from({ length: 9 }, (_, index) => addDays(on, index + 1));
    expect(await daysLeftAfterOutage()).toEqual(missed.slice(0, 2).toReversed());
    for (let minute = 0; minute < 3; minute += 1) await daysLeftAfterOutage();
    expect(await daysLeftAfterOutage()).toEqual(missed.toReversed());
    expect(await daysLeftAfterOutage()).toEqual(missed.toReversed());
  });

  test('a break that a person closed with a reason does not come back', async () => {
    await pay();
    await compare();
    const [found] = value(await getReconciliation(context)).breaks.filter(
      ({ businessOn }) => businessOn === on,
    );
    value(await closeBreak(context, maker, found?.breakId ?? '', 'a test of the provider itself'));
    expect(await closeBreak(context, maker, found?.breakId ?? '', 'once more')).toMatchObject({ ok: false });
    await compare();
    expect(await openKinds()).toEqual([]);
  });
});

const send = (text: string, by = maker) =>
  keepSettlementFile(context, by, { provider, name: 'settlement.csv', text });

describe('a settlement file', () => {
  test('is booked by a second person, once, and moves what was collected to fees and to the bank', async () => {
    const payments = [await pay(), await pay()];
    for (const payment of payments) await hear(payment);
    const moved = await movedBy(async () => {
      const file = value(await send(fileOf(payments)));
      expect(file).toMatchObject({ state: 'read', rowCount: 2, openBreakCount: 0, problems: [] });
      expect(value(await send(fileOf(payments), checker)).fileId).toBe(file.fileId);
      expect(await bookSettlement(context, maker, file.fileId)).toMatchObject({
        ok: false,
        code: 'second_person_required',
      });
      const both = await Promise.all([
        bookSettlement(context, checker, file.fileId),
        bookSettlement(context, checker, file.fileId),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });
    const collected = payments.reduce((all, { amountCentavos }) => all + amountCentavos, 0);
    const fee = payments.reduce((all, { amountCentavos }) => all + Math.ceil(amountCentavos * 0.02), 0);
    expect(moved).toEqual({
      '1020': -collected,
      '1030': expect.any(Number),
      '6300': fee,
      '6310': expect.any(Number),
    });
    expect(Object.values(moved).reduce((all, amount) => all + amount, 0)).toBe(0);
    context.clock.at = startOfDayMs(addDays(on, 8));
    expect(value(await compare())).toEqual({ breaks: 0 });
  });

  test('waits for a person where it disagrees with the books, and is booked once they have looked', async () => {
    const payment = await pay();
    await hear(payment);
    const text = fileOf([payment]);
    const file = value(await send(`${text}${text.split('\n')[1] ?? ''}\n`));
    expect(file).toMatchObject({ state: 'read', openBreakCount: 1 });
    expect(await bookSettlement(context, checker, file.fileId)).toMatchObject({
      ok: false,
      code: 'request_not_possible',
    });
    const found = value(await getReconciliation(context)).breaks.find(
      ({ subject }) => subject === payment.paid.paymentId,
    );
    expect(found?.kind).toBe('settled-twice');
    value(await closeBreak(context, checker, found?.breakId ?? '', 'the provider corrects it tomorrow'));
    expect(value(await bookSettlement(context, checker, file.fileId)).state).toBe('booked');
  });

  test('of unknown money is told of by its payment, and a wrong fee on the day it is due', async () => {
    const unknown = {
      reference: 'LW-0000',
      amountCentavos: centavos(12_300),
      customerId: '',
      loanId: '',
    };
    const paid = { paymentId: `py-${randomUUID()}` };
    const payment = await pay();
    await hear(payment);
    value(await send(fileOf([{ ...unknown, paid }])));
    value(await send(fileOf([payment], { moreFee: 500 })));
    await compare();
    const { breaks } = value(await getReconciliation(context));
    const kindsOf = (id: string) => breaks.filter(({ subject }) => subject === id).map(({ kind }) => kind);
    expect(kindsOf(paid.paymentId)).toEqual(['settled-unknown']);
    expect(kindsOf(payment.paid.paymentId)).toEqual(['fee-differs']);
  });

  test('knows what staff booked under our own number, though the provider never told of it', async () => {
    const payment = await pay();
    const { reference, amountCentavos } = payment;
    const paidAt = context.clock.at;
    value(await receiveCollection(context, { reference, outcome: 'success', amountCentavos, paidAt }));
    expect(value(await send(fileOf([payment])))).toMatchObject({ state: 'read', openBreakCount: 0 });
  });

  test('that a payment is missing from is told of once it has to be settled', async () => {
    const [settled, forgotten] = [await pay(), await pay()];
    await hear(settled);
    await hear(forgotten);
    value(await send(fileOf([settled])));
    context.clock.at = startOfDayMs(addDays(on, 8));
    value(await reconcileDay(context, { provider, businessOn: addDays(on, 7) }));
    expect(await openKinds()).toEqual([{ kind: 'not-settled', reference: forgotten.reference }]);
  });

  test('with a broken row is kept as it came and books nothing', async () => {
    const payment = await pay();
    await hear(payment);
    const moved = await movedBy(async () => {
      const file = value(await send(`${fileOf([payment])}PAYMENT,py-x,LW,PHP,abc,0,0,0,2027-01-01\n`));
      expect(file).toMatchObject({
        state: 'refused',
        rowCount: 0,
        problems: [{ line: 3, column: 'gross', code: 'amount-malformed' }],
      });
      expect(await bookSettlement(context, checker, file.fileId)).toMatchObject({ ok: false });
    });
    expect(moved).toEqual({});
    const { files } = value(await listSettlementFiles(context));
    expect(files.filter(({ state }) => state === 'refused')).toHaveLength(1);
  });
});
