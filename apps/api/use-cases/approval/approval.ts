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
    case 'unlock-account':
    case 'change-phone':
      return 0;
    default:
      return step satisfies never;
  }
}

/**
 * Applies the table of rules to a step, with all that was done alone before on this loan, customer and day. `forgivenCentavos` is what
 * the step gives up beside the sum it names: charges that fall away where money counts from an earlier day.
 */
export async function approvalOf(
  context: ApprovalContext,
  { makerOnlySteps }: Pick<CustomerSnapshot, 'makerOnlySteps'>,
  staff: Pick<Staff, 'staffId' | 'role'>,
  step: StaffStep,
  about: StepSubject,
  forgivenCentavos = 0,
): Promise<Approval> {
  const { alone } = approvalRules[step.kind];
  if (alone === null || !alone.roles.includes(staff.role)) return { needsSecondPerson: true };
  if (alone.limit === 'unlimited') return { needsSecondPerson: false, counted: {} };
  const stakes = [{ group: alone.limit, amountCentavos: centavosAtStake(step) }];
  if (forgivenCentavos > 0) stakes.push({ group: 'forgiven', amountCentavos: forgivenCentavos });
  const counted: MakerOnlyStepRow[] = [];
  for (const stake of stakes) {
    const row = await countedAlone(context, makerOnlySteps, staff, stake, about);
    if (row === null) return { needsSecondPerson: true };
    counted.push(row);
  }
  return { needsSecondPerson: false, counted: { makerOnlySteps: counted } };
}

/** What is kept of a step that one person may take alone; null where it is above a limit. */
async function countedAlone(
  { lenderRules, staff: store, randomness, now }: ApprovalContext,
  makerOnlySteps: readonly MakerOnlyStepRow[],
  { staffId }: Pick<Staff, 'staffId'>,
  { group, amountCentavos }: { group: MakerOnlyGroup; amountCentavos: number },
  { customerId, loanId }: StepSubject,
): Promise<MakerOnlyStepRow | null> {
  const limit = lenderRules.makerOnlyLimits[group];
  const decidedOn = manilaDateOf(now());
  const earlier = makerOnlySteps.filter(({ limitGroup }) => limitGroup === group);
  const ofLoan = earlier.filter((row) => loanId !== null && row.loanId === loanId);
  const isWithin =
    sumOf(ofLoan) + amountCentavos <= limit.perLoanCentavos &&
    sumOf(earlier) + amountCentavos <= limit.perCustomerCentavos &&
    (await store.makerOnlyTotal(staffId, decidedOn, group)) + amountCentavos <= limit.perStaffDayCentavos;
  if (!isWithin) return null;
  return {
    customerId,
    stepId: randomness.orderedUuid(),
    loanId,
    staffId,
    limitGroup: group,
    amountCentavos: centavos(amountCentavos),
    dayLimitCentavos: limit.perStaffDayCentavos,
    decidedOn,
  };
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
    detailsSealed: null,
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
