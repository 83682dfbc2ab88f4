// Somebody who was declined may apply again after a month, but never on a day on which their age still stands in the way.
// Source: ruling 34; the ages of the scorecard.
import { addDays, completedYears, type LocalDate, localDate, parseLocalDate } from '../money/local-date.ts';
import type { ReasonCode } from './reason-codes.ts';
import { scorecardFigures } from './scorecard.ts';

/** What was decided, and when. `birthOn`: null where it is not known. */
export type Declined = {
  readonly birthOn: LocalDate | null;
  readonly declinedOn: LocalDate;
  readonly reasonCodes: readonly ReasonCode[];
};

/**
 * Returns the day from which a borrower may apply again; null where no day is known to help, as for one who is too old.
 * Errors: none.
 * Source: the rule above; a birthday on 29 February is had on 1 March where the year has none.
 */
export function reapplyOn({ birthOn, declinedOn, reasonCodes }: Declined): LocalDate | null {
  const { minAgeYears, maxAgeYears, reapplyAfterDays } = scorecardFigures;
  const waitedUntil = addDays(declinedOn, reapplyAfterDays);
  const isForAge = reasonCodes.includes('AGE');
  if (birthOn === null) return isForAge ? null : waitedUntil;
  const adultOn = birthday(birthOn, minAgeYears);
  // Too old, or of another age than is known.
  if (isForAge && adultOn <= declinedOn) return null;
  const on = isForAge || adultOn > waitedUntil ? adultOn : waitedUntil;
  return completedYears(birthOn, on) > maxAgeYears ? null : on;
}

function birthday(birthOn: LocalDate, ageYears: number): LocalDate {
  const year = Number(birthOn.slice(0, 4)) + ageYears;
  const sameDay = parseLocalDate(`${year}${birthOn.slice(4)}`);
  return sameDay.ok ? sameDay.value : localDate(`${year}-03-01`);
}
