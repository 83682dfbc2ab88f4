import type { CallOutput } from '@luwag/contract/endpoint';
import type { changeCoupon as endpoint } from '@luwag/contract/endpoints/staff/change-coupon';
import { type CouponStep, couponStepRoles } from '@luwag/contract/endpoints/staff/coupon-step';
import type { StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { invalidateCoupon } from '@luwag/loan-engine/rewards/coupon';
import type { CustomerRow, Part } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-box.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { couponsForLoan } from '../payment/coupon-of-payment.ts';
import { couponGiven, newCoupon } from '../rewards/grant-coupon.ts';
import { rewardParts, withRewards } from '../rewards/with-rewards.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { needsSecondPerson, proposalOf, type Staff, stepAudit } from './loan-action.ts';

type Answer = CallOutput<typeof endpoint>;
export type CouponStepContext = Pick<Context, 'store' | 'now' | 'randomness' | 'lenderRules'>;

/** All that a step with a coupon, or with a loan, is decided on. */
export const couponStepParts: readonly Part[] = [...rewardParts, 'requests'];

export const isCouponStep = (step: StaffStep): step is CouponStep =>
  step.kind === 'grant-coupon' || step.kind === 'invalidate-coupon';

/** Gives a customer a coupon or takes one back, kept with who did it; a large one is left for a second person. */
export async function changeCoupon(
  context: CouponStepContext,
  staff: Staff,
  customerId: string,
  step: CouponStep,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  if (!mayTakeCouponSteps(staff)) return refused('forbidden');
  return write(
    context,
    {
      caller: { kind: 'house', customerId },
      parts: couponStepParts,
      intent: {
        idempotencyKey,
        endpoint: 'changeCoupon',
        body: { staffId: staff.staffId, customerId, step },
      },
    },
    (loaded): Outcome<Decision<Answer>> => {
      if (!needsSecondPerson(context, step)) {
        const changed = couponAfter(context, loaded, step);
        if (!changed.ok) return changed;
        const about = { customerId, subjectId: changed.value.couponId };
        const audits = [stepAudit(context, staff, 'coupon-step-done', about, step)];
        const messages = couponMessage(context, loaded.customer, changed.value, step);
        return done({ changes: { coupons: [changed.value], messages, audits }, answer: { outcome: 'done' } });
      }
      const proposal = proposalOf(context, loaded.requests, staff, { customerId, loanId: null }, step);
      if (!proposal.ok) return proposal;
      const about = { customerId, subjectId: proposal.value.requestId };
      const audits = [stepAudit(context, staff, 'coupon-step-proposed', about, step)];
      return done({
        changes: { requests: [proposal.value], audits },
        answer: { outcome: 'waits-for-second-person' },
      });
    },
  );
}

/** Tells the owner of a coupon that it was given, or taken back. */
export function couponMessage(
  context: Pick<Context, 'now' | 'randomness'>,
  customer: CustomerRow,
  coupon: CouponRow,
  step: CouponStep,
): readonly MessageRow[] {
  if (step.kind === 'grant-coupon') return couponGiven(context, customer, coupon);
  const { couponId, deductionCentavos } = coupon;
  const facts = { couponId, amountCentavos: deductionCentavos };
  return messageFor(context, customer, { code: 'couponTakenBack', about: couponId, facts });
}

/** Whether this member of staff may take or confirm a step with a coupon. */
export function mayTakeCouponSteps({ role }: Staff): boolean {
  return couponStepRoles.some((allowed) => allowed === role);
}

/** The coupon as the step leaves it; one that was used, or promised to a payment under way, is not taken back. */
export function couponAfter(
  context: Pick<Context, 'now' | 'randomness'>,
  loaded: Loaded,
  step: CouponStep,
): Outcome<CouponRow> {
  const { customerId } = loaded.customer;
  if (step.kind === 'grant-coupon') {
    const { couponKind, couponReason, validDays } = step;
    const grant = {
      kind: couponKind,
      reason: couponReason,
      validDays,
      deductionCentavos: centavos(step.deductionCentavos),
      minimumAmountCentavos: centavos(step.minimumAmountCentavos),
    };
    return done(newCoupon(context, customerId, grant));
  }
  const today = manilaDateOf(context.now());
  const coupons = couponsForLoan(withRewards(loaded, today), context.now(), null);
  const coupon = coupons.find(({ couponId }) => couponId === step.couponId);
  if (coupon === undefined) return refused('not_found');
  const taken = invalidateCoupon(coupon, today);
  if (!taken.ok) return refused('loan_action_refused', { rule: taken.code });
  const invalidReason = coupon.invalidReason ?? step.invalidReason;
  return done({ ...coupon, ...taken.value, invalidReason });
}
