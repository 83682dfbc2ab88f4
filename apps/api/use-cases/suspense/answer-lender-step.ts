import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { assertThat } from '@luwag/loan-engine/assertion';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import { negateCentavos } from '@luwag/loan-engine/money/money';
import type {
  EntryTakenBack,
  LenderStepAnswer,
  LenderStepRow,
  SuspenseReturn,
} from '../../ports/lender-steps.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isRecordedByHand } from '../provider-event/recorded-by-hand.ts';
import { compareFileWithBank } from '../reconciliation/compare-with-bank.ts';
import { type AssignContext, assignSuspense } from './assign-suspense.ts';
import { done, type Outcome, refused } from '../write.ts';
import { lenderEntryOf, type LenderStepContext, stepAuditOf } from '../ledger/lender-steps.ts';

type AnswerContext = LenderStepContext &
  AssignContext &
  Pick<Context, 'reconciliation' | 'settlementFiles' | 'directory'>;
type Booking = Pick<LenderStepAnswer, 'entry' | 'drawnFrom' | 'suspense' | 'settlement'>;

/** Books a colleague's step, or declines it; its proposer may only take it back. */
export async function answerLenderStep(
  context: AnswerContext,
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
  if (outcome === 'confirm' && (await isRecordedSince(context, step.details)))
    return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_BOOKED' });
  const status = outcome === 'confirm' ? 'confirmed' : 'declined';
  const answer: LenderStepAnswer = {
    stepId,
    status,
    answeredBy: staff.staffId,
    answeredByName: staff.name,
    answeredAt: context.now(),
  };
  const audit = stepAuditOf(context, staff, `lender-step-${status}`, step);
  const { details } = step;
  if (outcome === 'confirm' && details.kind === 'suspense-assigned') {
    const assigned = await assignSuspense(context, details, { answer, audit });
    return assigned.ok ? done({ status }) : assigned;
  }
  const booking = outcome === 'confirm' ? await bookingOf(context, step) : {};
  const kept = await context.lenderSteps.answer({ answer: { ...answer, ...booking }, audit });
  if (kept === 'moved') return refused('request_already_answered');
  if (kept === 'booked') return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_BOOKED' });
  if (kept === 'uncovered') return refused('lender_step_refused', { rule: 'OWN_CHANNELS_HOLD_LESS' });
  if (kept === 'ended') return refused('lender_step_refused', { rule: 'SUSPENSE_ENDED' });
  // Where this is lost, the nightly comparison does it.
  const fileId = 'fileId' in details ? details.fileId : null;
  if (outcome === 'confirm' && fileId !== null) await compareFileWithBank(context, fileId);
  return done({ status });
}

/** Whether staff have booked by hand what a step would book in suspense again. */
async function isRecordedSince(context: AnswerContext, details: LenderStepRow['details']): Promise<boolean> {
  if (details.kind !== 'suspense-received-again') return false;
  const item = await context.suspense.findById(details.suspenseId);
  return item !== null && isRecordedByHand(context, item);
}

/** What a confirmed step books, on the day of its confirmation. */
async function bookingOf(
  context: AnswerContext,
  { stepId, subject, details }: LenderStepRow,
): Promise<Booking> {
  switch (details.kind) {
    case 'capital-paid-in':
    case 'conversion-cleared':
    case 'provider-topped-up': {
      const { kind, amountCentavos, reference } = details;
      return { entry: lenderEntryOf(context, { kind, amountCentavos }, { bookedFor: subject, reference }) };
    }
    case 'own-channels-deposited': {
      const { kind, amountCentavos, reference } = details;
      return {
        entry: lenderEntryOf(context, { kind, amountCentavos }, { bookedFor: subject, reference }),
        drawnFrom: accounts.collectionsClearing,
      };
    }
    case 'settlement-received': {
      const { kind, amountCentavos, reference, fileId } = details;
      return {
        entry: lenderEntryOf(context, { kind, amountCentavos }, { bookedFor: subject, reference }),
        settlement: { fileId, amountCentavos },
      };
    }
    case 'suspense-returned':
      return returnOf(context, details);
    case 'entry-taken-back':
      return takenBackOf(context, subject, details);
    case 'suspense-received-again': {
      const { amountCentavos, reference, suspenseId } = details;
      const about = { bookedFor: `suspense-received:${stepId}`, reference };
      return {
        entry: lenderEntryOf(context, { kind: 'suspense-received', amountCentavos }, about),
        suspense: { suspenseId, state: 'open' },
      };
    }
    case 'suspense-assigned':
      // It is booked with the customer it belongs to.
      return {};
    default:
      return details satisfies never;
  }
}

/** One transfer is the evidence of one return. */
function returnOf(context: AnswerContext, details: SuspenseReturn): Booking {
  const { kind, amountCentavos, from, paidOn, reference, suspenseId } = details;
  const bookedFor = `${kind}:${from}:${normalisedChannelNumber(reference)}`;
  return {
    entry: lenderEntryOf(context, { kind, amountCentavos, from }, { bookedFor, reference }),
    suspense: { suspenseId, state: 'returned', closing: { from, paidOn, reference } },
  };
}

/** The same lines the other way round, and what of a settlement file did not arrive after all. */
async function takenBackOf(
  context: AnswerContext,
  bookedFor: string,
  { kind, entryId, amountCentavos, reference, fileId }: EntryTakenBack,
): Promise<Booking> {
  const wrong = await context.lenderSteps.findEntry(entryId);
  assertThat(wrong !== null, 'an entry that is to be taken back stands');
  const { postings } = wrong;
  const settlement = fileId === null ? null : { fileId, amountCentavos: negateCentavos(amountCentavos) };
  return {
    entry: lenderEntryOf(context, { kind, postings }, { bookedFor, reference }),
    ...(settlement === null ? {} : { settlement }),
  };
}
