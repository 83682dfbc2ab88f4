// Charges the lender lets go leave the receivables and the income they were booked to.
// Source: ordinary lending practice; the entry carries the reason code.
import type { WaiverReason } from '../life/loan-event.ts';
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { credit, debit, journalEntry, type JournalEntry } from './posting.ts';

/** How much of each charge is waived, in centavos. */
export type WaivedCharges = {
  readonly interestCentavos: Centavos;
  readonly lateChargeCentavos: Centavos;
  readonly penaltyFeeCentavos: Centavos;
};

/** Charges waived. Units: centavos. Errors: nothing waived is a bug (assertion). Source: Dr incomes, Cr receivables. */
export function postChargesWaived(
  loanId: string,
  businessOn: LocalDate,
  waived: WaivedCharges,
  reason: WaiverReason,
): JournalEntry {
  return journalEntry({
    kind: 'charges-waived',
    businessOn,
    loanId,
    postings: [
      debit(accounts.interestIncome, waived.interestCentavos),
      debit(accounts.lateChargeIncome, waived.lateChargeCentavos),
      debit(accounts.penaltyFeeIncome, waived.penaltyFeeCentavos),
      credit(accounts.interestReceivable, waived.interestCentavos),
      credit(accounts.lateChargeReceivable, waived.lateChargeCentavos),
      credit(accounts.penaltyFeeReceivable, waived.penaltyFeeCentavos),
    ],
    reversalOf: ['interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued'],
    reference: reason,
  });
}
