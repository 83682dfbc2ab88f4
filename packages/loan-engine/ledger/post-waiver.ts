// Charges the lender lets go leave the receivables and the income they were booked to; fees, whose tax stays owed, are let go at the lender's expense.
// Source: ordinary lending practice; the entry carries the reason code.
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { credit, debit, journalEntry, type JournalEntry } from './posting.ts';

/** Whether the lender lets charges go, a coupon takes them off or a price that was shown is held, with the reason code or the payment's number. */
export type WaivedBy = {
  readonly kind: 'charges-waived' | 'coupon-used' | 'price-held';
  readonly reference?: string | undefined;
};

/** How much of each charge is waived, in centavos. */
export type WaivedCharges = {
  readonly interestCentavos: Centavos;
  readonly lateChargeCentavos: Centavos;
  readonly penaltyFeeCentavos: Centavos;
  /** Of the fees that were left to the repayment. */
  readonly feeCentavos: Centavos;
};

/** Charges waived, or taken off by a coupon. Units: centavos. Errors: nothing waived is a bug (assertion). Source: Dr incomes, coupons and waived fees, Cr receivables. */
export function postChargesWaived(
  loanId: string,
  businessOn: LocalDate,
  waived: WaivedCharges,
  { kind, reference }: WaivedBy,
): JournalEntry {
  return journalEntry({
    kind,
    businessOn,
    loanId,
    postings: [
      debit(accounts.interestIncome, waived.interestCentavos),
      debit(accounts.lateChargeIncome, waived.lateChargeCentavos),
      debit(accounts.penaltyFeeIncome, waived.penaltyFeeCentavos),
      debit(accounts.couponsAndWaivedFees, waived.feeCentavos),
      credit(accounts.interestReceivable, waived.interestCentavos),
      credit(accounts.lateChargeReceivable, waived.lateChargeCentavos),
      credit(accounts.penaltyFeeReceivable, waived.penaltyFeeCentavos),
      credit(accounts.feeReceivable, waived.feeCentavos),
    ],
    reversalOf: ['interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued'],
    ...(reference === undefined ? {} : { reference }),
  });
}
