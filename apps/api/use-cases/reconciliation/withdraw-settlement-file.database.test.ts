import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { type PaidLoan, takenBackRow } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';
import { bookSettlement, keepSettlementFile, listSettlementFiles } from './settlement.ts';
import { withdrawSettlementFile } from './withdraw-settlement-file.ts';

/* A settlement file that was uploaded by mistake, or that another one replaces, is taken away again. */

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
  on = addDays(on, 200);
  books.begin(on);
});
afterAll(() => books.close());

async function paid(): Promise<PaidLoan> {
  const payment = await money.pay(on);
  await money.hear(payment);
  return payment;
}
const unknown = (): PaidLoan => ({
  reference: 'LW-0000',
  amountCentavos: centavos(12_300),
  paid: { paymentId: `py-${randomUUID()}` },
  customerId: '',
  loanId: '',
});
const send = async (text: string) =>
  value(await keepSettlementFile(context, maker, { provider, name: 'settlement.csv', text }));
const withdraw = (fileId: string) => withdrawSettlementFile(context, checker, fileId);
async function kindsOf({ paid: { paymentId } }: PaidLoan) {
  const { breaks } = value(await getReconciliation(context));
  return breaks.filter(({ subject }) => subject === paymentId).map(({ kind }) => kind);
}
async function query<Row extends Record<string, unknown>>(
  text: string,
  ...values: readonly unknown[]
): Promise<readonly Row[]> {
  return books.database.database.query<Row>({ name: `test-${text.slice(7, 40)}`, text }, values);
}

test('goes with its rows and the breaks that it alone showed, is noted in the log, and can come again', async () => {
  const [payment, refund] = [unknown(), unknown()];
  const text = money.fileOf([payment], on, { rows: [takenBackRow('REFUND', refund, addDays(on, 2))] });
  const file = await send(text);
  expect([await kindsOf(payment), await kindsOf(refund)]).toEqual([
    ['settled-unknown'],
    ['taken-back-unknown'],
  ]);
  value(await withdraw(file.fileId));
  expect([await kindsOf(payment), await kindsOf(refund)]).toEqual([[], []]);
  const { files } = value(await listSettlementFiles(context));
  expect(files.map(({ fileId }) => fileId)).not.toContain(file.fileId);
  expect(await query('SELECT line FROM settlement_row WHERE file_id = $1', file.fileId)).toEqual([]);
  const noted = await query<{ action: string; rows: string }>(
    `SELECT action, detail ->> 'rows' AS rows FROM audit_log WHERE subject_id = $1 AND staff_id = $2`,
    file.fileId,
    checker.staffId,
  );
  expect(noted).toEqual([{ action: 'settlement-file-withdrawn', rows: '2' }]);
  expect(await withdraw(file.fileId)).toMatchObject({ code: 'not_found' });
  expect(await send(text)).toMatchObject({ state: 'read', rowCount: 2 });
});

test('leaves the breaks that another file shows as well', async () => {
  const [payment, refund] = [unknown(), unknown()];
  const rows = [takenBackRow('REFUND', refund, addDays(on, 2))];
  const text = money.fileOf([payment], on, { rows });
  const [file] = [await send(text), await send(`${text}\n`)];
  value(await withdraw(file.fileId));
  expect(await kindsOf(payment)).toEqual(['settled-unknown']);
  expect(await kindsOf(refund)).toEqual(['taken-back-unknown']);
});

test('makes way for a corrected file once the days of its payments are compared again', async () => {
  const payment = await paid();
  const wrong = await send(money.fileOf([payment], on, { moreFee: 500 }));
  const corrected = await send(money.fileOf([payment], on));
  expect(await kindsOf(payment)).toEqual(['settled-twice']);
  context.clock.at = startOfDayMs(addDays(on, 3));
  value(await withdraw(wrong.fileId));
  const waiting = await query(
    `SELECT payload FROM outbox WHERE kind = 'reconcile' AND payload ->> 'on' = $1`,
    on,
  );
  expect(waiting).toHaveLength(1);
  value(await reconcileDay(context, { provider, businessOn: on }));
  expect(await kindsOf(payment)).toEqual([]);
  expect(value(await bookSettlement(context, checker, corrected.fileId)).state).toBe('booked');
});

test('leaves its payments as late as they are', async () => {
  const [settled, late] = [await paid(), await paid()];
  await send(money.fileOf([settled], on));
  context.clock.at = startOfDayMs(addDays(on, 8));
  const file = await send(money.fileOf([late], on));
  value(await withdraw(file.fileId));
  value(await reconcileDay(context, { provider, businessOn: on }));
  expect(await kindsOf(late)).toEqual(['not-settled']);
});

test('stays where it is booked', async () => {
  const file = await send(money.fileOf([await paid()], on));
  value(await bookSettlement(context, checker, file.fileId));
  expect(await withdraw(file.fileId)).toMatchObject({ code: 'request_not_possible' });
  const { files } = value(await listSettlementFiles(context));
  expect(files.find(({ fileId }) => fileId === file.fileId)).toMatchObject({ state: 'booked', rowCount: 1 });
});
