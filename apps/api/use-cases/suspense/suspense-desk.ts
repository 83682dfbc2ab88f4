import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import type { getSuspenseItem as itemEndpoint } from '@luwag/contract/endpoints/staff/get-suspense-item';
import type { listSuspense as listEndpoint } from '@luwag/contract/endpoints/staff/list-suspense';
import type { proposeSuspenseEnd as proposeEndpoint } from '@luwag/contract/endpoints/staff/propose-suspense-end';
import { numbersMeantBy, orderNumberSpellings } from '@luwag/contract/reference-numbers';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LenderStepDetails } from '../../ports/lender-steps.ts';
import type { KeptSuspenseItem } from '../../ports/suspense.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { maskedName } from '../customer-data/masked-person.ts';
import { isRecordedByHand } from '../provider-event/recorded-by-hand.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { type LenderStepContext, proposeLenderStep, viewStep } from '../ledger/lender-steps.ts';
import { type AssignContext, assignedParts, decideAssignment } from './assign-suspense.ts';
import { loanFiguresOf } from '../staff/loan-figures.ts';
import { done, type Outcome, read, refused } from '../write.ts';

type DeskContext = LenderStepContext & AssignContext & Pick<Context, 'directory' | 'personalData'>;
type Item = CallOutput<typeof listEndpoint>['open'][number];
type Suggestion = CallOutput<typeof itemEndpoint>['suggestions'][number];
type Proposal = CallInput<typeof proposeEndpoint>['body'];

const mostOpen = 100;
const mostEnded = 50;
const mostSuggested = 8;

/** Each item has one step at a time: to a loan, or back to its payer. */
const subjectOf = (suspenseId: string): string => `suspense:${suspenseId}`;

/** Money in suspense that waits, oldest first, with its sum; and what ended last. */
export async function listSuspense({
  suspense,
  now,
}: Pick<DeskContext, 'suspense' | 'now'>): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const { open, ended, ...sums } = await suspense.list({ open: mostOpen, ended: mostEnded });
  return done({
    asOf: isoInstant(now()),
    ...sums,
    open: open.map(viewItem),
    ended: ended.map(viewItem),
  });
}

/** One item with every step on it, and the loans that it may have been meant for. */
export async function getSuspenseItem(
  context: DeskContext,
  staffId: string,
  suspenseId: string,
): Promise<Outcome<CallOutput<typeof itemEndpoint>>> {
  const item = await context.suspense.findById(suspenseId);
  if (item === null) return refused('not_found');
  const [steps, suggestions] = await Promise.all([
    context.lenderSteps.ofSubject(subjectOf(suspenseId)),
    item.state === 'open' ? suggestionsFor(context, item) : [],
  ]);
  return done({
    today: manilaDateOf(context.now()),
    item: viewItem(item),
    steps: steps.map((step) => viewStep(step, staffId)),
    suggestions,
  });
}

async function suggestionsFor(context: DeskContext, item: KeptSuspenseItem): Promise<Suggestion[]> {
  const { references, orderNumbers } = numbersMeantBy(item.reference);
  const likely = await context.suspense.likelyLoans({
    references: [item.reference, ...references],
    orderNumbers: orderNumbers.flatMap(orderNumberSpellings),
    amountCentavos: item.amountCentavos,
    most: mostSuggested,
  });
  const today = manilaDateOf(context.now());
  const shown = await Promise.all(
    likely.map(async ({ customerId, loanId, clue }): Promise<Suggestion[]> => {
      const loaded = await context.store.load({ customerId, parts: ['sections', 'loans'] });
      const loan = loaded.loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return [];
      const { orderNumber } = loan;
      const nameMasked = maskedName(context.personalData, loaded);
      const { owedCentavos } = loanFiguresOf(loan, today);
      return [{ customerId, loanId, orderNumber, nameMasked, owedCentavos, clue }];
    }),
  );
  return shown.flat();
}

/** Leaves for a second person where an item of suspense belongs, or that what was taken back is there again. What a loan would refuse is refused here already. */
export async function proposeSuspenseEnd(
  context: DeskContext,
  staff: Staff,
  suspenseId: string,
  proposal: Proposal,
): Promise<Outcome<{ stepId: string }>> {
  const item = await context.suspense.findById(suspenseId);
  if (item === null) return refused('not_found');
  const from = proposal.kind === 'suspense-received-again' ? 'reversed' : 'open';
  if (item.state !== from) return refused('lender_step_refused', { rule: 'SUSPENSE_ENDED' });
  const details = await detailsOf(context, item, proposal);
  if (!details.ok) return details;
  const { reason } = proposal;
  return proposeLenderStep(context, staff, {
    subject: subjectOf(suspenseId),
    details: details.value,
    reason,
  });
}

async function detailsOf(
  context: DeskContext,
  item: KeptSuspenseItem,
  proposal: Proposal,
): Promise<Outcome<LenderStepDetails>> {
  const { suspenseId, amountCentavos } = item;
  if (proposal.kind === 'suspense-received-again')
    return (await isRecordedByHand(context, item))
      ? refused('lender_step_refused', { rule: 'ENTRY_ALREADY_BOOKED' })
      : done({ kind: proposal.kind, suspenseId, amountCentavos, reference: item.providerPaymentId });
  if (proposal.kind === 'suspense-returned') {
    const { kind, from, paidOn, reference } = proposal;
    if (paidOn > manilaDateOf(context.now()))
      return refused('lender_step_refused', { rule: 'DAY_NOT_REACHED' });
    return done({ kind, suspenseId, amountCentavos, from, paidOn, reference });
  }
  const { kind, channel } = proposal;
  const found = await context.directory.customerOfOrder(orderNumberSpellings(proposal.orderNumber));
  if (found === null) return refused('lender_step_refused', { rule: 'LOAN_NOT_FOUND' });
  const { customerId, loanId } = found;
  const loaded = await read(context, { kind: 'system', customerId }, assignedParts);
  if (!loaded.ok) return loaded;
  const decided = decideAssignment(context, loaded.value, item, { loanId, channel });
  if (!decided.ok) return decided;
  const { orderNumber } = decided.value.loan;
  return done({ kind, suspenseId, amountCentavos, customerId, loanId, orderNumber, channel });
}

function viewItem(item: KeptSuspenseItem): Item {
  const { suspenseId, provider, providerPaymentId, reference, amountCentavos, reason, state, closing } = item;
  const isLoan = closing !== null && 'loanId' in closing;
  return {
    suspenseId,
    provider,
    providerPaymentId,
    reference,
    amountCentavos,
    paidAt: isoInstantOrNull(item.paidAt),
    receivedAt: isoInstant(item.receivedAt),
    reason,
    state,
    closedAt: isoInstantOrNull(item.closedAt),
    assignedTo: isLoan
      ? { customerId: closing.customerId, loanId: closing.loanId, orderNumber: closing.orderNumber }
      : null,
    returnReference: closing === null || isLoan ? null : closing.reference,
  };
}
