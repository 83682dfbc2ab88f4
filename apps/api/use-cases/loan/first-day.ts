import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { Decision } from '@luwag/loan-engine/life/decision';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';

/** The first day's interest arises on the day the money goes out, so it is booked with it. */
export function withFirstDay(confirmed: Decision, today: LocalDate): Decision {
  const accrued = accrueThrough(confirmed.loan, today);
  return {
    loan: accrued.loan,
    entries: [...confirmed.entries, ...accrued.entries],
    events: [...confirmed.events, ...accrued.events],
  };
}
