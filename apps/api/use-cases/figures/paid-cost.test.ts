import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { waiveCharges } from '@luwag/loan-engine/life/waive-charges';
import { claimAfterWriteOff, writeOff } from '@luwag/loan-engine/life/write-off';
import { centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import { accepted, begunLoan, day, type LedgerLoan, loanRowOf, next } from '../../../../tests/ledger-loan.ts';
import { viewLoan } from './loan-view.ts';

/* What a loan that was paid in full cost, and what of that was saved by paying early. */

const shown = (loan: LedgerLoan) =>
  viewLoan(loanRowOf(loan), { payouts: [], payments: [], requests: [] }, Date.parse(`${day(200)}T04:00:00Z`));

/** The loan paid in full on a day. */
function paidOn(loan: LedgerLoan, days: number): LedgerLoan {
  const on = day(days);
  const { totalCentavos } = accepted(payoffQuote(loan.loan, on));
  return next(loan, accepted(allocateRepayment(loan.loan, { amountCentavos: totalCentavos, on })));
}

test('a loan that was written off and then paid in full cost all that was paid beyond what was received', () => {
  const begun = begunLoan();
  const lost = next(begun, accepted(writeOff(begun.loan, { on: day(130), leastOverdueDays: 90 })));
  const amountCentavos = claimAfterWriteOff(lost.loan);
  const paying = { amountCentavos, on: day(131) };
  const summary = shown(next(lost, accepted(allocateRepayment(lost.loan, paying))));
  expect(summary.status).toBe('recovered');
  expect(summary.costPaidCentavos).toBe(amountCentavos - summary.netDisbursedCentavos);
  expect(summary.savedCentavos).toBe(0);
});

test('a part paid after a write-off is no cost until the principal is back', () => {
  const begun = begunLoan();
  const before = shown(begun).costPaidCentavos;
  const lost = next(begun, accepted(writeOff(begun.loan, { on: day(130), leastOverdueDays: 90 })));
  const paying = { amountCentavos: centavos(100_000), on: day(131) };
  const summary = shown(next(lost, accepted(allocateRepayment(lost.loan, paying))));
  expect(summary.costPaidCentavos).toBe(before);
});

test('interest that did not accrue was saved by paying early, in full and in parts', () => {
  const begun = begunLoan();
  expect(shown(begun).savedCentavos).toBe(0);
  // PHP 5 a day for 30 days, of which 10 were used.
  expect(shown(paidOn(begun, 10)).savedCentavos).toBe(10_000);
  const half = { amountCentavos: centavos(255_000), on: day(10) };
  const lessened = next(begun, accepted(allocateRepayment(begun.loan, half)));
  expect(shown(paidOn(lessened, 20)).savedCentavos).toBe(7500);
});

test('interest that was let go, and what a plan leaves out, was not saved by paying early', () => {
  const begun = begunLoan();
  const charges = {
    interestCentavos: centavos(4000),
    lateChargeCentavos: zeroCentavos,
    penaltyFeeCentavos: zeroCentavos,
    feeCentavos: zeroCentavos,
  };
  const waivedOn = (days: number) =>
    next(begun, accepted(waiveCharges(begun.loan, { on: day(days), charges, reason: 'goodwill' })));
  expect(shown(paidOn(waivedOn(30), 30)).savedCentavos).toBe(0);
  expect(shown(paidOn(waivedOn(10), 10)).savedCentavos).toBe(10_000);
  const plan = { on: day(10), dueOns: [day(40), day(70)] };
  const planned = next(begun, accepted(agreeRestructure(begun.loan, plan)));
  expect(shown(paidOn(planned, 20)).savedCentavos).toBe(0);
});
