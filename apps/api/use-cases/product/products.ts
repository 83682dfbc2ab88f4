import type { CallOutput } from '@luwag/contract/endpoint';
import type { checkProduct as checkEndpoint } from '@luwag/contract/endpoints/staff/check-product';
import type { listProducts as listEndpoint } from '@luwag/contract/endpoints/staff/list-products';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { productOn } from '@luwag/loan-engine/pricing/product-catalogue';
import type { Context } from '../context.ts';
import { done, type Outcome } from '../write.ts';
import { viewProposals } from './product-proposals.ts';
import { type ProductBody, type ProductContext, questionOf, viewProduct } from './product-question.ts';

/** Every version there is, will be or is proposed, and which one is sold today. */
export async function listProducts(
  { products, now }: Pick<Context, 'products' | 'now'>,
  staffId: string,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  await products.refresh();
  const today = manilaDateOf(now());
  const catalogue = products.catalogue();
  const versions = catalogue.map(({ effectiveFrom, product }) => {
    const sold = productOn(catalogue, product.productId, today);
    const state = effectiveFrom > today ? 'coming' : product === sold ? 'in-force' : 'past';
    return { effectiveFrom, state, product: viewProduct(product) } as const;
  });
  const proposals = viewProposals(catalogue, await products.proposals(), staffId);
  return done({ today, versions, proposals });
}

/** What the price cap check says of a version, with nothing published. */
export async function checkProduct(
  context: ProductContext,
  body: ProductBody,
): Promise<Outcome<CallOutput<typeof checkEndpoint>>> {
  const { refusal, worstCase } = await context.priceCapCheck.judge(await questionOf(context, body));
  return done({
    refusal: refusal === null ? null : { ...refusal, detail: { ...refusal.detail } },
    worstCase: worstCase.map((figure) => ({ ...figure })),
  });
}
