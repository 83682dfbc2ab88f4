import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { type PaidLoan, takenBackRow } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { getReconciliation } from './breaks.ts';
import { bookSettlement, keepSettlementFile, listSettlementFiles } from './settlement.ts';

/* The days of two settlement files may overlap, and a server may stop between keeping a file and comparing it. */

let books: SettledBooks;
let context: SettledBooks['context'];
let money: SettledBooks['money'];
const [maker, checker] = [newStaff('finance'), newStaff('admin')];
const provider = 'xendit';
let on = addDays(localDate('2026-11-21'), 10);

beforeAll(async () => {
  books = await openSettledBooks();
  ({ context, money } = books);
});
beforeEach(() => {
  on = addDays(on, 30);
  books.begin(on);
});
afterAll(() => books.close());

async function paid(): Promise<PaidLoan> {
  const payment = await money.pay(on);
  await money.hear(payment);
  return payment;
}
const fileOf = (payments: readonly PaidLoan[], rows: readonly string[] = []) =>
  money.fileOf(payments, on, { rows });
const payoutRow = (settledOn = addDays(on, 2)) =>
  `PAYOUT,po-${on},PO-${on},PHP,-1000.00,10.00,1.20,-1011.20,${settledOn}`;
const send = (text: string) => keepSettlementFile(context, maker, { provider, name: 'settlement.csv', text });
async function breakOf({ paid: { paymentId } }: PaidLoan) {
  const { breaks } = value(await getReconciliation(context));
  return breaks.find(({ subject }) => subject === paymentId);
}

test('a settlement file books no row that another file has booked: neither the fee of a payout nor a payment', async () => {
  const payment = await paid();
  const first = value(await send(fileOf([payment], [payoutRow()])));
  value(await bookSettlement(context, checker, first.fileId));
  const moved = await money.movedBy(async () => {
    const fees = value(await send(fileOf([], [payoutRow()])));
    expect(fees).toMatchObject({ state: 'read', openBreakCount: 0, rowsBookedCount: 1 });
    const again = value(await send(`${fileOf([payment])}\n`));
    expect(await breakOf(payment)).toBeUndefined();
    for (const { fileId } of [fees, again])
      expect(await bookSettlement(context, checker, fileId)).toMatchObject({ code: 'request_not_possible' });
  });
  expect(moved).toEqual({});
});

test('a settlement file with a day far ahead is kept and refused by its line, while one of the next days is read', async () => {
  const payment = await paid();
  const ahead = value(await send(fileOf([payment], [payoutRow(addDays(on, 6)), payoutRow(addDays(on, 7))])));
  expect(ahead).toMatchObject({
    state: 'refused',
    problems: [{ line: 4, column: 'settledOn', code: 'date-too-late' }],
    rowCount: 0,
    settledOn: null,
  });
  expect(await breakOf(payment)).toBeUndefined();
  expect(await bookSettlement(context, checker, ahead.fileId)).toMatchObject({
    code: 'request_not_possible',
  });
  const near = value(await send(fileOf([payment], [payoutRow(addDays(on, 6))])));
  expect(near).toMatchObject({ state: 'read', settledOn: addDays(on, 6), problems: [] });
});

test('a settlement file that was refused is read anew when it comes again, and takes the place of the refused one', async () => {
  const payment = await paid();
  const text = fileOf([payment], [payoutRow(addDays(on, 7))]);
  const first = value(await send(text));
  const second = value(await send(text));
  expect([first.state, second.state]).toEqual(['refused', 'refused']);
  context.clock.at += 86_400_000;
  const third = value(await send(text));
  expect(third).toMatchObject({ state: 'read', problems: [], rowCount: 2 });
  expect(value(await send(text)).fileId).toBe(third.fileId);
  const { files } = value(await listSettlementFiles(context));
  const ids = files.map(({ fileId }) => fileId);
  expect(ids.filter((id) => [first, second, third].some(({ fileId }) => fileId === id))).toEqual([
    third.fileId,
  ]);
  expect(value(await bookSettlement(context, checker, third.fileId)).state).toBe('booked');
});

test('a settlement file that shares a row with another one is booked once, also when both are booked at the same moment', async () => {
  const files = [fileOf([], [payoutRow()]), `${fileOf([], [payoutRow()])}\n`];
  const sent = await Promise.all(files.map(async (text) => value(await send(text))));
  const moved = await money.movedBy(async () => {
    const booked = await Promise.all(sent.map(({ fileId }) => bookSettlement(context, checker, fileId)));
    expect(booked.filter(({ ok }) => ok)).toHaveLength(1);
  });
  expect(moved).toMatchObject({ '6310': 120 });
});

test('of two settlement files that share days neither holds the other up: the first is booked, and the second without the shared rows', async () => {
  const [shared, next, refunded] = [await paid(), await paid(), await paid()];
  await money.hear(refunded, 'reversed');
  const refund = takenBackRow('REFUND', refunded, addDays(on, 2));
  const first = value(await send(fileOf([shared, refunded], [refund, payoutRow()])));
  const second = value(await send(fileOf([shared, refunded, next], [refund, payoutRow()])));
  for (const payment of [shared, refunded, next]) expect(await breakOf(payment)).toBeUndefined();
  expect(second).toMatchObject({ openBreakCount: 0, rowsBookedCount: 0 });
  value(await bookSettlement(context, checker, first.fileId));
  expect(await bookSettlement(context, checker, second.fileId)).toMatchObject({
    code: 'request_not_possible',
  });
  const rest = value(await send(fileOf([next])));
  const moved = await money.movedBy(async () => value(await bookSettlement(context, checker, rest.fileId)));
  expect(moved['1020']).toBe(-1 * next.amountCentavos);
});

test('a settlement file that was never compared, because the server stopped, is compared before it is booked', async () => {
  const payment = await paid();
  const text = `${fileOf([payment])}${fileOf([payment]).split('\n')[1] ?? ''}\n`;
  const stopping = {
    ...context,
    reconciliation: { ...context.reconciliation, keepBreaks: () => Promise.reject(new Error('stopped')) },
  };
  const sent = { provider, name: 'settlement.csv', text };
  await expect(keepSettlementFile(stopping, maker, sent)).rejects.toThrow('stopped');
  const file = value(await send(text));
  expect(await bookSettlement(context, checker, file.fileId)).toMatchObject({ code: 'request_not_possible' });
  expect(await breakOf(payment)).toMatchObject({ kind: 'settled-twice' });
});
