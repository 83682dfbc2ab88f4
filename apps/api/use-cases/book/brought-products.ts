import type { BookHeader, LineFault } from '@luwag/contract/book-line';
import { localDate } from '@luwag/loan-engine/money/local-date';
import {
  type ProductCatalogue,
  productVersion,
  type PublishedProduct,
} from '@luwag/loan-engine/pricing/product-catalogue';
import { validateProduct } from '@luwag/loan-engine/pricing/validate-product';
import { publicationOf, viewProduct } from '../product/product-question.ts';

export type BroughtProducts = {
  /** Versions that are missing here. */
  missing: ProductCatalogue;
  faults: readonly LineFault[];
};

/**
 * What of a book's product versions is missing here. They serve the loans that were made with them and are not sold: prices are
 * published by two people. Errors: a version that is here with other figures, that leaves out a number, or that breaks a cap.
 */
export function broughtProducts(catalogue: ProductCatalogue, { products }: BookHeader): BroughtProducts {
  const missing: PublishedProduct[] = [];
  const faults: LineFault[] = [];
  for (const [index, body] of products.entries()) {
    const brought = publicationOf(body);
    const code = faultOf([...catalogue, ...missing], brought);
    if (code === 'missing') missing.push({ ...brought, isSold: false });
    else if (code !== null) faults.push({ field: `products.${index}`, code });
  }
  return { missing, faults };
}

/** 'missing': it can be brought over. Null: the same version is here. */
function faultOf(catalogue: ProductCatalogue, { product, effectiveFrom }: PublishedProduct): string | null {
  const { productId, version } = product;
  const known = productVersion(catalogue, productId, version);
  if (known !== null) return isSame(known, product) ? null : 'product_differs';
  const ofProduct = catalogue.filter((one) => one.product.productId === productId);
  if (version !== ofProduct.length + 1) return 'version_left_out';
  if (ofProduct.some((one) => one.effectiveFrom === effectiveFrom)) return 'day_taken';
  const valid = validateProduct(product, localDate(effectiveFrom));
  return valid.ok ? 'missing' : valid.code.toLowerCase();
}

/** Whether each figure is the same, in whatever order they stand. */
function isSame(one: PublishedProduct['product'], other: PublishedProduct['product']): boolean {
  const [figures, others] = [one, other].map((product) =>
    JSON.stringify(
      Object.entries(viewProduct(product)).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ),
  );
  return figures === others;
}

/** The versions that a book takes along: those sold until today. */
export function writtenProducts(catalogue: ProductCatalogue, today: string): BookHeader['products'] {
  return catalogue
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .map(({ effectiveFrom, product }) => ({ effectiveFrom, product: viewProduct(product) }));
}
