import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome } from '@luwag/contract/endpoints/application/get-home';
import { momentCodes } from '@luwag/contract/endpoints/messages/message-answer';
import { dueState } from '@luwag/loan-engine/loan/due-state';
import { isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { MessageRepository, MessageRow } from '../../ports/message-repository.ts';
import type { Context } from '../context.ts';

type Home = CallOutput<typeof getHome>;
type Standing = { state: Home['state']; loan: LoanRow | undefined; today: LocalDate };

/** News older than this is no longer news, and home stays as it always is. */
const freshMs = 3 * 86_400_000;

/** Counts what the customer has read on no phone, with the newest good news among it; null where there is none, or an old one. */
export function unreadNews(
  { messageRepository, now }: Pick<Context, 'messageRepository' | 'now'>,
  customerId: string,
): ReturnType<MessageRepository['unreadWithNewest']> {
  return messageRepository.unreadWithNewest({ customerId, codes: momentCodes, from: now() - freshMs });
}

/** Returns the news where it still holds: the limit is free, the money is not overdue yet, the loan stays paid. */
export function momentOf(news: MessageRow | null, standing: Standing): Home['moment'] {
  const code = momentCodes.find((known) => known === news?.code);
  if (news === null || code === undefined) return null;
  const { messageId, facts } = news;
  const loanId = typeof facts['loanId'] === 'string' ? facts['loanId'] : null;
  return holds(code, loanId, standing) ? { messageId, code, loanId } : null;
}

function holds(
  code: (typeof momentCodes)[number],
  loanId: string | null,
  { state, loan, today }: Standing,
): boolean {
  if (code === 'applicationApproved') return state === 'canWithdraw';
  if (loan === undefined || loan.loanId !== loanId) return false;
  if (code === 'loanSettled') return isPaidBack(loan.status);
  return loan.status === 'active' && dueState(loan, today).kind !== 'overdue';
}
