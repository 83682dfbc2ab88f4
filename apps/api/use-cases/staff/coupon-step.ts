import type { CallOutput } from '@luwag/contract/endpoint';
import type { changeCoupon as endpoint } from '@luwag/contract/endpoints/staff/change-coupon';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import type { StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { invalidateCoupon } from '@luwag/loan-engine/rewards/coupon';
import type { Changes, CustomerRow, Part } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import type { AuditFigures } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { couponsForLoan } from '../figures/coupon-of-payment.ts';
import { couponGiven, newCoupon } from '../rewards/grant-coupon.ts';
import { type RewardPart, rewardParts, withRewards } from '../figures/with-rewards.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { type ApprovalContext, approvalOf, proposalOf, type Staff, stepAudit } from '../approval/approval.ts';

type Answer = CallOutput<typeof endpoint>;
export type CouponStepContext = ApprovalContext & Pick<Context, 'store'>;

/** All that a step with a coupon, or with a loan, is decided on. */
export const couponStepParts = [
  ...rewardParts,
  'requests',
  'makerOnlySteps',
] as const satisfies readonly Part[];

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
  if (!mayMake(step.kind, staff.role)) return refused('forbidden');
  return write(
    context,
    {
      caller: { kind: 'system', customerId },
      parts: couponStepParts,
      intent: {
        idempotencyKey,
        endpoint: 'changeCoupon',
        body: { staffId: staff.staffId, customerId, step },
      },
    },
    async (loaded): Promise<Outcome<Decision<Answer>>> => {
      const approval = await approvalOf(context, loaded, staff, step, { customerId, loanId: null });
      if (approval.needsSecondPerson) return propose(context, loaded, staff, step);
      const changed = couponChanges(context, loaded, staff, step, 'coupon-step-done');
      if (!changed.ok) return changed;
      return done({ changes: { ...changed.value, ...approval.counted }, answer: { outcome: 'done' } });
    },
  );
}

function propose(
  context: CouponStepContext,
  { customer: { customerId }, requests }: Loaded<'requests'>,
  staff: Staff,
  step: CouponStep,
): Outcome<Decision<Answer>> {
  const proposal = proposalOf(context, requests, staff, { customerId, loanId: null }, step);
  if (!proposal.ok) return proposal;
  const { requestId, status } = proposal.value;
  const about = { customerId, subjectId: requestId };
  const change = { step, before: { requestStatus: null }, after: { requestStatus: status } };
  return done({
    changes: {
      requests: [proposal.value],
      audits: [stepAudit(context, staff, 'coupon-step-proposed', about, change)],
    },
    answer: { outcome: 'waits-for-second-person' },
  });
}

/** The coupon as the step leaves it, the word to its owner, and the line of the log. */
export function couponChanges(
  context: Pick<Context, 'now' | 'randomness'>,
  loaded: Loaded<RewardPart>,
  staff: Staff,
  step: CouponStep,
  action: 'coupon-step-done' | 'coupon-step-confirmed',
): Outcome<Changes> {
  const changed = couponAfter(context, loaded, step);
  if (!changed.ok) return changed;
  const { customerId, couponId } = changed.value;
  const before = loaded.coupons.find((row) => row.couponId === couponId);
  const about = { customerId, subjectId: couponId };
  const change = { step, before: couponForLog(before), after: couponForLog(changed.value) };
  return done({
    coupons: [changed.value],
    messages: couponMessage(context, loaded.customer, changed.value, step),
    audits: [stepAudit(context, staff, action, about, change)],
  });
}

function couponForLog(coupon: CouponRow | undefined): AuditFigures {
  return {
    deductionCentavos: coupon?.deductionCentavos ?? null,
    validThroughOn: coupon?.validThroughOn ?? null,
    invalidatedOn: coupon?.invalidatedOn ?? null,
  };
}

/** Tells the owner of a coupon that it was given, or taken back. */
function couponMessage(
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

/** The coupon as the step leaves it; one that was used, or promised to a payment under way, is not taken back. */
function couponAfter(
  context: Pick<Context, 'now' | 'randomness'>,
  loaded: Loaded<RewardPart>,
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
