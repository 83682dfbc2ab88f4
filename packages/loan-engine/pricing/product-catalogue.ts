// Products are published in versions, each with the first day on which it is sold; a version once published stays as it is, and no day has two prices.
// Source: issue "products as data with dates"; a loan keeps the version it was made with, so old versions stay in the catalogue.
import { localDate, type LocalDate } from '../money/local-date.ts';
import { accept, refuse, type Result } from '../result.ts';
import { mainProduct, subProduct, type LoanProduct } from './loan-product.ts';
import { validateProduct, type ProductRefusal } from './validate-product.ts';

export type PublishedProduct = {
  readonly effectiveFrom: LocalDate;
  readonly product: LoanProduct;
  /** False of a version that came with a book, for the loans that were made with it. Sold where it is not named. */
  readonly isSold?: boolean;
};

/** Every version ever published, of all products, in the order of publication. */
export type ProductCatalogue = readonly PublishedProduct[];

export type PublishRefusal =
  | 'PRODUCT_VERSION_NOT_NEXT'
  | 'PRODUCT_DATE_NOT_AHEAD'
  | 'PRODUCT_DATE_NOT_LATER'
  | ProductRefusal;

/** What the lender sells from the day the present circular binds. Units: in the names. Source: SEC MC 14-2025. */
export const seedProducts: ProductCatalogue = [
  { effectiveFrom: localDate('2026-04-01'), product: mainProduct },
  { effectiveFrom: localDate('2026-04-01'), product: subProduct },
];

/** The version of a product sold on a day, null before its first. Units: none. Errors: none. Source: as above. */
export function productOn(catalogue: ProductCatalogue, productId: string, on: LocalDate): LoanProduct | null {
  const sold = versionsOf(catalogue, productId).findLast(
    ({ effectiveFrom, isSold = true }) => isSold && effectiveFrom <= on,
  );
  return sold?.product ?? null;
}

/** The version a loan was made with, null where it was never published. Units: none. Errors: none. Source: as above. */
export function productVersion(
  catalogue: ProductCatalogue,
  productId: string,
  version: number,
): LoanProduct | null {
  return versionsOf(catalogue, productId).find(({ product }) => product.version === version)?.product ?? null;
}

/**
 * The catalogue with one version more, sold from a day to come until the next version takes over.
 * Units: detail names `expectedVersion`, `today` or `latestFrom`; a cap's detail is that of `validateProduct`.
 * Errors: PRODUCT_VERSION_NOT_NEXT, PRODUCT_DATE_NOT_AHEAD (today or earlier), PRODUCT_DATE_NOT_LATER (not after the latest version's day),
 * and every code of `validateProduct` under the law in force on its first day. A refusal leaves the catalogue as it is.
 * Source: as above; SEC MC 14-2025.
 */
export function publishProduct(
  catalogue: ProductCatalogue,
  publication: PublishedProduct,
  today: LocalDate,
): Result<ProductCatalogue, PublishRefusal> {
  const { product, effectiveFrom } = publication;
  const latest = versionsOf(catalogue, product.productId).at(-1);
  const expectedVersion = (latest?.product.version ?? 0) + 1;
  if (product.version !== expectedVersion) return refuse('PRODUCT_VERSION_NOT_NEXT', { expectedVersion });
  // A quote already shown today was made with today's version, and what is shown must be what is booked.
  if (effectiveFrom <= today) return refuse('PRODUCT_DATE_NOT_AHEAD', { today });
  if (latest !== undefined && effectiveFrom <= latest.effectiveFrom) {
    return refuse('PRODUCT_DATE_NOT_LATER', { latestFrom: latest.effectiveFrom });
  }
  const valid = validateProduct(product, effectiveFrom);
  if (!valid.ok) return valid;
  return accept([...catalogue, publication]);
}

function versionsOf(catalogue: ProductCatalogue, productId: string): ProductCatalogue {
  return catalogue.filter(({ product }) => product.productId === productId);
}
