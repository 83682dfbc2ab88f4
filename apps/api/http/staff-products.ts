import type { Context } from '../use-cases/context.ts';
import { checkProduct, listProducts, publishProduct } from '../use-cases/product/products.ts';
import type { Handlers } from './handler.ts';

/** What staff do with products. */
export function staffProductHandlers(
  context: Context,
): Pick<Handlers, 'listProducts' | 'checkProduct' | 'publishProduct'> {
  return {
    listProducts: () => listProducts(context),
    checkProduct: ({ body }) => checkProduct(context, body),
    publishProduct: ({ body }, { staff }) => publishProduct(context, staff.staffId, body),
  };
}
