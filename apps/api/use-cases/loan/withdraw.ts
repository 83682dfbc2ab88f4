import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { withdraw as endpoint } from '@luwag/contract/endpoints/loan/withdraw';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { Context } from '../context.ts';
import { deviceWaitsUntil } from '../session/device-trust.ts';
import { isoInstant } from '../iso-instant.ts';
import { isOffered, payoutAccountOf } from '../customer-data/payout-account.ts';
import { loanPapers } from '../papers/loan-papers.ts';
import { paperFacts } from '../papers/paper-facts.ts';
import { changedRewards, type RewardPart, rewardParts, withRewards } from '../figures/with-rewards.ts';
import { spendCoupon } from './spend-coupon.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { viewLoan } from '../figures/loan-view.ts';
import { quoteWithinOffer } from './offer.ts';
import { type TakeContext, takeLoan } from './take-loan.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;
type WithdrawContext = TakeContext & Pick<Context, 'store' | 'identity' | 'institutions'>;

/**
 * Takes the loan the borrower saw: prices it again, refuses any difference, keeps the acceptance and asks for the payout. A
 * browser that is new since the approval waits a day. `device` holds the marks that the asking browser carries.
 */
export function withdraw(
  context: WithdrawContext,
  caller: Caller,
  body: Body,
  { idempotencyKey, device }: { idempotencyKey: string; device: string | null },
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller,
      parts: ['applications', 'sections', 'signatures', ...rewardParts],
      intent: { idempotencyKey, endpoint: 'withdraw', body },
    },
    (before) => {
      const waitsUntil = caller.kind === 'customer' ? deviceWaitsUntil(context, before, device) : null;
      return waitsUntil === null
        ? decide(context, before, body)
        : refused('new_device_wait', { retryAt: isoInstant(waitsUntil) });
    },
  );
}

function decide(
  context: WithdrawContext,
  before: Loaded<'applications' | 'sections' | 'signatures' | RewardPart>,
  body: Body,
): Outcome<Decision<Answer>> {
  const today = manilaDateOf(context.now());
  const loaded = withRewards(before, today);
  const product = context.products.inForce(body.productId, today);
  const priced = quoteWithinOffer(loaded, product, context.now(), body);
  if (!priced.ok) return priced;
  const { quote, coupon } = priced.value;
  if (!isWhatWasShown(quote, body)) return refused('quote_changed');
  const { signatureId, language } = body;
  if (!loaded.signatures.some((row) => row.signatureId === signatureId)) return refused('signature_required');
  const account = payoutAccountOf(context.personalData, loaded);
  if (account !== null && !isOffered(context.institutions, account))
    return refused('payout_account_not_reached');
  const facts = paperFacts(context, loaded, quote);
  if (facts === null) return refused('no_offer');
  const { document, documentHash } = loanPapers(language, facts);
  if (documentHash !== body.documentHash) return refused('document_changed');
  const { institution } = facts;
  const taken = takeLoan(context, loaded, {
    quote,
    document,
    documentHash,
    institution,
    signatureId,
    language,
  });
  if (!taken.ok) return taken;
  const { loan, payout, changes } = taken.value;
  const rewards = coupon === null ? loaded : spendCoupon(loaded, coupon, loan);
  return done({
    changes: { ...changes, ...changedRewards(before, rewards) },
    answer: { loan: viewLoan(loan, { payouts: [payout], payments: [], requests: [] }, context.now()) },
  });
}

function isWhatWasShown(quote: Quote, { shown, productVersion }: Body): boolean {
  return (
    quote.productVersion === productVersion &&
    quote.netDisbursedCentavos === shown.netDisbursedCentavos &&
    quote.totalRepaymentCentavos === shown.totalRepaymentCentavos &&
    quote.totalCostCentavos === shown.totalCostCentavos &&
    quote.dueOn === shown.dueOn
  );
}
