import type { CallOutput } from '@luwag/contract/endpoint';
import type { getScheduledLoanPapers as endpoint } from '@luwag/contract/endpoints/rewards/get-scheduled-loan-papers';
import { isSameQuote } from '@luwag/loan-engine/life/book-loan';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { ReloanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { isOffered, payoutAccountOf } from '../customer-data/payout-account.ts';
import { withRewards } from '../figures/with-rewards.ts';
import { type LoanPapers, loanPapers } from '../papers/loan-papers.ts';
import { paperFacts } from '../papers/paper-facts.ts';
import { type Caller, done, type Loaded, type Outcome, read, refused } from '../write.ts';
import { upcomingOf } from './leave-out.ts';
import { planNextLoan, type ReloanContext, reloanParts, tellingTime } from './plan-next-loan.ts';
import { openReloanAgreement } from './reloan-agreement.ts';

type PaperContext = ReloanContext & Pick<Context, 'identity'>;

/** The papers of a loan to come, to be read before its money goes out. */
export async function getScheduledLoanPapers(
  context: PaperContext,
  caller: Caller,
  scheduledLoanId: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const before = await read(context, caller, reloanParts);
  if (!before.ok) return before;
  const loaded = withRewards(before.value, manilaDateOf(context.now()));
  const { reloan, scheduledLoans } = loaded;
  if (!scheduledLoans.some((one) => one.scheduledLoanId === scheduledLoanId)) return refused('not_found');
  const row = upcomingOf(loaded, { scheduledLoanId });
  if (row === undefined) return refused('scheduled_loan_over');
  const { announced, announcedAt } = row;
  const planned = planNextLoan(context, loaded, tellingTime(row));
  if (!planned.ok || reloan === null) return refused('no_offer');
  const account = payoutAccountOf(context.personalData, loaded);
  if (account !== null && !isOffered(context.institutions, account))
    return refused('payout_account_not_reached');
  const { quote } = planned.value;
  // A price that has moved is announced anew; until then the borrower reads what they were told.
  const told = announced === null || isSameQuote(quote, announced) ? quote : announced;
  const papers = scheduledLoanPapers(context, loaded, reloan, { quote: told, announcedAt });
  if (papers === null) return refused('no_offer');
  const { disclosure, agreement, documentHash } = papers;
  return done({ disclosure, agreement, documentHash: announcedAt === null ? null : documentHash });
}

/** The papers of a scheduled loan, the same when it is sent as when they are read before; null while there is no payout account. */
export function scheduledLoanPapers(
  context: PaperContext,
  loaded: Loaded<'sections'>,
  reloan: ReloanRow,
  { quote, announcedAt }: { quote: Quote; announcedAt: number | null },
): (LoanPapers & { institution: string }) | null {
  const facts = paperFacts(context, loaded, quote);
  if (facts === null) return null;
  const agreement = openReloanAgreement(context, reloan);
  const papers = loanPapers(
    loaded.customer.language,
    facts,
    announcedAt === null ? undefined : { agreement, announcedAt },
  );
  return { ...papers, institution: facts.institution };
}
