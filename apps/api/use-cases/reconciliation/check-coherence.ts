import { coherenceBreakKinds } from '@luwag/contract/break-kinds';
import { addDays, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { done, type Outcome } from '../write.ts';
import { type Coherent, coherenceBreaks } from './coherence-breaks.ts';

type AskContext = Pick<Context, 'coherence' | 'now'>;
type CheckContext = Pick<
  Context,
  'coherence' | 'loanFeed' | 'store' | 'reconciliation' | 'randomness' | 'now'
>;

/** Where breaks between our own books stand among those with providers. */
export const ownBooks = 'luwag';
/** After the close of business, and beside the comparison with providers. */
const nightHourMs = 2 * 3_600_000;
const mostInOneNight = { changed: 5_000, walked: 500 };

/** Each night, from two in the morning in Manila: leaves our own books to be compared, once. */
export async function askForCoherence({ coherence, now }: AskContext): Promise<void> {
  const at = now();
  const today = manilaDateOf(at);
  if (at >= startOfDayMs(today) + nightHourMs) await coherence.ask(addDays(today, -1), at);
}

/**
 * Compares loans, payments, payouts, ledger and what borrowers are shown: of all customers whose loans changed since the last night, and
 * of some more on a walk through all, since a figure may go wrong without a change. Bounded: what is over comes the next night. Errors:
 * none; what is found becomes breaks, and what no longer holds goes.
 */
export async function checkCoherence(
  context: CheckContext,
  { businessOn }: { businessOn: string },
  most: { changed: number; walked: number } = mostInOneNight,
): Promise<Outcome<{ customers: number; breaks: number }>> {
  const { coherence, loanFeed, now } = context;
  const { changedAfter, walkedAfter } = await coherence.lastPlace();
  const changed = await loanFeed.changed(changedAfter, most.changed);
  const walked = await coherence.customersAfter(walkedAfter, most.walked);
  const customers = new Set([...changed.map(({ customerId }) => customerId), ...walked]);
  let breaks = 0;
  for (const customerId of customers) breaks += await checkCustomer(context, customerId);
  await coherence.end({
    businessOn,
    changedAfter: changed.at(-1)?.position ?? changedAfter,
    // At the end of the walk it begins anew.
    walkedAfter: walked.length < most.walked ? null : (walked.at(-1) ?? null),
    customers: customers.size,
    at: now(),
  });
  return done({ customers: customers.size, breaks });
}

async function checkCustomer(
  { store, reconciliation, randomness, now }: CheckContext,
  customerId: string,
): Promise<number> {
  const kept: Coherent = await store.load({
    customerId,
    parts: ['loans', 'payouts', 'payments', 'entries', 'requests'],
  });
  const breaks = coherenceBreaks(kept, now());
  await reconciliation.keepBreaks({
    provider: ownBooks,
    days: [],
    subjects: [customerId, ...kept.loans.map(({ loanId }) => loanId)],
    kinds: coherenceBreakKinds,
    breaks: breaks.map((one) => ({ ...one, breakId: randomness.orderedUuid() })),
    at: now(),
  });
  return breaks.length;
}
