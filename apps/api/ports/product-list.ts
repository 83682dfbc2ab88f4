import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { ProductCatalogue, PublishedProduct } from '@luwag/loan-engine/pricing/product-catalogue';
import type { AuditEntry } from './staff-store.ts';

/**
 * Every version of every product, read from memory, so that pricing a loan costs no round trip. A version is published
 * for a day to come at the earliest, so every server has read it again long before it is sold.
 */
export type ProductList = {
  /** The version sold on a day. Where none is, nothing can be priced: raises Unavailable. */
  inForce: (productId: string, on: LocalDate) => LoanProduct;
  /** The version that a quote or loan was made with. */
  version: (productId: string, version: number) => LoanProduct;
  catalogue: () => ProductCatalogue;
  /** Reads the versions again. */
  refresh: () => Promise<void>;
  /** Keeps one version more and who published it; 'moved' where another one with its number or day was kept before. */
  publish: (publication: PublishedProduct, audit: AuditEntry) => Promise<'published' | 'moved'>;
};

/** The product a borrower is offered unless another one is named. */
export const mainProductId = 'main';
