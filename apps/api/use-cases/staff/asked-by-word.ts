import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { askCancellation as cancellationEndpoint } from '@luwag/contract/endpoints/staff/ask-cancellation';
import type { askCustomerDeletion as deletionEndpoint } from '@luwag/contract/endpoints/staff/ask-customer-deletion';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { deletionBlockedBy, deletionParts, openedDeletion } from '../request/deletion.ts';
import { opened } from '../request/send-request.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { cancellationWindow } from './decide-loan-action.ts';
import type { LoanKey } from './loan-action.ts';

/* What a borrower asks by phone or email: staff open the request that the borrower opens in the app. */

type AskContext = Pick<Context, 'store' | 'randomness' | 'now'>;
type Cancellation = CallOutput<typeof cancellationEndpoint>;
type Deletion = CallOutput<typeof deletionEndpoint>;

/** Notes a wish to cancel a loan; it counts from when the borrower asked, if that was in time. */
export function askCancellation(
  context: AskContext,
  staff: Staff,
  { customerId, loanId }: LoanKey,
  { askedAt, proof, reason }: ParsedInput<typeof cancellationEndpoint>['body'],
): Promise<Outcome<Cancellation>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['loans', 'payouts', 'requests'] },
    (loaded): Outcome<Decision<Cancellation>> => {
      const at = askedAt === undefined ? context.now() : Date.parse(askedAt);
      const acceptedAt = loaded.loans.find((row) => row.loanId === loanId)?.acceptedAt ?? at;
      if (loaded.customer.erasedAt !== null || at < acceptedAt || at > context.now())
        return refused('request_not_possible');
      const asked = opened(context, loaded, { kind: 'cancellation', loanId }, at);
      if (!asked.ok)
        return asked.code === 'request_not_possible' ? notCancellable(loaded, loanId, at) : asked;
      const detail = { kind: 'cancellation', proof, reason, askedAt: asked.value.answer.createdAt };
      return noted(context, staff, customerId, detail, asked.value);
    },
  );
}

function notCancellable(
  { payouts }: Loaded<'payouts'>,
  loanId: string,
  askedAt: number,
): Outcome<Decision<Cancellation>> {
  const throughMs = cancellationWindow(payouts, loanId)?.throughMs ?? askedAt;
  const rule = askedAt > throughMs ? 'CANCELLATION_WINDOW_OVER' : 'LOAN_NOT_CANCELLABLE';
  return refused('loan_action_refused', { rule });
}

/** Notes a wish to be erased, subject to what stands against one in the app; two members of staff carry it out. */
export function askCustomerDeletion(
  context: AskContext,
  staff: Staff,
  customerId: string,
  { proof, reason }: ParsedInput<typeof deletionEndpoint>['body'],
): Promise<Outcome<Deletion>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: deletionParts },
    (loaded): Outcome<Decision<Deletion>> => {
      if (loaded.customer.erasedAt !== null) return refused('request_not_possible');
      if (deletionBlockedBy(loaded, context.now()) !== null)
        return refused('loan_action_refused', { rule: 'DELETION_BLOCKED' });
      const asked = openedDeletion(context, loaded);
      return asked.ok
        ? noted(context, staff, customerId, { kind: 'deletion', proof, reason }, asked.value)
        : asked;
    },
  );
}

/** What was asked by word, with who noted it and how they made sure. Noted twice, it is one request and one line of the log. */
function noted<Answer>(
  { randomness, now }: AskContext,
  { staffId }: Staff,
  customerId: string,
  detail: NonNullable<AuditEntry['detail']>,
  { changes, answer }: Decision<Answer>,
): Outcome<Decision<Answer>> {
  const [request] = changes.requests ?? [];
  if (request === undefined) return done({ changes, answer });
  const about = { customerId, subjectId: request.requestId };
  const audit: AuditEntry = {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'request-noted',
    ...about,
    detail,
    before: { requestStatus: null },
    after: { requestStatus: request.status },
  };
  return done({ changes: { ...changes, audits: [audit] }, answer });
}
