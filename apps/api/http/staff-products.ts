import type { Context } from '../use-cases/context.ts';
import { answerProductProposal, proposeProduct } from '../use-cases/product/product-proposals.ts';
import { checkProduct, listProducts } from '../use-cases/product/products.ts';
import type { Handlers } from './handler.ts';

/** What staff do with products. */
export function staffProductHandlers(
  context: Context,
): Pick<Handlers, 'listProducts' | 'checkProduct' | 'proposeProduct' | 'answerProductProposal'> {
  return {
    listProducts: (_input, { staff }) => listProducts(context, staff.staffId),
    checkProduct: ({ body }) => checkProduct(context, body),
    proposeProduct: ({ body }, { staff }) => proposeProduct(context, staff, body),
    answerProductProposal: ({ params, body }, { staff }) =>
      answerProductProposal(context, staff, params.proposalId, body.outcome),
  };
}
