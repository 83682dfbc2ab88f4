import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import type { StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import { formatPesos } from '@luwag/contract/money';
import { couponWords } from '../../messages/coupon-words.ts';
import { loanWords } from '../../messages/loan-words.ts';

export const isCouponStep = (step: StaffStep): step is CouponStep =>
  step.kind === 'grant-coupon' || step.kind === 'invalidate-coupon';

/** Everything a second person needs to know of a coupon or limit that waits, as names and values. */
export function stepFacts(step: StaffStep | null): [string, string][] {
  if (step?.kind === 'approve-limit') {
    return [
      [loanWords.limitStep.limit, formatPesos(step.limitCentavos)],
      [loanWords.limitStep.proposed, formatPesos(step.proposedLimitCentavos)],
    ];
  }
  if (step === null || !isCouponStep(step)) return [];
  if (step.kind === 'invalidate-coupon') {
    return [[couponWords.why, couponWords.invalidReasons[step.invalidReason]]];
  }
  return [
    [couponWords.off, formatPesos(step.deductionCentavos)],
    [couponWords.serves, couponWords.kinds[step.couponKind]],
    [couponWords.from, formatPesos(step.minimumAmountCentavos)],
    [couponWords.validDays, String(step.validDays)],
    [couponWords.givenFor, couponWords.reasons[step.couponReason]],
  ];
}
