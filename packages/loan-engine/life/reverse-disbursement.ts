// A payout that the bank sends back after it succeeded undoes the loan: nothing is owed, every charge since is taken back, and the payout may be tried again or the loan cancelled.
// Source: ordinary lending practice (a returned credit transfer); what the borrower paid meanwhile is the borrower's credit.
import { postDisbursementReversed } from '../ledger/post-reversal.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, zeroCentavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { paidOnLoan } from './cancel.ts';
import type { Decision } from './decision.ts';
import { originalContract } from './restructure.ts';
import { adjustmentsOf, sentOutOnly } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';

export type ReverseDisbursementRefusal = 'LOAN_NOT_ACTIVE' | 'DATE_BEFORE_ACCRUAL';

/**
 * Takes an active loan back to where its payout failed; days already charged stay charged days, so that none is charged twice.
 * Units: centavos; `reason` is the bank's code. Errors: LOAN_NOT_ACTIVE (a loan that ended stays ended), DATE_BEFORE_ACCRUAL.
 * Source: as above.
 */
export function reverseDisbursement(
  loan: Loan,
  on: LocalDate,
  reason?: string,
): Result<Decision, ReverseDisbursementRefusal> {
  if (loan.status !== 'active' || loan.disbursedOn === null) return refuse('LOAN_NOT_ACTIVE');
  if (on < (loan.accruedThroughOn ?? loan.disbursedOn)) return refuse('DATE_BEFORE_ACCRUAL');
  const customerCreditCentavos = paidOnLoan(loan);
  const { loanId } = loan;
  const reversed = { kind: 'disbursement-reversed', loanId, on, customerCreditCentavos } as const;
  return accept({
    loan: {
      ...loan,
      status: 'disbursement-failed',
      ...originalContract(loan, loan.disbursedOn),
      disbursedOn: null,
      dueOn: null,
      principalPaidCentavos: zeroCentavos,
      interestAccruedCentavos: zeroCentavos,
      interestPaidCentavos: zeroCentavos,
      lateChargeAccruedCentavos: zeroCentavos,
      lateChargePaidCentavos: zeroCentavos,
      penaltyFeeAccruedCentavos: zeroCentavos,
      penaltyFeePaidCentavos: zeroCentavos,
      customerCreditCentavos: addCentavos(loan.customerCreditCentavos, customerCreditCentavos),
      extensionCount: 0,
      adjustments: sentOutOnly(adjustmentsOf(loan)),
    },
    entries: [postDisbursementReversed(loan, on, customerCreditCentavos)],
    events: [reason === undefined ? reversed : { ...reversed, reason }],
  });
}
