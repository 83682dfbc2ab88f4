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
  /** Keeps versions that came with a book for the loans that were made with them; none of them is sold. */
  bringOver: (versions: ProductCatalogue) => Promise<void>;
  /** Reads the versions again. */
  refresh: () => Promise<void>;
  /** Versions that wait for a second person, oldest first. */
  proposals: () => Promise<readonly ProductProposalRow[]>;
  /** Keeps a proposal and who made it; 'waiting' where another one waits for the same product. */
  propose: (proposal: ProductProposalRow, audit: AuditEntry) => Promise<'kept' | 'waiting'>;
  /** Keeps a proposed version and who confirmed it; 'moved' where it waits no longer or its number or day is taken. */
  publish: (proposalId: string, audit: AuditEntry) => Promise<'published' | 'moved'>;
  /** Ends a proposal; 'moved' where it waits no longer. */
  refuse: (proposalId: string, audit: AuditEntry) => Promise<'refused' | 'moved'>;
};

export type ProductProposalRow = PublishedProduct & {
  proposalId: string;
  proposedBy: string;
  proposedByName: string;
  proposedAt: number;
};

/** The product a borrower is offered unless another one is named. */
export const mainProductId = 'main';
