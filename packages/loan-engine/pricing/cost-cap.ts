// No loan may cost more than the circular in force on its date allows: nominal rate, effective rate on net proceeds, late penalty and total cost.
// Source: SEC MC 3-2022 (from 3 March 2022) and SEC MC 14-2025 (from 1 April 2026); of two readings of the effective cap the stricter binds.
import { centavos, multiplyByPpm, type Centavos } from '../money/money.ts';
import { localDate, type LocalDate } from '../money/local-date.ts';
import { ppm, type Ppm } from '../money/rate.ts';
import { accept, refuse, type RefusalDetail, type Result } from '../result.ts';
import type { CapScope } from './loan-product.ts';

/** One circular as data. A month counts as 30 days. */
export type CostCapRule = {
  readonly name: 'SEC MC 3-2022' | 'SEC MC 14-2025';
  readonly effectiveFrom: LocalDate;
  readonly coveredUpToCentavos: Centavos;
  /** Four calendar months never exceed 123 days, so a loan of that length is still treated as covered. */
  readonly coveredUpToTermDays: number;
  readonly nominalPpmPerDay: Ppm;
  readonly effectivePpmPerMonth: Ppm;
  /** The circular's own "about 0.40 % a day", taken as a second ceiling; null where only the monthly figure binds. */
  readonly effectivePpmPerDay: Ppm | null;
  readonly latePenaltyPpmPerMonth: Ppm;
  readonly totalCostPpm: Ppm;
};

/** The dated rule packs, oldest first. Source: the two circulars. */
export const costCapRules: readonly CostCapRule[] = [
  {
    name: 'SEC MC 3-2022',
    effectiveFrom: localDate('2022-03-03'),
    coveredUpToCentavos: centavos(1_000_000),
    coveredUpToTermDays: 123,
    nominalPpmPerDay: ppm(2000),
    effectivePpmPerMonth: ppm(150_000),
    effectivePpmPerDay: null,
    latePenaltyPpmPerMonth: ppm(50_000),
    totalCostPpm: ppm(1_000_000),
  },
  {
    name: 'SEC MC 14-2025',
    effectiveFrom: localDate('2026-04-01'),
    coveredUpToCentavos: centavos(1_000_000),
    coveredUpToTermDays: 123,
    nominalPpmPerDay: ppm(2000),
    effectivePpmPerMonth: ppm(120_000),
    effectivePpmPerDay: ppm(4000),
    latePenaltyPpmPerMonth: ppm(50_000),
    totalCostPpm: ppm(1_000_000),
  },
];

/** Figures of one loan before any coupon, since a coupon may never be what makes a price lawful. */
export type CostFigures = {
  readonly amountCentavos: Centavos;
  readonly termDays: number;
  readonly dailyInterestPpm: Ppm;
  readonly netDisbursedCentavos: Centavos;
  readonly totalRepaymentCentavos: Centavos;
  readonly lateChargePpmPerDay: Ppm;
  readonly penaltyFeeCentavos: Centavos;
};

export type CostCapRefusal =
  | 'CAP_RULE_MISSING'
  | 'CAP_NOMINAL_RATE'
  | 'CAP_EFFECTIVE_RATE'
  | 'CAP_LATE_PENALTY'
  | 'CAP_TOTAL_COST';

/** Proof that a price was checked: by which rule, and whether that rule bound it. */
export type CostCapProof = { readonly rule: CostCapRule['name']; readonly isCovered: boolean };

const daysPerMonth = 30;
const wholePpm = 1_000_000;

/** The rule pack in force on a date, null before the first. Units: none. Errors: none. Source: effective dates of the circulars. */
export function ruleForDate(on: LocalDate): CostCapRule | null {
  return costCapRules.findLast((rule) => rule.effectiveFrom <= on) ?? null;
}

/** Whether a loan is small and short enough for the circular. Units: centavos, days. Errors: none. Source: scope clause of both circulars. */
export function isCovered(rule: CostCapRule, amountCentavos: Centavos, termDays: number): boolean {
  return amountCentavos <= rule.coveredUpToCentavos && termDays <= rule.coveredUpToTermDays;
}

/**
 * Accepts figures that keep every cap in force on a date, or names the first cap broken.
 * Units: detail carries `cap`, `unit`, `byHowMuch`, `largestAllowed` in that unit.
 * Errors: CAP_RULE_MISSING, CAP_NOMINAL_RATE, CAP_EFFECTIVE_RATE, CAP_LATE_PENALTY, CAP_TOTAL_COST.
 * Source: SEC MC 3-2022 and MC 14-2025.
 */
export function checkCostCaps(input: {
  readonly figures: CostFigures;
  readonly on: LocalDate;
  readonly scope: CapScope;
}): Result<CostCapProof, CostCapRefusal> {
  const { figures, on, scope } = input;
  const rule = ruleForDate(on);
  if (rule === null) return refuse('CAP_RULE_MISSING');
  if (scope === 'covered-loans' && !isCovered(rule, figures.amountCentavos, figures.termDays)) {
    return accept({ rule: rule.name, isCovered: false });
  }
  return (
    refuseNominalRate(rule, figures) ??
    refuseEffectiveRate(rule, figures) ??
    refuseLatePenalty(rule, figures) ??
    refuseTotalCost(rule, figures) ??
    accept({ rule: rule.name, isCovered: true })
  );
}

type CapBroken = Result<never, CostCapRefusal> | null;

function refuseNominalRate(rule: CostCapRule, figures: CostFigures): CapBroken {
  const largestAllowed = rule.nominalPpmPerDay;
  if (figures.dailyInterestPpm <= largestAllowed) return null;
  return refuse(
    'CAP_NOMINAL_RATE',
    explain(rule, 'nominal-rate', 'ppm-per-day', figures.dailyInterestPpm, largestAllowed),
  );
}

function refuseEffectiveRate(rule: CostCapRule, figures: CostFigures): CapBroken {
  const { netDisbursedCentavos, totalRepaymentCentavos, termDays, amountCentavos } = figures;
  if (keepsEffectiveCap(rule, netDisbursedCentavos, totalRepaymentCentavos, termDays)) return null;
  const deduction = amountCentavos - netDisbursedCentavos;
  const largestAllowed = largestUpfrontDeduction(rule, amountCentavos, totalRepaymentCentavos, termDays);
  return refuse(
    'CAP_EFFECTIVE_RATE',
    explain(rule, 'effective-rate', 'centavos-deducted-upfront', deduction, largestAllowed),
  );
}

function refuseLatePenalty(rule: CostCapRule, figures: CostFigures): CapBroken {
  const dueCentavos = figures.totalRepaymentCentavos;
  const ratePartPpm = BigInt(figures.lateChargePpmPerDay) * BigInt(dueCentavos);
  const firstDayTimesMillion = ratePartPpm + BigInt(figures.penaltyFeeCentavos) * BigInt(wholePpm);
  const allowedTimesMillion = BigInt(rule.latePenaltyPpmPerMonth) * BigInt(dueCentavos);
  if (firstDayTimesMillion * BigInt(daysPerMonth) <= allowedTimesMillion) return null;
  const largestAllowed = largestLatePenalty(rule, dueCentavos, 1);
  const asked = Number((firstDayTimesMillion + BigInt(wholePpm - 1)) / BigInt(wholePpm));
  return refuse(
    'CAP_LATE_PENALTY',
    explain(rule, 'late-penalty', 'centavos-on-first-late-day', asked, largestAllowed),
  );
}

function refuseTotalCost(rule: CostCapRule, figures: CostFigures): CapBroken {
  const largestAllowed = multiplyByPpm(figures.amountCentavos, rule.totalCostPpm, 1, 'down');
  const cost = figures.totalRepaymentCentavos - figures.netDisbursedCentavos;
  if (cost <= largestAllowed) return null;
  return refuse('CAP_TOTAL_COST', explain(rule, 'total-cost', 'centavos-in-all', cost, largestAllowed));
}

function explain(
  rule: CostCapRule,
  cap: string,
  unit: string,
  asked: number,
  largestAllowed: number,
): RefusalDetail {
  return { rule: rule.name, cap, unit, byHowMuch: asked - largestAllowed, largestAllowed };
}

/**
 * Whether repaying `totalRepaymentCentavos` for `netCentavos` received keeps the effective cap; exact, without rounding.
 * Errors: none; nothing received never keeps it. Source: repayment/net <= (1+monthly)^(days/30), and cost/net <= daily x days.
 */
export function keepsEffectiveCap(
  rule: CostCapRule,
  netCentavos: number,
  totalRepaymentCentavos: number,
  termDays: number,
): boolean {
  if (netCentavos <= 0) return false;
  const cost = totalRepaymentCentavos - netCentavos;
  if (cost <= 0) return true;
  if (rule.effectivePpmPerDay !== null) {
    const allowed = BigInt(rule.effectivePpmPerDay) * BigInt(termDays) * BigInt(netCentavos);
    if (BigInt(cost) * BigInt(wholePpm) > allowed) return false;
  }
  const room =
    termDays * Math.log1p(rule.effectivePpmPerMonth / wholePpm) -
    daysPerMonth * Math.log1p(cost / netCentavos);
  // Logarithms settle all but the closest calls; those are settled by whole numbers, where nothing is rounded.
  if (Math.abs(room) > 1e-9) return room > 0;
  const months = BigInt(daysPerMonth);
  const days = BigInt(termDays);
  const asked = BigInt(totalRepaymentCentavos) ** months * BigInt(wholePpm) ** days;
  return asked <= BigInt(wholePpm + rule.effectivePpmPerMonth) ** days * BigInt(netCentavos) ** months;
}

/**
 * The largest share of the net amount that all charges may make up over a term, as a fraction for reports.
 * Errors: none. Source: min((1 + monthly)^(days/30) - 1, daily x days).
 */
export function largestChargeOfNet(rule: CostCapRule, termDays: number): number {
  const monthly = Math.expm1((Math.log1p(rule.effectivePpmPerMonth / wholePpm) * termDays) / daysPerMonth);
  if (rule.effectivePpmPerDay === null) return monthly;
  return Math.min(monthly, (rule.effectivePpmPerDay * termDays) / wholePpm);
}

/**
 * The most, in centavos, that may be taken from the amount before it is paid out; negative when even nothing taken is too dear.
 * Errors: none. Source: the effective cap solved for the net amount, then settled exactly.
 */
export function largestUpfrontDeduction(
  rule: CostCapRule,
  amountCentavos: Centavos,
  totalRepaymentCentavos: Centavos,
  termDays: number,
): Centavos {
  let net = Math.max(1, Math.ceil(totalRepaymentCentavos / (1 + largestChargeOfNet(rule, termDays))));
  while (!keepsEffectiveCap(rule, net, totalRepaymentCentavos, termDays)) net += 1;
  while (keepsEffectiveCap(rule, net - 1, totalRepaymentCentavos, termDays)) net -= 1;
  return centavos(amountCentavos - net);
}

/**
 * The most, in whole centavos, that lateness of `lateDays` may cost on a scheduled amount due.
 * Errors: none. Source: 5 % a month of the amount due, by the day, rounded down so that the cap itself is never passed.
 */
export function largestLatePenalty(rule: CostCapRule, dueCentavos: Centavos, lateDays: number): Centavos {
  return latePenaltyCeiling(dueCentavos, rule.latePenaltyPpmPerMonth, lateDays);
}

/** As {@link largestLatePenalty}, from a loan's own copy of the monthly rate. Units: centavos, ppm a month. Errors: none. Source: same. */
export function latePenaltyCeiling(dueCentavos: Centavos, ppmPerMonth: Ppm, lateDays: number): Centavos {
  const allowed = BigInt(dueCentavos) * BigInt(ppmPerMonth) * BigInt(lateDays);
  return centavos(Number(allowed / BigInt(wholePpm * daysPerMonth)));
}
