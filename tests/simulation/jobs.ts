import { letGoOfClosedDay } from '../../apps/api/use-cases/close-of-business/let-go-of-closed-day.ts';
import { checkUntilFinal, sendPayout } from '../../apps/api/use-cases/payout/send-payout.ts';
import { actOnProviderEvent } from '../../apps/api/use-cases/provider-event/act-on-provider-event.ts';
import { findRecordedInSuspense } from '../../apps/api/use-cases/provider-event/find-recorded-in-suspense.ts';
import { checkCoherence } from '../../apps/api/use-cases/reconciliation/check-coherence.ts';
import { reconcileDay } from '../../apps/api/use-cases/reconciliation/reconcile-day.ts';
import { reconcileRewards } from '../../apps/api/use-cases/rewards/reconcile-rewards.ts';
import { endRequests } from '../../apps/api/use-cases/request/end-requests.ts';
import { done, type Outcome } from '../../apps/api/use-cases/write.ts';
import type { SimulatedContext } from './simulated-context.ts';

export type JobAtWork = {
  jobId: number;
  kind: string;
  payload: Readonly<Record<string, string>>;
  readyAt: number;
  tries: number;
  /** A worker has it. */
  isTaken: boolean;
};

/** Does a job as the product's handlers do. What tells people something has no part in money. */
export async function workOf(
  context: SimulatedContext,
  { kind, payload }: JobAtWork,
): Promise<Outcome<unknown>> {
  const {
    customerId = '',
    loanId = '',
    payoutId = '',
    paymentId = '',
    provider = '',
    eventId = '',
    on = '',
  } = payload;
  switch (kind) {
    case 'send-payout':
      return sendPayout(context, { customerId, payoutId });
    case 'check-payout':
      return checkUntilFinal(context, { customerId, payoutId });
    case 'act-on-provider-event':
      return actOnProviderEvent(context, { provider, eventId });
    case 'find-recorded-in-suspense':
      return findRecordedInSuspense(context, { customerId, paymentId });
    case 'end-requests':
      return endRequests(context, { customerId, loanId });
    case 'reconcile-rewards':
      return reconcileRewards(context, { customerId });
    case 'reconcile':
      return reconcileDay(context, { provider, businessOn: on });
    case 'check-coherence':
      return checkCoherence(context, { businessOn: on });
    case 'tell-overdue':
      return letGoOfClosedDay(context, { customerId, loanId });
    case 'message':
    case 'send-reminder':
    case 'send-coupon-reminder':
      return done(null);
    default:
      throw new Error(`no history has jobs of the kind ${kind}`);
  }
}
