import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { extendDueDate as extensionEndpoint } from '@luwag/contract/endpoints/loan/extend-due-date';
import type { getOutlook as outlookEndpoint, Outlook } from '@luwag/contract/endpoints/loan/get-outlook';
import type { previewOutlook as previewEndpoint } from '@luwag/contract/endpoints/loan/preview-outlook';
import { assertThat } from '@luwag/loan-engine/assertion';
import { beginOnPaper } from '@luwag/loan-engine/life/rehearsal';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { rewardParts, withRewards } from '../rewards/with-rewards.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { quoteWithinOffer } from './offer.ts';
import { extensionOf, outlookOf } from './outlook.ts';

type ReadContext = Pick<Context, 'store' | 'now'>;

/** The outlook of one loan of the customer's own. */
export async function getOutlook(
  context: ReadContext,
  caller: Caller,
  loanId: string,
): Promise<Outcome<CallOutput<typeof outlookEndpoint>>> {
  const loaded = await read(context, caller, ['loans']);
  if (!loaded.ok) return loaded;
  const loan = loaded.value.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  return done({ outlook: outlookOf(loan, manilaDateOf(context.now())) });
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

/** The outlook of a loan not yet taken, as if its money went out today. Nothing of it is kept. */
export async function previewOutlook(
  context: ReadContext & Pick<Context, 'products'>,
  caller: Caller,
  wish: ParsedInput<typeof previewEndpoint>['body'],
): Promise<Outcome<Outlook>> {
  const loaded = await read(context, caller, ['applications', ...rewardParts]);
  if (!loaded.ok) return loaded;
  const today = manilaDateOf(context.now());
  const product = context.products.inForce(wish.productId, today);
  const priced = quoteWithinOffer(withRewards(loaded.value, today), product, context.now(), wish);
  if (!priced.ok) return priced;
  const { quote } = priced.value;
  const outlook = outlookOf(beginOnPaper(product, quote), today);
  assertThat(outlook !== null, 'a loan just begun is being repaid');
  return done(outlook);
}
