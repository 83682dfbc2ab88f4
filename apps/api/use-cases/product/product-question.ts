import type { ParsedInput } from '@luwag/contract/endpoint';
import type { ProductFigures } from '@luwag/contract/endpoints/staff/product-answer';
import type { proposeProduct as proposeEndpoint } from '@luwag/contract/endpoints/staff/propose-product';
import { localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { ppm } from '@luwag/loan-engine/money/rate';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { PublishedProduct } from '@luwag/loan-engine/pricing/product-catalogue';
import type { PriceQuestion } from '../../ports/price-cap-check.ts';
import type { Context } from '../context.ts';

export type ProductContext = Pick<Context, 'products' | 'priceCapCheck' | 'randomness' | 'now'>;
export type ProductBody = ParsedInput<typeof proposeEndpoint>['body'];

/** What the price cap check is asked about a version that somebody sent. */
export async function questionOf(
  { products, now }: ProductContext,
  body: ProductBody,
): Promise<PriceQuestion> {
  await products.refresh();
  return { catalogue: products.catalogue(), publication: publicationOf(body), today: manilaDateOf(now()) };
}

/** A version that somebody sent, as the engine has it. */
export function publicationOf({ product, effectiveFrom }: ProductBody): PublishedProduct {
  return {
    effectiveFrom: localDate(effectiveFrom),
    product: {
      ...product,
      minAmountCentavos: centavos(product.minAmountCentavos),
      maxAmountCentavos: centavos(product.maxAmountCentavos),
      stepAmountCentavos: centavos(product.stepAmountCentavos),
      dailyInterestPpm: ppm(product.dailyInterestPpm),
      serviceFeePpmPerDay: ppm(product.serviceFeePpmPerDay),
      creditReportFeeCentavos: centavos(product.creditReportFeeCentavos),
      gstPpm: ppm(product.gstPpm),
      lateChargePpmPerDay: ppm(product.lateChargePpmPerDay),
      penaltyFeeCentavos: centavos(product.penaltyFeeCentavos),
      extensionFeePpm: ppm(product.extensionFeePpm),
    },
  };
}

export function viewProduct({ productId, offeredTermDays, ...figures }: LoanProduct): ProductFigures {
  return {
    ...figures,
    productId: productId as ProductFigures['productId'],
    offeredTermDays: [...offeredTermDays],
  };
}
