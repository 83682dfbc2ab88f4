import type { Context } from '../context.ts';
import { numberOfPayment } from '../payment/money-reference.ts';
import { done, type Outcome, read } from '../write.ts';
import { askThroughInbox, type InboxContext } from './keep-in-inbox.ts';

type FindContext = InboxContext & Pick<Context, 'store' | 'directory'>;

/**
 * Looks for a payment that staff have booked by hand in suspense, where a provider's event may have put the same money at the same
 * moment: each looked before the other wrote. What is found is left in the inbox as if its provider had told of it once more. So
 * whichever of the two writes last sees the other. Answers how many were found.
 */
export async function findRecordedInSuspense(
  context: FindContext,
  { customerId, paymentId }: { customerId: string; paymentId: string },
): Promise<Outcome<number>> {
  const loaded = await read(context, { kind: 'system', customerId }, ['payments']);
  if (!loaded.ok) return loaded;
  const payment = loaded.value.payments.find((row) => row.paymentId === paymentId);
  if (payment?.status !== 'success' || payment.providerPaymentId !== null) return done(0);
  const found = await context.directory.moneyInSuspense(numberOfPayment(payment));
  for (const { provider, providerPaymentId } of found) {
    await askThroughInbox(context, {
      provider,
      eventId: `recorded:${paymentId}:${providerPaymentId}`,
      name: 'recorded by staff',
      subject: { kind: 'payment', providerPaymentId, partnerReference: null, reference: null },
    });
  }
  return done(found.length);
}
