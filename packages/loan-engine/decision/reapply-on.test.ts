import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, completedYears, localDate, type LocalDate } from '../money/local-date.ts';
import { reapplyOn } from './reapply-on.ts';

const declinedOn = localDate('2026-11-21');
const after = (birthOn: string | null, reason: 'AGE' | 'INCOME_LOW'): LocalDate | null =>
  reapplyOn({
    birthOn: birthOn === null ? null : localDate(birthOn),
    declinedOn,
    reasonCodes: [reason],
  });

describe('the day from which a declined borrower may apply again', () => {
  it('is a month on where age has nothing to do with it', () => {
    expect(after('1994-05-17', 'INCOME_LOW')).toBe('2026-12-21');
    expect(after(null, 'INCOME_LOW')).toBe('2026-12-21');
  });

  it('is the birthday of who is too young, leap days included', () => {
    expect(after('2010-05-17', 'AGE')).toBe('2028-05-17');
    expect(after('2009-03-01', 'AGE')).toBe('2027-03-01');
    expect(after('2012-02-29', 'AGE')).toBe('2030-03-01');
    expect(after('2008-11-25', 'AGE')).toBe('2026-11-25');
  });

  it('is none of who is too old, or will be by then, or is declined for an age that is not known', () => {
    expect(after('1960-11-21', 'AGE')).toBeNull();
    expect(after('1960-11-21', 'INCOME_LOW')).toBeNull();
    expect(after('1960-12-21', 'INCOME_LOW')).toBeNull();
    expect(after('1960-12-22', 'INCOME_LOW')).toBe('2026-12-21');
    expect(after('1994-05-17', 'AGE')).toBeNull();
    expect(after(null, 'AGE')).toBeNull();
  });

  it('is never a day of an age that is not lent to', () => {
    const anyDay = fc.integer({ min: -40_000, max: 0 }).map((days) => addDays(declinedOn, days));
    fc.assert(
      fc.property(anyDay, fc.constantFrom('AGE' as const, 'INCOME_LOW' as const), (birthOn, reason) => {
        const on = reapplyOn({ birthOn, declinedOn, reasonCodes: [reason] });
        if (on === null) return;
        expect(on > declinedOn).toBe(true);
        expect(completedYears(birthOn, on)).toBeGreaterThanOrEqual(18);
        expect(completedYears(birthOn, on)).toBeLessThanOrEqual(65);
      }),
    );
  });
});
