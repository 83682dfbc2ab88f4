import { localDate } from '@luwag/loan-engine/money/local-date';
import { expect, test } from 'vitest';
import { paydaysAhead } from './paydays.ts';

const saturday = localDate('2026-11-21');

test('the usual payroll pays on the 15th and the 30th, on the Friday before a weekend and on the last day of February', () => {
  expect(paydaysAhead({ payCycle: 'semiMonthly', payday: '' }, saturday, 130)).toEqual({
    on: [
      '2026-11-30',
      '2026-12-15',
      '2026-12-30',
      '2027-01-15',
      // The 30th is a Saturday.
      '2027-01-29',
      '2027-02-15',
      // The last day is a Sunday.
      '2027-02-26',
      '2027-03-15',
      '2027-03-30',
    ],
    isCertain: true,
  });
});

test('a day of the month is a payday each month, the last one where the month is too short', () => {
  const paydays = paydaysAhead({ payCycle: 'monthly', payday: '31' }, saturday, 120);
  expect(paydays).toEqual({
    on: ['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26'],
    isCertain: true,
  });
});

test('a first of the month on a weekend is paid at the end of the month before', () => {
  const firsts = paydaysAhead({ payCycle: 'monthly', payday: '1' }, localDate('2026-07-20'), 60);
  expect(firsts?.on).toEqual(['2026-07-31', '2026-09-01']);
});

test('a day of the week is a payday each week, Monday being the first, and a weekend pays as named', () => {
  const weekly = { payCycle: 'weekly', payday: '7' };
  expect(paydaysAhead(weekly, saturday, 15)).toEqual({
    on: ['2026-11-22', '2026-11-29', '2026-12-06'],
    isCertain: true,
  });
  expect(paydaysAhead({ ...weekly, payday: '6' }, saturday, 8)?.on).toEqual(['2026-11-28']);
});

const fortnightly = (payday: string) => paydaysAhead({ payCycle: 'biWeekly', payday }, saturday, 30);

test('pay of each second week comes every fourteenth day from the payday that was given, however long ago that was', () => {
  expect(fortnightly('2026-11-27')).toEqual({
    on: ['2026-11-27', '2026-12-11'],
    isCertain: true,
  });
  expect(fortnightly('2026-12-04')?.on).toEqual(['2026-12-04', '2026-12-18']);
  expect(fortnightly('2026-02-27')?.on).toEqual(['2026-12-04', '2026-12-18']);
});

test('where an older answer of theirs names only the day of the week, the week is not known', () => {
  expect(paydaysAhead({ payCycle: 'biWeekly', payday: '5' }, saturday, 14)).toEqual({
    on: ['2026-11-27', '2026-12-04'],
    isCertain: false,
  });
});

test.each([
  { employmentType: 'student' },
  { payCycle: 'monthly' },
  { payCycle: 'other', payday: '' },
  // An older answer, from when borrowers whose pay varies were asked for a day of the week.
  { payCycle: 'other', payday: '5' },
  // Answers begun and left.
  { payCycle: 'monthly', payday: '2026-11-27' },
  { payCycle: 'weekly', payday: 'Friday' },
  { payCycle: 'every full moon', payday: '1' },
])('no payday is known from %j', (work) => {
  expect(paydaysAhead(work, saturday, 30)).toBeNull();
});
