import type { CallOutput } from '@luwag/contract/endpoint';
import {
  type LoanAction,
  type LoanFigures,
  rolesOfAction,
} from '@luwag/contract/endpoints/staff/loan-action';
import type { performLoanAction as performEndpoint } from '@luwag/contract/endpoints/staff/perform-loan-action';
import type { previewLoanAction as previewEndpoint } from '@luwag/contract/endpoints/staff/preview-loan-action';
import type { StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import type { StaffRole } from '@luwag/contract/endpoint';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Changes, LoanRow, Part } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { type Decision, done, type Loaded, type Outcome, read, refused, write } from '../write.ts';
import { changesOfAction, type KeepContext } from './changes-of-action.ts';
import { type ActionFacts, type DecidedAction, decideLoanAction } from './decide-loan-action.ts';
import { answeredLetter } from './letters.ts';
import { loanFiguresOf, viewEntry } from './loan-figures.ts';

export type Staff = { staffId: string; name: string; role: StaffRole };
export type LoanKey = { customerId: string; loanId: string };
export type LoanActionContext = KeepContext &
  Pick<Context, 'store' | 'products' | 'lenderRules' | 'letterBox'>;

export const actionParts: readonly Part[] = [
  'loans',
  'entries',
  'payments',
  'payouts',
  'coupons',
  'requests',
  'sections',
];

/** Whether one member of staff proposes and another one confirms. */
export function needsSecondPerson({ lenderRules }: Pick<Context, 'lenderRules'>, step: StaffStep): boolean {
  if (step.kind === 'write-off') return true;
  return letGo(step) > lenderRules.byOnePersonCentavos;
}

/** What the lender gives up by a step, in centavos. */
function letGo(step: StaffStep): number {
  if (step.kind === 'grant-coupon') return step.deductionCentavos;
  if (step.kind !== 'waive-charges') return 0;
  return step.interestCentavos + step.lateChargeCentavos + step.penaltyFeeCentavos + step.feeCentavos;
}

/** What an action would do. It shows how the loan stands, so the look is kept as any other. */
export async function previewLoanAction(
  context: LoanActionContext & Pick<Context, 'staff'>,
  staff: Staff,
  { customerId, loanId }: LoanKey,
  action: LoanAction,
): Promise<Outcome<CallOutput<typeof previewEndpoint>>> {
  if (!rolesOfAction[action.kind].includes(staff.role)) return refused('forbidden');
  const loaded = await read(context, { kind: 'house', customerId }, actionParts);
  if (!loaded.ok) return loaded;
  const decided = decide(context, loaded.value, loanId, action);
  if (!decided.ok) return decided;
  await context.staff.audit(auditOf(context, staff, 'loan-previewed', { customerId, loanId }, action));
  const { facts, decision, countsFrom } = decided.value;
  const today = manilaDateOf(context.now());
  return done({
    before: loanFiguresOf(facts.loan, today),
    after: loanFiguresOf(decision.loan, today),
    entries: decision.entries.map(viewEntry),
    countsFrom,
    needsSecondPerson: needsSecondPerson(context, action),
  });
}

/** Does what was previewed and keeps it with who did it, or leaves it for a second person. */
export async function performLoanAction(
  context: LoanActionContext,
  staff: Staff,
  { customerId, loanId }: LoanKey,
  { action, shownOwedCentavos }: { action: LoanAction; shownOwedCentavos: number },
  idempotencyKey: string,
): Promise<Outcome<CallOutput<typeof performEndpoint>>> {
  if (!rolesOfAction[action.kind].includes(staff.role)) return refused('forbidden');
  const body = { staffId: staff.staffId, loanId, action, shownOwedCentavos };
  return write(
    context,
    {
      caller: { kind: 'house', customerId },
      parts: actionParts,
      intent: { idempotencyKey, endpoint: 'performLoanAction', body },
    },
    async (loaded) => {
      const decided = decideAsShown(context, loaded, loanId, action, shownOwedCentavos);
      if (!decided.ok) return decided;
      const letters = await answeredProofs(context, { customerId, loanId }, action);
      if (!letters.ok) return letters;
      return needsSecondPerson(context, action)
        ? propose(context, loaded, staff, decided.value.facts.loan, action)
        : done({
            changes: {
              ...decided.value.changes,
              ...letters.value,
              audits: [auditOf(context, staff, 'loan-action-done', { customerId, loanId }, action)],
            },
            answer: { outcome: 'done', figures: decided.value.figures },
          });
    },
  );
}

/** The proof of a payment that is answered by booking it. */
async function answeredProofs(
  { letterBox, now }: Pick<Context, 'letterBox' | 'now'>,
  { customerId, loanId }: LoanKey,
  action: LoanAction,
): Promise<Outcome<Pick<Changes, 'letters'>>> {
  if (action.kind !== 'record-payment' || action.letterId === undefined) return done({});
  const letter = await letterBox.find(customerId, action.letterId);
  if (letter === null || letter.loanId !== loanId) return refused('not_found');
  if (letter.answeredAt !== null) return refused('request_already_answered');
  return done({ letters: [answeredLetter(letter, 'found', now())] });
}

type Decided = DecidedAction & { facts: ActionFacts };

function decide(
  context: LoanActionContext,
  loaded: Loaded,
  loanId: string,
  action: LoanAction,
): Outcome<Decided> {
  const loan = loaded.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  const request = loaded.requests.find(({ requestId }) => requestId === action.requestId);
  if (action.requestId !== undefined) {
    if (request === undefined || !isAbout(request, loanId, action)) return refused('not_found');
    if (request.status !== 'open') return refused('request_already_answered');
  }
  const facts = { loaded, loan, request };
  const decided = decideLoanAction(context, facts, action);
  return decided.ok ? done({ ...decided.value, facts }) : decided;
}

const carriedOutBy: Readonly<Record<RequestRow['kind'], readonly LoanAction['kind'][]>> = {
  cancellation: ['cancel'],
  hardship: ['agree-hardship-plan', 'waive-charges'],
  refund: ['refund-credit'],
  'older-records': [],
  deletion: [],
  'staff-action': [],
};

function isAbout(request: RequestRow, loanId: string, { kind }: LoanAction): boolean {
  return request.loanId === loanId && carriedOutBy[request.kind].includes(kind);
}

type AsShown = Decided & { changes: Changes; figures: LoanFigures };

/** The decision with what it changes, refused where its outcome is another one than was looked at. */
export function decideAsShown(
  context: LoanActionContext,
  loaded: Loaded,
  loanId: string,
  action: LoanAction,
  shownOwedCentavos: number,
): Outcome<AsShown> {
  const decided = decide(context, loaded, loanId, action);
  if (!decided.ok) return decided;
  const figures = loanFiguresOf(decided.value.decision.loan, manilaDateOf(context.now()));
  if (figures.owedCentavos !== shownOwedCentavos) return refused('quote_changed');
  const changes = changesOfAction(context, decided.value.facts, action, decided.value);
  return changes.ok ? done({ ...decided.value, figures, changes: changes.value }) : changes;
}

function propose(
  context: LoanActionContext,
  { requests }: Loaded,
  staff: Staff,
  loan: LoanRow,
  action: LoanAction,
): Outcome<Decision<CallOutput<typeof performEndpoint>>> {
  const { customerId, loanId } = loan;
  const proposal = proposalOf(context, requests, staff, { customerId, loanId }, action);
  if (!proposal.ok) return proposal;
  return done({
    changes: {
      requests: [proposal.value],
      audits: [auditOf(context, staff, 'loan-action-proposed', { customerId, loanId }, action)],
    },
    answer: {
      outcome: 'waits-for-second-person',
      figures: loanFiguresOf(loan, manilaDateOf(context.now())),
    },
  });
}

/** A step that waits for a second person, one at a time for a loan and one beside all loans. */
export function proposalOf(
  context: Pick<Context, 'randomness' | 'now'>,
  requests: readonly RequestRow[],
  staff: Staff,
  about: { customerId: string; loanId: string | null },
  step: StaffStep,
): Outcome<RequestRow> {
  const isWaiting = requests.some(
    (row) => row.kind === 'staff-action' && row.loanId === about.loanId && row.status === 'open',
  );
  if (isWaiting) return refused('loan_action_refused', { rule: 'STEP_ALREADY_WAITING' });
  return done({
    ...about,
    requestId: context.randomness.uuid(),
    kind: 'staff-action',
    status: 'open',
    details: { action: JSON.stringify(step), proposedBy: staff.staffId, proposedByName: staff.name },
    createdAt: context.now(),
    endedAt: null,
    endedBy: null,
    reasonCode: null,
  });
}

/** Who did what to which loan, with every figure of it. */
export function auditOf(
  context: Pick<Context, 'randomness' | 'now'>,
  staff: Staff,
  what: AuditEntry['action'],
  { customerId, loanId }: LoanKey,
  action: LoanAction,
): AuditEntry {
  return stepAudit(context, staff, what, { customerId, subjectId: loanId }, action);
}

/** Who took which step about what. */
export function stepAudit(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  { staffId }: Staff,
  action: AuditEntry['action'],
  about: { customerId: string; subjectId: string },
  step: StaffStep,
): AuditEntry {
  const detail = Object.fromEntries(Object.entries(step).map(([name, value]) => [name, String(value)]));
  return { auditId: randomness.orderedUuid(), at: now(), staffId, action, ...about, detail };
}
