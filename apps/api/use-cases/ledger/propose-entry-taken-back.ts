import { takenBackKinds } from '@luwag/contract/endpoints/staff/lender-step';
import type { EntryTakenBack, LenderStepDetails } from '../../ports/lender-steps.ts';
import type { Staff } from '../approval/approval.ts';
import { type Outcome, refused } from '../write.ts';
import { type LenderStepContext, proposeLenderStep } from './lender-steps.ts';

type Reversible = Extract<LenderStepDetails, { kind: EntryTakenBack['entryKind'] }>;

/**
 * Leaves for a second person that an entry of the lender is taken back by one of the same lines the other way round. Only what two
 * people booked from the lender's own evidence is taken back so. Money in suspense has its own ways: what was assigned goes back by
 * the reversal of that payment, what was returned is received again as a new payment. What a provider reported, a settlement file,
 * its fees and its chargebacks, follows the provider's later files. An entry that takes another one back stays: the first is booked
 * again under its number. No balance is looked at: with the wrong entry in it, it says nothing. Errors: no such entry, an entry of
 * another kind, or it waits or stands already.
 */
export async function proposeEntryTakenBack(
  context: LenderStepContext,
  staff: Staff,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<Outcome<{ stepId: string }>> {
  const found = await context.lenderSteps.findEntry(entryId);
  if (found === null) return refused('not_found');
  const { step } = found;
  if (step === null || !isReversible(step.details))
    return refused('lender_step_refused', { rule: 'ENTRY_HAS_OWN_WAY_BACK' });
  if (step.takenBackByEntryId !== null)
    return refused('lender_step_refused', { rule: 'ENTRY_ALREADY_TAKEN_BACK' });
  const { kind: entryKind, amountCentavos, paidOn, reference } = step.details;
  const fileId = 'fileId' in step.details ? step.details.fileId : null;
  const kind = 'entry-taken-back';
  return proposeLenderStep(context, staff, {
    subject: `${kind}:${entryId}`,
    details: { kind, entryId, entryKind, amountCentavos, paidOn, reference, fileId },
    reason,
  });
}

function isReversible(details: LenderStepDetails): details is Reversible {
  return takenBackKinds.some((kind) => kind === details.kind);
}
