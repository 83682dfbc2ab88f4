import type { CallOutput } from '@luwag/contract/endpoint';
import type { getPayoutPause as getEndpoint } from '@luwag/contract/endpoints/staff/get-payout-pause';
import type { liftPayoutPause as liftEndpoint } from '@luwag/contract/endpoints/staff/lift-payout-pause';
import { centavos } from '@luwag/loan-engine/money/money';
import type { PayoutPause } from '../../ports/payout-pauses.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';
import { payoutProviders, type ProvidersContext } from './payout-providers.ts';

type PauseContext = ProvidersContext &
  Pick<Context, 'payoutPauses' | 'payoutTimes' | 'staff' | 'randomness' | 'now'>;

/** Whether payouts are held after a restore, and what stands in the way of letting them go. */
export async function getPayoutPause(
  context: PauseContext,
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const pause = await context.payoutPauses.current();
  if (pause === null) return done({ pause: null });
  const { pauseId, restoredTo, pausedAt, listedAt, orphans, proposedBy, proposedByName } = pause;
  return done({
    pause: {
      pauseId,
      restoredTo: isoInstant(restoredTo),
      pausedAt: isoInstant(pausedAt),
      clearFrom: isoInstant(clearFrom(context, pause)),
      unclearCount: await countUnclear(context, pause),
      isListed: isListed(context),
      listedAt: isoInstantOrNull(listedAt),
      orphans: orphans.map(({ reference, amountCentavos, receivedAt }) => ({
        reference,
        amountCentavos: centavos(amountCentavos),
        receivedAt: isoInstant(receivedAt),
      })),
      proposedBy,
      proposedByName,
    },
  });
}

/**
 * Lets payouts go again: the first person proposes it, a second one confirms. Refused while the provider was not asked since
 * its answers count what became of each payout, or while its list was not compared since then.
 */
export async function liftPayoutPause(
  context: PauseContext,
  staff: Staff,
  pauseId: string,
): Promise<Outcome<CallOutput<typeof liftEndpoint>>> {
  const { payoutPauses, now } = context;
  const pause = await payoutPauses.current();
  if (pause?.pauseId !== pauseId || !(await isClear(context, pause))) return refused('request_not_possible');
  if (pause.proposedBy === null) {
    if (!(await payoutPauses.propose(pauseId, staff, now()))) return refused('request_not_possible');
    await note(context, staff, 'payout-pause-proposed', pause);
    return done({ state: 'proposed' });
  }
  if (!(await payoutPauses.lift(pauseId, staff.staffId, now()))) return refused('request_not_possible');
  await note(context, staff, 'payout-pause-lifted', pause);
  return done({ state: 'lifted' });
}

const isListed = (context: PauseContext): boolean =>
  payoutProviders(context).some(({ list }) => list !== undefined);

/**
 * A provider may show an order late, so that "no such order" says nothing for a while after it was sent. What was sent before a
 * restore our books may not have, so the while begins with the pause.
 */
const clearFrom = ({ payoutTimes }: PauseContext, { pausedAt }: PayoutPause): number =>
  pausedAt + payoutTimes.quietMs;

const countUnclear = (context: PauseContext, pause: PayoutPause): Promise<number> =>
  context.payoutPauses.countUnclear(pause.pausedAt, clearFrom(context, pause));

async function isClear(context: PauseContext, pause: PayoutPause): Promise<boolean> {
  if (isListed(context) && (pause.listedAt === null || pause.listedAt < clearFrom(context, pause)))
    return false;
  return (await countUnclear(context, pause)) === 0;
}

async function note(
  { staff: store, randomness, now }: PauseContext,
  { staffId }: Staff,
  action: AuditEntry['action'],
  { pauseId, restoredTo, orphans }: PayoutPause,
): Promise<void> {
  await store.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action,
    subjectId: pauseId,
    detail: { restoredTo: isoInstant(restoredTo), orphans: String(orphans.length) },
  });
}
