import { adEventKinds } from '../ports/ad-attribution.ts';
import type { JobKind } from '../ports/job.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { tellAdvertiser } from '../use-cases/advertising/tell-advertiser.ts';
import { scoreSubmittedApplication } from '../use-cases/application/decide-application.ts';
import { letGoOfClosedDay } from '../use-cases/close-of-business/let-go-of-closed-day.ts';
import { sendReminder } from '../use-cases/close-of-business/send-reminder.ts';
import type { Context } from '../use-cases/context.ts';
import { checkUntilFinal, sendPayout } from '../use-cases/payout/send-payout.ts';
import { actOnProviderEvent } from '../use-cases/provider-event/act-on-provider-event.ts';
import { findRecordedInSuspense } from '../use-cases/provider-event/find-recorded-in-suspense.ts';
import { checkCoherence } from '../use-cases/reconciliation/check-coherence.ts';
import { reconcileDay } from '../use-cases/reconciliation/reconcile-day.ts';
import { reconcileRewards } from '../use-cases/rewards/reconcile-rewards.ts';
import { sendEvents } from '../use-cases/receiver/send-events.ts';
import { endRequests } from '../use-cases/request/end-requests.ts';
import { tellOverdue } from '../use-cases/receiver/tell-overdue.ts';
import { checkSelfie } from '../use-cases/profile/check-selfie.ts';
import { remindOfCoupon } from '../use-cases/close-of-business/remind-of-coupon.ts';
import { tellOfMessage } from '../use-cases/messages/tell-of-message.ts';
import { pushMessage } from '../use-cases/messages/push-message.ts';
import { readForDecision } from '../use-cases/profile/read-identity.ts';
import { erasePhotos } from '../use-cases/profile/erase-photos.ts';
import { notifyWaitlistEntry } from '../use-cases/waitlist-entry/notify-waitlist.ts';
import { refused } from '../use-cases/write.ts';
import type { JobHandler } from './job-runner.ts';

/** Jobs that wait for machines of others: workers of their own do them, so that no other job waits behind them. */
export type SlowJobKind = 'send-events';

export function slowJobHandlers(context: Context): Record<SlowJobKind, JobHandler> {
  return { 'send-events': ({ receiverId = '' }) => sendEvents(context, { receiverId }) };
}

/** The handler of each kind of job. `onHandedOver` is told why a job that could not go on left its case to a person. */
export function jobHandlers(
  context: Context,
  onHandedOver: (error: unknown) => void,
): Record<Exclude<JobKind, SlowJobKind>, JobHandler> {
  return {
    'decide-application': async ({ customerId = '', applicationId = '' }) => {
      const caller = { kind: 'system', customerId } as const;
      // A selfie that came without the screen that asks for the check, or before another photo of the ID.
      const looked = checkSelfie(context, caller).then(() => readForDecision(context, caller));
      await looked.catch((error: unknown) => {
        if (error instanceof Unavailable) throw error;
        // A photo that cannot be opened never will be: a person looks at it.
        onHandedOver(error);
      });
      return scoreSubmittedApplication(context, { customerId, applicationId }, onHandedOver);
    },
    'send-payout': ({ customerId = '', payoutId = '' }) => sendPayout(context, { customerId, payoutId }),
    'check-payout': ({ customerId = '', payoutId = '' }) =>
      checkUntilFinal(context, { customerId, payoutId }),
    'send-reminder': ({ customerId = '', loanId = '', on = '' }) =>
      sendReminder(context, { customerId, loanId, on }),
    'reconcile-rewards': ({ customerId = '' }) => reconcileRewards(context, { customerId }),
    'send-coupon-reminder': ({ customerId = '', couponId = '', on = '' }) =>
      remindOfCoupon(context, { customerId, couponId, on }),
    'tell-message': ({ customerId = '', messageId = '', unclearTries = '0', phoneChangeId = '' }) =>
      tellOfMessage(context, { customerId, messageId, unclearTries, phoneChangeId }),
    'push-message': ({ customerId = '', messageId = '', sessionId = '' }) =>
      pushMessage(context, { customerId, messageId, sessionId }),
    'tell-advertiser': async ({ customerId = '', kind }) => {
      const told = adEventKinds.find((one) => one === kind);
      return told === undefined ? refused('not_found') : tellAdvertiser(context, { customerId, kind: told });
    },
    'erase-photos': ({ customerId = '' }) => erasePhotos(context, { customerId }),
    'act-on-provider-event': ({ provider = '', eventId = '' }) =>
      actOnProviderEvent(context, { provider, eventId }),
    'find-recorded-in-suspense': ({ customerId = '', paymentId = '' }) =>
      findRecordedInSuspense(context, { customerId, paymentId }),
    reconcile: ({ provider = '', on = '' }) => reconcileDay(context, { provider, businessOn: on }),
    'check-coherence': ({ on = '' }) => checkCoherence(context, { businessOn: on }),
    'tell-overdue': async ({ customerId = '', loanId = '' }) => {
      const letGo = await letGoOfClosedDay(context, { customerId, loanId });
      return letGo.ok ? tellOverdue(context, { customerId, loanId }) : letGo;
    },
    'end-requests': ({ customerId = '', loanId = '' }) => endRequests(context, { customerId, loanId }),
    'notify-waitlist-entry': ({ numberId = '' }) => notifyWaitlistEntry(context, numberId),
  };
}
