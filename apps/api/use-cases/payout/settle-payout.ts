import type { PayoutFailure } from '@luwag/contract/payout-failures';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { confirmDisbursement, failDisbursement } from '@luwag/loan-engine/life/disbursement';
import { confirmRefund, failRefund } from '@luwag/loan-engine/life/refund-credit';
import { manilaDateOf, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Result } from '@luwag/loan-engine/result';
import type { CustomerRow, LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { Job } from '../../ports/job.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../loan/record-decision.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

type SettleContext = Pick<Context, 'store' | 'now' | 'randomness'>;

/** Books a provider's answer to a payout: the loan begins, or is undone, or waits. A final payout is never changed again. */
export function settlePayout(
  context: SettleContext,
  { customerId, payoutId }: { customerId: string; payoutId: string },
  answer: PayoutAnswer,
  { shouldCheckLater }: { shouldCheckLater: boolean },
): Promise<Outcome<PayoutRow['status']>> {
  return write(
    context,
    { caller: { kind: 'house', customerId }, parts: ['payouts', 'loans'] },
    ({ customer, payouts, loans }): Outcome<Decision<PayoutRow['status']>> => {
      const payout = payouts.find((row) => row.payoutId === payoutId);
      const loan = loans.find(({ loanId }) => loanId === payout?.loanId);
      if (payout === undefined || loan === undefined) return refused('not_found');
      if (payout.status === 'succeeded' || payout.status === 'failed') {
        return done({ changes: {}, answer: payout.status });
      }
      if (answer.outcome === 'succeeded')
        return done(succeeded(context, customer, payout, loan, answer.providerReference));
      if (answer.outcome === 'failed')
        return done(failed(context, customer, payout, loan, answer.failureCode));
      const waiting: PayoutRow = {
        ...payout,
        status: answer.outcome === 'pending' ? 'sending' : 'unknown',
      };
      const jobs: Job[] = shouldCheckLater
        ? [{ kind: 'check-payout', payload: { customerId, payoutId }, afterSeconds: 2 }]
        : [];
      return done({ changes: { payouts: [waiting], jobs }, answer: waiting.status });
    },
  );
}

function succeeded(
  context: SettleContext,
  customer: CustomerRow,
  payout: PayoutRow,
  loan: LoanRow,
  providerReference: string,
): Decision<PayoutRow['status']> {
  const decision = arrived(payout, loan, manilaDateOf(context.now()));
  const { loanId, dueOn } = decision.loan;
  const facts = { loanId, orderNumber: loan.orderNumber, amountCentavos: payout.amountCentavos };
  return {
    changes: {
      ...changesOf(context, loan, decision),
      payouts: [{ ...payout, status: 'succeeded', providerReference, completedAt: context.now() }],
      messages: messageFor(context, customer, {
        code: payout.purpose === 'refund' ? 'refundSent' : 'moneySent',
        about: payout.payoutId,
        facts: dueOn === null ? facts : { ...facts, dueOn },
      }),
    },
    answer: 'succeeded',
  };
}

function arrived({ purpose, reference }: PayoutRow, loan: LoanRow, today: LocalDate): LoanDecision {
  if (purpose === 'refund') return expected(confirmRefund(loan, { on: today, reference }));
  return withFirstDay(expected(confirmDisbursement(loan, today)), today);
}

function cameBack(
  { purpose, reference }: PayoutRow,
  loan: LoanRow,
  today: LocalDate,
  code: string,
): LoanDecision {
  if (purpose === 'refund') return expected(failRefund(loan, { on: today, reference }, code));
  return expected(failDisbursement(loan, today, code));
}

function expected(decided: Result<LoanDecision, string>): LoanDecision {
  assertThat(decided.ok, 'a payout without a final answer belongs to a loan that waits for it');
  return decided.value;
}

/** The first day's interest arises on the day the money goes out, so it is booked with it. */
function withFirstDay(confirmed: LoanDecision, today: LocalDate): LoanDecision {
  const accrued = accrueThrough(confirmed.loan, today);
  return {
    loan: accrued.loan,
    entries: [...confirmed.entries, ...accrued.entries],
    events: [...confirmed.events, ...accrued.events],
  };
}

function failed(
  context: SettleContext,
  customer: CustomerRow,
  payout: PayoutRow,
  loan: LoanRow,
  failureCode: PayoutFailure,
): Decision<PayoutRow['status']> {
  return {
    changes: {
      ...changesOf(context, loan, cameBack(payout, loan, manilaDateOf(context.now()), failureCode)),
      payouts: [{ ...payout, status: 'failed', failureCode, completedAt: context.now() }],
      messages: messageFor(context, customer, {
        code: payout.purpose === 'refund' ? 'refundFailed' : 'payoutFailed',
        about: payout.payoutId,
        facts: {
          loanId: loan.loanId,
          orderNumber: loan.orderNumber,
          amountCentavos: payout.amountCentavos,
          failureCode,
        },
      }),
      jobs: [{ kind: 'tend-rewards', payload: { customerId: payout.customerId } }],
    },
    answer: 'failed',
  };
}
