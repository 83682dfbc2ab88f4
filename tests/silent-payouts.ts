import type { PayoutProvider } from '../apps/api/ports/payout-provider.ts';

/** A payout provider that carries money everywhere; a test that asks it or sends it anything fails. */
export const silentPayouts = (provider: string): PayoutProvider => ({
  provider,
  reaches: () => true,
  balance: async () => null,
  find: () => Promise.reject(new Error('nothing is asked')),
  send: () => Promise.reject(new Error('nothing is sent')),
});
