import type { Context } from '../context.ts';

type ReconcileContext = Pick<Context, 'payouts' | 'payoutPauses' | 'now'>;

/** The clocks of the provider and of the database may differ by as much. */
const beforeRestoreMs = 60 * 60_000;

/**
 * After a restore: compares the provider's own list since that instant with our payouts. An order that no payout of ours has
 * went out after the restored instant; it is kept for people to see, and nothing is sent meanwhile. Orders of payouts that we
 * have are booked when they are asked about.
 */
export async function reconcileRestored({ payouts, payoutPauses, now }: ReconcileContext): Promise<void> {
  const pause = await payoutPauses.current();
  if (pause === null || payouts.list === undefined) return;
  // Without the list the pause stays, and the next minute asks again.
  const listed = await payouts.list(pause.restoredTo - beforeRestoreMs).catch(() => null);
  if (listed === null) return;
  const own = await payoutPauses.ownReferences(listed.map(({ reference }) => reference));
  const orphans = listed.filter(({ reference }) => !own.has(reference));
  await payoutPauses.keepList(pause.pauseId, orphans, now());
}
