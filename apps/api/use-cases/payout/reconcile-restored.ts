import type { Context } from '../context.ts';
import { payoutProviders, type ProvidersContext } from './payout-providers.ts';

type ReconcileContext = ProvidersContext & Pick<Context, 'payoutPauses' | 'now'>;

/** The clocks of the provider and of the database may differ by as much. */
const beforeRestoreMs = 60 * 60_000;

/**
 * After a restore: compares the providers' own lists since that instant with our payouts. An order that no payout of ours has
 * went out after the restored instant; it is kept for people to see, and nothing is sent meanwhile. Orders of payouts that we
 * have are booked when they are asked about.
 */
export async function reconcileRestored(context: ReconcileContext): Promise<void> {
  const { payoutPauses, now } = context;
  const pause = await payoutPauses.current();
  const lists = payoutProviders(context).flatMap(({ list }) => (list === undefined ? [] : [list]));
  if (pause === null || lists.length === 0) return;
  const askedAt = now();
  // Without the list the pause stays, and the next minute asks again.
  const from = pause.restoredTo - beforeRestoreMs;
  const each = await Promise.all(lists.map(async (list) => list(from).catch(() => null)));
  if (each.includes(null)) return;
  const listed = each.flatMap((one) => one ?? []);
  const own = await payoutPauses.ownReferences(listed.map(({ reference }) => reference));
  const orphans = listed.filter(({ reference }) => !own.has(reference));
  await payoutPauses.keepList(pause.pauseId, orphans, askedAt);
}
