import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos, subtractCentavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import { accepted, begunLoan, firstDay } from '../../../../tests/ledger-loan.ts';
import { reminderOf } from './reminder.ts';

const semiMonthly = { payCycle: 'semiMonthly', payday: '' };
const tuesdays = { payCycle: 'weekly', payday: '2' };
const varies = { payCycle: 'other', payday: '' };

// The 15th of December 2026 is a Tuesday.
test.each([
  ['five days before, on the last payday', '2026-12-15', '2026-12-20', semiMonthly, 'paydayBeforeDue'],
  ['a week before, on the last payday', '2026-12-15', '2026-12-22', semiMonthly, 'paydayBeforeDue'],
  ['more than a week before', '2026-12-15', '2026-12-23', semiMonthly, null],
  ['on no payday', '2026-12-16', '2026-12-20', semiMonthly, null],
  ['on a payday with another one before it is due', '2026-12-15', '2026-12-22', tuesdays, null],
  ['on the last of weekly paydays', '2026-12-15', '2026-12-21', tuesdays, 'paydayBeforeDue'],
  ['where the pay varies', '2026-12-15', '2026-12-20', varies, null],
  ['where nothing was told of the pay', '2026-12-15', '2026-12-20', {}, null],
  ['on a payday that is a chosen day too', '2026-12-15', '2026-12-18', semiMonthly, 'dueInThreeDays'],
  ['where the due date is a payday', '2026-12-14', '2026-12-15', semiMonthly, 'dueTomorrow'],
] as const)('%s: on %s of what is due on %s', (_, on, dueOn, work, code) => {
  const { loan } = begunLoan({ termDays: 14, disbursedOn: addDays(localDate(dueOn), -14) });
  const reminder = reminderOf(loan, localDate(on), { chosenDays: [3, 1, 0], work });
  expect(reminder).toEqual(code === null ? null : { code, dueOn });
});

test('a payment of a plan that is interest only is reminded of, until it is paid', () => {
  const on = addDays(firstDay, 120);
  const dueOns = Array.from({ length: 12 }, (_, index) => addDays(on, 30 * (index + 1)));
  const { loan: late } = begunLoan({ termDays: 180 });
  const { loan } = accepted(agreeRestructure(late, { on, dueOns }));
  const [first, second] = loan.schedule;
  expect(first?.principalCentavos).toBe(0);
  const remindedOf = (plan: typeof loan, day: typeof on | undefined) =>
    reminderOf(plan, day ?? on, { chosenDays: [0], work: {} });
  expect(remindedOf(loan, first?.dueOn)).toEqual({ code: 'dueToday', dueOn: first?.dueOn });
  const amountCentavos = centavos(first?.interestCentavos ?? 0);
  const { loan: paid } = accepted(allocateRepayment(loan, { amountCentavos, on }));
  expect(remindedOf(paid, first?.dueOn)).toBeNull();
  expect(remindedOf(paid, second?.dueOn)).toEqual({ code: 'dueToday', dueOn: second?.dueOn });
});

test('arrears of an earlier payment silence neither the reminder of the next one nor its lateness', () => {
  const on = addDays(firstDay, 40);
  const dueOns = [addDays(on, 30), addDays(on, 60), addDays(on, 90)] as const;
  const { loan: late } = begunLoan();
  const { loan } = accepted(agreeRestructure(late, { on, dueOns }));
  const amountCentavos = subtractCentavos(loan.schedule[0]?.principalCentavos ?? centavos(0), centavos(1));
  const { loan: paid } = accepted(allocateRepayment(loan, { amountCentavos, on: dueOns[0] }));
  const remindedOf = (daysToDue: number) =>
    reminderOf(paid, addDays(dueOns[1], -daysToDue), { chosenDays: [3, 0], work: {} });
  expect(remindedOf(3)).toEqual({ code: 'dueInThreeDays', dueOn: dueOns[1] });
  // Of the earlier one the borrower was told on its first day, and a message is kept once.
  expect(remindedOf(1)).toEqual({ code: 'paymentLate', dueOn: dueOns[0] });
  expect(remindedOf(0)).toEqual({ code: 'dueToday', dueOn: dueOns[1] });
  expect(remindedOf(-1)).toEqual({ code: 'paymentLate', dueOn: dueOns[1] });
});

test('arrears of an earlier payment that nobody was told of are told where nothing else is to be said', () => {
  const { loan } = begunLoan({ termDays: 30 });
  const dueOn = addDays(firstDay, 30);
  const remindedOf = (daysLate: number) =>
    reminderOf(loan, addDays(dueOn, daysLate), { chosenDays: [], work: {} });
  expect(remindedOf(0)).toBeNull();
  for (const daysLate of [1, 2, 30]) expect(remindedOf(daysLate)).toEqual({ code: 'paymentLate', dueOn });
  expect(remindedOf(31)).toBeNull();
});
