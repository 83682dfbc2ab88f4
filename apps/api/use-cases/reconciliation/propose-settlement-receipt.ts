import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { SettlementReceipt } from '../../ports/lender-steps.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { type LenderStepContext, proposeLenderStep } from '../ledger/lender-steps.ts';
import { type Outcome, refused } from '../write.ts';
import { expectedAtBank } from './compare-with-bank.ts';

type Receipt = Pick<SettlementReceipt, 'amountCentavos' | 'paidOn' | 'reference'> & { reason: string };

/**
 * Leaves for a second person what the bank received of a settlement file. Another amount than the file says may be told: the
 * difference becomes a break. Errors: the file is not booked, the day has not come, or the bank's number waits or stands already.
 */
export async function proposeSettlementReceipt(
  context: LenderStepContext & Pick<Context, 'settlementFiles'>,
  staff: Staff,
  fileId: string,
  { amountCentavos, paidOn, reference, reason }: Receipt,
): Promise<Outcome<{ stepId: string }>> {
  const file = await context.settlementFiles.find(fileId);
  if (file === null) return refused('not_found');
  if (file.state !== 'booked') return refused('lender_step_refused', { rule: 'SETTLEMENT_NOT_BOOKED' });
  if (paidOn > manilaDateOf(context.now()))
    return refused('lender_step_refused', { rule: 'DAY_NOT_REACHED' });
  const kind = 'settlement-received';
  const { provider, name: fileName } = file;
  const expectedCentavos = expectedAtBank(file);
  return proposeLenderStep(context, staff, {
    subject: `${kind}:${normalisedChannelNumber(reference)}`,
    details: { kind, fileId, fileName, provider, amountCentavos, expectedCentavos, paidOn, reference },
    reason,
  });
}
