import type { monthlyIncomes, payCycles } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Paydays } from './paydays.ts';

/** The middle of each income band (the lower end of the open one), in centavos. */
const bandCentavos: Record<(typeof monthlyIncomes)[number], number> = {
  upTo12000: 900_000,
  upTo18000: 1_500_000,
  upTo25000: 2_150_000,
  upTo30000: 2_750_000,
  over30000: 3_000_000,
};

/** Monthly income by the band the borrower chose, in centavos; null while none is chosen. */
export function monthlyIncomeCentavosOf(work: DraftValues): number | null {
  const band = work['monthlyIncome'];
  return band !== undefined && Object.hasOwn(bandCentavos, band)
    ? bandCentavos[band as keyof typeof bandCentavos]
    : null;
}

/** How often a borrower is paid in a year. */
const timesPerYear: Record<(typeof payCycles)[number], number | null> = {
  semiMonthly: 24,
  monthly: 12,
  biWeekly: 26,
  weekly: 52,
  other: null,
};

/** What comes in on each payday, in centavos; null where income or paydays are not known. */
export function paydayIncomeCentavosOf(work: DraftValues, paydays: Paydays | null): number | null {
  const monthlyCentavos = monthlyIncomeCentavosOf(work);
  const { payCycle = '' } = work;
  if (monthlyCentavos === null || paydays?.isCertain !== true) return null;
  const times = Object.hasOwn(timesPerYear, payCycle)
    ? timesPerYear[payCycle as keyof typeof timesPerYear]
    : null;
  return times === null ? null : Math.round((monthlyCentavos * 12) / times);
}
