import type { Snapshot } from '../../apps/api/ports/customer-store.ts';
import type { World } from './world.ts';

/** What is kept of one borrower, as far as it is checked. */
export type Kept = Snapshot<'loans' | 'payouts' | 'payments' | 'entries' | 'requests' | 'coupons'>;

/** Loads what is kept of each borrower. Where nothing was written since the last look, it is what was seen then. */
export function lookAt(world: World): () => Promise<readonly Kept[]> {
  let seen: { writes: number; kept: readonly Kept[] } | null = null;
  return async () => {
    const writes = world.stores.writes();
    if (seen?.writes === writes) return seen.kept;
    const { store } = world.outside;
    const kept = await Promise.all(
      world.borrowers.map(({ customerId }) =>
        store.load({ customerId, parts: ['loans', 'payouts', 'payments', 'entries', 'requests', 'coupons'] }),
      ),
    );
    seen = { writes, kept };
    return kept;
  };
}
