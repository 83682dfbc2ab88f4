import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { listLenderSteps } from '../ledger/lender-steps.ts';
import { proposeEntryTakenBack } from '../ledger/propose-entry-taken-back.ts';
import { answerLenderStep } from '../suspense/answer-lender-step.ts';
import { getReconciliation } from './breaks.ts';
import { proposeSettlementReceipt } from './propose-settlement-receipt.ts';
import { reconcileDay } from './reconcile-day.ts';
import { bookSettlement, keepSettlementFile, listSettlementFiles } from './settlement.ts';

let books: SettledBooks;
let context: SettledBooks['context'];
let money: SettledBooks['money'];
const [maker, checker] = [newStaff('finance'), newStaff('admin')];
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

const provider = 'xendit';

/** A settlement file of one payment, booked by the second person. */
async function bookedFile() {
  const payment = await money.pay(on);
  await money.hear(payment);
  const text = money.fileOf([payment], on);
  const { fileId } = value(await keepSettlementFile(context, maker, { provider, name: `${on}.csv`, text }));
  context.clock.at = startOfDayMs(addDays(on, 2));
  return value(await bookSettlement(context, checker, fileId));
}

const propose = (fileId: string, amount: number, reference: string = randomUUID()) =>
  proposeSettlementReceipt(context, maker, fileId, {
    amountCentavos: centavos(amount),
    paidOn: addDays(on, 2),
    reference,
    reason: 'as the statement of the bank shows it',
  });

/** Records what arrived, by two people. */
async function receive(fileId: string, amount: number): Promise<void> {
  const { stepId } = value(await propose(fileId, amount));
  value(await answerLenderStep(context, checker, stepId, 'confirm'));
}

async function breaksOf(fileId: string) {
  const { breaks } = value(await getReconciliation(context));
  return breaks
    .filter(({ subject }) => subject === fileId)
    .map(({ kind, bookedCentavos, settledCentavos }) => ({ kind, bookedCentavos, settledCentavos }));
}

const compare = () => reconcileDay(context, { provider, businessOn: addDays(on, 1) });

describe('what the bank received of a settlement', () => {
  test('is booked once a second person confirms it, and leaves nothing on its way', async () => {
    const moved = await money.movedBy(async () => {
      const { fileId, expectedCentavos } = await bookedFile();
      const { stepId } = value(await propose(fileId, expectedCentavos));
      expect(await answerLenderStep(context, maker, stepId, 'confirm')).toMatchObject({
        code: 'second_person_required',
      });
      const answers = await Promise.all(
        [checker, newStaff('finance')].map((one) => answerLenderStep(context, one, stepId, 'confirm')),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await breaksOf(fileId)).toEqual([]);
      const { files } = value(await listSettlementFiles(context));
      expect(files.find((file) => file.fileId === fileId)?.receivedCentavos).toBe(expectedCentavos);
    });
    expect(moved['1000']).toBeGreaterThan(0);
    expect(moved['1030']).toBeUndefined();
    expect(moved['1020']).toBeUndefined();
  });

  test('that is not all is a break at once, and goes when the rest has come', async () => {
    const { fileId, expectedCentavos } = await bookedFile();
    await receive(fileId, expectedCentavos - 1_000);
    expect(await breaksOf(fileId)).toEqual([
      {
        kind: 'bank-differs',
        bookedCentavos: expectedCentavos - 1_000,
        settledCentavos: expectedCentavos,
      },
    ]);
    value(await compare());
    expect(await breaksOf(fileId)).toHaveLength(1);
    await receive(fileId, 1_000);
    expect(await breaksOf(fileId)).toEqual([]);
  });

  test('in a wrong amount is taken back, is missing again, and is booked under the same number', async () => {
    const { fileId, expectedCentavos } = await bookedFile();
    const reference = randomUUID();
    const wrong = value(await propose(fileId, expectedCentavos * 10, reference));
    value(await answerLenderStep(context, checker, wrong.stepId, 'confirm'));
    expect(await breaksOf(fileId)).toHaveLength(1);
    const { answered } = value(await listLenderSteps(context, maker.staffId));
    const entryId = answered.find(({ stepId }) => stepId === wrong.stepId)?.entryId ?? '';
    const back = value(await proposeEntryTakenBack(context, maker, { entryId, reason: 'a digit too many' }));
    value(await answerLenderStep(context, checker, back.stepId, 'confirm'));
    expect(await breaksOf(fileId)).toEqual([]);
    const right = value(await propose(fileId, expectedCentavos, reference));
    value(await answerLenderStep(context, checker, right.stepId, 'confirm'));
    const { files } = value(await listSettlementFiles(context));
    expect(files.find((file) => file.fileId === fileId)?.receivedCentavos).toBe(expectedCentavos);
    expect(await breaksOf(fileId)).toEqual([]);
  });

  test('that is more than the file says is a break as well', async () => {
    const { fileId, expectedCentavos } = await bookedFile();
    await receive(fileId, expectedCentavos + 1);
    value(await compare());
    expect(await breaksOf(fileId)).toMatchObject([{ kind: 'bank-differs' }]);
  });

  test('of which nothing came in six days is a break of its own, found by the night', async () => {
    const { fileId, expectedCentavos } = await bookedFile();
    context.clock.at = startOfDayMs(addDays(on, 8));
    value(await compare());
    expect(await breaksOf(fileId)).toEqual([]);
    context.clock.at = startOfDayMs(addDays(on, 9));
    value(await compare());
    expect(await breaksOf(fileId)).toEqual([
      { kind: 'not-at-bank', bookedCentavos: 0, settledCentavos: expectedCentavos },
    ]);
    await receive(fileId, expectedCentavos);
    expect(await breaksOf(fileId)).toEqual([]);
  });

  test('is nothing where the fees are above what was collected: the file is booked, and waits for no bank', async () => {
    const payment = await money.pay(on);
    await money.hear(payment);
    const text = money.fileOf([payment], on, { moreFee: payment.amountCentavos });
    const { fileId } = value(await keepSettlementFile(context, maker, { provider, name: `${on}.csv`, text }));
    const moved = await money.movedBy(async () => {
      const file = value(await bookSettlement(context, checker, fileId));
      expect(file).toMatchObject({ state: 'booked' });
      expect(file.expectedCentavos).toBeLessThan(0);
    });
    expect(moved['1020']).toBe(-1 * payment.amountCentavos);
    expect(moved['1030']).toBe(payment.amountCentavos - (moved['6300'] ?? 0) - (moved['6310'] ?? 0));
    context.clock.at = startOfDayMs(addDays(on, 9));
    value(await compare());
    expect(await breaksOf(fileId)).toEqual([]);
  });

  test('stands once under the bank’s number, and only for a file that is booked', async () => {
    const { fileId, expectedCentavos } = await bookedFile();
    const number = randomUUID();
    value(await propose(fileId, expectedCentavos, number));
    expect(await propose(fileId, expectedCentavos, number.toUpperCase())).toMatchObject({
      detail: { rule: 'ENTRY_ALREADY_WAITING' },
    });
    const text = money.fileOf([await money.pay(addDays(on, 2))], on);
    const unbooked = value(await keepSettlementFile(context, maker, { provider, name: 'a.csv', text }));
    expect(await propose(unbooked.fileId, 100)).toMatchObject({ detail: { rule: 'SETTLEMENT_NOT_BOOKED' } });
    expect(await propose(randomUUID(), 100)).toMatchObject({ code: 'not_found' });
  });
});
