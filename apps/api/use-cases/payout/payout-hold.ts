import type { Centavos } from '@luwag/loan-engine/money/money';
import type { PayoutRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { railFor } from '../figures/payout-rail.ts';

export type Hold = Pick<PayoutRow, 'heldFor' | 'heldUntilAt'>;
export const notHeld: Hold = { heldFor: null, heldUntilAt: null };

/** What keeps a payout from being sent now: staff have its clearing closed for a while, or the provider has less left than it takes. */
export function holdOf(
  { maintenance, now }: Pick<Context, 'maintenance' | 'now'>,
  { amountCentavos }: Pick<PayoutRow, 'amountCentavos'>,
  free: Centavos | null,
): Hold {
  const closed = maintenance.closedBy(railFor(amountCentavos), now());
  if (closed === null && free !== null && amountCentavos > free)
    return { heldFor: 'balance', heldUntilAt: null };
  return closed === null ? notHeld : { heldFor: 'maintenance', heldUntilAt: closed.untilAt };
}
