import type { BackgroundRuns } from '../ports/background-runs.ts';
import { type CloseContext, closeBusinessDay } from '../use-cases/close-of-business/close-business-day.ts';
import type { Context } from '../use-cases/context.ts';
import { askAboutPayments } from '../use-cases/provider-event/ask-about-payments.ts';
import { askAboutTexts } from '../use-cases/messages/ask-about-texts.ts';
import { askAboutPayouts } from '../use-cases/payout/ask-about-payouts.ts';
import { askForCoherence } from '../use-cases/reconciliation/check-coherence.ts';
import { askEachNight } from '../use-cases/reconciliation/ask-for-comparison.ts';
import { reconcileRestored } from '../use-cases/payout/reconcile-restored.ts';
import { askForBalance } from '../use-cases/payout/watch-balance.ts';
import { foldClosedQuarters } from '../use-cases/close-of-business/fold-closed-quarters.ts';
import { removeOldRows } from '../use-cases/retention/remove-old-rows.ts';
import { moveScheduledLoans, type ScheduleContext } from '../use-cases/rewards/move-scheduled-loans.ts';
import { reconcileWaitlist } from '../use-cases/waitlist-entry/notify-waitlist.ts';

const mostPayouts = 500;
const mostPayments = 200;
/** Fewer than providers answer in a minute, since codes are sent by the same account. */
const mostTexts = 40;

type MinuteContext = CloseContext &
  ScheduleContext &
  Pick<
    Context,
    | 'reconciliation'
    | 'providerLists'
    | 'coherence'
    | 'payouts'
    | 'secondPayouts'
    | 'collections'
    | 'providerEvents'
    | 'personalData'
    | 'payoutPauses'
    | 'payoutBalance'
    | 'payoutTimes'
    | 'maintenance'
    | 'photoParts'
    | 'waitlistEntries'
    | 'retention'
    | 'eventReceivers'
  >;

/**
 * Does the work of every minute: the close of business, scheduled loans, answers to payouts, payments and text messages still open, numbers left to
 * be told, the nightly comparison with providers, events to send again, rows past their life, charges of closed quarters, and the end of upload links. The
 * sandbox also runs it each time its clock moves.
 */
export async function runEveryMinute(context: MinuteContext): Promise<void> {
  await closeBusinessDay(context);
  await moveScheduledLoans(context);
  await reconcileRestored(context);
  await askForBalance(context);
  await askAboutPayouts(context, { most: mostPayouts });
  await askAboutPayments(context, { most: mostPayments });
  await askAboutTexts(context, { most: mostTexts });
  await reconcileWaitlist(context);
  await askEachNight(context);
  await askForCoherence(context);
  await context.eventReceivers.queue(context.now());
  await removeOldRows(context);
  await foldClosedQuarters(context);
  // Last, since a store of photos that is away for a while must not keep anything else from its turn.
  await context.photoParts.forgetEnded(context.now());
}

/** The work of every minute, noting that it gets on: when it begins, so that a long run is no silence, and when it ends. */
export function noted(runs: BackgroundRuns, work: () => Promise<void>): () => Promise<void> {
  return async () => {
    await runs.keep('every-minute');
    await work();
    await runs.keep('every-minute');
  };
}

/** A server that has just started has had no minute yet, so its own age counts where nothing younger is known. */
export function ageOfEveryMinute(runs: BackgroundRuns): () => Promise<number> {
  const startedAt = performance.now();
  return async () => {
    const since = await runs.secondsSince('every-minute');
    return Math.min(since ?? Number.POSITIVE_INFINITY, (performance.now() - startedAt) / 1_000);
  };
}
