import { mayPassByItself, type PayoutFailure } from '@luwag/contract/payout-failures';
import type { Changes, PayoutRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import type { ProvidersContext } from './payout-providers.ts';
import { notHeld } from './payout-hold.ts';

/** What a reference of the second provider has more than the first's. */
const secondTry = '-2';

/** Whether a payout took the place of one that the first provider had refused. */
export const isMovedReference = (reference: string): boolean => reference.endsWith(secondTry);

export type SecondContext = ProvidersContext & Pick<Context, 'personalData' | 'randomness' | 'now'>;

/**
 * Puts a payout of the second provider in the place of one that the first has definitely refused for a reason that is not the
 * account's. Null where the lender has no second one, it does not carry money to the institution, or it was the one that refused.
 * The money stays set aside for the loan, so nothing is booked. The new reference follows from the old one: books that were
 * restored to before this step come to the same order, which is asked about and not paid twice.
 */
export function movedToSecond(
  context: SecondContext,
  payout: PayoutRow,
  failureCode: PayoutFailure,
): Pick<Changes, 'payouts' | 'jobs'> | null {
  const { payouts: first, secondPayouts: second, personalData, randomness, now } = context;
  if (second === null || payout.provider !== first.provider || !mayPassByItself(failureCode)) return null;
  if (!second.reaches(payout.institutionCode)) return null;
  const { customerId } = payout;
  const payoutId = randomness.uuid();
  const destination = personalData.open(sealPlaces.payoutAccount(payout.payoutId), payout.accountSealed);
  const next: PayoutRow = {
    ...payout,
    ...notHeld,
    payoutId,
    reference: `${payout.reference}${secondTry}`,
    provider: second.provider,
    status: 'requested',
    accountSealed: personalData.seal(sealPlaces.payoutAccount(payoutId), destination.toString()),
    // As long asked for as the first, and after it in order.
    requestedAt: payout.requestedAt + 1,
    attemptedAt: null,
    askedAt: null,
    notFoundAt: null,
  };
  return {
    payouts: [{ ...payout, status: 'failed', failureCode, completedAt: now() }, next],
    jobs: [{ kind: 'send-payout', payload: { customerId, payoutId } }],
  };
}
