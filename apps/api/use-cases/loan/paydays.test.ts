import { localDate } from '@luwag/loan-engine/money/local-date';
import { expect, test } from 'vitest';
import { paydaysAhead } from './paydays.ts';

const saturday = localDate('2026-11-21');

test('a day of the month is a payday each month, the last one where the month is too short', () => {
  const paydays = paydaysAhead({ payCycle: 'monthly', payday: '31' }, saturday, 120);
  expect(paydays).toEqual({
    on: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    isCertain: true,
  });
});

test('a day of the week is a payday each week, Monday being the first', () => {
  const weekly = { payCycle: 'weekly', payday: '7' };
  expect(paydaysAhead(weekly, saturday, 15)).toEqual({
    on: ['2026-11-22', '2026-11-29', '2026-12-06'],
    isCertain: true,
  });
  expect(paydaysAhead({ ...weekly, payday: '6' }, saturday, 8)?.on).toEqual(['2026-11-28']);
});

const fortnightly = (payday: string) => paydaysAhead({ payCycle: 'biWeekly', payday }, saturday, 30);

test('who is paid each second week is paid every fourteenth day from the payday they told, however long ago that was', () => {
  expect(fortnightly('2026-11-27')).toEqual({ on: ['2026-11-27', '2026-12-11'], isCertain: true });
  expect(fortnightly('2026-12-04')?.on).toEqual(['2026-12-04', '2026-12-18']);
  expect(fortnightly('2026-02-27')?.on).toEqual(['2026-12-04', '2026-12-18']);
});

test('where an older answer of theirs names only the day of the week, the week is not known', () => {
  expect(paydaysAhead({ payCycle: 'biWeekly', payday: '5' }, saturday, 14)).toEqual({
    on: ['2026-11-27', '2026-12-04'],
    isCertain: false,
  });
});

test('a borrower who gave no payday has none', () => {
  expect(paydaysAhead({ employmentType: 'student' }, saturday, 30)).toBeNull();
  expect(paydaysAhead({ payCycle: 'monthly' }, saturday, 30)).toBeNull();
});
