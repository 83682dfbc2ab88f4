import { assertThat } from '@luwag/loan-engine/assertion';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Staff } from '../../apps/api/use-cases/approval/approval.ts';
import {
  askedAmount,
  couponsForLoan,
  payWithCoupon,
  takenOffByCoupon,
} from '../../apps/api/use-cases/figures/coupon-of-payment.ts';
import { startPayment } from '../../apps/api/use-cases/payment/start-payment.ts';
import { changeCoupon } from '../../apps/api/use-cases/staff/coupon-step.ts';
import type { Borrower } from './borrower.ts';
import type { Kept } from './kept.ts';
import { payAtPartner } from './operations.ts';
import type { World } from './world.ts';

/* Coupons that staff give, and that borrowers pay with. */

const agent: Staff = { staffId: '00000000-0000-4000-8000-00000000000c', name: 'Agent', role: 'agent' };
/** One of them is above what one person may give alone. */
const deductions = [5_000, 20_000, 60_000];
const couponKinds = ['repayment', 'cash', 'cash', 'withdrawal'] as const;
const mostAloneCentavos = 50_000;

/** A member of staff gives a coupon, or leaves a large one for a colleague. */
export async function giveCoupon(world: World, { customerId, name }: Borrower): Promise<void> {
  const { numbers } = world;
  const deductionCentavos = deductions[numbers.below(deductions.length)] ?? 0;
  const step = {
    kind: 'grant-coupon',
    couponKind: couponKinds[numbers.below(couponKinds.length)] ?? 'cash',
    couponReason: 'goodwill',
    deductionCentavos,
    minimumAmountCentavos: 0,
    validDays: 1 + numbers.below(60),
    reason: 'as the borrower waited',
  } as const;
  const key = world.id(4);
  world.fault('staff give a coupon', name);
  await world.ask({
    about: `${agent.name} of staff: ${step.kind} of ${deductionCentavos} for ${name}`,
    key,
    work: async (context) => {
      const given = await changeCoupon(context, agent, customerId, step, key);
      const isDone = given.ok && given.value.outcome === 'done';
      if (isDone && deductionCentavos > mostAloneCentavos)
        world.bugs.push(new Error('one person gave more than takes two'));
      return given;
    },
  });
}

/** A borrower asks for a place to pay what a coupon leaves to pay, or pays there. */
export async function openWithCoupon(world: World, { customerId, name }: Borrower): Promise<void> {
  const { store, now } = world.outside;
  const loaded = await store.load({ customerId, parts: ['loans', 'payments', 'coupons'] });
  const loan = loaded.loans.find(({ status }) => status === 'active');
  if (loan === undefined) return;
  const promised = loaded.payments.find(
    ({ status, couponId, reference }) =>
      status === 'in-progress' && couponId !== null && world.rails.requests.has(reference),
  );
  if (promised !== undefined && world.numbers.below(3) > 0) return payAtPartner(world, promised.reference);
  const today = manilaDateOf(now());
  const kind = world.numbers.below(2) === 0 ? 'full' : 'due';
  const paidOffCentavos = askedAmount(loan, kind, today);
  if (paidOffCentavos === null) return;
  const offers = couponsForLoan(loaded, now(), loan.loanId).flatMap((coupon) => {
    const priced = payWithCoupon(loan, coupon, { kind, paidOffCentavos, today });
    return priced.ok ? [{ couponId: coupon.couponId, amountCentavos: priced.value.payCentavos }] : [];
  });
  const offer = world.rails.drawn(offers);
  if (offer === null) return;
  world.fault('borrower would pay with a coupon', name);
  const key = world.id(4);
  const body = { kind, channel: 'gcash', ...offer } as const;
  await world.ask({
    about: `${name} opens a payment: ${kind} of ${offer.amountCentavos} with a coupon`,
    key,
    work: (context) => startPayment(context, { kind: 'system', customerId }, loan.loanId, body, key),
  });
}

/** A coupon lowers one payment that stands, by no more than it is worth; a payout that came back gives it back. */
export function checkCoupons({ coupons, payments, loans, entries }: Kept): void {
  for (const { couponId, deductionCentavos } of coupons) {
    const taken = payments
      .filter((payment) => payment.couponId === couponId && payment.status === 'success')
      .map(({ reference, loanId }) => takenOffByCoupon(sinceBegun(entries, loans, loanId), reference))
      .filter((amountCentavos) => amountCentavos > 0);
    assertThat(taken.length <= 1, 'I12 a coupon is used once');
    assertThat(
      (taken[0] ?? centavos(0)) <= deductionCentavos,
      `I12 a coupon of ${deductionCentavos} takes ${taken[0]}`,
    );
  }
}

/** The entries of a loan since its payout last came back; none of one that was cancelled. */
function sinceBegun(entries: Kept['entries'], loans: Kept['loans'], loanId: string): Kept['entries'] {
  if (loans.find((loan) => loan.loanId === loanId)?.status === 'cancelled') return [];
  const own = entries.filter((entry) => entry.loanId === loanId);
  return own.slice(own.findLastIndex(({ kind }) => kind === 'disbursement-reversed') + 1);
}
