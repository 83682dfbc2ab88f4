// What was written off stays written off: a recovery taken back is claimed again, and a payment from before the write-off becomes part of the loss.
// Source: ordinary lending practice and ruling 42 (a loan recovered in full is claimed again when the money did not stay).
import { accounts, type AccountCode } from '../ledger/accounts.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addCentavos, subtractCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { withoutAllocation } from './allocation.ts';
import {
  moneyHeldBy,
  paidOf,
  postTakenOut,
  reversalEvent,
  type ReversedRepayment,
  type ReverseRepaymentRefusal,
} from './booked-payment.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { refundInFlight } from './refund-credit.ts';
import { claimAfterWriteOff } from './write-off.ts';

/**
 * Takes a payment back from a loan written off or recovered; `own` are the payment's entries.
 * Units: centavos. Errors: CREDIT_USED_SINCE, PLAN_AGREED (it came with a coupon; people agree what holds). Source: as above.
 */
export function reverseAfterWriteOff(
  loan: Loan,
  reversed: ReversedRepayment,
  own: readonly JournalEntry[],
): Result<Decision, ReverseRepaymentRefusal> {
  if (own.some(({ kind }) => kind === 'coupon-used' || kind === 'price-held')) return refuse('PLAN_AGREED');
  const lost = withoutPayment(loan, own);
  if (lost.customerCreditCentavos < refundInFlight(loan)) return refuse('CREDIT_USED_SINCE');
  const isClaimed = claimAfterWriteOff(lost) > 0;
  return accept({
    loan: isClaimed ? { ...lost, status: 'written-off', settledOn: null } : lost,
    entries: [postTakenOut(loan, lost, reversed, own)],
    events: [reversalEvent(loan, reversed, own)],
  });
}

function withoutPayment(loan: Loan, own: readonly JournalEntry[]): Loan {
  const held = moneyHeldBy(loan, own);
  const without = withoutAllocation(loan, held);
  const known = adjustmentsOf(without);
  const { writtenOffFeesCentavos = zeroCentavos } = known;
  const less = (amount: Centavos, account: AccountCode) => subtractCentavos(amount, paidOf(own, account));
  return {
    ...without,
    adjustments: {
      ...known,
      writtenOffPrincipalCentavos: addCentavos(known.writtenOffPrincipalCentavos, held.principalCentavos),
      writtenOffInterestCentavos: addCentavos(known.writtenOffInterestCentavos, held.interestCentavos),
      writtenOffLateChargeCentavos: addCentavos(known.writtenOffLateChargeCentavos, held.lateChargeCentavos),
      writtenOffPenaltyFeeCentavos: addCentavos(known.writtenOffPenaltyFeeCentavos, held.penaltyFeeCentavos),
      ...(held.feeCentavos === 0
        ? {}
        : { writtenOffFeesCentavos: addCentavos(writtenOffFeesCentavos, held.feeCentavos) }),
      extensionInterestCentavos: less(known.extensionInterestCentavos, accounts.interestIncome),
      extensionFeeCentavos: less(known.extensionFeeCentavos, accounts.extensionFeeIncome),
      recoveredCentavos: less(known.recoveredCentavos, accounts.recoveries),
    },
  };
}
