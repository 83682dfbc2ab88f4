import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { PriceVerdict } from '@luwag/loan-engine/pricing/price-cap-check';
import type { ProductCatalogue, PublishedProduct } from '@luwag/loan-engine/pricing/product-catalogue';

export type PriceQuestion = {
  catalogue: ProductCatalogue;
  publication: PublishedProduct;
  today: LocalDate;
};

/** Judges a version of a product. Every amount and term is priced, so it happens beside the thread that serves people. */
export type PriceCapCheck = { judge: (question: PriceQuestion) => Promise<PriceVerdict> };
