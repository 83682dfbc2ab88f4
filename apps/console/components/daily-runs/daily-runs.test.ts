import { expect, test } from 'vitest';
import { dailyRuns } from './daily-runs.ts';

const entry = (kind: string, day: number) => ({
  kind,
  businessOn: `2026-11-${String(day).padStart(2, '0')}`,
});
const told = (entries: readonly ReturnType<typeof entry>[]) =>
  dailyRuns(entries).map(({ dayCount, entries: [first, ...rest] }) => [
    first.kind,
    dayCount,
    rest.length + 1,
  ]);

test('days of interest that follow one another are one run, and a payment ends it', () => {
  expect(
    told([
      entry('disbursement-confirmed', 1),
      entry('interest-accrued', 1),
      entry('interest-accrued', 2),
      entry('interest-accrued', 3),
      entry('repayment-received', 3),
      entry('interest-accrued', 4),
      entry('interest-accrued', 5),
    ]),
  ).toEqual([
    ['disbursement-confirmed', 1, 1],
    ['interest-accrued', 3, 3],
    ['repayment-received', 1, 1],
    ['interest-accrued', 2, 2],
  ]);
});

test('days with interest and a late charge are one run, apart from the days before them', () => {
  const late = (day: number) => [entry('interest-accrued', day), entry('late-charge-accrued', day)];
  expect(
    told([entry('interest-accrued', 1), entry('interest-accrued', 2), ...late(3), ...late(4), ...late(5)]),
  ).toEqual([
    ['interest-accrued', 2, 2],
    ['interest-accrued', 3, 6],
  ]);
});

test('one day alone, a penalty fee and entries of other kinds stay rows of their own', () => {
  const entries = [
    entry('interest-accrued', 1),
    entry('late-charge-accrued', 1),
    entry('penalty-fee-accrued', 2),
    entry('penalty-fee-accrued', 3),
    entry('repayment-received', 4),
    entry('repayment-received', 5),
  ];
  expect(told(entries)).toEqual(entries.map(({ kind }) => [kind, 1, 1]));
});

test('no entry is lost or moved by folding', () => {
  const kinds = ['interest-accrued', 'late-charge-accrued', 'repayment-received', 'interest-accrued'];
  const entries = Array.from({ length: 60 }, (_, index) =>
    entry(kinds[(index * 7) % 4] ?? '', 1 + (index >> 1)),
  );
  expect(dailyRuns(entries).flatMap((run) => run.entries)).toEqual(entries);
});
