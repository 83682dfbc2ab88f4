import { paidOutLoan } from '../../../../packages/simulation/loan-book.ts';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { newReloanChain, type ReloanChain } from '@luwag/loan-engine/rewards/reloan-chain';
import { expect, test } from 'vitest';
import type { LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { CouponRow, ReloanRow, ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import { changedRewards, withRewards } from './with-rewards.ts';

const paidOut = paidOutLoan().loan;
const { loanId, customerId } = paidOut;
const dueOn = paidOut.dueOn ?? localDate('2026-12-21');

const loanRow = (changed: Partial<LoanRow>): LoanRow => ({ ...paidOut, ...changed }) as LoanRow;
const reloanRow = (chain: Partial<ReloanChain>): ReloanRow => ({
  customerId,
  chain: { ...newReloanChain, isOn: true, consecutiveLoans: 2, ...chain },
  amountCentavos: centavos(500_000),
  termDays: 30,
  agreedAt: 1,
  agreementHash: null,
  agreementSealed: null,
});
const usedCoupon: CouponRow = {
  couponId: 'k',
  customerId,
  kind: 'withdrawal',
  deductionCentavos: centavos(5_000),
  minimumAmountCentavos: centavos(0),
  validFromOn: addDays(dueOn, -40),
  validThroughOn: addDays(dueOn, 10),
  usedOn: addDays(dueOn, -30),
  usedForLoanId: loanId,
  invalidatedOn: null,
  invalidReason: null,
  reason: 'goodwill',
  grantedAt: 1,
};

function after(
  loan: Partial<LoanRow>,
  chain: Partial<ReloanChain> = {},
  isScheduled = true,
  today = dueOn,
  payments: readonly PaymentRow[] = [],
) {
  const before = {
    loans: [loanRow(loan)],
    coupons: [usedCoupon],
    reloan: reloanRow(chain),
    payments,
    scheduledLoans: isScheduled ? [{ loanId } as ScheduledLoanRow] : [],
  };
  const once = withRewards(before, today);
  // A step taken twice changes nothing.
  expect(withRewards(once, today)).toEqual(once);
  const [coupon] = once.coupons;
  return { chain: once.reloan?.chain, coupon, changes: changedRewards(before, once) };
}

test('a scheduled loan that is paid out counts once, and one taken by hand does not', () => {
  expect(after({ status: 'active' }).chain).toMatchObject({ consecutiveLoans: 3, voucherLoanId: loanId });
  expect(after({ status: 'active' }, {}, false).chain).toMatchObject({ consecutiveLoans: 2 });
  expect(after({ status: 'disbursing' }).changes).toEqual({});
});

test('a late loan breaks the chain while it is open and after it is repaid; one repaid on time does not', () => {
  const counted = { countedLoanId: loanId, voucherLoanId: loanId };
  expect(after({ status: 'active' }, counted, true, addDays(dueOn, 1)).chain?.consecutiveLoans).toBe(0);
  expect(after({ status: 'settled', settledOn: addDays(dueOn, 2) }, counted).chain).toMatchObject({
    consecutiveLoans: 0,
    voucherLoanId: null,
  });
  const charged = { status: 'settled', settledOn: dueOn, lateChargeAccruedCentavos: centavos(1) } as const;
  expect(after(charged, counted).chain?.consecutiveLoans).toBe(0);
  expect(after({ status: 'settled', settledOn: dueOn }, counted).chain).toMatchObject({
    consecutiveLoans: 2,
    voucherLoanId: null,
  });
});

test('a failed payout breaks the chain and keeps the coupon for another try', () => {
  const { chain, coupon } = after({ status: 'disbursement-failed' }, { voucherLoanId: loanId });
  expect(chain).toMatchObject({ consecutiveLoans: 0, voucherLoanId: null });
  expect(coupon).toBe(usedCoupon);
});

test('a payout sent back gives back the coupon that was used at a repayment of its loan', () => {
  const payment = { couponId: 'k', loanId, status: 'success' } as PaymentRow;
  const { coupon } = after({ status: 'disbursement-failed' }, {}, true, dueOn, [payment]);
  expect(coupon).toMatchObject({ usedOn: null, usedForLoanId: null });
});

test('a cancelled loan gives its coupon back with the days it was tied up, and breaks the chain', () => {
  const { chain, coupon, changes } = after({ status: 'cancelled' }, { voucherLoanId: loanId });
  expect(chain).toMatchObject({ consecutiveLoans: 0, voucherLoanId: null });
  expect(coupon).toMatchObject({ usedOn: null, usedForLoanId: null, validThroughOn: addDays(dueOn, 40) });
  expect(changes.coupons).toEqual([coupon]);
});

test('a loan that turns out to have been paid in time makes the chain as long as it was before it broke', () => {
  const late = after({}, { countedLoanId: loanId }, true, addDays(dueOn, 1));
  expect(late.chain?.consecutiveLoans).toBe(0);
  const inTime = after({ status: 'settled', settledOn: dueOn }, late.chain, true, addDays(dueOn, 1));
  expect(inTime.chain?.consecutiveLoans).toBe(2);
});
