import type { CallOutput } from '@luwag/contract/endpoint';
import type { decideCase as endpoint } from '@luwag/contract/endpoints/staff/decide-case';
import type { LimitStep } from '@luwag/contract/endpoints/staff/limit-step';
import type { Changes } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { AuditEntry, AuditFigures } from '../../ports/staff-store.ts';
import {
  type DecideContext,
  decisionParts,
  judgeApplication,
  type Verdict,
} from '../application/decide-application.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { proposalOf, type Staff } from '../approval/approval.ts';
import { proposedStep } from './request-view.ts';

type Answer = CallOutput<typeof endpoint>;
type CaseKey = { customerId: string; applicationId: string };

/** A reviewer's decision, kept with its line of the log. A limit above the scorecard's proposal waits for a second person. */
export function decideCase(
  context: DecideContext,
  staff: Staff,
  { customerId, applicationId }: CaseKey,
  verdict: Verdict,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  const body = { staffId: staff.staffId, applicationId, verdict };
  return write(
    context,
    {
      caller: { kind: 'system', customerId },
      parts: decisionParts,
      intent: { idempotencyKey, endpoint: 'decideCase', body },
    },
    (loaded): Outcome<Decision<Answer>> => {
      const subject = { applicationId, decidedBy: staff.staffId };
      const judged = judgeApplication(context, loaded, subject, verdict);
      if (!judged.ok) return judged;
      const step = raisedLimit(loaded, applicationId, verdict);
      if (step !== null) return propose(context, loaded, staff, step);
      if (verdict.outcome === 'approve' && isReopenedBy(loaded, applicationId, staff))
        return refused('second_person_required');
      const { changes, answer } = judged.value;
      const detail = { outcome: verdict.outcome, ...detailOf(verdict) };
      const audit = auditOf(context, loaded, staff, applicationId, changes);
      return done({
        changes: {
          ...changes,
          requests: withdrawnProposals(context, loaded, applicationId),
          audits: [{ ...audit, action: 'application-decided', detail }],
        },
        answer,
      });
    },
  );
}

/** Whether this member of staff put the application back under review: what comes of it is for somebody else to see. */
function isReopenedBy(
  { applications }: Loaded<'applications'>,
  applicationId: string,
  { staffId }: Staff,
): boolean {
  return applications.some((row) => row.applicationId === applicationId && row.decidedBy === staffId);
}

/** Why, as the log keeps it. */
function detailOf(verdict: Verdict): Record<string, string> {
  if (verdict.outcome === 'decline') return { reasonCode: verdict.reasonCode };
  if (verdict.outcome === 'approve') return { limitCentavos: String(verdict.limitCentavos) };
  return { items: verdict.items.map(({ item, reasonCode }) => `${item} ${reasonCode}`).join(', ') };
}

/** The step that an approval becomes where its limit lies above the scorecard's, or above one that stood before; null where it does not. */
function raisedLimit(
  { applications }: Loaded<'applications'>,
  applicationId: string,
  verdict: Verdict,
): LimitStep | null {
  if (verdict.outcome !== 'approve') return null;
  const application = applications.find((row) => row.applicationId === applicationId);
  const { proposedLimitCentavos = 0, limitCentavos: stoodCentavos = 0 } = application ?? {};
  const { limitCentavos } = verdict;
  const isAboveBefore = stoodCentavos > 0 && limitCentavos > stoodCentavos;
  if (limitCentavos <= proposedLimitCentavos && !isAboveBefore) return null;
  return { kind: 'approve-limit', applicationId, limitCentavos, proposedLimitCentavos };
}

function propose(
  context: DecideContext,
  loaded: Loaded<'applications' | 'requests'>,
  staff: Staff,
  step: LimitStep,
): Outcome<Decision<Answer>> {
  const about = { customerId: loaded.customer.customerId, loanId: null };
  const proposal = proposalOf(context, loaded.requests, staff, about, step);
  if (!proposal.ok) return proposal;
  const audit = auditOf(context, loaded, staff, step.applicationId, {});
  const detail = limitDetail(step);
  const after = { ...audit.after, waitsAs: proposal.value.requestId };
  return done({
    changes: {
      requests: [proposal.value],
      audits: [{ ...audit, action: 'limit-proposed', detail, after }],
    },
    answer: { status: 'waits-for-second-person' },
  });
}

/** What a second person's confirmation changes: the application is approved with the limit that was proposed. */
export function confirmLimit(
  context: DecideContext,
  loaded: Loaded<'applications' | 'sections' | 'photos'>,
  staff: Staff,
  request: RequestRow,
  step: LimitStep,
): Outcome<Changes> {
  const { applicationId, limitCentavos } = step;
  const subject = { applicationId, decidedBy: String(request.details['proposedBy']) };
  const judged = judgeApplication(context, loaded, subject, { outcome: 'approve', limitCentavos });
  if (!judged.ok) return judged;
  const { changes } = judged.value;
  const audit = auditOf(context, loaded, staff, applicationId, changes);
  return done({ ...changes, audits: [{ ...audit, action: 'limit-confirmed', detail: limitDetail(step) }] });
}

function limitDetail({ limitCentavos, proposedLimitCentavos }: LimitStep): Record<string, string> {
  return {
    limitCentavos: String(limitCentavos),
    proposedLimitCentavos: String(proposedLimitCentavos),
  };
}

/** The limit that waits for a second person for an application, or none. */
export function waitingLimit(
  requests: readonly RequestRow[],
  applicationId: string,
): { request: RequestRow; step: LimitStep } | null {
  for (const request of requests) {
    if (request.kind !== 'staff-action' || request.status !== 'open') continue;
    const step = proposedStep(request);
    if (step.kind === 'approve-limit' && step.applicationId === applicationId) return { request, step };
  }
  return null;
}

/** A proposal for an application that is decided otherwise waits no longer. */
function withdrawnProposals(
  { now }: Pick<DecideContext, 'now'>,
  { requests }: Loaded<'requests'>,
  applicationId: string,
): RequestRow[] {
  const waiting = waitingLimit(requests, applicationId);
  if (waiting === null) return [];
  return [{ ...waiting.request, status: 'withdrawn', endedAt: now(), endedBy: 'staff' }];
}

function auditOf(
  { randomness, now }: Pick<DecideContext, 'randomness' | 'now'>,
  loaded: Loaded<'applications'>,
  { staffId }: Staff,
  applicationId: string,
  changes: Changes,
): Omit<AuditEntry, 'action' | 'detail'> {
  const { customer, applications } = loaded;
  const isIt = (row: { applicationId: string }): boolean => row.applicationId === applicationId;
  const before: AuditFigures = {
    status: applications.find(isIt)?.status ?? null,
    limitCentavos: customer.limitCentavos,
  };
  const after: AuditFigures = {
    status: changes.applications?.find(isIt)?.status ?? before['status'] ?? null,
    limitCentavos: changes.customer?.limitCentavos ?? customer.limitCentavos,
  };
  const about = { customerId: customer.customerId, subjectId: applicationId };
  return { auditId: randomness.orderedUuid(), at: now(), staffId, ...about, before, after };
}
