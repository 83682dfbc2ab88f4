import { requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Changes, LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { payoutRow } from '../loan/take-loan.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import type { Loaded } from '../write.ts';

type RetryContext = Pick<Context, 'now' | 'personalData' | 'randomness' | 'institutions'>;

/** The changes that send a failed payout again, to the account as it has just been corrected; none when nothing failed. */
export function retryFailedPayout(context: RetryContext, loaded: Loaded<'loans' | 'sections'>): Changes {
  const loan = loaded.loans.find(({ status }) => status === 'disbursement-failed');
  const account = payoutAccountOf(context.personalData, loaded);
  if (loan === undefined || account === null) return {};
  const requested = requestDisbursement(loan, manilaDateOf(context.now()));
  // What was paid after it had failed is settled first, so that nothing is paid twice.
  if (!requested.ok && requested.code === 'PAYOUT_IN_QUESTION') return {};
  assertThat(requested.ok, 'a loan whose payout failed can be disbursed again');
  const again: LoanRow = { ...loan, ...requested.value.loan };
  const { institutionCode } = account.destination;
  const institution = context.institutions.find(institutionCode)?.name ?? institutionCode;
  const payout = payoutRow(context, loaded, again, institution);
  return {
    ...changesOf(context, loan, requested.value),
    payouts: [payout],
    jobs: [{ kind: 'send-payout', payload: { customerId: loan.customerId, payoutId: payout.payoutId } }],
  };
}
