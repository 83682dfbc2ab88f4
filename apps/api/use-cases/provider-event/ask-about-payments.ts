import type { Context } from '../context.ts';
import { askThroughInbox, type InboxContext } from './keep-in-inbox.ts';

type AskContext = InboxContext & Pick<Context, 'directory'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Later and later while the borrower may pay, then twice more, since a counter or a bank may tell its provider late. */
const afterOpenedMs = [10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs] as const;
const afterClosedMs = [hourMs, 24 * hourMs] as const;
export const asksInAll = afterOpenedMs.length + afterClosedMs.length;
/** A payment is open for a day, and is asked about for another one; after that the nightly comparison finds its money. */
const askedForMs = 72 * hourMs;

/** The names of what the product asks by itself, as they stand in the inbox. */
export const askNames = { ask: 'asked', lastAsk: 'asked for the last time' } as const;

/**
 * Leaves in the inbox, as if the provider had told of them, open payments of which no event came: each at its next turn, and a turn
 * once. What is left there asks the provider and books its answer. Answers how many were left.
 */
export async function askAboutPayments(context: AskContext, { most }: { most: number }): Promise<number> {
  const at = context.now();
  const open = await context.directory.paymentsToAskAbout({
    atMs: at,
    afterOpenedMs,
    afterClosedMs,
    openedFromMs: at - askedForMs,
    most,
  });
  for (const { provider, reference, partnerReference, ask } of open) {
    await askThroughInbox(context, {
      provider,
      eventId: `asked:${reference}:${ask}`,
      name: ask === asksInAll ? askNames.lastAsk : askNames.ask,
      subject: { kind: 'payment', providerPaymentId: null, partnerReference, reference },
    });
  }
  return open.length;
}
