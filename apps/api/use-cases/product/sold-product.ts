import type { OpenOffer } from '@luwag/contract/endpoints/loan/get-offer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { productOn } from '@luwag/loan-engine/pricing/product-catalogue';
import { mainProductId } from '../../ports/product-list.ts';
import type { Context } from '../context.ts';

type SoldProduct = OpenOffer['product'];

/** Returns the main product in force today for visitors; null on a day on which none is sold. */
export function soldProduct({ products, now }: Pick<Context, 'products' | 'now'>): SoldProduct | null {
  const product = productOn(products.catalogue(), mainProductId, manilaDateOf(now()));
  return product === null ? null : viewSoldProduct(product);
}

export function viewSoldProduct(product: LoanProduct): SoldProduct {
  return { ...product, offeredTermDays: [...product.offeredTermDays], theme: product.theme ?? 1 };
}
