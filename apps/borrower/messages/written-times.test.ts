import { describe, expect, test } from 'vitest';
import { clockTime, dayAndTime, timeOfDay, timeText } from './clock-time.ts';
import { loadCatalogue } from './catalogue.ts';
import { longDate } from './long-date.ts';

const days = Array.from({ length: 800 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));

describe('a day', () => {
  test.each([
    ['en-US', 'weekday, month\u00A0day,\u00A0year'],
    ['fil-PH', 'weekday, month\u00A0day,\u00A0year'],
    ['hi-IN', 'weekday day\u00A0month\u00A0year'],
  ] as const)(
    'is written in %s with its names in Unicode, as %s: no line ends between day and month',
    async (language, order) => {
      await loadCatalogue(language, []);
      const format = new Intl.DateTimeFormat(language, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
        numberingSystem: 'latn',
      });
      for (const day of days) {
        const parts = format.formatToParts(day);
        const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
        const written = order.replaceAll(/[a-z]+/g, part);
        expect(longDate(day.toISOString().slice(0, 10), language)).toBe(written);
      }
    },
  );
});

/** What borrowers agreed to keeps its words as they were, and the test bench speaks to the team. */
const unbroken = import.meta.glob<object>(
  ['./*/*.json', '!./*/privacy.json', '!./*/conditional-terms.json', '!./*/test*.json'],
  { eager: true, import: 'default' },
);

describe('a time of day', () => {
  test('stays on one line in every sentence', () => {
    const broken = Object.entries(unbroken).flatMap(([file, messages]) =>
      [...JSON.stringify(messages).matchAll(/.{0,20}\d [ap]m\b/g)].map(([words]) => `${file}: ${words}`),
    );
    expect(broken).toEqual([]);
  });

  test('is that of Manila, wherever the phone is', () => {
    expect(timeOfDay('2026-11-22T15:59:59Z')).toBe('11:59\u00A0pm');
    expect(timeOfDay('2026-11-22T16:00:00Z')).toBe('12:00\u00A0am');
  });

  test('has no hour of nought, at midnight or noon', () => {
    expect(['00:05', '09:05', '12:05', '23:05'].map(timeText)).toEqual([
      '12:05\u00A0am',
      '9:05\u00A0am',
      '12:05\u00A0pm',
      '11:05\u00A0pm',
    ]);
  });

  test('has its day where that is not plain', () => {
    const instant = new Date(Date.now() - 13 * 3_600_000).toISOString();
    expect(clockTime(instant, 'en-US')).toBe(dayAndTime(instant, 'en-US'));
    expect(clockTime(new Date().toISOString(), 'en-US')).toMatch(/^\d+:\d\d\u00A0[ap]m$/);
    expect(dayAndTime('2026-11-22T16:05:00Z', 'fil-PH')).toBe('Lun, Nob\u00A023,\u00A02026, 12:05\u00A0am');
  });
});
