import { eventOf as schemaOf } from '@luwag/contract/endpoints/receiver/loan-events';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { cancelLoan } from '@luwag/loan-engine/life/cancel';
import {
  confirmDisbursement,
  failDisbursement,
  requestDisbursement,
} from '@luwag/loan-engine/life/disbursement';
import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import {
  confirmRefund,
  failRefund,
  requestRefund,
  returnRefund,
} from '@luwag/loan-engine/life/refund-credit';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { reverseRepayment } from '@luwag/loan-engine/life/reverse-repayment';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { writeOff } from '@luwag/loan-engine/life/write-off';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  begunLoan,
  bookedLoan,
  entryRowsOf,
  type LedgerLoan,
  loanRowOf,
  next,
} from '../../../tests/ledger-loan.ts';
import type { LoanEventRow } from '../ports/loan-events.ts';
import { eventsOfWrite, overdueEvent } from './loan-events.ts';
import { viewEvent } from './receiver/send-events.ts';

/* What a write says beside what was loaded, made by the engine's own decisions. */

const firstDay = localDate('2026-11-21');
const on = (days: number) => addDays(firstDay, days);
const noon = (days: number): number => startOfDayMs(on(days)) + 43_200_000;
const customer = { version: 7 };

/** The events of the write that led from one state of a loan to another; each fits the contract. */
function told(before: LedgerLoan | null, after: LedgerLoan, days = 0): readonly LoanEventRow[] {
  const entries = entryRowsOf({ ...after, entries: after.entries.slice(before?.entries.length ?? 0) });
  const loaded = { customer, loans: before === null ? [] : [loanRowOf(before)] };
  const events = eventsOfWrite(loaded, { loans: [loanRowOf(after)], entries }, noon(days));
  for (const event of events) expectToFit(event);
  return events;
}

function expectToFit(event: LoanEventRow): void {
  const parsed = v.safeParse(schemaOf(event.type), viewEvent({ ...event, sequence: 1 }));
  expect(parsed.issues?.map((issue) => `${event.type} ${v.getDotPath(issue)}`) ?? []).toEqual([]);
}

const typesOf = (events: readonly LoanEventRow[]) => events.map(({ type }) => type);
const pay = (loan: LedgerLoan, amountCentavos: number, days: number, reference = 'GC1') =>
  next(
    loan,
    accepted(
      allocateRepayment(loan.loan, { amountCentavos: centavos(amountCentavos), on: on(days), reference }),
    ),
  );
const payoff = (loan: LedgerLoan, days: number): number =>
  accepted(payoffQuote(loan.loan, on(days))).totalCentavos;

describe('a write of a loan', () => {
  test('that is agreed, sent and arrives is told step by step', () => {
    const booked = bookedLoan();
    expect(typesOf(told(null, booked))).toEqual(['loan.approved']);
    const sent = next(booked, accepted(requestDisbursement(booked.loan, firstDay)));
    expect(told(booked, sent)).toEqual([]);
    const begun = next(sent, accepted(confirmDisbursement(sent.loan, firstDay)));
    expect(told(sent, begun)).toMatchObject([
      { type: 'loan.disbursed', data: { status: 'active', disbursedOn: firstDay, dueOn: on(30) } },
    ]);
    const failed = next(sent, accepted(failDisbursement(sent.loan, firstDay)));
    expect(told(sent, failed)).toMatchObject([
      {
        type: 'payout.failed',
        data: { purpose: 'disbursement', wasPaid: false, status: 'disbursement-failed' },
      },
    ]);
  });

  test('about a refund that fails, or comes back later, tells its amount', () => {
    const begun = begunLoan();
    const paid = pay(begun, payoff(begun, 5) + 2_500, 5);
    const refund = { amountCentavos: centavos(2_500), on: on(5) };
    const asked = next(paid, accepted(requestRefund(paid.loan, refund)));
    const failed = next(asked, accepted(failRefund(asked.loan, refund)));
    const arrived = next(asked, accepted(confirmRefund(asked.loan, refund)));
    const back = next(arrived, accepted(returnRefund(arrived.loan, refund)));
    const data = { purpose: 'refund', amountCentavos: 2_500 };
    expect(told(asked, failed, 5)).toMatchObject([
      { type: 'payout.failed', data: { ...data, wasPaid: false } },
    ]);
    expect(told(arrived, back, 5)).toMatchObject([
      { type: 'payout.failed', data: { ...data, wasPaid: true } },
    ]);
  });

  test('that charges a day says nothing', () => {
    const begun = begunLoan();
    expect(told(begun, next(begun, accrueThrough(begun.loan, on(9))), 9)).toEqual([]);
  });

  test('by which a loan is paid in part, then in full, and the last payment is taken back', () => {
    const begun = begunLoan();
    const part = pay(begun, 100_000, 5, 'GC1');
    expect(told(begun, part, 5)).toMatchObject([
      {
        type: 'loan.repaid',
        data: { amountCentavos: 100_000, paidOn: on(5), reference: 'GC1', owedCentavos: payoff(part, 5) },
      },
    ]);
    const full = pay(part, payoff(part, 10), 10, 'GC2');
    expect(told(part, full, 10)).toMatchObject([
      { type: 'loan.repaid', data: { reference: 'GC2', owedCentavos: 0 } },
      { type: 'loan.paid_off', data: { status: 'settled', paidOffOn: on(10), dueOn: null } },
    ]);
    const { entries } = full;
    const back = next(full, accepted(reverseRepayment(full.loan, { reference: 'GC2', on: on(11), entries })));
    expect(told(full, back, 11)).toMatchObject([
      { type: 'payment.reversed', data: { reference: 'GC2', status: 'active' } },
    ]);
  });

  test('by which a later due date is paid for', () => {
    const begun = begunLoan();
    const { priceCentavos } = accepted(extensionQuote(begun.loan, on(20)));
    const payment = { amountCentavos: priceCentavos, on: on(20), reference: 'GC3' };
    const extended = next(begun, accepted(extendDueDate(begun.loan, payment)));
    expect(told(begun, extended, 20)).toMatchObject([
      { type: 'loan.extended', data: { amountCentavos: priceCentavos, dueOn: on(38), extensionCount: 1 } },
    ]);
  });

  test('by which other days are agreed', () => {
    const begun = begunLoan();
    const dueOns = [on(40), on(60)];
    const agreed = next(begun, accepted(agreeRestructure(begun.loan, { on: on(20), dueOns })));
    expect(told(begun, agreed, 20)).toMatchObject([
      { type: 'loan.restructured', data: { dueOns, dueOn: on(40) } },
    ]);
  });

  test('by which other days are agreed after a payment names the days of the plan alone', () => {
    const paid = pay(begunLoan(), 100_000, 5, 'GC1');
    const dueOns = [on(40), on(60)];
    const agreed = next(paid, accepted(agreeRestructure(paid.loan, { on: on(20), dueOns })));
    expect(told(paid, agreed, 20)).toMatchObject([{ type: 'loan.restructured', data: { dueOns } }]);
  });

  test('by which a loan is written off and paid all the same', () => {
    const begun = begunLoan();
    const off = next(begun, accepted(writeOff(begun.loan, { on: on(121), leastOverdueDays: 90 })));
    const [event] = told(begun, off, 121);
    expect(event).toMatchObject({ type: 'loan.written_off', data: { status: 'written-off' } });
    const claim = event?.data.owedCentavos ?? 0;
    expect(event?.data).toMatchObject({ amountCentavos: claim });
    const recovered = pay(off, claim, 130);
    expect(told(off, recovered, 130)).toMatchObject([
      { type: 'loan.repaid', data: { source: 'recovery', amountCentavos: claim } },
      { type: 'loan.paid_off', data: { status: 'recovered', owedCentavos: 0 } },
    ]);
  });

  test('by which a loan is given back in time', () => {
    const begun = begunLoan();
    const request = { receivedAtMs: noon(0), requestedAtMs: noon(0) + 1, windowHours: 24 };
    const returned = { amountCentavos: begun.loan.netDisbursedCentavos, on: firstDay, reference: 'GC4' };
    const cancelled = next(begun, accepted(cancelLoan(begun.loan, request, returned)));
    expect(told(begun, cancelled)).toMatchObject([
      { type: 'loan.cancelled', data: { status: 'cancelled', owedCentavos: 0 } },
    ]);
  });

  test('has the same ids when it is decided again, and others for another thing that happened', () => {
    const begun = begunLoan();
    const overdue = () => overdueEvent(loanRowOf(begun), noon(31));
    expect(overdue()?.eventId).toBe(overdue()?.eventId);
    expect(overdue()?.eventId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const extended = loanRowOf(begun);
    expect(
      overdueEvent(
        { ...extended, schedule: extended.schedule.map((line) => ({ ...line, dueOn: on(38) })) },
        noon(40),
      )?.eventId,
    ).not.toBe(overdue()?.eventId);
  });
});

test('each missed installment is told by an event of its own, and how long the loan is overdue by each', () => {
  const begun = begunLoan();
  const dueOns = [on(60), on(90)];
  const { loan } = accepted(agreeRestructure(begun.loan, { on: on(40), dueOns }));
  const plan = loanRowOf({ ...begun, loan });
  const [first, second] = [overdueEvent(plan, noon(61)), overdueEvent(plan, noon(91))];
  expect([first?.subject, second?.subject]).toEqual(dueOns);
  expect(second?.eventId).not.toBe(first?.eventId);
  expect(second?.data).toMatchObject({ overdueSinceOn: on(60) });
});

test('an installment is overdue the day after it was due, and not once it is paid', () => {
  const begun = begunLoan();
  expect(overdueEvent(loanRowOf(begun), noon(30))).toBeNull();
  const event = overdueEvent(loanRowOf(begun), noon(31));
  if (event === null) throw new Error('nothing is overdue');
  expectToFit(event);
  expect(event.data).toMatchObject({ overdueSinceOn: on(30), owedCentavos: payoff(begun, 31) });
  expect(overdueEvent(loanRowOf(pay(begun, payoff(begun, 29), 29)), noon(31))).toBeNull();
});
