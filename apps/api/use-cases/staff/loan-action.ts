import type { CallOutput } from '@luwag/contract/endpoint';
import { mayCheck, mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import type { LoanAction, LoanFigures } from '@luwag/contract/endpoints/staff/loan-action';
import type { performLoanAction as performEndpoint } from '@luwag/contract/endpoints/staff/perform-loan-action';
import type { previewLoanAction as previewEndpoint } from '@luwag/contract/endpoints/staff/preview-loan-action';
import { isMistypedPaymentReference } from '@luwag/contract/reference-numbers';
import { payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Changes, LoanRow, Part, PaymentRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { type Decision, done, type Loaded, type Outcome, read, refused, write } from '../write.ts';
import { changesOfAction, type KeepContext } from './changes-of-action.ts';
import {
  type ActionFacts,
  type DecidedAction,
  decideLoanAction,
  type FactPart,
  reversiblePayment,
} from './decide-loan-action.ts';
import {
  type Approval,
  type ApprovalContext,
  approvalOf,
  proposalOf,
  type Staff,
  stepAudit,
} from '../approval/approval.ts';
import { hasOpenComplaint } from '../support-message/open-complaint.ts';
import { refuseBookedNumber } from './booked-number.ts';
import { answeredSupportMessage } from './support-messages.ts';
import { figuresForLog, loanFiguresOf, viewEntry } from './loan-figures.ts';

/** What an action is decided on. */
export type DecidedPart = FactPart;
export type LoanKey = { customerId: string; loanId: string };
export type LoanActionContext = KeepContext &
  ApprovalContext &
  Pick<Context, 'store' | 'products' | 'directory' | 'supportMessageRepository' | 'payoutTimes'>;

export const actionParts = [
  'loans',
  'entries',
  'payments',
  'payouts',
  'coupons',
  'requests',
  'sections',
  'makerOnlySteps',
] as const satisfies readonly Part[];

/** What an action would do. It shows how the loan stands, so the look is kept as any other. */
export async function previewLoanAction(
  context: LoanActionContext & Pick<Context, 'staff'>,
  staff: Staff,
  { customerId, loanId }: LoanKey,
  action: LoanAction,
): Promise<Outcome<CallOutput<typeof previewEndpoint>>> {
  if (!mayMake(action.kind, staff.role) && !mayCheck(action.kind, staff.role)) return refused('forbidden');
  const loaded = await read(context, { kind: 'system', customerId }, actionParts);
  if (!loaded.ok) return loaded;
  const decided = await decideAction(context, loaded.value, loanId, action);
  if (!decided.ok) return decided;
  const { facts, decision, countsFrom } = decided.value;
  const today = manilaDateOf(context.now());
  const { randomness, now } = context;
  const { staffId } = staff;
  const look = {
    action: 'loan-previewed',
    customerId,
    subjectId: loanId,
    detail: { kind: action.kind },
  } as const;
  await context.staff.audit({ auditId: randomness.orderedUuid(), at: now(), staffId, ...look });
  const approval = await approvalOfAction(context, loaded.value, staff, action, decided.value);
  return done({
    before: loanFiguresOf(facts.loan, today),
    after: loanFiguresOf(decision.loan, today),
    entries: decision.entries.map(viewEntry),
    countsFrom,
    needsSecondPerson: approval.needsSecondPerson,
    moneyName: moneyNameOf(loaded.value.payments, loanId, action),
  });
}

type Shown = { action: LoanAction; shownOwedCentavos: number; shownMoneyName?: string | null };

/** Does what was previewed and keeps it with who did it, or leaves it for a second person. */
export async function performLoanAction(
  context: LoanActionContext,
  staff: Staff,
  { customerId, loanId }: LoanKey,
  { action, shownOwedCentavos, shownMoneyName = null }: Shown,
  idempotencyKey: string,
): Promise<Outcome<CallOutput<typeof performEndpoint>>> {
  if (!mayMake(action.kind, staff.role)) return refused('forbidden');
  const body = { staffId: staff.staffId, loanId, action, shownOwedCentavos, shownMoneyName };
  return write(
    context,
    {
      caller: { kind: 'system', customerId },
      parts: actionParts,
      intent: { idempotencyKey, endpoint: 'performLoanAction', body },
    },
    async (loaded) => {
      const decided = await decideAsShown(context, loaded, loanId, action, shownOwedCentavos);
      if (!decided.ok) return decided;
      // A provider has told of it since: the evidence was of something else.
      if (moneyNameOf(loaded.payments, loanId, action) !== shownMoneyName) return refused('quote_changed');
      const approval = await approvalOfAction(context, loaded, staff, action, decided.value);
      if (approval.needsSecondPerson)
        return propose(context, loaded, staff, decided.value.facts.loan, action);
      const audit = auditOf(context, staff, 'loan-action-done', action, decided.value);
      return done({
        changes: { ...decided.value.changes, ...approval.counted, audits: [audit] },
        answer: { outcome: 'done', figures: decided.value.figures },
      });
    },
  );
}

/**
 * The most that one person may turn into a customer's credit by an action. Money far above the debt is a typing error, invented, or
 * paid twice: it is booked all the same, once a second person has looked at it. Units: centavos.
 */
const mostCreditAloneCentavos = 100_000;

/** Whether an action waits for a second person, by the table of rules and by the credit that it leaves. */
async function approvalOfAction(
  context: ApprovalContext,
  loaded: Loaded<'makerOnlySteps'>,
  staff: Staff,
  action: LoanAction,
  { facts: { loan }, decision }: Decided,
): Promise<Approval> {
  const creditCentavos = decision.loan.customerCreditCentavos - loan.customerCreditCentavos;
  if (creditCentavos > mostCreditAloneCentavos) return { needsSecondPerson: true };
  return approvalOf(context, loaded, staff, action, loan, chargesLess(decision));
}

/** By how much a loan is charged less because money counts from an earlier day, in centavos. */
function chargesLess({ events }: DecidedAction['decision']): number {
  const counted = events.find((event) => event.kind === 'counted-from-earlier-day');
  return Math.max(0, counted?.chargesLessCentavos ?? 0);
}

/** The proof of a payment that is answered by booking it. */
async function answeredProofs(
  { supportMessageRepository, now }: Pick<Context, 'supportMessageRepository' | 'now'>,
  { customerId, loanId }: LoanKey,
  action: LoanAction,
): Promise<Outcome<Pick<Changes, 'supportMessages'>>> {
  if (action.kind !== 'record-payment' || action.supportMessageId === undefined) return done({});
  const supportMessage = await supportMessageRepository.find(customerId, action.supportMessageId);
  if (supportMessage === null || supportMessage.loanId !== loanId) return refused('not_found');
  if (supportMessage.answeredAt !== null) return refused('request_already_answered');
  return done({ supportMessages: [answeredSupportMessage(supportMessage, 'found', now())] });
}

type Decided = DecidedAction & { facts: ActionFacts };

/** What an action would do to a loan, or why it cannot be done; nothing is kept. */
export async function decideAction(
  context: LoanActionContext,
  loaded: Loaded<DecidedPart>,
  loanId: string,
  action: LoanAction,
): Promise<Outcome<Decided>> {
  const loan = loaded.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  if ('reference' in action && isMistypedPaymentReference(action.reference))
    return refused('number_mistyped');
  const request = loaded.requests.find(({ requestId }) => requestId === action.requestId);
  if (action.requestId !== undefined) {
    if (request === undefined || !isAbout(request, loanId, action)) return refused('not_found');
    if (request.status !== 'open') return refused('request_already_answered');
  }
  if (action.kind === 'write-off' && (await hasOpenComplaint(context, loan.customerId)))
    return refused('loan_action_refused', { rule: 'COMPLAINT_OPEN' });
  const booked = await refuseBookedNumber(context, loaded, action);
  if (!booked.ok) return booked;
  const facts = { loaded, loan, request, isNumberBooked: booked.value };
  const decided = decideLoanAction(context, facts, action);
  return decided.ok ? done({ ...decided.value, facts }) : decided;
}

const carriedOutBy: Readonly<Record<RequestRow['kind'], readonly LoanAction['kind'][]>> = {
  cancellation: ['cancel'],
  hardship: ['agree-restructure', 'waive-charges'],
  refund: ['refund-credit'],
  'older-records': [],
  deletion: [],
  'staff-action': [],
};

/** A waiver is no plan: it ends a wish to talk, and a plan that was asked for stays open. */
function isAbout(request: RequestRow, loanId: string, { kind }: LoanAction): boolean {
  const isPlanWaived = kind === 'waive-charges' && request.details['wish'] === 'plan';
  return request.loanId === loanId && carriedOutBy[request.kind].includes(kind) && !isPlanWaived;
}

type AsShown = Decided & { changes: Changes; figures: LoanFigures };

/** The decision with what it changes, refused where its outcome is another one than was looked at. */
export async function decideAsShown(
  context: LoanActionContext,
  loaded: Loaded<DecidedPart>,
  loanId: string,
  action: LoanAction,
  shownOwedCentavos: number,
): Promise<Outcome<AsShown>> {
  const decided = await decideAction(context, loaded, loanId, action);
  if (!decided.ok) return decided;
  const { facts, decision } = decided.value;
  const figures = loanFiguresOf(decision.loan, manilaDateOf(context.now()));
  // A write-off leaves nothing owed in the books, and the claim beside them: who confirms it names either.
  const shown = action.kind === 'write-off' ? [figures.owedCentavos, 0] : [figures.owedCentavos];
  if (!shown.includes(shownOwedCentavos)) return refused('quote_changed');
  const supportMessages = await answeredProofs(
    context,
    { customerId: facts.loan.customerId, loanId },
    action,
  );
  if (!supportMessages.ok) return supportMessages;
  const changes = changesOfAction(context, facts, action, decided.value);
  if (!changes.ok) return changes;
  return done({ ...decided.value, figures, changes: { ...changes.value, ...supportMessages.value } });
}

function propose(
  context: LoanActionContext,
  { requests, payments }: Loaded<'requests' | 'payments'>,
  staff: Staff,
  loan: LoanRow,
  action: LoanAction,
): Outcome<Decision<CallOutput<typeof performEndpoint>>> {
  const { customerId, loanId } = loan;
  const looked = lookedAt(payments, loan, action);
  const proposal = proposalOf(context, requests, staff, { customerId, loanId }, action);
  if (!proposal.ok) return proposal;
  const figures = loanFiguresOf(loan, manilaDateOf(context.now()));
  const stands = figuresForLog(figures);
  const about = { customerId, subjectId: loanId };
  const change = { step: action, before: stands, after: { ...stands, waitsAs: proposal.value.requestId } };
  return done({
    changes: {
      requests: [{ ...proposal.value, details: { ...proposal.value.details, ...looked } }],
      audits: [stepAudit(context, staff, 'loan-action-proposed', about, change)],
    },
    answer: { outcome: 'waits-for-second-person', figures },
  });
}

/** What of the step's subject may change before it is confirmed. */
function lookedAt(
  payments: readonly PaymentRow[],
  loan: LoanRow,
  action: LoanAction,
): Record<string, string> {
  if (action.kind === 'reverse-payment')
    return { moneyName: moneyNameOf(payments, loan.loanId, action) ?? '' };
  return action.kind === 'settle-late-payout' ? { inQuestion: String(payoutInQuestion(loan)) } : {};
}

/** The provider's name of money that is to be taken back, which may be told of between the look at it and the step. */
export function moneyNameOf(
  payments: readonly PaymentRow[],
  loanId: string,
  action: LoanAction,
): string | null {
  if (action.kind !== 'reverse-payment') return null;
  return reversiblePayment(payments, loanId, action.paymentReference)?.providerPaymentId ?? null;
}

/** Who did what to which loan, with every figure of it and how the loan stood before and after. */
export function auditOf(
  context: Pick<Context, 'randomness' | 'now'>,
  staff: Staff,
  what: AuditEntry['action'],
  action: LoanAction,
  { facts: { loan }, figures }: AsShown,
): AuditEntry {
  const before = figuresForLog(loanFiguresOf(loan, manilaDateOf(context.now())));
  const about = { customerId: loan.customerId, subjectId: loan.loanId };
  return stepAudit(context, staff, what, about, { step: action, before, after: figuresForLog(figures) });
}
