const heavyPpm = 400_000;
const daysPerMonth = 30;

/**
 * Part of the pay of the loan's time that repaying it takes, in parts per million, rounded up. A loan shorter than a
 * month is measured on one month's pay, because that is what most people are paid from.
 */
export function payShare(
  totalRepaymentCentavos: number,
  termDays: number,
  monthlyIncomeCentavos: number,
): { sharePpm: number; isHeavy: boolean } {
  const payCentavos = (monthlyIncomeCentavos * Math.max(daysPerMonth, termDays)) / daysPerMonth;
  const sharePpm = Math.ceil((totalRepaymentCentavos / payCentavos) * 1_000_000);
  return { sharePpm, isHeavy: sharePpm > heavyPpm };
}
