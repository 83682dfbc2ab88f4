import { randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { answerLenderStep } from '../suspense/answer-lender-step.ts';
import { closeBreak, getReconciliation } from './breaks.ts';
import { proposeSettlementReceipt } from './propose-settlement-receipt.ts';
import { bookSettlement, keepSettlementFile, listSettlementFiles } from './settlement.ts';

/* Lists from which staff work: what waits for a step is reached, however much came since. */

let books: SettledBooks;
let context: SettledBooks['context'];
const [maker, checker] = [newStaff('finance'), newStaff('admin')];
const provider = 'xendit';
const on = localDate('2026-12-01');

beforeAll(async () => {
  books = await openSettledBooks();
  ({ context } = books);
  books.begin(on);
});
afterAll(() => books.close());

const send = async (text: string) =>
  value(await keepSettlementFile(context, maker, { provider, name: 'settlement.csv', text }));
async function readFile() {
  const payment = await books.money.pay(on);
  await books.money.hear(payment);
  return send(books.money.fileOf([payment], on));
}
async function listed(before?: string) {
  const { files, older } = value(await listSettlementFiles(context, before === undefined ? {} : { before }));
  return { ids: files.map(({ fileId }) => fileId), older };
}
async function receive(fileId: string, amount: number): Promise<void> {
  const transfer = { amountCentavos: centavos(amount), paidOn: on, reference: randomUUID() };
  const proposal = { ...transfer, reason: 'as the bank shows it' };
  const { stepId } = value(await proposeSettlementReceipt(context, maker, fileId, proposal));
  value(await answerLenderStep(context, checker, stepId, 'confirm'));
}

test('a settlement file is listed until it is booked and the bank has all of it, and is reached among the older ones then', async () => {
  const [unbooked, unpaid, short] = [await readFile(), await readFile(), await readFile()];
  for (const { fileId } of [unpaid, short]) value(await bookSettlement(context, checker, fileId));
  await receive(short.fileId, short.expectedCentavos - 100);
  for (let index = 0; index < 61; index += 1) await send(`Type\nPAYMENT ${index}\n`);
  const first = await listed();
  expect(first.ids).toHaveLength(63);
  expect(first.ids.slice(0, 3)).toEqual([short.fileId, unpaid.fileId, unbooked.fileId]);

  value(await bookSettlement(context, checker, unbooked.fileId));
  await receive(unbooked.fileId, unbooked.expectedCentavos);
  const { breaks } = value(await getReconciliation(context));
  const differs = breaks.find(({ subject }) => subject === short.fileId);
  value(await closeBreak(context, checker, differs?.breakId ?? '', 'the bank kept a fee of its own'));
  const [newest, older] = [await listed(), await listed(first.older ?? '')];
  expect(newest.ids).toHaveLength(61);
  expect(newest.ids[0]).toBe(unpaid.fileId);
  expect(older.ids).toHaveLength(4);
  expect(older.ids.slice(1)).toEqual([short.fileId, unpaid.fileId, unbooked.fileId]);
  expect(older.older).toBe(null);
});

test('all open breaks are reached, two hundred at a time, oldest first', async () => {
  const breaks = Array.from({ length: 430 }, (_, index) => ({
    breakId: context.randomness.orderedUuid(),
    kind: 'settled-unknown' as const,
    direction: 'in' as const,
    subject: `py-${index}`,
    reference: 'LW-0',
    businessOn: on,
    bookedCentavos: null,
    listedCentavos: null,
    settledCentavos: centavos(100),
  }));
  const at = startOfDayMs(addDays(on, 1));
  await context.reconciliation.keepBreaks({ provider, days: [], kinds: [], breaks, at });
  const reached: string[] = [];
  let after: string | undefined;
  do {
    const page = value(await getReconciliation(context, after === undefined ? {} : { after }));
    expect(page.breaks.length).toBeLessThanOrEqual(200);
    reached.push(...page.breaks.map(({ breakId }) => breakId));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(reached).toEqual(breaks.map(({ breakId }) => breakId));
});
