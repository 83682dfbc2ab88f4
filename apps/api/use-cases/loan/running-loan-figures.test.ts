import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { beginOnPaper, repaymentScenarios } from '@luwag/loan-engine/life/repayment-scenario';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { reverseRepayment } from '@luwag/loan-engine/life/reverse-repayment';
import { claimAfterWriteOff, writeOff } from '@luwag/loan-engine/life/write-off';
import { withOpening } from '@luwag/loan-engine/loan/brought-over';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, subProduct } from '@luwag/loan-engine/pricing/loan-product';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, begunLoan, type LedgerLoan, next } from '../../../../tests/ledger-loan.ts';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { chargeLines } from '../figures/charge-lines.ts';
import { dueAmount } from '../figures/due-amount.ts';
import { extensionOf, projectionOf } from './projection.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`running-loan-figures.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed });

const firstDay = localDate('2026-11-21');
const day = (count: number): LocalDate => addDays(firstDay, count);
const pay = (of: LedgerLoan, amount: number, on: LocalDate): LedgerLoan =>
  next(of, accepted(allocateRepayment(of.loan, { amountCentavos: centavos(amount), on })));
const owedOn = (of: LedgerLoan, on: LocalDate): number => accepted(payoffQuote(of.loan, on)).totalCentavos;
const linesOf = ({ loan, entries }: LedgerLoan) => chargeLines(loan, entries);

describe('what is due', () => {
  const installments = begunLoan({ product: subProduct, amountCentavos: 600_000, termDays: 90 });

  test('of a loan in installments is the next one, and paying it exactly settles it', () => {
    const due = dueAmount(installments.loan, day(30)) ?? 0;
    const [first] = installments.loan.schedule;
    expect(due).toBe((first?.principalCentavos ?? 0) + (first?.interestCentavos ?? 0));
    expect(due).toBeLessThan(owedOn(installments, day(30)));
    const paid = pay(installments, due, day(30));
    const [, second] = paid.loan.schedule;
    expect(dueAmount(paid.loan, day(31))).toBe(
      (second?.principalCentavos ?? 0) + (second?.interestCentavos ?? 0),
    );
  });

  test('of a late installment is all of it with its late charge, and paying that ends the lateness', () => {
    const due = dueAmount(installments.loan, day(35)) ?? 0;
    const [first] = installments.loan.schedule;
    expect(due).toBeGreaterThan((first?.principalCentavos ?? 0) + (first?.interestCentavos ?? 0));
    const paid = pay(installments, due, day(35));
    const { loan } = accrueThrough(paid.loan, day(40));
    expect(loan.lateChargeAccruedCentavos).toBe(loan.lateChargePaidCentavos);
  });

  test('on the day of a payment is that payment and what is left of an earlier one', () => {
    const [first, second] = installments.loan.schedule;
    const firstCentavos = (first?.principalCentavos ?? 0) + (first?.interestCentavos ?? 0);
    const { loan } = pay(installments, firstCentavos - 1, day(30));
    const due = dueAmount(loan, second?.dueOn ?? day(60)) ?? 0;
    expect(due).toBe(1 + (second?.principalCentavos ?? 0) + (second?.interestCentavos ?? 0));
  });

  test('of a loan with one payment is the payoff, so nothing is offered beside it', () => {
    expect(dueAmount(begunLoan().loan, day(10))).toBeNull();
    expect(dueAmount(begunLoan().loan, day(40))).toBeNull();
  });

  test('of an agreed plan is its next payment', () => {
    const late = begunLoan();
    const dueOns = [day(70), day(100), day(130)];
    const planned = next(late, accepted(agreeRestructure(late.loan, { on: day(40), dueOns })));
    expect(dueAmount(planned.loan, day(60))).toBe(171_666);
  });
});

describe('the lines of the glass ledger', () => {
  test('say of each daily charge its rate and the amount it was taken of, to the centavo', () => {
    const partly = pay(begunLoan(), 100_000, day(5));
    const late = next(partly, accrueThrough(partly.loan, day(34)));
    const lines = linesOf(late);
    const daily = lines.filter(({ rule }) => rule !== null);
    expect(daily.length).toBe(30 + 4);
    for (const { rule, amountCentavos } of daily) {
      expect(Math.floor(((rule?.baseCentavos ?? 0) * (rule?.ppmPerDay ?? 0)) / 1_000_000)).toBe(
        amountCentavos,
      );
    }
    expect(daily[0]?.rule).toEqual({ ppmPerDay: 1000, baseCentavos: 500_000 });
    expect(daily.at(-1)?.kind).toBe('late-charge-accrued');
    expect(lines.at(-1)?.balanceCentavos).toBe(owedOn(partly, day(34)));
  });

  test('show an extension although it moves nothing that is owed, and the lateness that fell away', () => {
    const begun = begunLoan();
    const late = next(begun, accrueThrough(begun.loan, day(33)));
    const { priceCentavos } = accepted(extensionQuote(late.loan, day(33)));
    const extended = next(
      late,
      accepted(extendDueDate(late.loan, { amountCentavos: priceCentavos, on: day(33) })),
    );
    const [bought, fellAway] = linesOf(extended).slice(-2);
    expect(bought).toMatchObject({ kind: 'due-date-extended', amountCentavos: 0, rule: null });
    expect(bought?.parts).toEqual([
      { part: 'extensionInterest', amountCentavos: 4_000 },
      { part: 'extensionFee', amountCentavos: 2_800 },
    ]);
    expect(fellAway).toMatchObject({ kind: 'overdue-charges-reversed', amountCentavos: -1_545 });
    // Its days are on time now, and the lines of before still say what they were charged on.
    const lateLines = linesOf(extended).filter(({ kind }) => kind === 'late-charge-accrued');
    expect(lateLines.map(({ rule }) => rule?.baseCentavos)).toEqual([515_000, 515_000, 515_000]);
  });

  test('of a loan written off end with what is still claimed, less what was paid since', () => {
    const begun = begunLoan();
    const on = day(130);
    const lost = next(begun, accepted(writeOff(begun.loan, { on, leastOverdueDays: 90 })));
    const claimCentavos = claimAfterWriteOff(lost.loan);
    const written = linesOf(lost).at(-1);
    expect(written).toMatchObject({
      kind: 'loan-written-off',
      amountCentavos: 0,
      balanceCentavos: claimCentavos,
    });
    expect(written?.parts.reduce((sum, part) => sum + part.amountCentavos, 0)).toBe(claimCentavos);
    const paid = pay(lost, 100_000, day(131));
    expect(linesOf(paid).at(-1)).toMatchObject({
      kind: 'recovery-received',
      amountCentavos: -100_000,
      balanceCentavos: claimCentavos - 100_000,
    });
    const brought = pay({ ...lost, loan: withOpening(lost.loan, on), entries: [] }, 100_000, day(131));
    expect(linesOf(brought).at(-1)?.balanceCentavos).toBe(claimCentavos - 100_000);
  });

  test('show a payment from before a write-off that was taken back as claimed again', () => {
    const reference = 'RP1';
    const paying = { amountCentavos: centavos(100_000), on: day(20), reference };
    const begun = begunLoan();
    const partly = next(begun, accepted(allocateRepayment(begun.loan, paying)));
    const lost = next(partly, accepted(writeOff(partly.loan, { on: day(130), leastOverdueDays: 90 })));
    const { loan, entries } = lost;
    const back = next(lost, accepted(reverseRepayment(loan, { reference, on: day(131), entries })));
    expect(linesOf(back).at(-1)).toMatchObject({
      kind: 'repayment-reversed',
      amountCentavos: 100_000,
      balanceCentavos: claimAfterWriteOff(back.loan),
      parts: [{ part: 'recovered', amountCentavos: 100_000 }],
    });
  });

  test('add up to what is owed, whatever is paid on whichever day', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ wait: fc.integer({ min: 0, max: 20 }), amount: fc.integer({ min: 1, max: 200_000 }) }),
          {
            maxLength: 6,
          },
        ),
        (payments) => {
          let loan = begunLoan();
          let on = firstDay;
          for (const { wait, amount } of payments) {
            on = addDays(on, wait);
            loan = pay(loan, amount, on);
          }
          const lines = linesOf(loan);
          const sum = lines.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
          expect(lines.at(-1)?.balanceCentavos).toBe(sum);
          const payoff = payoffQuote(loan.loan, on);
          expect(sum).toBe(payoff.ok ? payoff.value.totalCentavos : 0);
          for (const { parts, amountCentavos } of lines) {
            const owed = parts.filter(({ part }) =>
              ['principal', 'interest', 'lateCharge', 'penaltyFee'].includes(part),
            );
            expect(owed.reduce((total, part) => total + part.amountCentavos, 0)).toBe(amountCentavos);
          }
        },
      ),
    );
  });
});

describe('the projection', () => {
  test('tells of each day ahead what the loan will owe on it', () => {
    const { loan } = begunLoan();
    const projection = projectionOf(loan, day(4));
    expect(projection?.days).toHaveLength(26 + 30 + 1);
    for (const { on, owedCentavos } of projection?.days ?? []) {
      expect(owedCentavos).toBe(accepted(payoffQuote(loan, localDate(on))).totalCentavos);
    }
    const costs = projection?.days.map(({ costCentavos, leftCentavos }) => costCentavos + leftCentavos);
    expect(new Set(costs)).toEqual(new Set([projection?.ceilingCentavos]));
  });

  test('holds an extension beside the same money paid as a part, which is cheaper while the loan is on time', () => {
    const { extension } = extensionOf(begunLoan().loan, day(20));
    expect(extension).toMatchObject({ dueOn: day(38), priceCentavos: 6_800, principalCentavos: 500_000 });
    expect(extension?.after).toMatchObject({ on: day(38), owedCentavos: 515_000 });
    expect(extension?.after.costCentavos).toBe(28_390 + 6_800);
    expect(extension?.instead.owedCentavos).toBeLessThan(515_000);
  });

  test('of a loan on paper names the cost that the same repayment scenario ends with, on every day and after an extension', () => {
    const { quote } = begunLoan();
    const loan = beginOnPaper(mainProduct, quote);
    const days = projectionOf(loan, firstDay)?.days ?? [];
    const [early, onTime, parts, extended, ...late] = repaymentScenarios(mainProduct, quote);
    for (const way of [early, onTime, ...late]) {
      const standing = days.find(({ on }) => on === way?.settledOn);
      expect(way).toMatchObject({
        paidCentavos: standing?.owedCentavos,
        costCentavos: standing?.costCentavos,
      });
    }
    const dueDay = projectionOf(loan, quote.dueOn);
    expect(extended?.costCentavos).toBe(dueDay?.extension?.after.costCentavos);
    expect(parts?.payments[0]?.amountCentavos).toBe(dueDay?.half.payNowCentavos);
  });

  test('says with figures why there is no extension', () => {
    const { loan } = begunLoan();
    expect(extensionOf(loan, day(40)).refusal).toEqual({
      reason: 'tooLate',
      figures: { overdueDays: 10, maxOverdueDays: 7 },
    });
    expect(extensionOf({ ...loan, extensionCount: 2 }, day(10)).refusal).toEqual({
      reason: 'usedUp',
      figures: { maxExtensions: 2 },
    });
  });

  test('offers plans that cost nothing more than was charged by today', () => {
    const late = begunLoan();
    const projection = projectionOf(late.loan, day(40));
    expect(projection?.plans.map(({ installments }) => installments)).toEqual([2, 3, 6]);
    for (const plan of projection?.plans ?? []) {
      // Interest to the due date and the fees; the late charge of ten days falls away.
      expect(plan.costCentavos).toBe(28_390);
      expect(plan.eachCentavos * plan.installments).toBeGreaterThanOrEqual(515_000);
    }
  });
});
