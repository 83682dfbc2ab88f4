import { expect, test } from 'vitest';
import { standingWords } from '../screens/loan/standing-words.ts';
import { formatDay, formatInstant, formatWait } from './format.ts';

const wait = (minutes: number): string =>
  formatWait('2026-07-22T00:00:00Z', new Date(Date.UTC(2026, 6, 22, 0, minutes)).toISOString());
const words = (days: number): string =>
  standingWords({ status: 'active', dueState: { kind: 'overdue', days } });

test('a wait is told in minutes, hours and, from a day on, in days', () => {
  expect([wait(0), wait(59), wait(185), wait(1_440), wait(126 * 1_440 + 90)]).toEqual([
    '0 min',
    '59 min',
    '3 h 5 min',
    '1 day',
    '126 days',
  ]);
});

test('a loan that is late is called overdue with its days past due', () => {
  expect([words(1), words(12)]).toEqual(['Overdue, 1 day past due', 'Overdue, 12 days past due']);
  expect(standingWords({ status: 'active', dueState: { kind: 'none', days: 0 } })).toBe('Being repaid');
});

test('a day is written as the day of an instant is, and is the same day wherever the server says it from', () => {
  expect(formatDay('2026-11-28')).toBe('Nov 28, 2026');
  expect(formatInstant('2026-11-27T16:00:00Z')).toBe('Nov 28, 2026, 12:00\u00A0AM');
});
