import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { StaffRequest, StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import { formatPesos } from '@luwag/contract/money';
import { formatDay, formatPhone } from '../../app/format.ts';
import type { Pair } from '../../components/pairs/pairs.tsx';
import { couponWords } from '../../messages/coupon-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { logInWords } from '../../messages/log-in-words.ts';
import { phoneChangeWords } from '../../messages/phone-change-words.ts';

const say = loanWords.actions;

export const isCouponStep = (step: StaffStep): step is CouponStep =>
  step.kind === 'grant-coupon' || step.kind === 'invalidate-coupon';

/** What the proposer filled in, as names and values, for a second person to compare with what they see elsewhere. */
export function stepFacts(
  step: StaffStep,
  { payoutReference, phones }: Pick<StaffRequest, 'payoutReference' | 'phones'>,
): Pair[] {
  if (step.kind === 'approve-limit') {
    return [
      [loanWords.limitStep.limit, formatPesos(step.limitCentavos)],
      [loanWords.limitStep.proposed, formatPesos(step.proposedLimitCentavos)],
    ];
  }
  if (step.kind === 'unlock-account') {
    return [
      [logInWords.proven, logInWords.proofs[step.proof]],
      [say.reason, step.reason],
    ];
  }
  if (step.kind === 'change-phone') {
    return [
      [phoneChangeWords.from, phones === null ? null : formatPhone(phones.from)],
      [phoneChangeWords.to, phones === null ? null : formatPhone(phones.to)],
      [logInWords.proven, phoneChangeWords.proofs[step.proof]],
      [say.reason, step.reason],
    ];
  }
  return [
    ...(isCouponStep(step) ? couponFacts(step) : actionFacts(step, payoutReference)),
    [say.reason, step.reason],
  ];
}

function couponFacts(step: CouponStep): Pair[] {
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

function actionFacts(action: LoanAction, payoutReference: string | null): Pair[] {
  switch (action.kind) {
    case 'record-payment':
      return [
        [say.amount, formatPesos(action.amountCentavos)],
        [say.paidOn, formatDay(action.paidOn)],
        [say.channel, loanWords.channels[action.channel]],
        [say.reference, action.reference],
      ];
    case 'reverse-payment':
      return [
        [say.paymentReference, action.paymentReference],
        [say.cause, say.causes[action.cause]],
      ];
    case 'waive-charges':
      return [
        ...charge(say.interest, action.interestCentavos),
        ...charge(say.lateCharge, action.lateChargeCentavos),
        ...charge(say.penaltyFee, action.penaltyFeeCentavos),
        ...charge(say.fees, action.feeCentavos),
        [say.waiverReason, say.waiverReasons[action.waiverReason]],
      ];
    case 'agree-restructure':
      return [[say.dueOns, action.dueOns.map(formatDay).join(' · ')]];
    case 'cancel':
      return [
        [say.returned, formatPesos(action.returnedCentavos)],
        [say.reference, action.reference],
      ];
    case 'refund-credit':
      return [[say.amount, formatPesos(action.amountCentavos)]];
    case 'return-disbursement':
    case 'fail-payout':
      return [
        [say.openPayout, payoutReference],
        [say.bankCode, loanWords.payoutFailures[action.bankCode]],
      ];
    case 'settle-late-payout':
      return [[say.lateOutcome, say.lateOutcomes[action.outcome]]];
    case 'write-off':
      return [];
    default:
      return action satisfies never;
  }
}

/** A charge that is let go; one that stays is not named. */
const charge = (name: string, centavos: number): Pair[] =>
  centavos === 0 ? [] : [[name, formatPesos(centavos)]];
