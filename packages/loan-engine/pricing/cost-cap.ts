// No loan may cost more than the circular in force on its date allows: nominal rate, effective rate on net proceeds, late penalty and total cost.
// Source: SEC MC 3-2022 (from 3 March 2022) and SEC MC 14-2025 (from 1 April 2026); each cap is one whole figure beside the largest the law allows.
import { centavos, multiplyByPpm, minCentavos, sumCentavos, type Centavos } from '../money/money.ts';
import { localDate, type LocalDate } from '../money/local-date.ts';
import { ppm, type Ppm } from '../money/rate.ts';
import { accept, refuse, type Result } from '../result.ts';
import {
  largestFeesAtRepayment,
  largestUpfrontDeduction,
  type EffectiveCap,
  type ScheduledPayment,
} from './effective-cap.ts';
import type { CapScope } from './loan-product.ts';

/** One circular as data. A month counts as 30 days. */
export type CostCapRule = EffectiveCap & {
  readonly name: 'SEC MC 3-2022' | 'SEC MC 14-2025';
  readonly effectiveFrom: LocalDate;
  readonly coveredUpToCentavos: Centavos;
  /** Four calendar months never exceed 123 days, so a loan of that length is still treated as covered. */
  readonly coveredUpToTermDays: number;
  readonly nominalPpmPerDay: Ppm;
  readonly latePenaltyPpmPerMonth: Ppm;
  readonly totalCostPpm: Ppm;
  /** Loans of one borrower entered within so many days of each other count as one; the circulars name no number, so this one is the lender's. */
  readonly splittingWindowDays: number;
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
    splittingWindowDays: 30,
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
    splittingWindowDays: 30,
  },
];

/** Figures of one loan before any coupon, since a coupon may never be what makes a price lawful. */
export type CostFigures = {
  readonly amountCentavos: Centavos;
  readonly dailyInterestPpm: Ppm;
  readonly netDisbursedCentavos: Centavos;
  /** Every scheduled payment in order, at least one; the last ends the term. */
  readonly payments: readonly ScheduledPayment[];
  /** The fees within the first payment; absent where they are taken off before the money goes out. */
  readonly feesAtRepaymentCentavos?: Centavos;
  readonly lateChargePpmPerDay: Ppm;
  readonly penaltyFeeCentavos: Centavos;
};

export type CapBrokenCode = 'CAP_NOMINAL_RATE' | 'CAP_EFFECTIVE_RATE' | 'CAP_LATE_PENALTY' | 'CAP_TOTAL_COST';
export type CostCapRefusal = 'CAP_RULE_MISSING' | CapBrokenCode;

/** One cap: the figure that was checked and the largest the law allows, both whole numbers of `unit`. */
export type CapFigure = {
  readonly cap: 'nominal-rate' | 'effective-rate' | 'late-charge' | 'penalty-fee' | 'total-cost';
  readonly unit:
    | 'ppm-per-day'
    | 'centavos-deducted-upfront'
    | 'centavos-at-repayment'
    | 'centavos-once'
    | 'centavos-in-all';
  readonly actual: number;
  readonly allowed: number;
};

/** Proof that a price was checked: by which rule, as of which day, whether the rule bound it, and every figure; none where it did not bind. */
export type CostCapProof = {
  readonly rule: CostCapRule['name'];
  readonly checkedOn: LocalDate;
  readonly isCovered: boolean;
  readonly caps: readonly CapFigure[];
};

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
 * Units: detail carries `cap`, `unit`, and `byHowMuch` and `largestAllowed` in that unit; the largest allowed passes, one more does not.
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
  if (scope === 'covered-loans' && !isCovered(rule, figures.amountCentavos, termDaysOf(figures))) {
    return accept({ rule: rule.name, checkedOn: on, isCovered: false, caps: [] });
  }
  const caps = capFigures(rule, figures);
  const broken = caps.find(({ actual, allowed }) => actual > allowed);
  if (broken === undefined) return accept({ rule: rule.name, checkedOn: on, isCovered: true, caps });
  return refuse(codeOfCap[broken.cap], {
    rule: rule.name,
    cap: broken.cap,
    unit: broken.unit,
    byHowMuch: broken.actual - broken.allowed,
    largestAllowed: broken.allowed,
  });
}

const codeOfCap: Readonly<Record<CapFigure['cap'], CapBrokenCode>> = {
  'nominal-rate': 'CAP_NOMINAL_RATE',
  'effective-rate': 'CAP_EFFECTIVE_RATE',
  'late-charge': 'CAP_LATE_PENALTY',
  'penalty-fee': 'CAP_LATE_PENALTY',
  'total-cost': 'CAP_TOTAL_COST',
};

/** Day of the last payment, counted from disbursement. Units: days. Errors: none. Source: definition of a loan's term. */
export function termDaysOf({ payments }: Pick<CostFigures, 'payments'>): number {
  return Math.max(...payments.map(({ onDay }) => onDay));
}

/** What a loan costs in centavos when every payment is made on its day. Errors: none. Source: RA 3765, finance charge. */
export function scheduledCost({ payments, netDisbursedCentavos }: CostFigures): number {
  return sumCentavos(payments.map(({ amountCentavos }) => amountCentavos)) - netDisbursedCentavos;
}

/** Every cap of a rule with the figure of this price and the largest allowed. Units: in `unit`. Errors: none. Source: as `checkCostCaps`. */
export function capFigures(rule: CostCapRule, figures: CostFigures): readonly CapFigure[] {
  const { amountCentavos } = figures;
  return [
    {
      cap: 'nominal-rate',
      unit: 'ppm-per-day',
      actual: figures.dailyInterestPpm,
      allowed: rule.nominalPpmPerDay,
    },
    effectiveFigure(rule, figures),
    {
      cap: 'late-charge',
      unit: 'ppm-per-day',
      actual: figures.lateChargePpmPerDay,
      allowed: Math.floor(rule.latePenaltyPpmPerMonth / daysPerMonth),
    },
    {
      cap: 'penalty-fee',
      unit: 'centavos-once',
      actual: figures.penaltyFeeCentavos,
      allowed: largestPenaltyFee(rule, figures),
    },
    {
      cap: 'total-cost',
      unit: 'centavos-in-all',
      actual: scheduledCost(figures),
      allowed: multiplyByPpm(amountCentavos, rule.totalCostPpm, 1, 'down'),
    },
  ];
}

// Whichever way the fees are settled, they are the one figure a lender can lower until the effective cap is kept.
function effectiveFigure(rule: CostCapRule, figures: CostFigures): CapFigure {
  const { amountCentavos, netDisbursedCentavos, payments, feesAtRepaymentCentavos } = figures;
  if (feesAtRepaymentCentavos === undefined) {
    return {
      cap: 'effective-rate',
      unit: 'centavos-deducted-upfront',
      actual: amountCentavos - netDisbursedCentavos,
      allowed: largestUpfrontDeduction(rule, amountCentavos, payments),
    };
  }
  return {
    cap: 'effective-rate',
    unit: 'centavos-at-repayment',
    actual: feesAtRepaymentCentavos,
    allowed: largestFeesAtRepayment(rule, netDisbursedCentavos, payments, feesAtRepaymentCentavos),
  };
}

// The fee falls on the first late day beside that day's late charge, and the smallest payment leaves it the least room.
function largestPenaltyFee(rule: CostCapRule, { payments, lateChargePpmPerDay }: CostFigures): number {
  const smallest = payments.map(({ amountCentavos }) => amountCentavos).reduce(minCentavos);
  const roomPpmPerMonth = rule.latePenaltyPpmPerMonth - lateChargePpmPerDay * daysPerMonth;
  if (roomPpmPerMonth < 0) return 0;
  return latePenaltyCeiling(smallest, ppm(roomPpmPerMonth), 1);
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
