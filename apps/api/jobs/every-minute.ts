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
import { eraseOldAccounts } from '../use-cases/retention/erase-old-accounts.ts';
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
    | 'supportMessageRepository'
    | 'accountKeeping'
  >;

type Step = (context: MinuteContext) => Promise<unknown>;

/** In this order. A store of photos that is away for a while is asked last. */
const steps: readonly Step[] = [
  closeBusinessDay,
  moveScheduledLoans,
  reconcileRestored,
  askForBalance,
  (context) => askAboutPayouts(context, { most: mostPayouts }),
  (context) => askAboutPayments(context, { most: mostPayments }),
  (context) => askAboutTexts(context, { most: mostTexts }),
  reconcileWaitlist,
  askEachNight,
  askForCoherence,
  ({ eventReceivers, now }) => eventReceivers.queue(now()),
  removeOldRows,
  eraseOldAccounts,
  foldClosedQuarters,
  ({ photoParts, now }) => photoParts.forgetEnded(now()),
];

/**
 * Does the work of every minute: the close of business, scheduled loans, answers to payouts, payments and text messages still open, numbers left to
 * be told, the nightly comparison with providers, events to send again, rows past their life, accounts kept long enough, charges of closed quarters, and the end of upload links. The
 * sandbox also runs it each time its clock moves. Errors: the first that a step met, once the others had their turn.
 */
export function runEveryMinute(
  context: MinuteContext,
  onStep: () => Promise<void> = async () => undefined,
): Promise<void> {
  return inTurn(context, steps, onStep);
}

/** Gives each step its turn, whatever became of those before. Errors: the first that a step met, after the last of them. */
export async function inTurn<C>(
  context: C,
  turns: readonly ((context: C) => Promise<unknown>)[],
  onStep: () => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const step of turns) {
    try {
      await step(context);
      await onStep();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** The work of every minute, noting that it gets on, step by step, so that a long run is no silence, and that it was done. */
export async function runNotedMinute(context: MinuteContext, runs: BackgroundRuns): Promise<void> {
  const noteStep = () => runs.keep('every-minute');
  await noteStep();
  await runEveryMinute(context, noteStep);
  await runs.keep('every-minute-done');
}

/** Seconds since the work of every minute got a step on, and since all of it was done. */
export type MinuteAges = { step: number; done: number };

/** A server that has just started has had no minute yet, so its own age counts where nothing younger is known. */
export function agesOfEveryMinute(runs: BackgroundRuns): () => Promise<MinuteAges> {
  const startedAt = performance.now();
  return async () => {
    const own = (performance.now() - startedAt) / 1_000;
    const [step, done] = await Promise.all([
      runs.secondsSince('every-minute'),
      runs.secondsSince('every-minute-done'),
    ]);
    return { step: Math.min(step ?? own, own), done: Math.min(done ?? own, own) };
  };
}
