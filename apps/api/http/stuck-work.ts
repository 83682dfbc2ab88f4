import type { Context } from '../use-cases/context.ts';
import { listTextDays } from '../use-cases/messages/list-text-days.ts';
import { askAboutPayout, listWaitingPayouts } from '../use-cases/payout/waiting-payouts.ts';
import { answerTroubledJob, listTroubledJobs } from '../use-cases/staff/troubled-jobs.ts';
import { getPayoutPause, liftPayoutPause } from '../use-cases/payout/payout-pause.ts';
import { answerQuarantinedEvent, listQuarantinedEvents } from '../use-cases/provider-event/quarantine.ts';
import type { Handlers } from './handler.ts';

/** What does not get on by itself, and what staff do about it. */
export function stuckWorkHandlers(
  context: Context,
): Pick<
  Handlers,
  | 'listWaitingPayouts'
  | 'askAboutPayout'
  | 'getPayoutPause'
  | 'liftPayoutPause'
  | 'listTextDays'
  | 'listTroubledJobs'
  | 'answerTroubledJob'
  | 'listQuarantinedEvents'
  | 'answerQuarantinedEvent'
> {
  return {
    listWaitingPayouts: () => listWaitingPayouts(context),
    askAboutPayout: ({ params }, { staff }) => askAboutPayout(context, staff, params),
    getPayoutPause: () => getPayoutPause(context),
    liftPayoutPause: ({ body }, { staff }) => liftPayoutPause(context, staff, body.pauseId),
    listTextDays: () => listTextDays(context),
    listTroubledJobs: () => listTroubledJobs(context),
    listQuarantinedEvents: () => listQuarantinedEvents(context),
    answerQuarantinedEvent: ({ body }, { staff }) => answerQuarantinedEvent(context, staff, body),
    answerTroubledJob: async ({ params, body }, { staff }) => {
      const answered = await answerTroubledJob(context, staff, params.jobId, body.step);
      return answered.ok ? { ok: true, value: {} } : answered;
    },
  };
}
