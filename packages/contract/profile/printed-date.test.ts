import { expect, test } from 'vitest';
import { printedDate } from './printed-date.ts';

test.each([
  ['January 01, 1990', '1990-01-01'],
  ['Petsa ng Kapanganakan MAY 7, 1988', '1988-05-07'],
  ['M 1990/01/31 60 1.60', '1990-01-31'],
  ['01/31/1990', '1990-01-31'],
  ['31/01/1990', '1990-01-31'],
  ['31 JAN 1990', '1990-01-31'],
  ['1990-02-29', null],
  ['99 Sampaguita Street', null],
  ['JUANA 14, 1990', null],
])('%s is read as %s', (text, date) => {
  expect(printedDate(text)).toBe(date);
});
