// A coupon takes a fixed sum off the charges of one withdrawal or one repayment, once, by its owner, within its days and from a minimum amount on.
// Source: specification point 3 (four kinds, four states), point 8 (required amount not paid) and the invariant that a coupon is used at most once.
import { addDays, daysBetween, type LocalDate } from '../money/local-date.ts';
import { minCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';

/** Cash and platform coupons serve at either occasion, the other two only at the one they are named for. */
export type CouponKind = 'cash' | 'platform' | 'withdrawal' | 'repayment';
export type CouponState = 'available' | 'used' | 'expired' | 'invalid';
export type CouponOccasion = 'withdrawal' | 'repayment';

export type Coupon = {
  readonly couponId: string;
  readonly customerId: string;
  readonly kind: CouponKind;
  readonly deductionCentavos: Centavos;
  /** The amount withdrawn, or the debt paid off, from which it serves; zero where there is no such condition. */
  readonly minimumAmountCentavos: Centavos;
  readonly validFromOn: LocalDate;
  /** The last day on which it serves. */
  readonly validThroughOn: LocalDate;
  readonly usedOn: LocalDate | null;
  readonly usedForLoanId: string | null;
  /** When it was taken back by the lender, a coupon granted by mistake for example. */
  readonly invalidatedOn: LocalDate | null;
  /** Whether a payment under way was promised it, so that nothing else may use it meanwhile; not where not told. */
  readonly isHeld?: boolean;
};

/** What a coupon is to be used on. */
export type CouponUse = {
  readonly customerId: string;
  readonly occasion: CouponOccasion;
  readonly on: LocalDate;
  /** The amount withdrawn, or the debt paid off, against which the minimum is held. */
  readonly amountCentavos: Centavos;
  /** The charges it may be taken off: withheld fees at a withdrawal, charges owed at a repayment. */
  readonly chargesCentavos: Centavos;
};

export type CouponRefusal =
  | 'COUPON_NOT_OWN'
  | 'COUPON_USED'
  | 'COUPON_INVALID'
  | 'COUPON_HELD'
  | 'COUPON_EXPIRED'
  | 'COUPON_NOT_YET_VALID'
  | 'COUPON_WRONG_OCCASION'
  | 'COUPON_MINIMUM_NOT_REACHED'
  | 'COUPON_NOTHING_TO_DEDUCT';

const occasions: Readonly<Record<CouponKind, readonly CouponOccasion[]>> = {
  cash: ['withdrawal', 'repayment'],
  platform: ['withdrawal', 'repayment'],
  withdrawal: ['withdrawal'],
  repayment: ['repayment'],
};

/** How a coupon stands on a day; a used one stays used after its days are over. Units: none. Errors: none. Source: specification point 3. */
export function couponState(coupon: Coupon, on: LocalDate): CouponState {
  if (coupon.usedOn !== null) return 'used';
  if (coupon.invalidatedOn !== null) return 'invalid';
  return on > coupon.validThroughOn ? 'expired' : 'available';
}

/** A coupon's sum, or all the charges where they are less. Units: centavos. Errors: none. Source: a coupon lowers charges and nothing else. */
export function couponTakesAtMost({ deductionCentavos }: Coupon, chargesCentavos: Centavos): Centavos {
  return minCentavos(deductionCentavos, chargesCentavos);
}

/**
 * What a coupon would take off, never more than the charges.
 * Units: centavos. Errors: every COUPON_* code, in the order of the type; COUPON_MINIMUM_NOT_REACHED says `missingCentavos`.
 * Source: specification points 3 and 8.
 */
export function couponDeduction(coupon: Coupon, use: CouponUse): Result<Centavos, CouponRefusal> {
  const { minimumAmountCentavos, validFromOn, validThroughOn } = coupon;
  if (coupon.customerId !== use.customerId) return refuse('COUPON_NOT_OWN');
  const state = couponState(coupon, use.on);
  if (state === 'used') return refuse('COUPON_USED');
  if (state === 'invalid') return refuse('COUPON_INVALID');
  if (coupon.isHeld === true) return refuse('COUPON_HELD');
  if (state === 'expired') return refuse('COUPON_EXPIRED', { validThroughOn });
  if (use.on < validFromOn) return refuse('COUPON_NOT_YET_VALID', { validFromOn });
  if (!occasions[coupon.kind].includes(use.occasion)) return refuse('COUPON_WRONG_OCCASION');
  if (use.amountCentavos < minimumAmountCentavos) {
    const missingCentavos = minimumAmountCentavos - use.amountCentavos;
    return refuse('COUPON_MINIMUM_NOT_REACHED', { minimumAmountCentavos, missingCentavos });
  }
  const deductionCentavos = couponTakesAtMost(coupon, use.chargesCentavos);
  return deductionCentavos > 0 ? accept(deductionCentavos) : refuse('COUPON_NOTHING_TO_DEDUCT');
}

/**
 * Uses a coupon up for one loan. Units: centavos. Errors: as `couponDeduction`; a second use is COUPON_USED.
 * Source: invariant that a coupon is used at most once, by its owner, within its days.
 */
export function redeemCoupon(
  coupon: Coupon,
  use: CouponUse,
  loanId: string,
): Result<{ readonly coupon: Coupon; readonly deductionCentavos: Centavos }, CouponRefusal> {
  const deduction = couponDeduction(coupon, use);
  if (!deduction.ok) return deduction;
  return accept({
    coupon: { ...coupon, usedOn: use.on, usedForLoanId: loanId },
    deductionCentavos: deduction.value,
  });
}

/**
 * Gives a coupon back when the loan it was used for is cancelled; the days it was tied up are added to its validity.
 * Units: days. Errors: COUPON_NOT_USED_FOR_LOAN. Source: ruling 25 and specification point 3 (given back when the loan is cancelled).
 */
export function giveBackCoupon(
  coupon: Coupon,
  loanId: string,
  on: LocalDate,
): Result<Coupon, 'COUPON_NOT_USED_FOR_LOAN'> {
  if (coupon.usedOn === null || coupon.usedForLoanId !== loanId) return refuse('COUPON_NOT_USED_FOR_LOAN');
  const tiedUpDays = Math.max(0, daysBetween(coupon.usedOn, on));
  const validThroughOn = addDays(coupon.validThroughOn, tiedUpDays);
  return accept({ ...coupon, validThroughOn, usedOn: null, usedForLoanId: null });
}

/** Takes an unused coupon back for good. Units: none. Errors: COUPON_USED, COUPON_HELD (promised to a payment under way). Source: specification point 3 (state invalid). */
export function invalidateCoupon(
  coupon: Coupon,
  on: LocalDate,
): Result<Coupon, 'COUPON_USED' | 'COUPON_HELD'> {
  if (coupon.usedOn !== null) return refuse('COUPON_USED');
  if (coupon.isHeld === true) return refuse('COUPON_HELD');
  return accept({ ...coupon, invalidatedOn: coupon.invalidatedOn ?? on });
}

/** A coupon not suggested: it serves but takes less off or lasts longer than the best, or it does not serve. */
export type CouponPassedOver = {
  readonly coupon: Coupon;
  readonly reason: 'COUPON_TAKES_LESS_OFF' | 'COUPON_CAN_WAIT' | CouponRefusal;
  /** What it would take off, zero where it does not serve. */
  readonly deductionCentavos: Centavos;
};

export type CouponSuggestion = {
  readonly best: { readonly coupon: Coupon; readonly deductionCentavos: Centavos } | null;
  readonly others: readonly CouponPassedOver[];
};

/**
 * Suggests the coupon that takes most off; of equals the one that ends first, then the smaller one, so that nothing is wasted.
 * Units: centavos. Errors: none; each other coupon comes with its reason, in the order given. Source: ruling 25 and specification point 3.
 */
export function suggestCoupon(coupons: readonly Coupon[], use: CouponUse): CouponSuggestion {
  const serving = coupons.flatMap((coupon) => {
    const deduction = couponDeduction(coupon, use);
    return deduction.ok ? [{ coupon, deductionCentavos: deduction.value }] : [];
  });
  const best = serving.toSorted(
    (left, right) =>
      right.deductionCentavos - left.deductionCentavos ||
      daysBetween(right.coupon.validThroughOn, left.coupon.validThroughOn) ||
      left.coupon.deductionCentavos - right.coupon.deductionCentavos,
  )[0];
  if (best === undefined)
    return { best: null, others: coupons.map((coupon) => passedOver(coupon, use, null)) };
  const others = coupons.filter((coupon) => coupon !== best.coupon);
  return { best, others: others.map((coupon) => passedOver(coupon, use, best.deductionCentavos)) };
}

function passedOver(coupon: Coupon, use: CouponUse, bestCentavos: Centavos | null): CouponPassedOver {
  const deduction = couponDeduction(coupon, use);
  if (!deduction.ok) return { coupon, reason: deduction.code, deductionCentavos: zeroCentavos };
  const reason = deduction.value === bestCentavos ? 'COUPON_CAN_WAIT' : 'COUPON_TAKES_LESS_OFF';
  return { coupon, reason, deductionCentavos: deduction.value };
}
