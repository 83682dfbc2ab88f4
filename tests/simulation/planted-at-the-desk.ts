import type { PlantedBug } from './planted-bugs.ts';

const staff = 'apps/api/use-cases/staff';

/** Mistakes in what staff do by hand, and in coupons. */
export const plantedAtTheDesk: readonly PlantedBug[] = [
  {
    name: 'a name of money at its provider is looked up nowhere',
    file: `${staff}/booked-number.ts`,
    from: 'if (booked === null) return done(false);',
    to: 'if (booked === null || booked.customerId === null) return done(false);',
  },
  {
    name: 'what staff booked under its name is other money when the provider tells of it',
    file: 'apps/api/use-cases/payment/receive-collection.ts',
    from: 'if (byHand !== undefined)',
    to: 'if (byHand !== undefined && byHand.receivedCentavos === 0)',
  },
  {
    name: 'a payout that was sent since is given up all the same',
    file: `${staff}/answer-request.ts`,
    from: 'return isPayoutLater(loaded, request, step) || isToldSince(loaded, request, step);',
    to: 'return isToldSince(loaded, request, step);',
  },
  {
    name: 'what staff booked by hand is unknown to the comparison of the night',
    file: 'apps/api/use-cases/reconciliation/reconcile-day.ts',
    from: 'references: listed.map(({ reference }) => reference),',
    to: "references: listed.filter(({ direction }) => direction === 'out').map(({ reference }) => reference),",
  },
  {
    name: 'a coupon takes all charges',
    file: 'packages/loan-engine/life/repay-with-coupon.ts',
    from: 'const charges = spread(owed, deductionCentavos);',
    to: 'const charges = owed;',
  },
  {
    name: 'what was paid late is settled and stays with the lender',
    file: 'packages/loan-engine/life/late-payout.ts',
    from: 'entries: [postLatePayoutReturned(of)], events });',
    to: 'entries: [], events });',
  },
];
