import type { ParsedInput } from '@luwag/contract/endpoint';
import type { PartnerRepayment } from '@luwag/contract/endpoints/partner/partner-answer';
import type { tellPartnerRepayment as tellEndpoint } from '@luwag/contract/endpoints/partner/tell-partner-repayment';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { proposalOf, stepAudit } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { actionParts, decideAction, type LoanActionContext } from '../staff/loan-action.ts';
import { figuresForLog, loanFiguresOf } from '../staff/loan-figures.ts';
import { proposedStep } from '../staff/request-view.ts';
import { done, type Outcome, read, refused, write } from '../write.ts';
import type { Partner } from './partner-keys.ts';
import { findLoan } from './partner-loans.ts';

type Body = ParsedInput<typeof tellEndpoint>['body'];

/**
 * Leaves a repayment by a channel of the lender's own to a member of staff: it is money with no provider's evidence, and a key is no
 * person. Who made the key may not confirm it.
 */
export async function tellPartnerRepayment(
  context: LoanActionContext,
  partner: Partner,
  named: string,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<PartnerRepayment>> {
  const found = await findLoan(context, named);
  if (found === null) return refused('not_found');
  const { customerId, loanId } = found;
  const { keyId, name } = partner;
  const action = { kind: 'record-payment', ...body, reason: `Told by ${name}` } as const;
  return write(
    context,
    {
      caller: { kind: 'system', customerId },
      parts: actionParts,
      intent: { idempotencyKey, endpoint: 'tellPartnerRepayment', body: { keyId, loanId, ...body } },
    },
    async (loaded) => {
      const decided = await decideAction(context, loaded, loanId, action);
      if (!decided.ok) return decided;
      const { loan } = decided.value.facts;
      const maker = { staffId: keyId, name, role: 'finance' } as const;
      const proposal = proposalOf(context, loaded.requests, maker, { customerId, loanId }, action);
      if (!proposal.ok) return proposal;
      const details = { ...proposal.value.details, keyMadeBy: partner.addedBy };
      const request: RequestRow = { ...proposal.value, details };
      const stands = figuresForLog(loanFiguresOf(loan, manilaDateOf(context.now())));
      const change = { step: action, before: stands, after: { ...stands, waitsAs: request.requestId } };
      const about = { customerId, subjectId: loanId };
      const audit = stepAudit(context, maker, 'loan-action-proposed', about, change);
      const audits = [{ ...audit, staffId: null, detail: { ...audit.detail, keyId, keyName: name } }];
      return done({ changes: { requests: [request], audits }, answer: viewRepayment(request, loanId) });
    },
  );
}

/** What became of a repayment that this key told of. */
export async function getPartnerRepayment(
  context: Pick<Context, 'store' | 'directory' | 'now'>,
  { keyId }: Partner,
  named: string,
  repaymentId: string,
): Promise<Outcome<PartnerRepayment>> {
  const found = await findLoan(context, named);
  if (found === null) return refused('not_found');
  const { customerId, loanId } = found;
  const loaded = await read(context, { kind: 'system', customerId }, ['requests']);
  if (!loaded.ok) return loaded;
  const request = loaded.value.requests.find((row) => row.requestId === repaymentId);
  return request?.loanId === loanId && request.details['proposedBy'] === keyId
    ? done(viewRepayment(request, loanId))
    : refused('not_found');
}

const states = { open: 'waiting', done: 'booked', refused: 'refused', withdrawn: 'refused' } as const;

function viewRepayment(request: RequestRow, loanId: string): PartnerRepayment {
  const step = proposedStep(request);
  if (step.kind !== 'record-payment') throw new Error('a partner proposes nothing but payments');
  const { amountCentavos, paidOn, reference } = step;
  const { requestId: repaymentId, status } = request;
  return { repaymentId, loanId, state: states[status], amountCentavos, paidOn, reference };
}
