// A small world to live whole lives in: a day, a few products, and borrowers with one loan at a time, coupons and a re-loan chain.
// Source: design of the model tests; what the world remembers is counted apart from the engine, else it would only repeat the engine's mistakes.
import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { LoanStatus } from '@luwag/loan-engine/loan/loan-status';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos, type Centavos } from '@luwag/loan-engine/money/money';
import { creditLimit } from '@luwag/loan-engine/pricing/credit-limit';
import { ppm } from '@luwag/loan-engine/money/rate';
import { mainProduct, subProduct, type LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { Coupon } from '@luwag/loan-engine/rewards/coupon';
import { newReloanChain, type ReloanChain } from '@luwag/loan-engine/rewards/reloan-chain';
import { begun, type LoanBook } from './loan-book.ts';

/** The re-loan chain as the specification tells it, in the fewest words. */
export type ChainModel = { isOn: boolean; step: number; wasActivated: boolean; voucherLoanId: string | null };

export type Borrower = {
  readonly customerId: string;
  readonly limitCentavos: Centavos;
  book: LoanBook | null;
  /** Of the loan in the book: its product, the quote that was shown, and whether Easy Re-loan made it. */
  product: LoanProduct;
  shown: Quote | null;
  isScheduled: boolean;
  loanCount: number;
  /** Money received on the loan in the book. */
  receivedCentavos: number;
  /** The last day charged, by kind of charge. */
  readonly chargedThrough: Map<JournalEntryKind, LocalDate>;
  readonly coupons: Coupon[];
  /** How often each coupon took something off, less how often it was given back. */
  readonly couponUses: Map<string, number>;
  couponId: string | null;
  chain: ReloanChain;
  readonly chainModel: ChainModel;
};

export type World = { on: LocalDate; readonly borrowers: readonly Borrower[] };

/** The products of the world: the two that are offered, others with other figures inside the caps, and two whose fees are paid at repayment. Source: loan products. */
export const worldProducts: readonly LoanProduct[] = [
  mainProduct,
  subProduct,
  {
    ...mainProduct,
    productId: 'late-fee',
    penaltyFeeCentavos: centavos(300),
    lateChargePpmPerDay: ppm(1600),
    gstBase: 'allFees',
    creditReportFeeCentavos: centavos(333),
  },
  {
    ...mainProduct,
    productId: 'interest-only',
    dailyInterestPpm: ppm(1999),
    serviceFeePpmPerDay: ppm(0),
    creditReportFeeCentavos: centavos(0),
    extensionFeePpm: ppm(0),
    lateChargePpmPerDay: ppm(1666),
  },
  {
    ...mainProduct,
    productId: 'fees-later',
    feesTiming: 'at-repayment',
    gstBase: 'allFees',
    penaltyFeeCentavos: centavos(200),
  },
  { ...subProduct, productId: 'fees-later-in-installments', feesTiming: 'at-repayment' },
];

/** A world in which nothing has happened. Units: none. Errors: none. Source: none. */
export function newWorld(): World {
  return { on: begun, borrowers: [newBorrower('ana', 1_500_000), newBorrower('ben', 8_000_000)] };
}

function newBorrower(customerId: string, baseLimit: number): Borrower {
  return {
    customerId,
    limitCentavos: creditLimit({
      baseLimitCentavos: centavos(baseLimit),
      hasFacebookUsername: true,
      hasHomeScreenBonus: true,
      facebookStepCentavos: centavos(50_000),
      homeScreenStepCentavos: centavos(50_000),
      largestAmountCentavos: mainProduct.maxAmountCentavos,
    }),
    book: null,
    product: mainProduct,
    shown: null,
    isScheduled: false,
    loanCount: 0,
    receivedCentavos: 0,
    chargedThrough: new Map(),
    coupons: [],
    couponUses: new Map(),
    couponId: null,
    chain: newReloanChain,
    chainModel: { isOn: false, step: 0, wasActivated: false, voucherLoanId: null },
  };
}

/** How each borrower's loan stands, 'none' before the first. Units: none. Errors: none. Source: none. */
export function statusesOf({ borrowers }: World): readonly (LoanStatus | 'none')[] {
  return borrowers.map(({ book }) => book?.loan.status ?? 'none');
}
