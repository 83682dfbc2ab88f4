import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { giveBackCoupon } from '@luwag/loan-engine/rewards/coupon';
import {
  breakOnFailure,
  breakOnOverdue,
  countScheduledLoan,
  mendOverdue,
  releaseVoucher,
  type ReloanChain,
} from '@luwag/loan-engine/rewards/reloan-chain';
import type { Changes, CustomerSnapshot, LoanRow, Part, PaymentRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';

/** What of a customer the rewards are made of. */
export type Rewards = Pick<CustomerSnapshot, 'coupons' | 'reloan'>;
/** Everything they follow from. */
export const rewardParts = [
  'loans',
  'payments',
  'coupons',
  'reloan',
  'scheduledLoans',
] as const satisfies readonly Part[];
export type RewardPart = (typeof rewardParts)[number];
type RewardsAndLoans = Pick<CustomerSnapshot, RewardPart>;

/**
 * Coupons and the Easy Re-loan chain as what has become of the loans makes them: a cancelled loan gives its coupons back,
 * a payout sent back those used at its repayments, a payment taken back its own, a loan paid out counts, a late or failed one breaks the chain, a repaid one frees its voucher. It follows from the
 * loans alone, so every reader and writer of rewards begins here, and no step that ends a loan handles rewards.
 */
export function withRewards<T extends RewardsAndLoans>(before: T, today: LocalDate): T {
  const { reloan } = before;
  return {
    ...before,
    coupons: before.coupons.map((coupon) => givenBack(coupon, before, today)),
    reloan: reloan === null ? null : { ...reloan, chain: chainAfter(reloan.chain, before, today) },
  };
}

/** The rows that differ, ready to be saved. */
export function changedRewards(before: Rewards, after: Rewards): Pick<Changes, 'coupons' | 'reloan'> {
  const coupons = after.coupons.filter((coupon) => !before.coupons.includes(coupon));
  const isChanged = JSON.stringify(before.reloan) !== JSON.stringify(after.reloan);
  return {
    ...(coupons.length === 0 ? {} : { coupons }),
    ...(isChanged && after.reloan !== null ? { reloan: after.reloan } : {}),
  };
}

function givenBack(
  coupon: CouponRow,
  { loans, payments }: Pick<RewardsAndLoans, 'loans' | 'payments'>,
  today: LocalDate,
): CouponRow {
  const loanId = coupon.usedForLoanId;
  const status = loans.find((loan) => loan.loanId === loanId)?.status;
  // A payout that failed may be tried again at its price, so a coupon inside that price stays; what was paid back is undone.
  const isUndone =
    status === 'cancelled' ||
    (status === 'disbursement-failed' && paymentWithCoupon(payments, coupon) !== undefined) ||
    isPaymentReversed(payments, coupon);
  if (loanId === null || !isUndone) return coupon;
  const given = giveBackCoupon(coupon, loanId, today);
  return given.ok ? { ...coupon, ...given.value } : coupon;
}

/** Whether the payment that used a coupon did not stay, and none used it since. */
function isPaymentReversed(payments: readonly PaymentRow[], coupon: CouponRow): boolean {
  const isReversed = payments.some(
    (row) =>
      row.couponId === coupon.couponId && row.loanId === coupon.usedForLoanId && row.status === 'reversed',
  );
  return isReversed && paymentWithCoupon(payments, coupon) === undefined;
}

/** The payment that a coupon was used at; none for one used at a withdrawal or not at all. */
export function paymentWithCoupon(
  payments: readonly PaymentRow[],
  { couponId, usedForLoanId }: CouponRow,
): PaymentRow | undefined {
  return payments.find(
    (row) => row.couponId === couponId && row.loanId === usedForLoanId && row.status === 'success',
  );
}

/** Loans come one after another, so only the latest can still move the chain. */
function chainAfter(
  chain: ReloanChain,
  { loans: [latest], scheduledLoans }: RewardsAndLoans,
  today: LocalDate,
): ReloanChain {
  if (latest === undefined || latest.status === 'disbursing') return chain;
  const { loanId, status } = latest;
  if (status === 'disbursement-failed' || status === 'cancelled') return breakOnFailure(chain, loanId);
  const isScheduled = scheduledLoans.some((row) => row.loanId === loanId);
  const counted = isScheduled ? countScheduledLoan(chain, loanId) : null;
  const paidOut = counted?.ok === true ? counted.value : chain;
  const onTime = isLate(latest, today) ? breakOnOverdue(paidOut, loanId) : mendOverdue(paidOut, loanId);
  return isOutstanding(status) ? onTime : releaseVoucher(onTime, loanId);
}

/** Late now, ever charged for it, or paid by the later dates of a plan. */
function isLate(loan: LoanRow, today: LocalDate): boolean {
  const { dueOn, settledOn, lateChargeAccruedCentavos } = loan;
  if (adjustmentsOf(loan).restructure !== undefined) return true;
  return lateChargeAccruedCentavos > 0 || (dueOn !== null && (settledOn ?? today) > dueOn);
}
