import type { CallOutput } from '@luwag/contract/endpoint';
import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import type { LenderStep } from '@luwag/contract/endpoints/staff/lender-step';
import type { listLenderSteps as listEndpoint } from '@luwag/contract/endpoints/staff/list-lender-steps';
import { type LenderEvent, postLenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { BankTransfer, LenderStepRow } from '../../ports/lender-steps.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { LenderEntryRow } from '../../ports/suspense.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

export type LenderStepContext = Pick<Context, 'lenderSteps' | 'randomness' | 'now'>;
type Proposed = Pick<LenderStepRow, 'subject' | 'details' | 'reason'>;

const mostAnswered = 50;

/** Manual journal entries that wait, and the last ones that were answered. */
export async function listLenderSteps(
  { lenderSteps, now }: LenderStepContext,
  staffId: string,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const { waiting, answered } = await lenderSteps.list(mostAnswered);
  const view = (row: LenderStepRow): LenderStep => viewStep(row, staffId);
  return done({
    today: manilaDateOf(now()),
    waiting: waiting.map(view),
    answered: answered.map(view),
  });
}

/** Leaves a transfer of the lender's bank for a second person. */
export async function proposeBankTransfer(
  context: LenderStepContext,
  staff: Staff,
  { transfer, reason }: { transfer: BankTransfer; reason: string },
): Promise<Outcome<{ stepId: string }>> {
  if (transfer.paidOn > manilaDateOf(context.now()))
    return refused('lender_step_refused', { rule: 'DAY_NOT_REACHED' });
  const subject = `${transfer.kind}:${normalisedChannelNumber(transfer.reference)}`;
  return proposeLenderStep(context, staff, { subject, details: transfer, reason });
}

/** Leaves a step for a second person. Errors: one on the same subject waits already, or its subject is booked. */
export async function proposeLenderStep(
  context: LenderStepContext,
  staff: Staff,
  proposed: Proposed,
): Promise<Outcome<{ stepId: string }>> {
  const step = {
    ...proposed,
    stepId: context.randomness.orderedUuid(),
    proposedBy: staff.staffId,
    proposedByName: staff.name,
    proposedAt: context.now(),
  };
  const kept = await context.lenderSteps.propose(step, auditOf(context, staff, 'lender-step-proposed', step));
  if (kept === 'waiting') return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_WAITING' });
  if (kept === 'booked') return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_BOOKED' });
  return done({ stepId: step.stepId });
}

/** Books a colleague's step, or declines it; its proposer may only take it back. */
export async function answerLenderStep(
  context: LenderStepContext,
  staff: Staff,
  stepId: string,
  outcome: 'confirm' | 'decline',
): Promise<Outcome<{ status: 'confirmed' | 'declined' }>> {
  const step = await context.lenderSteps.find(stepId);
  if (step === null) return refused('not_found');
  if (step.status !== 'open') return refused('request_already_answered');
  const isOwn = step.proposedBy === staff.staffId;
  if (!isOwn && !mayCheck(step.details.kind, staff.role)) return refused('forbidden');
  if (isOwn && outcome === 'confirm') return refused('second_person_required');
  const status = outcome === 'confirm' ? 'confirmed' : 'declined';
  const answer = {
    stepId,
    status,
    answeredBy: staff.staffId,
    answeredByName: staff.name,
    answeredAt: context.now(),
  } as const;
  const booked = outcome === 'confirm' ? { entry: entryOf(context, step) } : {};
  const audit = auditOf(context, staff, `lender-step-${status}`, step);
  const kept = await context.lenderSteps.answer({ ...answer, ...booked }, audit);
  if (kept === 'moved') return refused('request_already_answered');
  if (kept === 'booked') return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_BOOKED' });
  return done({ status });
}

/** What a confirmed step books, on the day of its confirmation. */
function entryOf(context: LenderStepContext, { subject, details }: LenderStepRow): LenderEntryRow {
  const { kind, amountCentavos, reference } = details;
  return lenderEntryOf(context, { kind, amountCentavos }, { bookedFor: subject, reference });
}

/** An entry of the lender's books, booked today. */
export function lenderEntryOf(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  event: LenderEvent,
  about: { bookedFor: string; reference: string },
): LenderEntryRow {
  const entry = postLenderEvent(event, { businessOn: manilaDateOf(now()), ...about });
  return { ...entry, entryId: randomness.orderedUuid(), recordedAt: now() };
}

function viewStep(row: LenderStepRow, staffId: string): LenderStep {
  const { stepId, details, reason, proposedBy, proposedByName, proposedAt } = row;
  const { status, answeredByName, answeredAt } = row;
  return {
    stepId,
    details,
    reason,
    proposedBy: proposedByName,
    proposedAt: isoInstant(proposedAt),
    isOwn: proposedBy === staffId,
    status,
    answeredBy: answeredByName,
    answeredAt: answeredAt === null ? null : isoInstant(answeredAt),
  };
}

function auditOf(
  { randomness, now }: LenderStepContext,
  { staffId }: Staff,
  action: Extract<AuditEntry['action'], `lender-step-${string}`>,
  { stepId, subject, details, reason }: Pick<LenderStepRow, 'stepId'> & Proposed,
): AuditEntry {
  const figures = Object.entries({ ...details, subject, reason }).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action,
    subjectId: stepId,
    detail: Object.fromEntries(figures),
  };
}
