import type { CollectionProvider } from '../../ports/collection-provider.ts';

/**
 * Takes payments by one provider, and asks others about the payments that they opened or told of: a lender that changed its provider
 * still gets money for pages that were opened before. `others` are those whose accounts the lender has.
 */
export function askedOfOthers(
  collections: CollectionProvider,
  others: readonly CollectionProvider[],
): CollectionProvider {
  return {
    ...collections,
    findPayments: async (by) => {
      const named = by.provider ?? collections.provider;
      const asked = [collections, ...others].find(({ provider }) => provider === named);
      return asked === undefined ? null : asked.findPayments(by);
    },
  };
}
