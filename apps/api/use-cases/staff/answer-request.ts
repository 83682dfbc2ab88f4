import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { answerRequest as endpoint } from '@luwag/contract/endpoints/staff/answer-request';
import { mayCheck, mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import type { StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import { noteRefundAsked } from '@luwag/loan-engine/life/refund-ask';
import type { Changes, CustomerRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { takeBackNumber } from '../waitlist-entry/leave-number.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import type { RewardPart } from '../figures/with-rewards.ts';
import { type DecideContext, decisionParts } from '../application/decide-application.ts';
import type { Staff } from '../approval/approval.ts';
import { unlockChanges } from './account-lock.ts';
import { endedRequest } from './ended-request.ts';
import { hasFinalAnswer } from '../payout/failed-payout.ts';
import { couponChanges, couponStepParts, isCouponStep } from './coupon-step.ts';
import { confirmLimit } from './decide-case.ts';
import { answerDeletion, erasureParts } from './erase-customer.ts';
import {
  actionParts,
  auditOf,
  type DecidedPart,
  decideAsShown,
  type LoanActionContext,
} from './loan-action.ts';
import { phoneChanges } from './phone-change.ts';
import { isProposedBy, proposedStep, revokedProposals } from './request-view.ts';
import { reversiblePayment } from './decide-loan-action.ts';
import { arrivedPayout } from './payout-of-loan.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;

/** What a colleague's step is confirmed on, of whichever kind it is. */
type StepPart = DecidedPart | RewardPart | 'applications' | 'photos' | 'sessions';
type AnswerContext = LoanActionContext & DecideContext & Pick<Context, 'partnerKeys'>;

/** Ends a request: refuses it with a reason, marks it done, or confirms a colleague's step. */
export function answerRequest(
  context: AnswerContext & Pick<Context, 'waitlistEntries'>,
  staff: Staff,
  { customerId, requestId }: { customerId: string; requestId: string },
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller: { kind: 'system', customerId },
      parts: [...actionParts, ...couponStepParts, ...erasureParts, ...decisionParts, 'sessions'],
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
      if (request.kind === 'deletion' && (body.outcome === 'done' || body.outcome === 'confirm')) {
        if (!mayAnswerDeletion(staff, body)) return refused('forbidden');
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
  context: Pick<Context, 'waitlistEntries' | 'personalData'>,
  { customerId, phoneSealed }: CustomerRow,
): Promise<void> {
  await takeBackNumber(
    context,
    context.personalData.open(sealPlaces.phone(customerId), phoneSealed).toString(),
  );
}

function mayAnswerDeletion({ role }: Staff, { outcome }: Body): boolean {
  return outcome === 'done' ? mayMake('erase-account', role) : mayCheck('erase-account', role);
}

const wrongAnswer = refused('loan_action_refused', { rule: 'ANSWER_DOES_NOT_FIT' });

function answerBorrower(
  context: LoanActionContext,
  loaded: Loaded<'loans'>,
  staff: Staff,
  request: RequestRow,
  body: Body,
): Outcome<Decision<Answer>> {
  const end = endOf(request, body);
  if (end === null) return wrongAnswer;
  const { changes, answer } = ended(context, loaded, staff, request, end);
  // Credit that stays with the lender pays what falls due again.
  const loans = loaded.loans
    .filter(({ loanId }) => request.kind === 'refund' && loanId === request.loanId)
    .map((loan) => noteRefundAsked(loan, null));
  return done({ changes: { ...changes, ...(loans.length === 0 ? {} : { loans }) }, answer });
}

/** Money moves by the loan action that names the request, never by marking it done. Null where the answer does not fit. */
function endOf({ kind, details }: RequestRow, body: Body): End | null {
  if (body.outcome === 'refuse') return refusedFor(body.reasonCode);
  if (body.outcome === 'done' && kind === 'older-records') return { status: 'done', message: 'done' };
  if (body.outcome === 'talked' && details['wish'] === 'talk')
    return { status: 'done', message: 'talked', note: body.note };
  return null;
}

async function answerStep(
  context: AnswerContext,
  loaded: Loaded<StepPart>,
  staff: Staff,
  request: RequestRow,
  body: Body,
): Promise<Outcome<Decision<Answer>>> {
  const step = proposedStep(request);
  const isOwn = isProposedBy(request, staff.staffId);
  // The maker may withdraw a step and can never confirm it.
  if (body.outcome === 'refuse' && isOwn)
    return done(ended(context, loaded, staff, request, refusedFor(body.reasonCode)));
  if (isOwn) return refused('second_person_required');
  if (!mayCheck(step.kind, staff.role)) return refused('forbidden');
  if (body.outcome === 'refuse')
    return done(ended(context, loaded, staff, request, refusedFor(body.reasonCode)));
  if (body.outcome !== 'confirm') return wrongAnswer;
  if ((await revokedProposals(context, [request]))(request))
    return refused('loan_action_refused', { rule: 'PARTNER_KEY_REVOKED' });
  if (isChangedSince(loaded, request, step)) {
    // What they looked at is over: nobody has to refuse it, and the next look is a step of its own.
    const { changes: closed } = ended(context, loaded, staff, request, refusedFor('CHANGED_SINCE'));
    return done({ changes: closed, answer: { status: 'refused', isChangedSince: true } });
  }
  const changes = await confirmedChanges(context, loaded, staff, request, body.shownOwedCentavos);
  if (!changes.ok) return changes;
  const requests = [...(changes.value.requests ?? []), endedRequest(request, 'done', context.now())];
  return done({ changes: { ...changes.value, requests }, answer: { status: 'done' } });
}

function confirmedChanges(
  context: AnswerContext,
  loaded: Loaded<StepPart>,
  staff: Staff,
  request: RequestRow,
  shownOwedCentavos: number | undefined,
): Outcome<Changes> | Promise<Outcome<Changes>> {
  const step = proposedStep(request);
  if (isCouponStep(step)) return couponChanges(context, loaded, staff, step, 'coupon-step-confirmed');
  if (step.kind === 'unlock-account') return unlockChanges(context, loaded, staff, request, step);
  if (step.kind === 'change-phone') return phoneChanges(context, loaded, staff, request, step);
  if (step.kind === 'approve-limit') return confirmLimit(context, loaded, staff, request, step);
  if (request.loanId === null || shownOwedCentavos === undefined) return wrongAnswer;
  return confirmAction(context, loaded, staff, { loanId: request.loanId, action: step, shownOwedCentavos });
}

const isOfLoan = (step: StaffStep): step is LoanAction =>
  !isCouponStep(step) && !['approve-limit', 'unlock-account', 'change-phone'].includes(step.kind);

/** Whether the payout or the payment that a step is about is another one than its proposer looked at. */
function isChangedSince(
  loaded: Loaded<'loans' | 'payouts' | 'payments'>,
  request: RequestRow,
  step: StaffStep,
): boolean {
  if (!isOfLoan(step)) return false;
  return isPayoutLater(loaded, request, step) || isToldSince(loaded, request, step);
}

/** Whether a provider told of money, or took it back, only after staff had proposed to do so: their evidence was of something else. */
function isToldSince(
  { payments }: Loaded<'payments'>,
  { loanId, details }: RequestRow,
  step: LoanAction,
): boolean {
  if (step.kind !== 'reverse-payment' || loanId === null) return false;
  const payment = reversiblePayment(payments, loanId, step.paymentReference);
  return payment === undefined || (payment.providerPaymentId ?? '') !== (details['moneyName'] ?? '');
}

/** Whether the payout that a step is about was sent, came back or was paid late only after the step was proposed: nobody looked at that. */
function isPayoutLater(
  { payouts, loans }: Loaded<'payouts' | 'loans'>,
  { loanId, createdAt, details }: RequestRow,
  step: LoanAction,
): boolean {
  const ofLoan = payouts.filter((row) => row.loanId === loanId);
  if (step.kind === 'fail-payout')
    return ofLoan.some(
      (row) =>
        row.payoutId === step.payoutId && (hasFinalAnswer(row.status) || (row.attemptedAt ?? 0) >= createdAt),
    );
  if (step.kind === 'return-disbursement')
    return arrivedPayout(payouts, loanId ?? '', step.payoutId) === undefined;
  if (step.kind !== 'settle-late-payout') return false;
  return loans.some(
    (loan) => loan.loanId === loanId && String(payoutInQuestion(loan)) !== details['inQuestion'],
  );
}

async function confirmAction(
  context: LoanActionContext,
  loaded: Loaded<DecidedPart>,
  staff: Staff,
  asked: { loanId: string; action: LoanAction; shownOwedCentavos: number },
): Promise<Outcome<Changes>> {
  const { loanId, action, shownOwedCentavos } = asked;
  const decided = await decideAsShown(context, loaded, loanId, action, shownOwedCentavos);
  if (!decided.ok) return decided;
  const audits = [auditOf(context, staff, 'loan-action-confirmed', action, decided.value)];
  return done({ ...decided.value.changes, audits });
}

/** How a request ends, and as what the borrower is told of it. */
type End = {
  status: 'done' | 'refused';
  message: 'done' | 'refused' | 'talked';
  reasonCode?: string;
  note?: string;
};

const refusedFor = (reasonCode: string): End => ({ status: 'refused', message: 'refused', reasonCode });

function ended(
  context: LoanActionContext,
  { customer }: Loaded,
  { staffId }: Staff,
  request: RequestRow,
  { status, message, ...said }: End,
): Decision<Answer> {
  const { customerId, requestId, kind } = request;
  const audit: AuditEntry = {
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId,
    action: 'request-answered',
    customerId,
    subjectId: requestId,
    detail: { kind, status, ...said },
    before: { requestStatus: request.status },
    after: { requestStatus: status },
  };
  const isBorrowers = kind !== 'staff-action';
  const { reasonCode = null, note } = said;
  const row = endedRequest(request, status, context.now(), reasonCode);
  return {
    changes: {
      requests: [note === undefined ? row : { ...row, details: { ...row.details, note } }],
      audits: [audit],
      ...(isBorrowers ? { messages: answerMessage(context, customer, request, message) } : {}),
    },
    answer: { status },
  };
}
