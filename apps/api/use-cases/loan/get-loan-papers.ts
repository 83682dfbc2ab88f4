import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoanPapers as endpoint } from '@luwag/contract/endpoints/loan/get-loan-papers';
import type { Language } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { isOffered, payoutAccountOf } from '../customer-data/payout-account.ts';
import { loanPapers } from '../papers/loan-papers.ts';
import { paperFacts } from '../papers/paper-facts.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { viewQuote } from '../figures/loan-view.ts';
import { type LoanWish, quoteWithinOffer } from './offer.ts';

/** The papers of a loan not yet taken, priced for today. */
export async function getLoanPapers(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'products' | 'identity' | 'institutions'>,
  caller: Caller,
  wish: LoanWish & { language: Language },
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, caller, ['applications', 'sections', ...rewardParts]);
  if (!loaded.ok) return loaded;
  const today = manilaDateOf(context.now());
  const product = context.products.inForce(wish.productId, today);
  const priced = quoteWithinOffer(withRewards(loaded.value, today), product, context.now(), wish);
  if (!priced.ok) return priced;
  const account = payoutAccountOf(context.personalData, loaded.value);
  if (account !== null && !isOffered(context.institutions, account))
    return refused('payout_account_not_reached');
  const facts = paperFacts(context, loaded.value, priced.value.quote);
  if (facts === null) return refused('no_offer');
  const { disclosure, agreement, documentHash } = loanPapers(wish.language, facts);
  return done({ quote: viewQuote(priced.value.quote, product), disclosure, agreement, documentHash });
}
