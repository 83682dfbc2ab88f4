import type { CallOutput } from '@luwag/contract/endpoint';
import type { getResult as endpoint } from '@luwag/contract/endpoints/loan/get-result';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

/** What became of a payment, for whoever holds its short-lived reference. Tells no name and no loan. */
export async function getResult(
  { store, directory, now }: Pick<Context, 'store' | 'directory' | 'now'>,
  resultReference: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const found = await directory.customerOfResult(resultReference);
  if (found === null) return refused('not_found');
  const { payments } = await store.load({ customerId: found.customerId, parts: ['payments'] });
  const payment = payments.find(({ paymentId }) => paymentId === found.paymentId);
  if (payment === undefined || payment.expiresAt <= now()) return refused('not_found');
  const { status, amountCentavos, receivedCentavos, channel, reference, isSettling } = payment;
  return done({
    status,
    amountCentavos: status === 'success' ? receivedCentavos : amountCentavos,
    channel,
    reference,
    at: isoInstant(payment.settledAt ?? payment.createdAt),
    isSettled: isSettling,
  });
}
