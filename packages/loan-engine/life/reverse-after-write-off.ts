// What was written off stays written off: a recovery taken back is claimed again, and a payment from before the write-off becomes part of the loss.
// Source: ordinary lending practice and ruling 42 (a loan recovered in full is claimed again when the money did not stay).
import { accounts } from '../ledger/accounts.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addCentavos, subtractCentavos, zeroCentavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import {
  moneyHeldBy,
  moneyOf,
  paidOf,
  postTakenOut,
  reversalEvent,
  type ReversedRepayment,
  type ReverseRepaymentRefusal,
  withoutMoney,
} from './booked-payment.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { refundInFlight } from './refund-credit.ts';
import { claimAfterWriteOff } from './write-off.ts';

/**
 * Takes a payment back from a loan written off or recovered; `own` are the payment's entries.
 * Units: centavos. Errors: CREDIT_USED_SINCE. What came off by a coupon or a held price stays let go. Source: as above.
 */
export function reverseAfterWriteOff(
  loan: Loan,
  reversed: ReversedRepayment,
  own: readonly JournalEntry[],
): Result<Decision, ReverseRepaymentRefusal> {
  const lost = withoutPayment(loan, moneyOf(own));
  if (lost.customerCreditCentavos < refundInFlight(loan)) return refuse('CREDIT_USED_SINCE');
  const isClaimed = claimAfterWriteOff(lost) > 0;
  return accept({
    loan: isClaimed ? { ...lost, status: 'written-off', settledOn: null } : lost,
    entries: [postTakenOut(loan, lost, reversed, own)],
    events: [reversalEvent(loan, reversed, own)],
  });
}

function withoutPayment(loan: Loan, money: readonly JournalEntry[]): Loan {
  const held = moneyHeldBy(loan, money);
  const without = withoutMoney(loan, money);
  const known = adjustmentsOf(without);
  const { writtenOffFeesCentavos = zeroCentavos } = known;
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
      recoveredCentavos: subtractCentavos(known.recoveredCentavos, paidOf(money, accounts.recoveries)),
    },
  };
}
