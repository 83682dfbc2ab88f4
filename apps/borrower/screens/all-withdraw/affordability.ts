import type { Offer } from '../../store/use-offer.ts';

const heavyPpm = 400_000;
const percentPpm = 10_000;
const daysPerMonth = 30;

type Income = Pick<Offer, 'monthlyIncomeCentavos' | 'paydays' | 'paydayIncomeCentavos'>;
type Repayment = { totalRepaymentCentavos: number; termDays: number; dueOn: string };

/**
 * Part of the pay of the loan's time that repaying it takes, in parts per million, rounded up to a percent; null where the income
 * is not known. The pay is that of each payday up to the due date, at least one; where paydays are not known it is that of
 * the days, at least a month's.
 */
export function payShare(
  { totalRepaymentCentavos, termDays, dueOn }: Repayment,
  { monthlyIncomeCentavos, paydays, paydayIncomeCentavos }: Income,
): { sharePpm: number; isHeavy: boolean } | null {
  if (monthlyIncomeCentavos === null) return null;
  const payCentavos =
    paydayIncomeCentavos === null
      ? (monthlyIncomeCentavos * Math.max(daysPerMonth, termDays)) / daysPerMonth
      : paydayIncomeCentavos * (paydays?.on.filter((payday) => payday <= dueOn).length || 1);
  const share = totalRepaymentCentavos / payCentavos;
  return {
    sharePpm: Math.ceil((share * 1_000_000) / percentPpm) * percentPpm,
    isHeavy: share * 1_000_000 > heavyPpm,
  };
}
