import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { checkProduct as checkEndpoint } from '@luwag/contract/endpoints/staff/check-product';
import type { listProducts as listEndpoint } from '@luwag/contract/endpoints/staff/list-products';
import type { ProductFigures } from '@luwag/contract/endpoints/staff/product-answer';
import type { publishProduct as publishEndpoint } from '@luwag/contract/endpoints/staff/publish-product';
import { localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { ppm } from '@luwag/loan-engine/money/rate';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { productOn, type PublishedProduct } from '@luwag/loan-engine/pricing/product-catalogue';
import type { PriceQuestion } from '../../ports/price-guard.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';

type ProductContext = Pick<Context, 'products' | 'priceGuard' | 'randomness' | 'now'>;
type Body = ParsedInput<typeof publishEndpoint>['body'];

/** Every version there is or will be, and which one is sold today. */
export async function listProducts({
  products,
  now,
}: Pick<Context, 'products' | 'now'>): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  await products.refresh();
  const today = manilaDateOf(now());
  const catalogue = products.catalogue();
  const versions = catalogue.map(({ effectiveFrom, product }) => {
    const sold = productOn(catalogue, product.productId, today);
    const state = effectiveFrom > today ? 'coming' : product === sold ? 'in-force' : 'past';
    return { effectiveFrom, state, product: viewProduct(product) } as const;
  });
  return done({ today, versions });
}

/** What the price guard says of a version, with nothing published. */
export async function checkProduct(
  context: ProductContext,
  body: Body,
): Promise<Outcome<CallOutput<typeof checkEndpoint>>> {
  const { refusal, dearest } = await context.priceGuard.judge(await questionOf(context, body));
  return done({
    refusal: refusal === null ? null : { ...refusal, detail: { ...refusal.detail } },
    dearest: dearest.map((figure) => ({ ...figure })),
  });
}

/** Publishes a version that the price guard lets pass. Who did it is kept with it. */
export async function publishProduct(
  context: ProductContext,
  staffId: string,
  body: Body,
): Promise<Outcome<CallOutput<typeof publishEndpoint>>> {
  const question = await questionOf(context, body);
  const { refusal } = await context.priceGuard.judge(question);
  if (refusal !== null) {
    return refused('product_refused', { rule: refusal.code, figures: refusal.detail });
  }
  const { effectiveFrom, product } = question.publication;
  const { productId, version } = product;
  const outcome = await context.products.publish(question.publication, {
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId,
    action: 'product-published',
    detail: { productId, version: String(version), effectiveFrom },
  });
  return outcome === 'published' ? done({ version, effectiveFrom }) : refused('busy_try_again');
}

async function questionOf({ products, now }: ProductContext, body: Body): Promise<PriceQuestion> {
  await products.refresh();
  return { catalogue: products.catalogue(), publication: publicationOf(body), today: manilaDateOf(now()) };
}

function publicationOf({ product, effectiveFrom }: Body): PublishedProduct {
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

function viewProduct({ productId, offeredTermDays, ...figures }: LoanProduct): ProductFigures {
  return {
    ...figures,
    productId: productId as ProductFigures['productId'],
    offeredTermDays: [...offeredTermDays],
  };
}
