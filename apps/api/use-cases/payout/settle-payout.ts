import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { confirmDisbursement } from '@luwag/loan-engine/life/disbursement';
import { noteLatePayout, payoutInQuestion } from '@luwag/loan-engine/life/late-payout';
import { confirmRefund, returnRefund } from '@luwag/loan-engine/life/refund-credit';
import { manilaDateOf, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { nextDue } from '@luwag/loan-engine/loan/schedule';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Result } from '@luwag/loan-engine/result';
import { reverseDisbursement } from '@luwag/loan-engine/life/reverse-disbursement';
import type { CustomerRow, LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { Job } from '../../ports/job.ts';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import type { Context } from '../context.ts';
import { withFirstDay } from '../loan/first-day.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { messageFor } from '../messages/message-for.ts';
import {
  asRefund,
  decideFailed,
  failedPayout,
  hasFinalAnswer,
  hasOtherOpen,
  returnedPayouts,
  rowsOfFailed,
} from './failed-payout.ts';
import { afterNotFound } from './not-found-twice.ts';
import { movedToSecond, type SecondContext } from './second-provider.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';

type SettleContext = SecondContext & Pick<Context, 'store' | 'payoutTimes'>;

/**
 * Books a provider's answer to a payout: the loan begins, or is undone, or waits, or the second provider is asked. A final payout is
 * never changed again; one that was paid after it had failed is noted, and no other one of the same money is asked for beside it.
 * `provider` says who answered, where our books did not say who was asked.
 */
export function settlePayout(
  context: SettleContext,
  { customerId, payoutId }: { customerId: string; payoutId: string },
  answer: PayoutAnswer,
  { shouldCheckLater, provider = null }: { shouldCheckLater: boolean; provider?: string | null },
): Promise<Outcome<PayoutRow['status']>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['payouts', 'loans'] },
    (loaded): Outcome<Decision<PayoutRow['status']>> => {
      const { customer, payouts, loans } = loaded;
      const known = payouts.find((row) => row.payoutId === payoutId);
      const loan = loans.find(({ loanId }) => loanId === known?.loanId);
      if (known === undefined || loan === undefined) return refused('not_found');
      const payout: PayoutRow = { ...known, provider: known.provider ?? provider };
      if (payout.status === 'failed' && answer.outcome === 'succeeded' && payout.providerReference === null)
        return done(paidLate(context, payouts, payout, loan, answer.providerReference));
      if (answer.outcome === 'reversed')
        return reversed(context, loaded, payout, loan, answer.providerReference);
      if (hasFinalAnswer(payout.status)) return done({ changes: {}, answer: payout.status });
      if (answer.outcome === 'succeeded')
        return done(succeeded(context, customer, payout, loan, answer.providerReference));
      const isLateBeside = isPaidLateBeside(payouts, payout, loan);
      if (answer.outcome === 'failed')
        return done({
          changes:
            (isLateBeside ? null : movedToSecond(context, payout, answer.failureCode)) ??
            failedPayout(context, customer, payout, loan, answer.failureCode),
          answer: 'failed',
        });
      const waiting = stillWaiting(context, payout, answer.outcome);
      if (waiting.status === 'requested' && isLateBeside)
        return done({
          changes: failedPayout(context, customer, payout, loan, 'LENDER_SIDE'),
          answer: 'failed',
        });
      const jobs = jobsOf(waiting, shouldCheckLater);
      return done({ changes: { payouts: [waiting], jobs }, answer: waiting.status });
    },
  );
}

/** Whether the same money was paid by an earlier payout after that one had failed, and nobody has said yet where it belongs. */
function isPaidLateBeside(
  payouts: readonly PayoutRow[],
  { payoutId, loanId, purpose }: PayoutRow,
  loan: LoanRow,
): boolean {
  const others = payouts.filter((row) => row.loanId === loanId && row.purpose === purpose);
  return (
    payoutInQuestion(loan) > 0 &&
    others.some(
      (row) => row.payoutId !== payoutId && row.status === 'failed' && row.providerReference !== null,
    )
  );
}

function jobsOf({ customerId, payoutId, status }: PayoutRow, shouldCheckLater: boolean): Job[] {
  const payload = { customerId, payoutId };
  if (status === 'requested') return [{ kind: 'send-payout', payload }];
  return shouldCheckLater ? [{ kind: 'check-payout', payload, afterSeconds: 2 }] : [];
}

function stillWaiting(
  { payoutTimes, now }: SettleContext,
  payout: PayoutRow,
  outcome: 'pending' | 'unknown' | 'not-found',
): PayoutRow {
  if (outcome === 'not-found') return afterNotFound(payout, payoutTimes, now());
  return { ...payout, status: outcome === 'pending' ? 'sending' : 'unknown', notFoundAt: null };
}

function succeeded(
  context: SettleContext,
  customer: CustomerRow,
  payout: PayoutRow,
  loan: LoanRow,
  providerReference: string,
): Decision<PayoutRow['status']> {
  const decision = arrived(payout, loan, manilaDateOf(context.now()));
  const { loanId } = decision.loan;
  const dueOn = nextDue(decision.loan)?.dueOn;
  const facts = { loanId, orderNumber: loan.orderNumber, amountCentavos: payout.amountCentavos };
  return {
    changes: {
      ...changesOf(context, loan, decision),
      payouts: [{ ...payout, status: 'succeeded', providerReference, completedAt: context.now() }],
      messages: messageFor(context, customer, {
        code: payout.purpose === 'refund' ? 'refundSent' : 'moneySent',
        about: payout.payoutId,
        facts: dueOn === undefined ? facts : { ...facts, dueOn },
      }),
    },
    answer: 'succeeded',
  };
}

/** What the provider says has no step of its own: its event is left to a person. */
const forPerson = refused('loan_action_refused', { rule: 'PAYOUT_NOT_PAID' });

/**
 * The money came back to the provider. Where it had arrived the loan is undone, as if the payout had failed, and the borrower gives
 * another account; a refund is the borrower's credit again, and asked for where they had asked for it. What has no such step (a loan
 * that ended) is refused, so that it is left to a person; so is a loan beside which the borrower has another one, since it would wait
 * for money again and one loan runs at a time.
 */
function reversed(
  context: SettleContext,
  { customer, payouts, loans }: Loaded<'payouts' | 'loans'>,
  payout: PayoutRow,
  loan: LoanRow,
  providerReference: string,
): Outcome<Decision<PayoutRow['status']>> {
  if (payout.status === 'failed') {
    const isKnown = payout.providerReference !== null;
    // What was paid late may be what came back: who settles it says so.
    if (isKnown && payoutInQuestion(loan) > 0) return forPerson;
    const changes = isKnown ? {} : { payouts: [{ ...payout, providerReference }] };
    return done({ changes, answer: payout.status });
  }
  if (payout.status !== 'succeeded') {
    const failed = failedPayout(context, customer, { ...payout, providerReference }, loan, 'REFUSED');
    return done({ changes: failed, answer: 'failed' });
  }
  // Credit of somebody who was erased would be nobody's.
  if (customer.erasedAt !== null) return forPerson;
  if (payout.purpose === 'refund') {
    const returned = returnRefund(loan, asRefund(payout, manilaDateOf(context.now())), 'REFUSED');
    if (!returned.ok) return forPerson;
    return done({
      changes: {
        ...changesOf(context, loan, returned.value),
        ...rowsOfFailed(context, customer, payout, loan, 'REFUSED'),
      },
      answer: 'failed',
    });
  }
  if (hasOtherOpen(loans, loan)) return forPerson;
  const undone = reverseDisbursement(loan, manilaDateOf(context.now()), 'REFUSED');
  if (!undone.ok) return forPerson;
  const { messages, jobs } = rowsOfFailed(context, customer, payout, loan, 'REFUSED');
  return done({
    changes: {
      ...changesOf(context, loan, undone.value),
      payouts: returnedPayouts(payouts, loan, 'REFUSED'),
      messages,
      jobs,
    },
    answer: 'failed',
  });
}

/**
 * The provider is believed: the money is noted apart, and two people settle it. A next payout of the loan that waits to be sent,
 * for the first time or since its provider twice had no order of it, is not sent any more, so that nothing is paid twice.
 */
function paidLate(
  context: SettleContext,
  payouts: readonly PayoutRow[],
  payout: PayoutRow,
  loan: LoanRow,
  providerReference: string,
): Decision<PayoutRow['status']> {
  const { amountCentavos, reference } = payout;
  const on = manilaDateOf(context.now());
  const unsent = payouts.find(
    (row) => row.loanId === loan.loanId && row.purpose === payout.purpose && row.status === 'requested',
  );
  const held = unsent === undefined ? null : expected(decideFailed(unsent, loan, on, 'LENDER_SIDE'));
  const noted = noteLatePayout(held?.loan ?? loan, { amountCentavos, on, reference });
  const decision = {
    ...noted,
    entries: [...(held?.entries ?? []), ...noted.entries],
    events: [...(held?.events ?? []), ...noted.events],
  };
  const unsentFailed =
    unsent === undefined
      ? []
      : [{ ...unsent, status: 'failed', failureCode: 'LENDER_SIDE', completedAt: context.now() } as const];
  return {
    changes: {
      ...changesOf(context, loan, decision),
      payouts: [{ ...payout, providerReference }, ...unsentFailed],
    },
    answer: 'failed',
  };
}

function arrived({ purpose, reference }: PayoutRow, loan: LoanRow, today: LocalDate): LoanDecision {
  if (purpose === 'refund') return expected(confirmRefund(loan, { on: today, reference }));
  return withFirstDay(expected(confirmDisbursement(loan, today)), today);
}

function expected(decided: Result<LoanDecision, string>): LoanDecision {
  assertThat(decided.ok, 'a payout without a final answer belongs to a loan that waits for it');
  return decided.value;
}
