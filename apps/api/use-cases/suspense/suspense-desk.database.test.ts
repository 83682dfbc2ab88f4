import { randomInt, randomUUID } from 'node:crypto';
import { orderNumberFrom } from '@luwag/contract/reference-numbers';
import { localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { stepByTwo } from '../../../../tests/step-by-two.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { tellOfMoney } from '../../../../tests/told-by-provider.ts';
import type { CollectedPayment } from '../../ports/collection-provider.ts';
import type { Staff } from '../approval/approval.ts';
import { answerLenderStep } from './answer-lender-step.ts';
import { startPayment } from '../payment/start-payment.ts';
import { holdInSuspense } from '../provider-event/hold-in-suspense.ts';
import { getSuspenseItem, listSuspense, proposeSuspenseEnd } from './suspense-desk.ts';

let database: TestDatabase;
let context: StaffContext;
let maker: Staff;
let checker: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
beforeEach(() => {
  context.clock.at = startOfDayMs(localDate('2026-12-01')) + 3_600_000;
  [maker, checker] = [newStaff('finance'), newStaff('finance')];
});
afterAll(() => database.remove());

const provider = 'xendit';
const reason = 'the payer sent a picture of the receipt';

/** Money of 500 pesos, paid on 25 November and heard of now. */
async function hold(reference = `elsewhere ${randomUUID()}`, amount = 50_000) {
  const payment: CollectedPayment = {
    providerPaymentId: `py-${randomUUID()}`,
    reference,
    outcome: 'success',
    amountCentavos: centavos(amount),
    paidAt: startOfDayMs(localDate('2026-11-25')) + 3_600_000,
  };
  expect(await holdInSuspense(context, provider, payment, 'unknown-reference')).toBe(true);
  const item = await context.suspense.find(provider, payment.providerPaymentId);
  if (item === null) throw new Error('the item is gone');
  return { ...item, payment };
}

async function newLoan() {
  const { customerId, loanId } = await addLoan(database.database);
  const kept = async () => {
    const { loans, payments } = await context.store.load({ customerId, parts: ['loans', 'payments'] });
    const [loan] = loans;
    if (loan === undefined) throw new Error('the loan is gone');
    return { loan, payments };
  };
  const { orderNumber } = (await kept()).loan;
  return { customerId, loanId, orderNumber, kept };
}

const toLoan = (orderNumber: string) =>
  ({ kind: 'suspense-assigned', orderNumber, channel: 'gcash', reason }) as const;
const toPayer = (reference = `BPI ${randomUUID()}`) =>
  ({ kind: 'suspense-returned', from: 'bank', paidOn: '2026-12-01', reference, reason }) as const;
type Proposal = Parameters<typeof proposeSuspenseEnd>[3];

async function propose(suspenseId: string, proposal: Proposal): Promise<string> {
  return value(await proposeSuspenseEnd(context, maker, suspenseId, proposal)).stepId;
}
const confirm = (stepId: string, who = checker, within = context) =>
  answerLenderStep(within, who, stepId, 'confirm');

const tell = (payment: CollectedPayment) => tellOfMoney(context, provider, payment);
const crash = async (): Promise<never> => {
  throw new Error('the process ended');
};

async function expectExplained(): Promise<number> {
  const [row] = await database.database.query<{ account: number; total: number }>({
    name: 'suspense-account',
    text: `SELECT coalesce(-sum(balance_centavos) FILTER (WHERE account = '2200'), 0)::bigint AS account,
      coalesce(sum(balance_centavos), 0)::bigint AS total FROM ledger_balances('2100-01-01')`,
  });
  const { openCentavos } = value(await listSuspense(context));
  expect(row).toEqual({ account: openCentavos, total: 0 });
  return openCentavos;
}

describe('money in suspense that is a borrower’s', () => {
  test('is on its loan from the day it was paid once two people have said so, and leaves suspense', async () => {
    const { suspenseId, payment } = await hold();
    const before = await expectExplained();
    const { orderNumber, kept } = await newLoan();
    const stepId = await propose(suspenseId, toLoan(orderNumber));
    expect((await kept()).payments).toEqual([]);
    value(await confirm(stepId));
    const { payments, loan } = await kept();
    expect(payments).toMatchObject([
      { status: 'success', receivedCentavos: 50_000, providerPaymentId: payment.providerPaymentId },
    ]);
    expect(payments[0]?.paidAt).toBe(payment.paidAt);
    expect(loan.principalPaidCentavos).toBeGreaterThan(0);
    expect(await expectExplained()).toBe(before - 50_000);
    const { item, steps } = value(await getSuspenseItem(context, maker.staffId, suspenseId));
    expect(item).toMatchObject({ state: 'assigned', assignedTo: { orderNumber } });
    expect(steps).toMatchObject([{ status: 'confirmed', isOwn: true }]);
  });

  test('is taken off the loan when the provider takes it back, and told again changes nothing', async () => {
    const { suspenseId, payment } = await hold();
    const { orderNumber, kept } = await newLoan();
    value(await confirm(await propose(suspenseId, toLoan(orderNumber))));
    expect(await tell(payment)).toBe('payment-success');
    expect((await kept()).payments).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      expect(await tell({ ...payment, outcome: 'reversed' })).toBe('payment-reversed');
    expect((await kept()).payments).toMatchObject([{ status: 'reversed' }]);
    await expectExplained();
  });

  test('is not confirmed by the person who proposed it, and not twice by two others', async () => {
    const { suspenseId } = await hold();
    const { orderNumber, kept } = await newLoan();
    const stepId = await propose(suspenseId, toLoan(orderNumber));
    expect(await confirm(stepId, maker)).toMatchObject({ code: 'second_person_required' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(stepId, newStaff('admin'))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await kept()).payments).toHaveLength(1);
    await expectExplained();
  });

  test('is in one place after a crash before its write: still in suspense, and confirmed later', async () => {
    const { suspenseId } = await hold();
    const { orderNumber, kept } = await newLoan();
    const stepId = await propose(suspenseId, toLoan(orderNumber));
    const dying = { ...context, store: { ...context.store, save: crash } };
    await expect(confirm(stepId, checker, dying)).rejects.toThrow('the process ended');
    expect((await kept()).payments).toEqual([]);
    await expectExplained();
    value(await confirm(stepId));
    expect((await kept()).payments).toHaveLength(1);
    await expectExplained();
  });

  test('that the provider takes back while a step waits is on no loan', async () => {
    const { suspenseId, payment } = await hold();
    const { orderNumber, kept } = await newLoan();
    const stepId = await propose(suspenseId, toLoan(orderNumber));
    const { save } = context.store;
    const slow: typeof save = async (request) => {
      await tell({ ...payment, outcome: 'reversed' });
      return save(request);
    };
    const late = { ...context, store: { ...context.store, save: slow } };
    expect(await confirm(stepId, checker, late)).toMatchObject({ detail: { rule: 'SUSPENSE_ENDED' } });
    expect((await kept()).payments).toEqual([]);
    expect(value(await answerLenderStep(context, checker, stepId, 'decline')).status).toBe('declined');
    await expectExplained();
  });

  test('is suggested to the loan whose number the payer mistyped, and to one that opened this amount', async () => {
    const [named, opened] = [await newLoan(), await newLoan()];
    const orderNumber = orderNumberFrom(String(10_000_000_000 + randomInt(80_000_000_000)));
    await database.database.query(
      { name: 'give-order-number', text: 'UPDATE loan SET order_number = $1 WHERE loan_id = $2' },
      [orderNumber, named.loanId],
    );
    const mistyped = orderNumber.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    const amountCentavos = centavos(30_000 + randomInt(10_000));
    const caller = { kind: 'system', customerId: opened.customerId } as const;
    const body = { kind: 'part', amountCentavos, channel: 'gcash' } as const;
    const { payment } = value(await startPayment(context, caller, opened.loanId, body, randomUUID()));
    const suggestionsOf = async (reference: string, amount: number) => {
      const { suspenseId } = await hold(reference, amount);
      return value(await getSuspenseItem(context, maker.staffId, suspenseId)).suggestions;
    };
    expect(await suggestionsOf(`loan ${mistyped}`, amountCentavos)).toMatchObject([
      { loanId: named.loanId, clue: 'order-number' },
      { loanId: opened.loanId, clue: 'amount' },
    ]);
    const oneMissing = payment.reference.replace(/\d/, '');
    expect(await suggestionsOf(oneMissing, 11_111)).toMatchObject([
      { loanId: opened.loanId, clue: 'reference' },
    ]);
  });
});

describe('money in suspense that goes back to its payer', () => {
  test('leaves the bank and suspense once two people have seen the transfer', async () => {
    const { suspenseId } = await hold();
    const before = await expectExplained();
    const stepId = await propose(suspenseId, toPayer('BPI 8812-77'));
    expect(await expectExplained()).toBe(before);
    value(await confirm(stepId));
    expect(await expectExplained()).toBe(before - 50_000);
    const { item } = value(await getSuspenseItem(context, maker.staffId, suspenseId));
    expect(item).toMatchObject({ state: 'returned', returnReference: 'BPI 8812-77' });
  });

  test('goes back by a transfer of its own: one number stands for one return', async () => {
    const [first, second] = [await hold(), await hold()];
    const reference = `BPI ${randomUUID()}`;
    value(await confirm(await propose(first.suspenseId, toPayer(reference))));
    const again = await propose(second.suspenseId, toPayer(reference.toLowerCase()));
    expect(await confirm(again)).toMatchObject({ detail: { rule: 'ENTRY_ALREADY_BOOKED' } });
    await expectExplained();
  });

  test('and is taken back by the provider too is left to a person', async () => {
    const { suspenseId, payment } = await hold();
    value(await confirm(await propose(suspenseId, toPayer())));
    expect(await tell({ ...payment, outcome: 'reversed' })).toBe('returned-and-reversed');
    await expectExplained();
  });

  test('has one step at a time, and none once it has ended', async () => {
    const { suspenseId } = await hold();
    const { orderNumber } = await newLoan();
    const stepId = await propose(suspenseId, toPayer());
    expect(await proposeSuspenseEnd(context, checker, suspenseId, toLoan(orderNumber))).toMatchObject({
      detail: { rule: 'ENTRY_ALREADY_WAITING' },
    });
    value(await confirm(stepId));
    expect(await proposeSuspenseEnd(context, checker, suspenseId, toLoan(orderNumber))).toMatchObject({
      detail: { rule: 'SUSPENSE_ENDED' },
    });
  });
});

describe('money that its provider took back from suspense and says is paid again', () => {
  const again = { kind: 'suspense-received-again', reason } as const;

  test('is for a person, and waits again once two people have seen it at the provider', async () => {
    const { suspenseId, payment } = await hold();
    const before = await expectExplained();
    expect(await tell({ ...payment, outcome: 'reversed' })).toBe('suspense-reversed');
    expect(await tell(payment)).toBe('reversed-and-paid');
    expect(await expectExplained()).toBe(before - 50_000);
    context.clock.at += 60_000;
    const stepId = await propose(suspenseId, again);
    expect(await confirm(stepId, maker)).toMatchObject({ code: 'second_person_required' });
    value(await confirm(stepId));
    expect(await expectExplained()).toBe(before);
    expect(await tell(payment)).toBe('in-suspense');
    const { orderNumber, kept } = await newLoan();
    value(await confirm(await propose(suspenseId, toLoan(orderNumber))));
    expect((await kept()).payments).toMatchObject([{ status: 'success', receivedCentavos: 50_000 }]);
    expect(await expectExplained()).toBe(before - 50_000);
  });

  test('may be taken back once more, and come once more', async () => {
    const { suspenseId, payment } = await hold();
    const before = await expectExplained();
    for (let times = 0; times < 2; times += 1) {
      expect(await tell({ ...payment, outcome: 'reversed' })).toBe('suspense-reversed');
      expect(await tell({ ...payment, outcome: 'reversed' })).toBe('suspense-reversed');
      expect(await expectExplained()).toBe(before - 50_000);
      context.clock.at += 60_000;
      value(await confirm(await propose(suspenseId, again)));
      expect(await expectExplained()).toBe(before);
    }
  });

  test('is not proposed where staff have booked it by hand since', async () => {
    const of = await newLoan();
    const caller = { kind: 'system', customerId: of.customerId } as const;
    const body = { kind: 'part', amountCentavos: 50_000, channel: 'gcash' } as const;
    const opened = value(await startPayment(context, caller, of.loanId, body, randomUUID())).payment;
    const { reference } = opened;
    const payment: CollectedPayment = {
      providerPaymentId: `py-${randomUUID()}`,
      reference,
      outcome: 'success',
      amountCentavos: centavos(50_000),
      paidAt: context.now(),
    };
    await tell(payment);
    const takenOff = { kind: 'reverse-payment', paymentReference: reference, reason } as const;
    await stepByTwo(context, of, { ...takenOff, cause: 'misapplied' });
    expect(await tell({ ...payment, outcome: 'reversed' })).toBe('suspense-reversed');
    const item = await context.suspense.find(provider, payment.providerPaymentId);
    const suspenseId = item?.suspenseId ?? '';
    const early = await propose(suspenseId, again);
    const recorded = { kind: 'record-payment', channel: 'gcash', amountCentavos: 50_000, reason } as const;
    await stepByTwo(context, of, { ...recorded, paidOn: '2026-12-01', reference });
    const refusal = { detail: { rule: 'ENTRY_ALREADY_BOOKED' } };
    expect(await confirm(early)).toMatchObject(refusal);
    value(await answerLenderStep(context, checker, early, 'decline'));
    expect(await proposeSuspenseEnd(context, maker, suspenseId, again)).toMatchObject(refusal);
    expect(await tell(payment)).toBe('recorded-by-staff');
    await expectExplained();
  });

  test('is not proposed of money that was not taken back', async () => {
    const { suspenseId } = await hold();
    expect(await proposeSuspenseEnd(context, maker, suspenseId, again)).toMatchObject({
      detail: { rule: 'SUSPENSE_ENDED' },
    });
  });
});

test('the suspense account is the sum of what is open, whatever is done and in whatever order', async () => {
  const seed = randomInt(2 ** 31);
  const step = fc.constantFrom('hold', 'assign', 'return', 'reverse', 'tell');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { orderNumber, kept } = await newLoan();
      const items = [await hold()];
      let received = 1;
      for (const [place, name] of steps.entries()) {
        const item = items[place % items.length];
        if (item === undefined) throw new Error('there is no item');
        if (name === 'hold') {
          items.push(await hold());
          received += 1;
        } else if (name === 'tell' || name === 'reverse')
          await tell({ ...item.payment, outcome: name === 'tell' ? 'success' : 'reversed' });
        else {
          const proposal = name === 'assign' ? toLoan(orderNumber) : toPayer();
          const proposed = await proposeSuspenseEnd(context, maker, item.suspenseId, proposal);
          if (proposed.ok) value(await confirm(proposed.value.stepId));
        }
        await expectExplained();
      }
      expect(items).toHaveLength(received);
      const booked = (await kept()).payments.map(({ providerPaymentId }) => providerPaymentId);
      expect(new Set(booked).size).toBe(booked.length);
    }),
    { seed, numRuns: 10 },
  );
});
