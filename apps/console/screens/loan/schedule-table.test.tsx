import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScheduleTable } from './loan-tables.tsx';

afterEach(cleanup);

test('the schedule of a plan says what was paid before it, and gives that no number and no day', () => {
  const rows = [
    { number: 0, dueOn: '2026-12-24', principalCentavos: 85_000, interestCentavos: 15_000 },
    { number: 1, dueOn: '2027-01-23', principalCentavos: 400_000, interestCentavos: 0 },
  ];
  render(<ScheduleTable rows={rows} />);
  const [, before, first] = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(before?.slice(0, 3)).toEqual(['Paid before the plan', '–', '₱850.00']);
  expect(first?.[0]).toBe('1');
  expect(first?.[1]).toContain('2027');
});
