import { randomUUID } from 'node:crypto';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { type PaidLoan, takenBackRow } from '../../../../tests/settled-money.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { holdInSuspense } from '../provider-event/hold-in-suspense.ts';
import { answerLenderStep } from '../suspense/answer-lender-step.ts';
import { proposeSuspenseEnd } from '../suspense/suspense-desk.ts';
import { closeBreak, getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';
import { bookSettlement, keepSettlementFile } from './settlement.ts';

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
  on = addDays(on, 200);
  books.begin(on);
});
afterAll(() => books.close());

const provider = 'xendit';
const compare = () => reconcileDay(context, { provider, businessOn: on });

/** Payments that were paid and heard of. */
async function paid(count: number): Promise<readonly PaidLoan[]> {
  const payments: PaidLoan[] = [];
  for (let index = 0; index < count; index += 1) {
    const payment = await money.pay(on);
    await money.hear(payment);
    payments.push(payment);
  }
  return payments;
}

const send = async (payments: readonly PaidLoan[], rows: readonly string[]) =>
  value(
    await keepSettlementFile(context, maker, {
      provider,
      name: `${on}.csv`,
      text: money.fileOf(payments, on, { rows }),
    }),
  );

async function breaksOf({ paid: { paymentId } }: PaidLoan) {
  const { breaks } = value(await getReconciliation(context));
  return breaks.filter(({ subject }) => subject === paymentId);
}
const kindsOf = async (payment: PaidLoan) => (await breaksOf(payment)).map(({ kind }) => kind);

async function statusOf({ reference }: PaidLoan): Promise<string | undefined> {
  const [row] = await books.database.database.query<{ status: string }>(
    { name: 'test-payment-status', text: 'SELECT status FROM payment WHERE reference = $1' },
    [reference],
  );
  return row?.status;
}

/** The provider takes a payment back and tells of it. */
async function takeBack(payment: PaidLoan): Promise<void> {
  books.doubles.xenditPayments.reverse(payment.paid.paymentId);
  await money.hear(payment, 'reversed');
}

/** Money of nobody known that staff sent back to its payer. */
async function returnedToPayer(): Promise<PaidLoan> {
  const [amountCentavos, providerPaymentId] = [centavos(50_000), `py-${randomUUID()}`];
  const told = { providerPaymentId, reference: `elsewhere ${on}`, amountCentavos, paidAt: context.clock.at };
  await holdInSuspense(context, provider, { ...told, outcome: 'success' }, 'unknown-reference');
  const item = await context.suspense.find(provider, providerPaymentId);
  const transfer = { kind: 'suspense-returned', from: 'bank', paidOn: on, reference: `BPI ${on}` } as const;
  const { stepId } = value(
    await proposeSuspenseEnd(context, maker, item?.suspenseId ?? '', { ...transfer, reason: 'nobody asked' }),
  );
  value(await answerLenderStep(context, checker, stepId, 'confirm'));
  return { ...told, paid: { paymentId: providerPaymentId }, customerId: '', loanId: '' };
}

const given = ([one]: readonly PaidLoan[]): PaidLoan => {
  if (one === undefined) throw new Error('nothing was paid');
  return one;
};

describe('money that a settlement file says was taken back', () => {
  test('by a refund that is reversed here is booked without a break, and leaves nothing to clear', async () => {
    const payment = given(await paid(1));
    await takeBack(payment);
    const moved = await money.movedBy(async () => {
      const file = await send([payment], [takenBackRow('REFUND', payment, addDays(on, 2))]);
      expect(file).toMatchObject({
        state: 'read',
        openBreakCount: 0,
        takenBackCentavos: payment.amountCentavos,
      });
      expect(value(await bookSettlement(context, checker, file.fileId)).state).toBe('booked');
    });
    expect(moved['1020']).toBeUndefined();
    expect(moved['6400']).toBeUndefined();
    expect(moved['1030']).toBe(0 - (moved['6300'] ?? 0) - (moved['6310'] ?? 0));
    expect(await kindsOf(payment)).toEqual([]);
  });

  test('by a refund that stands here is a break that holds the file up until a person has looked', async () => {
    const payment = given(await paid(1));
    const file = await send([payment], [takenBackRow('REFUND', payment, addDays(on, 2))]);
    expect(file.openBreakCount).toBe(1);
    expect(await kindsOf(payment)).toEqual(['refunded-at-provider']);
    expect(await bookSettlement(context, checker, file.fileId)).toMatchObject({
      code: 'request_not_possible',
    });
    expect(await statusOf(payment)).toBe('success');
    await takeBack(payment);
    value(await compare());
    expect(await kindsOf(payment)).toEqual([]);
    expect(value(await bookSettlement(context, checker, file.fileId)).state).toBe('booked');
  });

  test('by a chargeback is a loss and a case at once, and no loss any more once it is reversed on its loan', async () => {
    const payment = given(await paid(1));
    const amount = payment.amountCentavos;
    const before = await money.movedBy(async () => {
      const file = await send([payment], [takenBackRow('CHARGEBACK', payment, addDays(on, 2), 1_500)]);
      expect(file.openBreakCount).toBe(0);
      value(await bookSettlement(context, checker, file.fileId));
    });
    expect(before['6400']).toBe(amount);
    expect(before['1020']).toBe(-1 * amount);
    expect(before['1030']).toBe(0 - (before['6300'] ?? 0) - (before['6310'] ?? 0));
    // Nothing is taken back on the loan by itself.
    expect(await statusOf(payment)).toBe('success');
    expect(await kindsOf(payment)).toEqual(['charged-back']);
    value(await compare());
    expect(await kindsOf(payment)).toEqual(['charged-back']);
    await takeBack(payment);
    const after = await money.movedBy(async () => {
      value(await compare());
      value(await compare());
    });
    expect(after).toEqual({ '6400': -1 * amount, '1020': amount });
    expect(await kindsOf(payment)).toEqual([]);
  });

  test.each(['CHARGEBACK', 'REFUND'] as const)(
    'by a %s, after staff sent it back to its payer, left twice: it is for a person',
    async (type) => {
      const payment = await returnedToPayer();
      const file = await send([payment], [takenBackRow(type, payment, addDays(on, 2))]);
      const isRefund = type === 'REFUND';
      expect(file.openBreakCount).toBe(isRefund ? 1 : 0);
      expect(await kindsOf(payment)).toEqual([isRefund ? 'refunded-at-provider' : 'charged-back']);
      const moved = await money.movedBy(() => bookSettlement(context, checker, file.fileId));
      expect(moved['6400']).toBe(isRefund ? undefined : payment.amountCentavos);
      value(await compare());
      expect(await kindsOf(payment)).toHaveLength(1);
    },
  );

  test('in one file by a refund, two chargebacks and one of nobody known books each centavo once', async () => {
    const payments = await paid(4);
    const [, refunded, lost, passedOn] = payments;
    if (refunded === undefined || lost === undefined || passedOn === undefined) throw new Error('not paid');
    const unknown = { ...lost, paid: { paymentId: `rfd-${on}` }, reference: 'LW-0000' };
    const rows = [
      takenBackRow('REFUND', refunded, addDays(on, 2)),
      takenBackRow('CHARGEBACK', lost, addDays(on, 2)),
      takenBackRow('CHARGEBACK', passedOn, addDays(on, 2)),
      takenBackRow('REFUND', unknown, addDays(on, 2)),
    ];
    await money.hear(refunded, 'reversed');
    await money.hear(passedOn, 'reversed');
    const file = await send(payments, rows);
    expect(file).toMatchObject({ rowCount: 8, openBreakCount: 1 });
    const [found] = await breaksOf(unknown);
    expect(found?.kind).toBe('taken-back-unknown');
    value(await closeBreak(context, checker, found?.breakId ?? '', 'the provider calls it a mistake'));
    const moved = await money.movedBy(() => bookSettlement(context, checker, file.fileId));
    expect(moved['6400']).toBe(lost.amountCentavos);
    expect(Object.values(moved).reduce((all, amount) => all + amount, 0)).toBe(0);
    expect(moved['1030']).toBe(file.expectedCentavos);
    expect(await kindsOf(lost)).toEqual(['charged-back']);
    expect([await kindsOf(refunded), await kindsOf(passedOn)]).toEqual([[], []]);
  });

  test('in a further part after a person closed its break is a break again, and the same sum is not', async () => {
    const payment = given(await paid(1));
    const partOf = (sum: number, day: number) =>
      takenBackRow('REFUND', { ...payment, amountCentavos: centavos(sum) }, addDays(on, day));
    await send([payment], [partOf(10_000, 2)]);
    const [found] = await breaksOf(payment);
    value(
      await closeBreak(context, checker, found?.breakId ?? '', 'the provider gave back a fee of its own'),
    );
    value(await compare());
    expect(await kindsOf(payment)).toEqual([]);
    await send([], [partOf(20_000, 3)]);
    expect(await breaksOf(payment)).toMatchObject([
      { breakId: found?.breakId, kind: 'refunded-at-provider', settledCentavos: 30_000 },
    ]);
  });

  test('twice, or in part of what is reversed here, is a break of its own', async () => {
    const [twice, part] = await paid(2);
    if (twice === undefined || part === undefined) throw new Error('not paid');
    await money.hear(twice, 'reversed');
    await money.hear(part, 'reversed');
    const row = takenBackRow('REFUND', twice, addDays(on, 2));
    const half = takenBackRow('REFUND', { ...part, amountCentavos: centavos(100) }, addDays(on, 2));
    await send([twice, part], [row, row, half]);
    expect(await kindsOf(twice)).toEqual(['taken-back-differs']);
    expect(await kindsOf(part)).toEqual(['taken-back-differs']);
  });
});
