import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { extendDueDate as extensionEndpoint } from '@luwag/contract/endpoints/loan/extend-due-date';
import type {
  getProjection as projectionEndpoint,
  Projection,
} from '@luwag/contract/endpoints/loan/get-projection';
import type { previewProjection as previewEndpoint } from '@luwag/contract/endpoints/loan/preview-projection';
import { assertThat } from '@luwag/loan-engine/assertion';
import { beginOnPaper } from '@luwag/loan-engine/life/repayment-scenario';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { quoteWithinOffer } from './offer.ts';
import { extensionOf, projectionOf } from './projection.ts';

type ReadContext = Pick<Context, 'store' | 'now'>;

/** The projection of one loan of the customer's own. */
export async function getProjection(
  context: ReadContext,
  caller: Caller,
  loanId: string,
): Promise<Outcome<CallOutput<typeof projectionEndpoint>>> {
  const loaded = await read(context, caller, ['loans']);
  if (!loaded.ok) return loaded;
  const loan = loaded.value.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  return done({ projection: projectionOf(loan, manilaDateOf(context.now())) });
}

/** What a later due date of the customer's own loan costs today, or why there is none. */
export async function quoteExtension(
  context: ReadContext,
  caller: Caller,
  loanId: string,
): Promise<Outcome<CallOutput<typeof extensionEndpoint>>> {
  const loaded = await read(context, caller, ['loans']);
  if (!loaded.ok) return loaded;
  const loan = loaded.value.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  return done(extensionOf(loan, manilaDateOf(context.now())));
}

/** The projection of a loan not yet taken, as if its money went out today. Nothing of it is kept. */
export async function previewProjection(
  context: ReadContext & Pick<Context, 'products'>,
  caller: Caller,
  wish: ParsedInput<typeof previewEndpoint>['body'],
): Promise<Outcome<Projection>> {
  const loaded = await read(context, caller, ['applications', ...rewardParts]);
  if (!loaded.ok) return loaded;
  const today = manilaDateOf(context.now());
  const product = context.products.inForce(wish.productId, today);
  const priced = quoteWithinOffer(withRewards(loaded.value, today), product, context.now(), wish);
  if (!priced.ok) return priced;
  const { quote } = priced.value;
  const projection = projectionOf(beginOnPaper(product, quote), today);
  assertThat(projection !== null, 'a loan just begun is being repaid');
  return done(projection);
}
