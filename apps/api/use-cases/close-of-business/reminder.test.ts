import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { expect, test } from 'vitest';
import { begunLoan } from '../../../../tests/ledger-loan.ts';
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
