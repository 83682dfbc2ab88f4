import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import type { PaidLoan } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { closeBreak, getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';
import { bookSettlement, keepSettlementFile } from './settlement.ts';

/* A break that a person closed, and that a file and a night find again: a file has no list of the provider beside it. */

let books: SettledBooks;
let context: SettledBooks['context'];
let money: SettledBooks['money'];
const [maker, checker] = [newStaff('finance'), newStaff('admin')];
const provider = 'xendit';
const reason = 'the provider corrects it tomorrow';
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

const compare = async () => value(await reconcileDay(context, { provider, businessOn: on }));
async function breaksOf({ paid: { paymentId } }: PaidLoan) {
  const { breaks } = value(await getReconciliation(context));
  return breaks.filter(({ subject }) => subject === paymentId);
}
async function close(payment: PaidLoan): Promise<string> {
  const [found] = await breaksOf(payment);
  expect(found).toMatchObject({ kind: 'settled-twice' });
  const breakId = found?.breakId ?? '';
  value(await closeBreak(context, checker, breakId, reason));
  return breakId;
}

/** A file that has a payment twice, on the day after it was paid. */
async function fileWithTwice() {
  const payment = await money.pay(on);
  await money.hear(payment);
  context.clock.at = startOfDayMs(addDays(on, 1)) + 3_600_000;
  const text = money.fileOf([payment, payment], on);
  const file = value(await keepSettlementFile(context, maker, { provider, name: 'settlement.csv', text }));
  return { payment, fileId: file.fileId };
}

async function keptReasons(breakId: string) {
  const [row] = await books.database.database.query<{ ofBreak: string | null; ofAudit: string | null }>(
    {
      name: 'test-reasons-of-a-break',
      text: `SELECT b.reason AS "ofBreak", (SELECT detail ->> 'reason' FROM audit_log WHERE subject_id = b.break_id) AS "ofAudit"
        FROM reconciliation_break b WHERE b.break_id = $1`,
    },
    [breakId],
  );
  return row;
}

test('stays closed when the file is booked after the night has found it with the amount that the provider lists', async () => {
  const { payment, fileId } = await fileWithTwice();
  await compare();
  expect(await breaksOf(payment)).toMatchObject([{ listedCentavos: payment.amountCentavos }]);
  const breakId = await close(payment);
  expect(value(await bookSettlement(context, checker, fileId)).state).toBe('booked');
  expect(await breaksOf(payment)).toEqual([]);
  expect(await keptReasons(breakId)).toEqual({ ofBreak: reason, ofAudit: reason });
});

test('stays closed when the night finds it after the file alone had found it', async () => {
  const { payment } = await fileWithTwice();
  const breakId = await close(payment);
  await compare();
  expect(await breaksOf(payment)).toEqual([]);
  expect(await keptReasons(breakId)).toMatchObject({ ofBreak: reason });
});

test('comes back when the provider lists another amount than a person looked at', async () => {
  const { payment } = await fileWithTwice();
  await compare();
  const breakId = await close(payment);
  await books.database.database.query(
    {
      name: 'test-other-amount-of-a-break',
      text: 'UPDATE reconciliation_break SET listed_centavos = listed_centavos - 1 WHERE break_id = $1',
    },
    [breakId],
  );
  await compare();
  expect(await breaksOf(payment)).toMatchObject([{ breakId, listedCentavos: payment.amountCentavos }]);
});
