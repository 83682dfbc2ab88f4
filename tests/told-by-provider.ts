import { randomUUID } from 'node:crypto';
import type { CollectedPayment } from '../apps/api/ports/collection-provider.ts';
import { actOnProviderEvent } from '../apps/api/use-cases/provider-event/act-on-provider-event.ts';
import { type StaffContext, value } from './staff-context.ts';

/** A provider tells of money, and its event is acted on as the job does. Answers what became of it. */
export async function tellOfMoney(
  context: StaffContext,
  provider: string,
  payment: CollectedPayment,
): Promise<string> {
  const eventId = randomUUID();
  const { providerPaymentId } = payment;
  const subject = { kind: 'payment', providerPaymentId, partnerReference: null, reference: null } as const;
  const event = { provider, eventId, name: 'payment', subject, receivedAt: context.now() };
  await context.providerEvents.keep({ ...event, bodySealed: Buffer.from([1]) }, 'waiting');
  return actOnEventOf(context, { provider, eventId }, payment);
}

/** Acts on an event of the inbox, of whose money the provider says this. Answers what became of it. */
export async function actOnEventOf(
  context: StaffContext,
  { provider, eventId }: { provider: string; eventId: string },
  payment: CollectedPayment,
): Promise<string> {
  const collections = { ...context.collections, provider, findPayments: async () => [payment] };
  const unused = {
    payouts: { provider: 'none', reaches: () => true, send: neverAsked, find: neverAsked },
    priceCapCheck: { judge: neverAsked },
  };
  return value(await actOnProviderEvent({ ...unused, ...context, collections }, { provider, eventId }));
}

const neverAsked = (): never => {
  throw new Error('nothing asks for this here');
};
