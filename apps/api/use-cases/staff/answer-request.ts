import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { answerRequest as endpoint } from '@luwag/contract/endpoints/staff/answer-request';
import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import { type LoanAction, rolesOfAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { takeBackNumber } from '../waiting-number/leave-number.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { endedRequest } from './changes-of-action.ts';
import {
  couponAfter,
  couponMessage,
  couponStepParts,
  isCouponStep,
  mayTakeCouponSteps,
} from './coupon-step.ts';
import { answerDeletion, erasureParts } from './erase-customer.ts';
import {
  actionParts,
  auditOf,
  decideAsShown,
  type LoanActionContext,
  type Staff,
  stepAudit,
} from './loan-action.ts';
import { proposedStep } from './request-view.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;

/** Ends a request: refuses it with a reason, marks it done, or confirms a colleague's step. */
export function answerRequest(
  context: LoanActionContext & Pick<Context, 'waitingNumbers'>,
  staff: Staff,
  { customerId, requestId }: { customerId: string; requestId: string },
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller: { kind: 'house', customerId },
      parts: [...new Set([...actionParts, ...couponStepParts, ...erasureParts])],
      intent: {
        idempotencyKey,
        endpoint: 'answerRequest',
        body: { staffId: staff.staffId, requestId, ...body },
      },
    },
    async (loaded) => {
      const request = loaded.requests.find((row) => row.requestId === requestId);
      if (request === undefined) return refused('not_found');
      if (request.status !== 'open') return refused('request_already_answered');
      if (request.kind === 'deletion' && body.outcome !== 'refuse') {
        const answered = answerDeletion(context, loaded, staff, request, body);
        if (answered.ok && body.outcome === 'confirm') await forgetNumber(context, loaded.customer);
        return answered;
      }
      return request.kind === 'staff-action'
        ? answerStep(context, loaded, staff, request, body)
        : answerBorrower(context, loaded, staff, request, body);
    },
  );
}

/**
 * The number may wait to be told of Android too, in a row that nothing ties to the account. It goes before the account does: what
 * stopped in between would leave it with nobody to ask for it.
 */
async function forgetNumber(
  context: Pick<Context, 'waitingNumbers' | 'personalData'>,
  { customerId, phoneSealed }: CustomerRow,
): Promise<void> {
  await takeBackNumber(
    context,
    context.personalData.open(sealPlaces.phone(customerId), phoneSealed).toString(),
  );
}

const wrongAnswer = refused('loan_action_refused', { rule: 'ANSWER_DOES_NOT_FIT' });

function answerBorrower(
  context: LoanActionContext,
  loaded: Loaded,
  staff: Staff,
  request: RequestRow,
  body: Body,
): Outcome<Decision<Answer>> {
  if (body.outcome === 'confirm') return wrongAnswer;
  // Money moves by the loan action that names the request, never by marking it done.
  if (body.outcome === 'done' && request.kind !== 'older-records') return wrongAnswer;
  return done(ended(context, loaded, staff, request, body.outcome === 'refuse' ? body.reasonCode : null));
}

function answerStep(
  context: LoanActionContext,
  loaded: Loaded,
  staff: Staff,
  request: RequestRow,
  body: Body,
): Outcome<Decision<Answer>> {
  const step = proposedStep(request);
  const mayAnswer = isCouponStep(step)
    ? mayTakeCouponSteps(staff)
    : rolesOfAction[step.kind].includes(staff.role);
  if (!mayAnswer) return refused('forbidden');
  if (body.outcome === 'refuse') return done(ended(context, loaded, staff, request, body.reasonCode));
  if (body.outcome === 'done') return wrongAnswer;
  if (request.details['proposedBy'] === staff.staffId) return refused('second_person_required');
  return isCouponStep(step)
    ? confirmCoupon(context, loaded, staff, request, step)
    : confirmAction(context, loaded, staff, request, step, body.shownOwedCentavos);
}

function confirmCoupon(
  context: LoanActionContext,
  loaded: Loaded,
  staff: Staff,
  request: RequestRow,
  step: CouponStep,
): Outcome<Decision<Answer>> {
  const changed = couponAfter(context, loaded, step);
  if (!changed.ok) return changed;
  const about = { customerId: request.customerId, subjectId: changed.value.couponId };
  return done({
    changes: {
      coupons: [changed.value],
      messages: couponMessage(context, loaded.customer, changed.value, step),
      requests: [endedRequest(request, 'done', context.now())],
      audits: [stepAudit(context, staff, 'coupon-step-confirmed', about, step)],
    },
    answer: { status: 'done' },
  });
}

function confirmAction(
  context: LoanActionContext,
  loaded: Loaded,
  staff: Staff,
  request: RequestRow,
  action: LoanAction,
  shownOwedCentavos: number | undefined,
): Outcome<Decision<Answer>> {
  if (request.loanId === null || shownOwedCentavos === undefined) return wrongAnswer;
  const decided = decideAsShown(context, loaded, request.loanId, action, shownOwedCentavos);
  if (!decided.ok) return decided;
  const { changes } = decided.value;
  const { customerId, loanId } = request;
  return done({
    changes: {
      ...changes,
      requests: [...(changes.requests ?? []), endedRequest(request, 'done', context.now())],
      audits: [auditOf(context, staff, 'loan-action-confirmed', { customerId, loanId }, action)],
    },
    answer: { status: 'done' },
  });
}

function ended(
  context: LoanActionContext,
  { customer }: Loaded,
  { staffId }: Staff,
  request: RequestRow,
  reasonCode: string | null,
): Decision<Answer> {
  const status = reasonCode === null ? 'done' : 'refused';
  const { customerId, requestId, kind } = request;
  const audit: AuditEntry = {
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId,
    action: 'request-answered',
    customerId,
    subjectId: requestId,
    detail: { kind, status, ...(reasonCode === null ? {} : { reasonCode }) },
  };
  const isBorrowers = kind !== 'staff-action';
  return {
    changes: {
      requests: [endedRequest(request, status, context.now(), reasonCode)],
      audits: [audit],
      ...(isBorrowers ? { messages: answerMessage(context, customer, request, status) } : {}),
    },
    answer: { status },
  };
}
