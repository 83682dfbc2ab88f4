import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import type { PaidLoan } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';
import { bookSettlement, keepSettlementFile } from './settlement.ts';

/* A payment that has to be settled by now, and is in no settlement file. */

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

const send = (payments: readonly PaidLoan[]) =>
  keepSettlementFile(context, maker, { provider, name: 'settlement.csv', text: money.fileOf(payments, on) });
const compare = (businessOn: string) => reconcileDay(context, { provider, businessOn });
async function kindsOf({ paid: { paymentId } }: PaidLoan) {
  const { breaks } = value(await getReconciliation(context));
  return breaks.filter(({ subject }) => subject === paymentId).map(({ kind }) => kind);
}
async function paid(): Promise<PaidLoan> {
  const payment = await money.pay(on);
  await money.hear(payment);
  return payment;
}

/** A payment that the night has found to be in no settlement file, while others came. */
async function foundLate(): Promise<PaidLoan> {
  const [settled, late] = [await paid(), await paid()];
  value(await send([settled]));
  context.clock.at = startOfDayMs(addDays(on, 8));
  value(await compare(addDays(on, 7)));
  expect(await kindsOf(late)).toEqual(['not-settled']);
  return late;
}

test('stays a break when staff compare the day on which it was paid once more', async () => {
  const late = await foundLate();
  value(await compare(on));
  expect(await kindsOf(late)).toEqual(['not-settled']);
});

test('is a break no more once the file that has it comes, and the file is booked', async () => {
  const late = await foundLate();
  const file = value(await send([late]));
  expect(file).toMatchObject({ state: 'read', openBreakCount: 0 });
  expect(await kindsOf(late)).toEqual([]);
  expect(value(await bookSettlement(context, checker, file.fileId)).state).toBe('booked');
});
