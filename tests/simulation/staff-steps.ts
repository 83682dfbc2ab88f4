import { approvalRules } from '@luwag/contract/endpoints/staff/approval-rules';
import { planInstallments, planPeriodDays } from '@luwag/contract/endpoints/request/request-answer';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { addDays, daysBetween, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { waivableCharges } from '@luwag/loan-engine/life/waive-charges';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { LoanRow } from '../../apps/api/ports/customer-store.ts';
import type { RequestRow } from '../../apps/api/ports/rows-around-loan.ts';
import type { Staff } from '../../apps/api/use-cases/approval/approval.ts';
import { cancellationOf, refundable } from '../../apps/api/use-cases/figures/may-request.ts';
import { sendRequest } from '../../apps/api/use-cases/request/send-request.ts';
import { answerRequest } from '../../apps/api/use-cases/staff/answer-request.ts';
import { loanFiguresOf } from '../../apps/api/use-cases/staff/loan-figures.ts';
import {
  actionParts,
  decideAction,
  moneyNameOf,
  performLoanAction,
} from '../../apps/api/use-cases/staff/loan-action.ts';
import { isProposedBy, proposedStep } from '../../apps/api/use-cases/staff/request-view.ts';
import { read } from '../../apps/api/use-cases/write.ts';
import type { Borrower } from './borrower.ts';
import type { FaultKind } from './faults.ts';
import { recordSteps } from './hand-payments.ts';
import { reversalsOf } from './reversals.ts';
import { type Facts, payoutSteps, type PossibleStep } from './payout-steps.ts';
import type { World } from './world.ts';

/* What members of staff do with the money of a loan. One proposes a step, another one confirms it. */

/** What an agent does with a cancellation always takes two; so does much of what finance does. */
const collector: Staff = {
  staffId: '00000000-0000-4000-8000-00000000000d',
  name: 'Collector',
  role: 'collections',
};
const agent: Staff = { staffId: '00000000-0000-4000-8000-00000000000c', name: 'Agent', role: 'agent' };
const staff: readonly [Staff, Staff] = [
  { staffId: '00000000-0000-4000-8000-00000000000a', name: 'Maker', role: 'finance' },
  { staffId: '00000000-0000-4000-8000-00000000000b', name: 'Checker', role: 'finance' },
];
const reason = 'as the borrower asked';

/** A borrower asks for what a person carries out: to give the money back in the first days, for a plan, or for credit. */
export async function askStaff(world: World, { customerId, name }: Borrower): Promise<void> {
  const { store, now } = world.outside;
  const { loans, payouts } = await store.load({ customerId, parts: ['loans', 'payouts'] });
  const wishes = loans.flatMap((loan) => {
    const { loanId } = loan;
    const installments = planInstallments[world.numbers.below(planInstallments.length)];
    return [
      ...(cancellationOf(loan, payouts, now()) === null ? [] : [{ kind: 'cancellation', loanId } as const]),
      ...(loan.status === 'active' ? [{ kind: 'hardship', loanId, installments } as const] : []),
      ...(refundable(loan) > 0 ? many(6, { kind: 'refund', loanId } as const) : []),
    ];
  });
  const body = world.rails.drawn(wishes);
  if (body === null) return;
  if (body.kind === 'refund') world.fault('borrower asks for credit back', name);
  const key = world.id(4);
  const caller = { kind: 'system', customerId } as const;
  await world.ask({
    about: `${name} asks staff: ${body.kind}`,
    key,
    work: (context) => sendRequest(context, caller, body, key),
  });
}

/** What is seldom possible is the likeliest then. */
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** The steps that fit a borrower's loans as they stand. */
function stepsFor(world: World, facts: Facts): (PossibleStep & { loan: LoanRow })[] {
  return facts.loans.flatMap((loan) => {
    const isWaiting = openRequest(facts, 'staff-action', loan) !== undefined;
    const actions = [
      cancelOf(world, facts, loan),
      waiverOf(world, loan),
      refundOf(facts, loan),
      ...reversalsOf(world, facts, loan),
      planOf(world, facts, loan),
      ...many(5, writeOffOf(world, loan)),
    ].filter((action) => action !== null);
    return (
      [
        ...actions.map((action) => ({ action })),
        ...recordSteps(world, facts, loan),
        ...payoutSteps(world, facts, loan),
      ]
        // What is already before a colleague is no second time brought about.
        .filter(({ onTaken }: PossibleStep) => onTaken === undefined || !isWaiting)
        .map((step) => ({ ...step, loan }))
    );
  });
}

/** The borrower's own request of a kind that an action carries out. */
function openRequest(
  { requests }: Facts,
  kind: RequestRow['kind'],
  { loanId }: LoanRow,
): RequestRow | undefined {
  return requests.find((row) => row.kind === kind && row.status === 'open' && row.loanId === loanId);
}

const named = (request: RequestRow | undefined): { requestId?: string } =>
  request === undefined ? {} : { requestId: request.requestId };

function cancelOf(world: World, facts: Facts, loan: LoanRow): LoanAction | null {
  const { payouts } = facts;
  const request = openRequest(facts, 'cancellation', loan);
  const window = cancellationOf(loan, payouts, request?.createdAt ?? world.clock.at);
  if (window === null) return null;
  const returnedCentavos = window.returnCentavos;
  return {
    kind: 'cancel',
    returnedCentavos,
    reference: `DESK ${world.handedBack.size + 1}`,
    reason,
    ...named(request),
  };
}

/** Mostly all charges; now and then a small part, which one may let go alone. */
function waiverOf(world: World, loan: LoanRow): LoanAction | null {
  const { interestCentavos, lateChargeCentavos, penaltyFeeCentavos } = waivableCharges(
    accrueThrough(loan, manilaDateOf(world.clock.at)).loan,
  );
  const share = world.numbers.below(3) === 0 ? 10 : 1;
  const charges = { interestCentavos, lateChargeCentavos, penaltyFeeCentavos };
  const parts = Object.fromEntries(
    Object.entries(charges).map(([name, amount]) => [name, Math.floor(amount / share)]),
  ) as typeof charges;
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  if (loan.status !== 'active' || sum === 0) return null;
  return { kind: 'waive-charges', ...parts, feeCentavos: 0, waiverReason: 'goodwill', reason };
}

function refundOf(facts: Facts, loan: LoanRow): LoanAction | null {
  const amountCentavos = refundable(loan);
  if (amountCentavos <= 0) return null;
  return { kind: 'refund-credit', amountCentavos, reason, ...named(openRequest(facts, 'refund', loan)) };
}

/** Mostly for who asked for one. */
function planOf(world: World, facts: Facts, loan: LoanRow): LoanAction | null {
  const request = openRequest(facts, 'hardship', loan);
  const isOffered = request !== undefined || world.numbers.below(4) === 0;
  const isPossible = loan.status === 'active' && adjustmentsOf(loan).restructure === undefined;
  const installments = planInstallments[world.numbers.below(planInstallments.length)] ?? 2;
  if (!isOffered || !isPossible) return null;
  const today = manilaDateOf(world.clock.at);
  const dueOns = Array.from({ length: installments }, (_, index) =>
    addDays(today, planPeriodDays * (index + 1)),
  );
  return { kind: 'agree-restructure', dueOns, reason, ...named(request) };
}

/** What is long overdue is the lender's loss. */
function writeOffOf({ outside, clock }: World, { status, dueOn }: LoanRow): LoanAction | null {
  if (status !== 'active' || dueOn === null) return null;
  const overdueDays = daysBetween(dueOn, manilaDateOf(clock.at));
  return overdueDays < outside.lenderRules.leastOverdueDays ? null : { kind: 'write-off', reason };
}

/** One member of staff takes a step on a loan, of any kind or of one, or leaves it for the other. */
export async function takeStep(
  world: World,
  { customerId, name }: Borrower,
  kind: LoanAction['kind'] | null = null,
): Promise<void> {
  const facts = await world.outside.store.load({
    customerId,
    parts: ['loans', 'payouts', 'payments', 'requests', 'entries'],
  });
  const steps = stepsFor(world, facts);
  const step = world.rails.drawn(steps.filter(({ action }) => kind === null || action.kind === kind));
  if (step === null) return;
  const { action, loan, onTaken = () => undefined } = step;
  const maker = makerOf(world, action);
  const shownOwedCentavos = await owedAfter(world, { customerId, loanId: loan.loanId }, action);
  if (shownOwedCentavos === null) return;
  onTaken();
  if (action.kind === 'cancel') {
    world.handedBack.set(action.reference, action.returnedCentavos);
    world.fault('loan is cancelled in its free days', name);
  } else world.fault('staff take a step on a loan', action.kind);
  const told = toldAs[action.kind];
  if (told !== undefined) world.fault(told, name);
  if (action.kind === 'reverse-payment' && action.cause === 'misapplied')
    world.fault('staff take money off the wrong loan', action.paymentReference);
  const key = world.id(4);
  const shownMoneyName = moneyNameOf(facts.payments, loan.loanId, action);
  const body = { action, shownOwedCentavos, shownMoneyName };
  await world.ask({
    about: `${maker.name} of staff: ${action.kind} for ${name}`,
    key,
    work: async (context) => {
      const taken = await performLoanAction(context, maker, { customerId, loanId: loan.loanId }, body, key);
      const isDone = taken.ok && taken.value.outcome === 'done';
      if (isDone && approvalRules[action.kind].alone === null)
        world.bugs.push(new Error('one person did what takes two'));
      return taken;
    },
  });
}

/** Steps that are counted under a name of their own. */
const toldAs: Partial<Record<LoanAction['kind'], FaultKind>> = {
  'reverse-payment': 'staff take back what they recorded',
  'fail-payout': 'staff give up a payout',
  'return-disbursement': 'staff book a payout that came back',
  'settle-late-payout': 'staff settle what was paid late',
};

function makerOf(world: World, { kind }: LoanAction): Staff {
  if (kind === 'agree-restructure') return collector;
  if (world.numbers.below(2) === 0) return staff[0];
  return kind === 'cancel' ? agent : kind === 'write-off' ? collector : staff[0];
}

/** What is owed afterwards, as a preview shows it; null where the step is refused. */
async function owedAfter(
  { outside }: World,
  { customerId, loanId }: { customerId: string; loanId: string },
  action: LoanAction,
): Promise<number | null> {
  const loaded = await read(outside, { kind: 'system', customerId }, actionParts);
  if (!loaded.ok) return null;
  const decided = await decideAction(outside, loaded.value, loanId, action);
  if (!decided.ok) return null;
  return loanFiguresOf(decided.value.decision.loan, manilaDateOf(outside.now())).owedCentavos;
}

/** Who proposed a step tries to confirm it, or the other one confirms or refuses it. */
export async function answerStep(world: World): Promise<void> {
  const found = world.rails.drawn(await waitingSteps(world));
  if (found === null) return;
  const { waiting, customerId, name } = found;
  const maker =
    [agent, collector, ...staff].find(({ staffId }) => isProposedBy(waiting, staffId)) ?? staff[0];
  const checker = staff[1];
  const isOwn = world.numbers.below(3) === 0;
  const isRefused = world.numbers.below(6) === 0;
  const owed = await owedOf(world, customerId, waiting);
  const isOfCoupon = waiting.details['step'] === 'grant-coupon';
  const shown = owed === null ? {} : { shownOwedCentavos: owed };
  const body =
    isRefused || (owed === null && !isOfCoupon)
      ? ({ outcome: 'refuse', reasonCode: 'NOT_AGREED' } as const)
      : ({ outcome: 'confirm', ...shown } as const);
  if (isOwn && body.outcome === 'confirm') world.fault('one person would confirm their own step', name);
  else world.fault('a second person answers a step', body.outcome);
  const who = isOwn ? maker : checker;
  const { requestId } = waiting;
  const key = world.id(4);
  await world.ask({
    about: `${who.name} of staff: ${body.outcome} ${String(waiting.details['step'])} for ${name}`,
    key,
    work: async (context) => {
      const answered = await answerRequest(context, who, { customerId, requestId }, body, key);
      const isAlone = isProposedBy(waiting, who.staffId) && body.outcome === 'confirm';
      if (answered.ok && isAlone) world.bugs.push(new Error('one person did what takes two'));
      return answered;
    },
  });
}

async function waitingSteps({ outside, borrowers }: World) {
  const all = await Promise.all(
    borrowers.map(async ({ customerId, name }) => {
      const { requests } = await outside.store.load({ customerId, parts: ['requests'] });
      return requests
        .filter(({ kind, status }) => kind === 'staff-action' && status === 'open')
        .map((waiting) => ({ waiting, customerId, name }));
    }),
  );
  return all.flat();
}

async function owedOf(world: World, customerId: string, request: RequestRow): Promise<number | null> {
  const step = proposedStep(request);
  if (request.loanId === null || !('reason' in step)) return null;
  return owedAfter(world, { customerId, loanId: request.loanId }, step as LoanAction);
}
