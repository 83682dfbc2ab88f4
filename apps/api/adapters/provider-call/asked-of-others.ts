import type { CollectionProvider } from '../../ports/collection-provider.ts';

/**
 * Takes payments by one provider, and asks others about the payments that their own events name: a lender that changed its provider
 * still gets money for pages that were opened before. `others` are those whose accounts the lender has.
 */
export function askedOfOthers(
  collections: CollectionProvider,
  others: readonly CollectionProvider[],
): CollectionProvider {
  return {
    ...collections,
    findPayments: (by) =>
      (others.find(({ provider }) => provider === by.provider) ?? collections).findPayments(by),
  };
}
