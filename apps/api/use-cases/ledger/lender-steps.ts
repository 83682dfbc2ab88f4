import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import { normalisedChannelNumber } from '@luwag/contract/channel-number';
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

/** Manual journal entries that wait, and the last ones that were answered; with `before`, older ones. */
export async function listLenderSteps(
  { lenderSteps, now }: LenderStepContext,
  staffId: string,
  { before }: ParsedInput<typeof listEndpoint>['query'] = {},
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const { waiting, answered } = await lenderSteps.list(mostAnswered, before);
  const view = (row: LenderStepRow): LenderStep => viewStep(row, staffId);
  return done({
    today: manilaDateOf(now()),
    waiting: waiting.map(view),
    answered: answered.map(view),
    older: answered.length < mostAnswered ? null : (answered.at(-1)?.stepId ?? null),
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

/**
 * Leaves a step for a second person. Errors: one on the same subject waits already, or its subject is booked. What was taken back
 * may be booked once more, under the same number.
 */
export async function proposeLenderStep(
  context: LenderStepContext,
  staff: Staff,
  proposed: Proposed,
): Promise<Outcome<{ stepId: string }>> {
  const step = {
    ...proposed,
    subject: await standingSubject(context, proposed.subject),
    stepId: context.randomness.orderedUuid(),
    proposedBy: staff.staffId,
    proposedByName: staff.name,
    proposedAt: context.now(),
  };
  const kept = await context.lenderSteps.propose(
    step,
    stepAuditOf(context, staff, 'lender-step-proposed', step),
  );
  if (kept === 'waiting') return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_WAITING' });
  if (kept === 'booked') return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_BOOKED' });
  return done({ stepId: step.stepId });
}

/** The subject itself, or where what it booked was taken back, the subject with a count of how often. */
async function standingSubject({ lenderSteps }: LenderStepContext, subject: string): Promise<string> {
  let standing = subject;
  for (let times = 1; await lenderSteps.isTakenBack(standing); times += 1) standing = `${subject}#${times}`;
  return standing;
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

/** A step as a member of staff sees it. */
export function viewStep(row: LenderStepRow, staffId: string): LenderStep {
  const { stepId, details, reason, proposedBy, proposedByName, proposedAt } = row;
  const { status, answeredByName, answeredAt, entryId, takenBackByEntryId } = row;
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
    entryId,
    takenBackByEntryId,
  };
}

/** The line of the log about a step, with every figure of it. */
export function stepAuditOf(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
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
