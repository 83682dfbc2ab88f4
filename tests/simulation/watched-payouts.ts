import type { PayoutProvider } from '../../apps/api/ports/payout-provider.ts';
import type { Stores } from './stores.ts';

/**
 * The provider, with a look at our own books whenever an order reaches it: that an attempt begins is kept before, and no order is
 * sent while payouts are held after a restore. What is wrong is left in `bugs`.
 */
export function watchedPayouts(
  provider: PayoutProvider,
  { store, directory, payoutPauses }: Stores['ports'],
  bugs: Error[],
): PayoutProvider {
  return {
    ...provider,
    send: async (order) => {
      const found = await directory.payoutByReference(order.reference);
      const { payouts } =
        found === null
          ? { payouts: [] }
          : await store.load({ customerId: found.customerId, parts: ['payouts'] });
      const row = payouts.find(({ payoutId }) => payoutId === found?.payoutId);
      if (row !== undefined && row.attemptedAt === null)
        bugs.push(new Error('I6 an attempt is kept before the provider is called'));
      if ((await payoutPauses.current()) !== null)
        bugs.push(new Error('I6 no payout is sent while payouts are held'));
      return provider.send(order);
    },
  };
}
