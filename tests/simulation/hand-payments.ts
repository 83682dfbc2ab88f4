import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanRow, PaymentRow } from '../../apps/api/ports/customer-store.ts';
import { loanFiguresOf } from '../../apps/api/use-cases/staff/loan-figures.ts';
import type { Facts, PossibleStep } from './payout-steps.ts';
import type { World } from './world.ts';

/* Money that members of staff book by hand: it came to the lender's bank, or to the provider, which did not tell of it. */

const reason = 'as the receipt says';
const repayable = new Set(['disbursing', 'active', 'written-off', 'settled', 'disbursement-failed']);

type Money = { amountCentavos: number; reference: string; paidOn: string };

const recordOf = (money: Money, onTaken: () => void): PossibleStep => ({
  action: { kind: 'record-payment', channel: 'bank', reason, ...money },
  onTaken,
});

export function recordSteps(world: World, facts: Facts, loan: LoanRow): PossibleStep[] {
  if (!repayable.has(loan.status)) return [];
  const payments = facts.payments.filter(({ loanId }) => loanId === loan.loanId);
  return [
    ...depositSteps(world, loan),
    ...payments.flatMap((payment) => openedSteps(world, facts, payment)),
    ...namedSteps(world, payments),
    ...payments.flatMap((payment) => mistakeSteps(world, payment)),
  ];
}

/** Money in the lender's bank account, of today or some days ago; now and then a number that was typed before. */
function depositSteps(world: World, loan: LoanRow): PossibleStep[] {
  const { numbers, clock } = world;
  const { deposits } = world.byHand;
  const today = manilaDateOf(clock.at);
  const paidOn = addDays(today, -numbers.below(4));
  const known = world.rails.drawn([...deposits]);
  if (known !== null && numbers.below(3) === 0) {
    const [reference, amountCentavos] = known;
    const again = (): void => world.fault('staff record a number that was typed before', reference);
    return [recordOf({ amountCentavos, reference, paidOn }, again)];
  }
  const owed = loanFiguresOf(loan, today).owedCentavos;
  const amounts = [owed, owed + 5_000, Math.floor(owed / 2), 50_000];
  const amountCentavos = Math.max(100, amounts[numbers.below(amounts.length)] ?? 0);
  const reference = `DEPOSIT ${deposits.size + 1}`;
  return [
    recordOf({ amountCentavos, reference, paidOn }, () => {
      deposits.set(reference, amountCentavos);
      world.fault('staff record money from the bank by hand', reference);
    }),
  ];
}

/** Money under one of our own numbers of which no event came yet: staff see it at the provider. */
function openedSteps(world: World, { payments }: Facts, payment: PaymentRow): PossibleStep[] {
  const { reference, status } = payment;
  if (status === 'success') return [];
  const came = world.rails.payments.find(
    (one) =>
      one.requestReference === reference &&
      one.outcome === 'success' &&
      payments.every(({ providerPaymentId }) => providerPaymentId !== one.providerPaymentId),
  );
  if (came === undefined || world.byHand.hasTyped(came.providerPaymentId)) return [];
  const isMistyped = world.numbers.below(5) === 0;
  const amountCentavos = came.amountCentavos + (isMistyped ? 900 : 0);
  return [
    recordOf({ amountCentavos, reference, paidOn: manilaDateOf(came.paidAt) }, () => {
      world.byHand.noteTyped(reference, amountCentavos);
      world.fault('staff record a payment before its provider tells of it', reference);
      if (isMistyped) world.fault('staff record another amount than was paid', reference);
    }),
  ];
}

/** Staff take the provider's own name of money for its number. */
function namedSteps(world: World, payments: readonly PaymentRow[]): PossibleStep[] {
  const own = new Set(payments.map(({ reference }) => reference));
  const came = world.rails.drawn(
    world.rails.payments.filter(
      ({ requestReference, outcome }) =>
        outcome === 'success' && (own.has(requestReference) || requestReference.startsWith('elsewhere-')),
    ),
  );
  if (came === null || world.byHand.hasTyped(came.requestReference) || world.numbers.below(3) > 0) return [];
  const { providerPaymentId: reference, amountCentavos, paidAt } = came;
  return [
    recordOf({ amountCentavos, reference, paidOn: manilaDateOf(paidAt) }, () => {
      world.byHand.noteTyped(reference, amountCentavos);
      world.fault('staff record money under its name at the provider', reference);
    }),
  ];
}

/** A receipt is believed, and no money came. */
function mistakeSteps(world: World, { reference, status, amountCentavos }: PaymentRow): PossibleStep[] {
  const isPaid = world.rails.payments.some((one) => one.requestReference === reference);
  if (status !== 'in-progress' || isPaid || world.numbers.below(3) > 0) return [];
  return [
    recordOf({ amountCentavos, reference, paidOn: manilaDateOf(world.clock.at) }, () => {
      world.byHand.noteTyped(reference, amountCentavos);
      world.byHand.mistaken.add(reference);
      world.fault('staff record a payment that never came', reference);
    }),
  ];
}
