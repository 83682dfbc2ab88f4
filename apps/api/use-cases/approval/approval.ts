import { approvalRules, type MakerOnlyGroup } from '@luwag/contract/endpoints/staff/approval-rules';
import type { StaffStep } from '@luwag/contract/endpoints/staff/request-answer';
import type { StaffRole } from '@luwag/contract/endpoint';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Changes, CustomerSnapshot } from '../../ports/customer-store.ts';
import type { MakerOnlyStepRow, RequestRow } from '../../ports/rows-around-loan.ts';
import type { AuditEntry, AuditFigures, StaffStore } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';

export type Staff = { staffId: string; name: string; role: StaffRole };
export type StepSubject = { customerId: string; loanId: string | null };
export type ApprovalContext = Pick<Context, 'lenderRules' | 'randomness' | 'now'> & {
  staff: Pick<StaffStore, 'makerOnlyTotal'>;
};

/** Whether a step waits for a second person; where it does not, what is counted of it. */
export type Approval = { needsSecondPerson: true } | { needsSecondPerson: false; counted: Counted };
type Counted = Pick<Changes, 'makerOnlySteps'>;

/** The money that a step moves or gives up with no provider's evidence, in centavos. */
export function centavosAtStake(step: StaffStep): number {
  switch (step.kind) {
    case 'record-payment':
    case 'refund-credit':
      return step.amountCentavos;
    case 'cancel':
      return step.returnedCentavos;
    case 'waive-charges':
      return step.interestCentavos + step.lateChargeCentavos + step.penaltyFeeCentavos + step.feeCentavos;
    case 'grant-coupon':
      return step.deductionCentavos;
    case 'approve-limit':
      return step.limitCentavos - step.proposedLimitCentavos;
    case 'agree-restructure':
    case 'write-off':
    case 'reverse-payment':
    case 'return-disbursement':
    case 'fail-payout':
    case 'settle-late-payout':
    case 'invalidate-coupon':
      return 0;
    default:
      return step satisfies never;
  }
}

/** Applies the table of rules to a step, with all that was done alone before on this loan, customer and day. */
export async function approvalOf(
  { lenderRules, staff: store, randomness, now }: ApprovalContext,
  { makerOnlySteps }: Pick<CustomerSnapshot, 'makerOnlySteps'>,
  { staffId, role }: Pick<Staff, 'staffId' | 'role'>,
  step: StaffStep,
  { customerId, loanId }: StepSubject,
): Promise<Approval> {
  const { alone } = approvalRules[step.kind];
  if (alone === null || !alone.roles.includes(role)) return { needsSecondPerson: true };
  if (alone.limit === 'unlimited') return { needsSecondPerson: false, counted: {} };
  const limit = lenderRules.makerOnlyLimits[alone.limit];
  const amountCentavos = centavosAtStake(step);
  const decidedOn = manilaDateOf(now());
  const earlier = makerOnlySteps.filter(({ limitGroup }) => limitGroup === alone.limit);
  const ofLoan = earlier.filter((row) => loanId !== null && row.loanId === loanId);
  const isWithin =
    sumOf(ofLoan) + amountCentavos <= limit.perLoanCentavos &&
    sumOf(earlier) + amountCentavos <= limit.perCustomerCentavos &&
    (await store.makerOnlyTotal(staffId, decidedOn, alone.limit)) + amountCentavos <=
      limit.perStaffDayCentavos;
  if (!isWithin) return { needsSecondPerson: true };
  const row: MakerOnlyStepRow = {
    customerId,
    stepId: randomness.orderedUuid(),
    loanId,
    staffId,
    limitGroup: alone.limit satisfies MakerOnlyGroup,
    amountCentavos: centavos(amountCentavos),
    dayLimitCentavos: limit.perStaffDayCentavos,
    decidedOn,
  };
  return { needsSecondPerson: false, counted: { makerOnlySteps: [row] } };
}

function sumOf(rows: readonly MakerOnlyStepRow[]): number {
  return rows.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}

/** A step that waits for a second person: one at a time for a loan, and one of a kind beside all loans. */
export function proposalOf(
  context: Pick<Context, 'randomness' | 'now'>,
  requests: readonly RequestRow[],
  staff: Staff,
  about: StepSubject,
  step: StaffStep,
): Outcome<RequestRow> {
  const isWaiting = requests.some(
    (row) =>
      row.kind === 'staff-action' &&
      row.loanId === about.loanId &&
      row.status === 'open' &&
      (about.loanId !== null || row.details['step'] === undefined || row.details['step'] === step.kind),
  );
  if (isWaiting) return refused('loan_action_refused', { rule: 'STEP_ALREADY_WAITING' });
  return done({
    ...about,
    requestId: context.randomness.uuid(),
    kind: 'staff-action',
    status: 'open',
    details: {
      step: step.kind,
      action: JSON.stringify(step),
      proposedBy: staff.staffId,
      proposedByName: staff.name,
    },
    createdAt: context.now(),
    endedAt: null,
    endedBy: null,
    reasonCode: null,
  });
}

/** The line of the log about a step: who took it, with every figure of it, and what it changed. */
export function stepAudit(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  { staffId }: Pick<Staff, 'staffId'>,
  action: AuditEntry['action'],
  about: { customerId: string; subjectId: string },
  { step, before, after }: { step: StaffStep; before: AuditFigures; after: AuditFigures },
): AuditEntry {
  const detail = Object.fromEntries(Object.entries(step).map(([name, value]) => [name, String(value)]));
  return {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action,
    ...about,
    detail,
    before,
    after,
  };
}
