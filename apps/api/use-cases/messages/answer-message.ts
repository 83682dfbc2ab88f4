import type { CustomerRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { messageFor } from './message-for.ts';

/** Tells a borrower what became of something they asked for. */
export function answerMessage(
  context: Pick<Context, 'randomness' | 'now'>,
  customer: CustomerRow,
  { requestId, kind, loanId }: RequestRow,
  outcome: 'done' | 'refused' | 'talked',
): readonly MessageRow[] {
  // They are on the borrower's own page from then on, and the message says where.
  const isShown = kind === 'older-records' && outcome === 'done';
  return messageFor(context, customer, {
    code: 'requestAnswered',
    about: requestId,
    facts: {
      requestId,
      request: kind,
      outcome: isShown ? 'shown' : outcome,
      ...(loanId === null ? {} : { loanId }),
    },
  });
}
