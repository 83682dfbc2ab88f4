import { isSameQuote } from '@luwag/loan-engine/life/book-loan';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { noteVoucherUse } from '@luwag/loan-engine/rewards/reloan-chain';
import type { Changes } from '../../ports/customer-store.ts';
import type { ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { takeLoan } from '../loan/take-loan.ts';
import { done, type Loaded, type Outcome, write } from '../write.ts';
import { leaveOut, type ScheduledLoanSubject, upcomingOf } from './leave-out.ts';
import {
  nextMorning,
  type PlanPart,
  plannedRow,
  planNextLoan,
  type ReloanContext,
  reloanParts,
  whyNoneIsSent,
} from './plan-next-loan.ts';
import { scheduledLoanPapers } from './scheduled-loan-papers.ts';
import { changedRewards, type Rewards, withRewards } from '../figures/with-rewards.ts';

type SendContext = ReloanContext & Pick<Context, 'identity'>;

/**
 * Sends a scheduled loan a day or more after it was announced, at the announced price on the announced day, by the way
 * every loan takes. Where price or day have moved it is announced anew, and where no loan may be sent it is left out. While the
 * account is locked it waits.
 */
export function sendScheduledLoan(
  context: SendContext,
  subject: ScheduledLoanSubject,
): Promise<Outcome<null>> {
  const caller = { kind: 'system', customerId: subject.customerId } as const;
  return write(context, { caller, parts: reloanParts }, (before) => {
    const loaded = withRewards(before, manilaDateOf(context.now()));
    const row = upcomingOf(loaded, subject);
    if (
      before.customer.lockedAt !== null ||
      row === undefined ||
      row.announced === null ||
      row.announcedAt === null ||
      row.sendAt > context.now()
    ) {
      return done({ changes: {}, answer: null });
    }
    return done({
      changes: sent(context, before, loaded, row, row.announced, row.announcedAt),
      answer: null,
    });
  });
}

function sent(
  context: SendContext,
  before: Rewards,
  loaded: Loaded<PlanPart | 'coupons' | 'requests' | 'sections' | 'signatures'>,
  row: ScheduledLoanRow,
  announced: Quote,
  announcedAt: number,
): Changes {
  const refusal = whyNoneIsSent(context, loaded);
  if (refusal !== null) return leaveOut(context, before, loaded, row, refusal);
  const planned = planNextLoan(context, loaded, announcedAt);
  if (!planned.ok) return leaveOut(context, before, loaded, row, planned.code);
  const { quote } = planned.value;
  if (manilaDateOf(context.now()) !== announced.disbursedOn || !isSameQuote(quote, announced)) {
    const anew = planNextLoan(context, loaded, nextMorning(context.now()));
    if (!anew.ok) return leaveOut(context, before, loaded, row, anew.code);
    return { scheduledLoans: [{ ...row, ...plannedRow(anew.value) }] };
  }
  const { reloan, customer } = loaded;
  const papers =
    reloan === null ? null : scheduledLoanPapers(context, loaded, reloan, { quote, announcedAt });
  const [signature] = loaded.signatures;
  if (reloan === null || papers === null || signature === undefined) {
    return leaveOut(context, before, loaded, row, 'account_missing');
  }
  const { language } = customer;
  const { signatureId } = signature;
  const taken = takeLoan(context, loaded, { ...papers, quote, signatureId, language });
  if (!taken.ok) return leaveOut(context, before, loaded, row, taken.code);
  const { loanId } = taken.value.loan;
  const noted = noteVoucherUse(reloan.chain, loanId);
  const chain = noted.ok ? noted.value : reloan.chain;
  return {
    ...taken.value.changes,
    ...changedRewards(before, { coupons: loaded.coupons, reloan: { ...reloan, chain } }),
    scheduledLoans: [{ ...row, status: 'sent', endedAt: context.now(), loanId }],
  };
}
