import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import { payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import type { LoanRow, Snapshot } from '../../apps/api/ports/customer-store.ts';
import { refundable } from '../../apps/api/use-cases/figures/may-request.ts';
import { hasFinalAnswer } from '../../apps/api/use-cases/payout/failed-payout.ts';
import type { TruePayout } from './payout-rails.ts';
import type { World } from './world.ts';

/* What members of staff do about a payout that a provider left open, paid late, or got back. */

export type Facts = Snapshot<'loans' | 'payouts' | 'payments' | 'requests' | 'entries'>;
/** A step that fits a loan as it stands, and what happens outside with it. */
export type PossibleStep = { action: LoanAction; onTaken?: () => void };

const reason = 'as the provider said';

/** What is seldom possible is the likeliest then. */
const many = <T>(count: number, some: readonly T[]): T[] => Array.from({ length: count }, () => some).flat();

export function payoutSteps(world: World, facts: Facts, loan: LoanRow): PossibleStep[] {
  return [
    ...many(4, failSteps(world, facts, loan)),
    ...many(3, returnSteps(world, facts, loan)),
    ...many(6, lateSteps(world, facts, loan)),
  ];
}

/** What providers have under a reference. */
export const ordersOf = ({ payers }: World, reference: string): TruePayout[] =>
  payers.flatMap(({ payouts }) => payouts.get(reference) ?? []);

/** A payout is open for long. Staff find out that it did not arrive, or have its provider call it off. */
function failSteps(world: World, { payouts }: Facts, { loanId }: LoanRow): PossibleStep[] {
  const { overdueMs } = world.outside.payoutTimes;
  return payouts.flatMap((row): PossibleStep[] => {
    const { payoutId, reference, requestedAt, attemptedAt } = row;
    const isOld = world.clock.at - requestedAt > overdueMs;
    if (row.loanId !== loanId || hasFinalAnswer(row.status) || !isOld) return [];
    const orders = ordersOf(world, reference);
    if (orders.some(({ state }) => state === 'paid' || state === 'returned')) return [];
    // An order that may still be on its way to its provider is nothing that anybody can know of.
    if (orders.length === 0 && attemptedAt !== null) return [];
    const action = { kind: 'fail-payout', payoutId, bankCode: 'REFUSED', reason } as const;
    return [
      {
        action,
        onTaken: () =>
          orders.forEach((order) => Object.assign(order, { state: 'failed', hasFailedBefore: true })),
      },
    ];
  });
}

/** The money of a loan, or a refund, came back, perhaps before its event, or with none. */
function returnSteps(world: World, { payouts }: Facts, { loanId, status }: LoanRow): PossibleStep[] {
  const back = payouts.find(
    (row) =>
      row.loanId === loanId &&
      (status === 'active' || row.purpose === 'refund') &&
      row.status === 'succeeded' &&
      ordersOf(world, row.reference).some(({ state }) => state === 'returned'),
  );
  if (back === undefined) return [];
  const { payoutId } = back;
  return [{ action: { kind: 'return-disbursement', payoutId, bankCode: 'REFUSED', reason } }];
}

/** References of what was paid late on a loan and is not settled: all that is in question is settled at once. */
export function referencesInQuestion({ entries }: Pick<Facts, 'entries'>, { loanId }: LoanRow): string[] {
  const own = entries.filter((entry) => entry.loanId === loanId);
  const settledAt = own.findLastIndex(({ postings }) =>
    postings.some((line) => line.account === accounts.payoutsInQuestion && line.amountCentavos < 0),
  );
  return own
    .slice(settledAt + 1)
    .filter(({ kind }) => kind === 'payout-paid-late')
    .map(({ reference }) => reference ?? '');
}

function settleAs(outcome: 'counted' | 'refunded' | 'returned', onTaken?: () => void): PossibleStep {
  const action = { kind: 'settle-late-payout', outcome, reason } as const;
  return onTaken === undefined ? { action } : { action, onTaken };
}

/** The borrower gives back what was paid late, or it is the loan's payout, or a refund. */
function lateSteps(world: World, facts: Facts, loan: LoanRow): PossibleStep[] {
  const inQuestion = payoutInQuestion(loan);
  if (inQuestion === 0) return [];
  const orders = referencesInQuestion(facts, loan).flatMap((reference) => ordersOf(world, reference));
  if (orders.some(({ state }) => state === 'returned')) {
    return orders.every(({ state }) => state === 'returned') ? [settleAs('returned')] : [];
  }
  const giveBack = (): void => orders.forEach((order) => Object.assign(order, { state: 'returned' }));
  return [
    settleAs('returned', giveBack),
    ...(loan.status === 'disbursement-failed' ? [settleAs('counted')] : []),
    ...(refundable(loan) >= inQuestion ? [settleAs('refunded')] : []),
  ];
}
