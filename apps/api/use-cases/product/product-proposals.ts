import type { CallOutput } from '@luwag/contract/endpoint';
import type { answerProductProposal as answerEndpoint } from '@luwag/contract/endpoints/staff/answer-product-proposal';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import type { ProductProposal } from '@luwag/contract/endpoints/staff/product-answer';
import type { proposeProduct as proposeEndpoint } from '@luwag/contract/endpoints/staff/propose-product';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { ProductCatalogue, PublishedProduct } from '@luwag/loan-engine/pricing/product-catalogue';
import type { ProductProposalRow } from '../../ports/product-list.ts';
import type { AuditEntry, AuditFigures } from '../../ports/staff-store.ts';
import { isoInstant } from '../iso-instant.ts';
import type { Staff } from '../approval/approval.ts';
import { done, type Outcome, refused } from '../write.ts';
import { type ProductBody, type ProductContext, questionOf, viewProduct } from './product-question.ts';

/** Leaves a version that keeps every cap for a second person. Who proposed it is kept with it. */
export async function proposeProduct(
  context: ProductContext,
  staff: Staff,
  body: ProductBody,
): Promise<Outcome<CallOutput<typeof proposeEndpoint>>> {
  const question = await questionOf(context, body);
  const { refusal } = await context.priceCapCheck.judge(question);
  if (refusal !== null) {
    return refused('product_refused', { rule: refusal.code, figures: refusal.detail });
  }
  const { effectiveFrom, product } = question.publication;
  const proposal: ProductProposalRow = {
    ...question.publication,
    proposalId: context.randomness.uuid(),
    proposedBy: staff.staffId,
    proposedByName: staff.name,
    proposedAt: context.now(),
  };
  const audit = auditOf(context, staff, 'product-proposed', question.publication);
  const kept = await context.products.propose(proposal, audit);
  if (kept === 'waiting') return refused('product_refused', { rule: 'PROPOSAL_ALREADY_WAITING' });
  const { proposalId } = proposal;
  return done({ outcome: 'waits-for-second-person', proposalId, version: product.version, effectiveFrom });
}

/** Publishes a colleague's version where it still keeps every cap, or refuses it; its proposer may only take it back. */
export async function answerProductProposal(
  context: ProductContext,
  staff: Staff,
  proposalId: string,
  outcome: 'confirm' | 'refuse',
): Promise<Outcome<CallOutput<typeof answerEndpoint>>> {
  const { products, priceCapCheck, now } = context;
  await products.refresh();
  const proposal = (await products.proposals()).find((row) => row.proposalId === proposalId);
  if (proposal === undefined) return refused('request_already_answered');
  const isOwn = proposal.proposedBy === staff.staffId;
  if (!isOwn && !mayCheck('publish-product', staff.role)) return refused('forbidden');
  const { product, effectiveFrom } = proposal;
  const publication = { product, effectiveFrom };
  if (outcome === 'refuse') {
    const audit = auditOf(context, staff, 'product-refused', publication);
    const ended = await products.refuse(proposalId, audit);
    return ended === 'moved' ? refused('request_already_answered') : done({ status: 'refused' });
  }
  if (isOwn) return refused('second_person_required');
  const today = manilaDateOf(now());
  const { refusal } = await priceCapCheck.judge({ catalogue: products.catalogue(), publication, today });
  if (refusal !== null) {
    return refused('product_refused', { rule: refusal.code, figures: refusal.detail });
  }
  const audit = auditOf(context, staff, 'product-published', publication);
  const published = await products.publish(proposalId, audit);
  return published === 'moved' ? refused('request_already_answered') : done({ status: 'published' });
}

/** Proposals as staff see them: each with every figure that differs from the latest version of its product. */
export function viewProposals(
  catalogue: ProductCatalogue,
  proposals: readonly ProductProposalRow[],
  staffId: string,
): ProductProposal[] {
  return proposals.map(({ proposalId, effectiveFrom, product, proposedBy, proposedByName, proposedAt }) => {
    const [before, after] = [figuresOf(latestOf(catalogue, product.productId)), figuresOf(product)];
    const changes = Object.keys(after)
      .filter((field) => field !== 'version' && before[field] !== after[field])
      .map((field) => ({ field, before: String(before[field] ?? ''), after: String(after[field] ?? '') }));
    return {
      proposalId,
      effectiveFrom,
      product: viewProduct(product),
      changes,
      proposedBy: proposedByName,
      proposedAt: isoInstant(proposedAt),
      isOwn: proposedBy === staffId,
    };
  });
}

function latestOf(catalogue: ProductCatalogue, productId: string): LoanProduct | undefined {
  return catalogue.findLast(({ product }) => product.productId === productId)?.product;
}

function figuresOf(product: LoanProduct | undefined): Record<string, string | number | null> {
  if (product === undefined) return {};
  return { ...product, offeredTermDays: product.offeredTermDays.join(', '), theme: product.theme ?? 1 };
}

function auditOf(
  { products, randomness, now }: ProductContext,
  { staffId }: Staff,
  action: 'product-proposed' | 'product-published' | 'product-refused',
  { product, effectiveFrom }: PublishedProduct,
): AuditEntry {
  const { productId, version } = product;
  const before: AuditFigures = figuresOf(latestOf(products.catalogue(), productId));
  const after: AuditFigures = { ...figuresOf(product), effectiveFrom };
  return {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action,
    detail: { productId, version: String(version), effectiveFrom },
    before,
    after,
  };
}
