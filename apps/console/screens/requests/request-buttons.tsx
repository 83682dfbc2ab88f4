import type { StaffRole } from '@luwag/contract/endpoint';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import type { LimitStep } from '@luwag/contract/endpoints/staff/limit-step';
import { loanActionRoles } from '@luwag/contract/endpoints/staff/loan-action';
import type { PhoneStep } from '@luwag/contract/endpoints/staff/phone-step';
import type { StaffRequest, StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import type { UnlockStep } from '@luwag/contract/endpoints/staff/unlock-step';
import { Button } from 'react-aria-components';
import { checkersOf } from '../../app/checkers.ts';
import { useStaff } from '../../app/use-staff.ts';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { couponWords } from '../../messages/coupon-words.ts';
import { phoneChangeWords } from '../../messages/phone-change-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { isCouponStep } from './step-facts.ts';
import { EraseButtons } from './erase-buttons.tsx';

const say = loanWords.requests;

/** What the reader's role may answer to a request. */
export function RequestButtons({
  request,
  onLook,
  onAnswer,
}: {
  request: StaffRequest;
  onLook: () => void;
  onAnswer: (outcome: 'done' | 'confirm') => void;
}) {
  const { role } = useStaff();
  if (!mayAnswer(role)) return null;
  if (request.kind === 'older-records') {
    return (
      <Button className="primary" onPress={() => onAnswer('done')}>
        {say.markDone}
      </Button>
    );
  }
  if (request.kind === 'deletion') {
    return (
      <EraseButtons
        request={request}
        onPropose={() => onAnswer('done')}
        onCarryOut={() => onAnswer('confirm')}
      />
    );
  }
  return <StepButton request={request} role={role} onLook={onLook} onConfirm={() => onAnswer('confirm')} />;
}

type OnCard = CouponStep | LimitStep | UnlockStep | PhoneStep;

/** All there is to a coupon, a limit, a locked account or a phone number stands on the card. */
export const isConfirmedOnCard = (step: StaffStep): step is OnCard =>
  isCouponStep(step) ||
  step.kind === 'approve-limit' ||
  step.kind === 'unlock-account' ||
  step.kind === 'change-phone';

function confirmWords({ kind }: OnCard): string {
  if (kind === 'unlock-account') return accountLockWords.confirm;
  if (kind === 'change-phone') return phoneChangeWords.confirm;
  return kind === 'approve-limit' ? loanWords.limitStep.confirm : couponWords.confirm;
}

export const mayAnswer = (role: StaffRole): boolean => loanActionRoles.some((allowed) => allowed === role);

/** A borrower's request is refused by those who answer them; a step by those who confirm it, or by its proposer. */
export function mayRefuse({ action, isOwn }: StaffRequest, role: StaffRole): boolean {
  return mayAnswer(role) && (action === null || isOwn || mayCheck(action.kind, role));
}

/** Who may confirm a step that waits, or why nobody may. */
export function Waiting({ request }: { request: StaffRequest }) {
  const { kind, action, isOwn, proposedBy, isKeyRevoked } = request;
  if (isKeyRevoked) return <p className="problem">{say.keyRevoked}</p>;
  const step = action?.kind ?? (kind === 'deletion' && proposedBy !== null ? 'erase-account' : null);
  if (step === null) return null;
  return (
    <p className="muted">
      {say.checkers}: {checkersOf(step)}.{isOwn ? ` ${say.own}` : ''}
    </p>
  );
}

/** A step with a loan is looked at before it is confirmed; all there is to a coupon stands on the card. */
function StepButton({
  request: { action, isOwn, isKeyRevoked },
  role,
  onLook,
  onConfirm,
}: {
  request: StaffRequest;
  role: StaffRole;
  onLook: () => void;
  onConfirm: () => void;
}) {
  if (action === null || isOwn || isKeyRevoked || !mayCheck(action.kind, role)) return null;
  const isOnCard = isConfirmedOnCard(action);
  return (
    <Button className="primary" onPress={isOnCard ? onConfirm : onLook}>
      {isOnCard ? confirmWords(action) : say.look}
    </Button>
  );
}
