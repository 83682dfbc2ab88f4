import { isRepaidOnTime } from '@luwag/loan-engine/loan/repaid-on-time';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { Context } from '../context.ts';
import { hasUsableOffer } from '../loan/offer.ts';
import { messageFor } from '../messages/message-for.ts';
import type { Loaded } from '../write.ts';

/** What a borrower who has just paid a loan back may do next; each is told once. */
export function offersAfterLoan(
  context: Pick<Context, 'randomness' | 'now' | 'products'>,
  loaded: Loaded<'loans' | 'reloan' | 'applications'>,
): readonly MessageRow[] {
  const { customer, loans, reloan } = loaded;
  const [latest] = loans;
  if (latest?.status !== 'settled' || !hasUsableOffer(context, loaded)) return [];
  const { limitCentavos } = customer;
  const again = messageFor(context, customer, {
    code: 'canBorrowAgain',
    about: latest.loanId,
    facts: { limitCentavos },
  });
  if (reloan !== null || !isRepaidOnTime(latest)) return again;
  return [...again, ...messageFor(context, customer, { code: 'reloanAvailable', about: '', facts: {} })];
}
