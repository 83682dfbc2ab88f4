import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { answerRequest as endpoint } from '@luwag/contract/endpoints/staff/answer-request';
import { rolesOfAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { endedRequest } from './changes-of-action.ts';
import { actionParts, auditOf, decideAsShown, type LoanActionContext, type Staff } from './loan-action.ts';
import { proposedAction } from './request-view.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;

/** Ends a request: refuses it with a reason, marks it done, or confirms a colleague's step. */
export function answerRequest(
  context: LoanActionContext,
  staff: Staff,
  { customerId, requestId }: { customerId: string; requestId: string },
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller: { kind: 'house', customerId },
      parts: actionParts,
      intent: {
        idempotencyKey,
        endpoint: 'answerRequest',
        body: { staffId: staff.staffId, requestId, ...body },
      },
    },
    (loaded) => {
      const request = loaded.requests.find((row) => row.requestId === requestId);
      if (request === undefined) return refused('not_found');
      if (request.status !== 'open') return refused('request_already_answered');
      return request.kind === 'staff-action'
        ? answerStep(context, loaded, staff, request, body)
        : answerBorrower(context, staff, request, body);
    },
  );
}

const wrongAnswer = refused('loan_action_refused', { rule: 'ANSWER_DOES_NOT_FIT' });

function answerBorrower(
  context: LoanActionContext,
  staff: Staff,
  request: RequestRow,
  body: Body,
): Outcome<Decision<Answer>> {
  if (body.outcome === 'confirm') return wrongAnswer;
  // Money moves by the loan action that names the request, never by marking it done.
  if (body.outcome === 'done' && request.kind !== 'older-records') return wrongAnswer;
  return done(ended(context, staff, request, body.outcome === 'refuse' ? body.reasonCode : null));
}

function answerStep(
  context: LoanActionContext,
  loaded: Loaded,
  staff: Staff,
  request: RequestRow,
  body: Body,
): Outcome<Decision<Answer>> {
  const action = proposedAction(request);
  if (!rolesOfAction[action.kind].includes(staff.role)) return refused('forbidden');
  if (body.outcome === 'refuse') return done(ended(context, staff, request, body.reasonCode));
  if (body.outcome === 'done' || request.loanId === null) return wrongAnswer;
  if (request.details['proposedBy'] === staff.staffId) return refused('second_person_required');
  const decided = decideAsShown(context, loaded, request.loanId, action, body.shownOwedCentavos);
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
      jobs: isBorrowers ? [{ kind: 'send-sms', payload: { customerId, text: 'newsOnLoan' } }] : [],
    },
    answer: { status },
  };
}
