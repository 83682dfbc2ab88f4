import type { monthlyIncomes } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';

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
