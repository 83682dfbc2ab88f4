import { describe, expect, it } from 'vitest';
import { begun, bookedLoan, paidOutLoan, valueOf, type LoanBook } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { centavos, zeroCentavos } from '../money/money.ts';
import { accept, type Result } from '../result.ts';
import type { Coupon } from '../rewards/coupon.ts';
import { accrueThrough } from './accrual.ts';
import { cancelLoan } from './cancel.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, failDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { agreeRestructure } from './restructure.ts';
import { canMove, loanTransitions } from '../loan/loan-status.ts';
import { payoffQuote } from './payoff.ts';
import { confirmRefund, failRefund, requestRefund, returnRefund } from './refund-credit.ts';
import { repayWithCoupon } from './repay-with-coupon.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseDisbursement } from './reverse-disbursement.ts';
import { reverseRepayment } from './reverse-repayment.ts';
import { repayValueDated } from './value-dated-repayment.ts';
import { waiveCharges } from './waive-charges.ts';
import { claimAfterWriteOff, recoverWrittenOff, writeOff } from './write-off.ts';

/* Every status against every event: what is allowed and where it leads, and that a refusal has a code and changes nothing. */

const on = addDays(begun, 31);
const inTime = { receivedAtMs: 0, requestedAtMs: 0, windowHours: 24 };
const one = centavos(1);
const none = {
  interestCentavos: zeroCentavos,
  lateChargeCentavos: zeroCentavos,
  penaltyFeeCentavos: zeroCentavos,
  feeCentavos: zeroCentavos,
};

const coupon: Coupon = {
  couponId: 'k',
  customerId: 'c',
  kind: 'repayment',
  deductionCentavos: one,
  minimumAmountCentavos: one,
  validFromOn: begun,
  validThroughOn: on,
  usedOn: null,
  usedForLoanId: null,
  invalidatedOn: null,
};

const inFlight = () => {
  const book = bookedLoan();
  return book.keep(valueOf(requestDisbursement(book.loan, begun)));
};
const late = () => {
  const book = paidOutLoan();
  return book.keep(accrueThrough(book.loan, on));
};
const overpaid = (book: LoanBook) => {
  const amountCentavos = centavos(valueOf(payoffQuote(book.loan, on)).totalCentavos + 100);
  return book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos, on, reference: 'R' })));
};
const ended = (book: LoanBook, decision: Result<Decision, string>) => book.keep(valueOf(decision));

/** A loan in each state; where a status means two things to events, it stands twice. */
const states: Readonly<Record<string, () => LoanBook>> = {
  'disbursing, not asked for': bookedLoan,
  'disbursing, in flight': inFlight,
  'disbursement-failed': () => {
    const book = inFlight();
    return ended(book, failDisbursement(book.loan, begun));
  },
  active: late,
  settled: () => overpaid(late()),
  'settled, refund in flight': () => {
    const book = overpaid(late());
    return ended(book, requestRefund(book.loan, { amountCentavos: one, on }));
  },
  'settled, refunded': () => {
    const book = overpaid(late());
    ended(book, requestRefund(book.loan, { amountCentavos: one, on }));
    return ended(book, confirmRefund(book.loan, { on }));
  },
  cancelled: () => {
    const book = late();
    return ended(book, cancelLoan(book.loan, inTime, { amountCentavos: book.loan.netDisbursedCentavos, on }));
  },
  'written-off': () => {
    const book = late();
    return ended(book, writeOff(book.loan, { on, leastOverdueDays: 1 }));
  },
  recovered: () => {
    const book = late();
    ended(book, writeOff(book.loan, { on, leastOverdueDays: 1 }));
    const amountCentavos = claimAfterWriteOff(book.loan);
    return ended(book, recoverWrittenOff(book.loan, { amountCentavos, on, reference: 'R' }));
  },
};

const waived = { on, charges: { ...none, interestCentavos: one }, reason: 'goodwill' } as const;

/** Each event with the least that it needs, and the states in which it is allowed, with the status it leads to. */
const events: Readonly<
  Record<
    string,
    { act: (book: LoanBook) => Result<Decision, string>; allowed: Readonly<Record<string, string>> }
  >
> = {
  'ask for the payout': {
    act: ({ loan }) => requestDisbursement(loan, on),
    allowed: { 'disbursing, not asked for': 'disbursing', 'disbursement-failed': 'disbursing' },
  },
  'payout confirmed': {
    act: ({ loan }) => confirmDisbursement(loan, on),
    allowed: { 'disbursing, in flight': 'active' },
  },
  'payout failed': {
    act: ({ loan }) => failDisbursement(loan, on),
    allowed: { 'disbursing, in flight': 'disbursement-failed' },
  },
  'payout sent back by the bank': {
    act: ({ loan }) => reverseDisbursement(loan, on),
    allowed: { active: 'disbursement-failed' },
  },
  'money received': {
    act: ({ loan }) => allocateRepayment(loan, { amountCentavos: one, on }),
    allowed: {
      'disbursing, not asked for': 'disbursing',
      'disbursing, in flight': 'disbursing',
      'disbursement-failed': 'disbursement-failed',
      active: 'active',
      settled: 'settled',
      'settled, refund in flight': 'settled',
      'settled, refunded': 'settled',
      cancelled: 'cancelled',
      'written-off': 'written-off',
      recovered: 'recovered',
    },
  },
  'paid in full': {
    act: ({ loan }) => allocateRepayment(loan, { amountCentavos: centavos(515_515), on }),
    allowed: {
      'disbursing, not asked for': 'disbursing',
      'disbursing, in flight': 'disbursing',
      'disbursement-failed': 'disbursement-failed',
      active: 'settled',
      settled: 'settled',
      'settled, refund in flight': 'settled',
      'settled, refunded': 'settled',
      cancelled: 'cancelled',
      'written-off': 'recovered',
      recovered: 'recovered',
    },
  },
  'payment reversed': {
    act: ({ loan, entries }) => reverseRepayment(loan, { reference: 'R', on, entries }),
    allowed: { settled: 'active', recovered: 'written-off' },
  },
  'money received for an earlier day': {
    act: ({ loan, entries }) =>
      repayValueDated(loan, { amountCentavos: one, valueOn: addDays(begun, 30), on }, entries),
    allowed: {
      active: 'active',
      settled: 'settled',
      'settled, refund in flight': 'settled',
      'settled, refunded': 'settled',
    },
  },
  'pay with a coupon': {
    act: ({ loan }) => {
      const paid = repayWithCoupon(loan, coupon, { amountCentavos: one, on });
      return paid.ok ? accept(paid.value.decision) : paid;
    },
    allowed: { active: 'active' },
  },
  extend: {
    act: ({ loan }) => extendDueDate(loan, { amountCentavos: centavos(7000), on }),
    allowed: { active: 'active' },
  },
  waive: { act: ({ loan }) => waiveCharges(loan, waived), allowed: { active: 'active' } },
  'agree a plan': {
    act: ({ loan }) => agreeRestructure(loan, { on, dueOns: [addDays(on, 30)] }),
    allowed: { active: 'active' },
  },
  'cancel with everything returned': {
    act: ({ loan }) => cancelLoan(loan, inTime, { amountCentavos: loan.netDisbursedCentavos, on }),
    allowed: {
      active: 'cancelled',
      settled: 'cancelled',
      'settled, refund in flight': 'cancelled',
      'settled, refunded': 'cancelled',
    },
  },
  'cancel without money': {
    act: ({ loan }) => cancelLoan(loan, inTime, { amountCentavos: zeroCentavos, on }),
    allowed: {
      'disbursement-failed': 'cancelled',
      settled: 'cancelled',
      'settled, refund in flight': 'cancelled',
      'settled, refunded': 'cancelled',
    },
  },
  'write off': {
    act: ({ loan }) => writeOff(loan, { on, leastOverdueDays: 1 }),
    allowed: { active: 'written-off' },
  },
  recover: {
    act: ({ loan }) => recoverWrittenOff(loan, { amountCentavos: one, on }),
    allowed: { 'written-off': 'written-off' },
  },
  'ask for a refund': {
    act: ({ loan }) => requestRefund(loan, { amountCentavos: one, on }),
    allowed: { settled: 'settled', 'settled, refunded': 'settled' },
  },
  'refund arrived': {
    act: ({ loan }) => confirmRefund(loan, { on }),
    allowed: { 'settled, refund in flight': 'settled' },
  },
  'refund failed': {
    act: ({ loan }) => failRefund(loan, { on }),
    allowed: { 'settled, refund in flight': 'settled' },
  },
  'refund sent back': {
    act: ({ loan }) => returnRefund(loan, { amountCentavos: one, on }),
    allowed: { 'settled, refunded': 'settled' },
  },
};

const pairs = Object.entries(states).flatMap(([state, make]) =>
  Object.entries(events).map(([event, { act, allowed }]) => ({
    state,
    event,
    make,
    act,
    leadsTo: allowed[state],
  })),
);

describe('every status and every event', () => {
  it('are tried: each status of the table has a loan', () => {
    const tried = new Set(Object.values(states).map((make) => make().loan.status));
    expect([...tried].toSorted()).toEqual(Object.keys(loanTransitions).toSorted());
  });

  it.each(pairs)('$state: $event', ({ make, act, leadsTo }) => {
    const book = make();
    const before = structuredClone(book.loan);
    const answer = act(book);
    expect(book.loan).toEqual(before);
    if (leadsTo === undefined) {
      expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^[A-Z_]+$/) });
      return;
    }
    const { loan } = valueOf(answer);
    expect(loan.status).toBe(leadsTo);
    expect(loan.status === before.status || canMove(before.status, loan.status)).toBe(true);
    book.keep(valueOf(answer));
  });
});
