// A price keeps the effective cap when the money received can be divided so that each scheduled payment alone repays its part within the cap.
// Source: SEC MC 3-2022 and MC 14-2025, effective rate on net proceeds; of two readings the stricter binds at each payment.
// Such a division keeps the monthly rate of the whole within the monthly cap, and its cost within the daily cap weighted
// by how long each part is owed; with one payment it is the plain comparison. Parts are whole centavos, rounded up.
import { centavos, sumCentavos, type Centavos } from '../money/money.ts';
import type { Ppm } from '../money/rate.ts';

/** The two readings of one circular's effective cap; a month counts as 30 days. */
export type EffectiveCap = {
  readonly effectivePpmPerMonth: Ppm;
  /** The circular's own "about 0.40 % a day", taken as a second ceiling; null where only the monthly figure binds. */
  readonly effectivePpmPerDay: Ppm | null;
};

/** One payment the borrower is to make; `onDay` counts days from disbursement. */
export type ScheduledPayment = { readonly onDay: number; readonly amountCentavos: Centavos };

const daysPerMonth = 30;
const wholePpm = 1_000_000;

/**
 * Whether repaying `totalRepaymentCentavos` for `netCentavos` received keeps the effective cap; exact, without rounding.
 * Errors: none; nothing received never keeps it. Source: repayment/net <= (1+monthly)^(days/30), and cost/net <= daily x days.
 */
export function keepsEffectiveCap(
  cap: EffectiveCap,
  netCentavos: number,
  totalRepaymentCentavos: number,
  termDays: number,
): boolean {
  if (netCentavos <= 0) return false;
  const cost = totalRepaymentCentavos - netCentavos;
  if (cost <= 0) return true;
  if (cap.effectivePpmPerDay !== null) {
    const allowed = BigInt(cap.effectivePpmPerDay) * BigInt(termDays) * BigInt(netCentavos);
    if (BigInt(cost) * BigInt(wholePpm) > allowed) return false;
  }
  const room =
    termDays * Math.log1p(cap.effectivePpmPerMonth / wholePpm) -
    daysPerMonth * Math.log1p(cost / netCentavos);
  // Logarithms settle all but the closest calls; those are settled by whole numbers, where nothing is rounded.
  if (Math.abs(room) > 1e-9) return room > 0;
  const months = BigInt(daysPerMonth);
  const days = BigInt(termDays);
  const asked = BigInt(totalRepaymentCentavos) ** months * BigInt(wholePpm) ** days;
  return asked <= BigInt(wholePpm + cap.effectivePpmPerMonth) ** days * BigInt(netCentavos) ** months;
}

/**
 * The largest share of the net amount that all charges may make up over a term, as a fraction for reports.
 * Errors: none. Source: min((1 + monthly)^(days/30) - 1, daily x days).
 */
export function largestChargeOfNet(cap: EffectiveCap, termDays: number): number {
  const monthly = Math.expm1((Math.log1p(cap.effectivePpmPerMonth / wholePpm) * termDays) / daysPerMonth);
  if (cap.effectivePpmPerDay === null) return monthly;
  return Math.min(monthly, (cap.effectivePpmPerDay * termDays) / wholePpm);
}

/**
 * The least, in whole centavos, that the borrower must receive for one payment to keep the effective cap.
 * Errors: none. Source: the effective cap solved for the net amount, then settled exactly.
 */
export function leastNet(cap: EffectiveCap, { onDay, amountCentavos }: ScheduledPayment): Centavos {
  let net = Math.max(1, Math.ceil(amountCentavos / (1 + largestChargeOfNet(cap, onDay))));
  while (!keepsEffectiveCap(cap, net, amountCentavos, onDay)) net += 1;
  while (keepsEffectiveCap(cap, net - 1, amountCentavos, onDay)) net -= 1;
  return centavos(net);
}

/**
 * The most, in whole centavos, that one payment may come to for a sum received; zero or less received bears no payment.
 * Errors: none. Source: the effective cap solved for the payment, then settled exactly.
 */
export function largestPayment(cap: EffectiveCap, netCentavos: number, onDay: number): Centavos {
  if (netCentavos <= 0) return centavos(0);
  let amount = Math.floor(netCentavos * (1 + largestChargeOfNet(cap, onDay)));
  while (keepsEffectiveCap(cap, netCentavos, amount + 1, onDay)) amount += 1;
  while (!keepsEffectiveCap(cap, netCentavos, amount, onDay)) amount -= 1;
  return centavos(amount);
}

/**
 * The most, in centavos, that fees paid with the first payment may come to; negative when even without fees the price is too dear.
 * `payments` are with `feesCentavos` of fees. Errors: none. Source: what the later payments leave of the net bounds the first.
 */
export function largestFeesAtRepayment(
  cap: EffectiveCap,
  netCentavos: Centavos,
  [first, ...later]: readonly ScheduledPayment[],
  feesCentavos: Centavos,
): Centavos {
  if (first === undefined) return centavos(0);
  const needed = sumCentavos(later.map((payment) => leastNet(cap, payment)));
  const largest = largestPayment(cap, netCentavos - needed, first.onDay);
  return centavos(largest - first.amountCentavos + feesCentavos);
}

/**
 * The most, in centavos, that may be taken from the amount before it is paid out; negative when even nothing taken is too dear.
 * Errors: none. Source: the amount less the least net of every payment.
 */
export function largestUpfrontDeduction(
  cap: EffectiveCap,
  amountCentavos: Centavos,
  payments: readonly ScheduledPayment[],
): Centavos {
  const needed = sumCentavos(payments.map((payment) => leastNet(cap, payment)));
  return centavos(amountCentavos - needed);
}
