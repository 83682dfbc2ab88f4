import type { ProductId } from '@luwag/contract/fields';
import type { FeedbackKind } from '@luwag/contract/support-message-kinds';
import { centavos } from '@luwag/loan-engine/money/money';
import type { CouponKind } from '@luwag/loan-engine/rewards/coupon';
import type { NextPayout } from '../ports/simulated-world.ts';
import type { CouponGrant } from '../use-cases/rewards/grant-coupon.ts';

export type Borrowing = {
  productId?: ProductId;
  amountCentavos: number;
  termDays: number;
  payout?: NextPayout;
  isPaidBack?: boolean;
  /** Days after taking it on which they pay what is due then. */
  paysDueAfterDays?: number;
  /** Takes the loan with the first of their coupons. */
  isWithCoupon?: boolean;
  /** Has turned Easy Re-loan on before, for the same amount and days. */
  isReloanOn?: boolean;
  /** What they asked of the lender, and nobody answered yet. */
  asks?: 'cancellation' | 'hardship';
  /** What staff did with the loan today. */
  ends?: LoanEnd;
};

/** Given back within its first day, or lost after long waiting. */
export type LoanEnd = 'cancelled' | 'written-off';

/** One invented borrower: when they came and how far they got. */
export type SandboxPerson = {
  phone: string;
  firstName: string;
  lastName: string;
  birthOn: string;
  daysAgo: number;
  becomes: 'started' | 'under-review' | 'correction-requested' | 'approved' | 'declined' | Borrowing;
  coupons: readonly CouponGrant[];
  /** What they wrote to the lender today in their own words; not answered yet where the answer is left out. */
  writes?: { kind: FeedbackKind; text: string; answer?: string };
  /** A loan they took a day before and paid back at once, which opens the second product. */
  before?: Borrowing;
};

/** Borrowers in different states, so that every home screen can be seen at once. */
export const sandboxPeople: readonly SandboxPerson[] = [
  person('9170000001', 'Ana', 0, 'started'),
  person('9170000002', 'Ben', 0, 'under-review'),
  person('9170000003', 'Carla', 1, 'approved', [
    thanks('withdrawal', 5_000, 200_000),
    thanks('cash', 2_000, 0),
    thanks('platform', 10_000, 800_000),
    thanks('repayment', 3_000, 100_000),
    // Over by today.
    thanks('withdrawal', 4_000, 0, 1),
  ]),
  person('9170000004', 'Dan', 21, { amountCentavos: 500_000, termDays: 30 }, [
    thanks('repayment', 3_000, 100_000),
    thanks('cash', 2_000, 0),
    thanks('withdrawal', 5_000, 200_000),
  ]),
  person('9170000005', 'Ella', 14, { amountCentavos: 300_000, termDays: 14 }),
  person('9170000006', 'Fidel', 33, { amountCentavos: 800_000, termDays: 30 }),
  {
    ...person('9170000007', 'Grace', 2, 'declined'),
    writes: {
      kind: 'complaint',
      text: 'You say that my income is too low. I earn more since last month. Can you look at it again?',
      answer:
        'Thank you for telling us. You can apply again from the date on your Home. Enter your new income, and our team will review it.',
    },
  },
  person('9170000008', 'Hugo', 0, { amountCentavos: 400_000, termDays: 21, payout: 'NAME_MISMATCH' }),
  person(
    '9170000009',
    'Ines',
    40,
    { amountCentavos: 250_000, termDays: 30, isPaidBack: true, isWithCoupon: true },
    [thanks('withdrawal', 5_000, 200_000)],
  ),
  person('9170000010', 'Jun', 0, { amountCentavos: 600_000, termDays: 45, payout: 'unknown' }),
  // Free for the next loan, in one payment or in installments.
  person('9170000012', 'Mila', 40, { amountCentavos: 250_000, termDays: 30, isPaidBack: true }),
  {
    ...person('9170000021', 'Nora', 0, { amountCentavos: 400_000, termDays: 30, asks: 'cancellation' }),
    writes: {
      kind: 'question',
      text: 'I asked you to cancel my loan today. To which account do I send the money back?',
    },
  },
  person('9170000022', 'Omar', 100, { amountCentavos: 1_000_000, termDays: 90, asks: 'hardship' }),
  person('9170000011', 'Kiko', 10, {
    amountCentavos: 500_000,
    termDays: 30,
    isPaidBack: true,
    isReloanOn: true,
  }),
  {
    ...person('9170000031', 'Lito', 41, {
      productId: 'sub',
      amountCentavos: 600_000,
      termDays: 90,
      paysDueAfterDays: 30,
    }),
    before: { amountCentavos: 200_000, termDays: 14, isPaidBack: true },
  },
  person('9170000041', 'Rosa', 0, 'correction-requested'),
  // On a phone whose line comes and goes.
  person('9170000051', 'Sara', 5, { amountCentavos: 300_000, termDays: 30 }),
  // Pays, fails to pay and extends on the test bench.
  person('9170000061', 'Tess', 9, { amountCentavos: 500_000, termDays: 30 }),
  // The day from which she may apply again has come.
  person('9170000071', 'Uma', 31, 'declined'),
  person('9170000081', 'Vic', 0, { amountCentavos: 300_000, termDays: 30, ends: 'cancelled' }),
  // Nothing is wrong with the account; the money may be sent again.
  person('9170000082', 'Yani', 0, { amountCentavos: 400_000, termDays: 21, payout: 'BANK_UNAVAILABLE' }),
  person('9170000091', 'Wena', 125, { amountCentavos: 400_000, termDays: 30, ends: 'written-off' }),
];

function person(
  phone: string,
  firstName: string,
  daysAgo: number,
  becomes: SandboxPerson['becomes'],
  coupons: readonly CouponGrant[] = [],
): SandboxPerson {
  return { phone, firstName, lastName: 'Sample', birthOn: '1993-03-14', daysAgo, becomes, coupons };
}

function thanks(
  kind: CouponKind,
  deductionCentavos: number,
  minimumAmountCentavos: number,
  validDays = 60,
): CouponGrant {
  return {
    kind,
    deductionCentavos: centavos(deductionCentavos),
    minimumAmountCentavos: centavos(minimumAmountCentavos),
    validDays,
    reason: 'goodwill',
  };
}
