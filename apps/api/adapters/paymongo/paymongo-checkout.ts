import { centavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import type { CollectedPayment, CollectionProvider } from '../../ports/collection-provider.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { basicAuthorization } from '../provider-call/call-provider.ts';
import { carriedChannels } from '../provider-call/carried-channels.ts';
import type { PayMongoAccount } from './paymongo-transfers.ts';

const text = v.pipe(v.string(), v.minLength(1));
const paymentSchema = v.object({
  id: text,
  attributes: v.object({
    amount: v.pipe(v.number(), v.integer()),
    currency: v.optional(v.string(), 'PHP'),
    status: v.string(),
    paid_at: v.optional(v.nullable(v.number())),
  }),
});
const sessionSchema = v.object({
  data: v.object({
    id: text,
    attributes: v.object({
      checkout_url: v.pipe(v.string(), v.url()),
      reference_number: text,
      payments: v.optional(v.array(paymentSchema), []),
    }),
  }),
});

const channels: Readonly<Record<string, { method: string; name: string }>> = {
  gcash: { method: 'gcash', name: 'GCash' },
  maya: { method: 'paymaya', name: 'Maya' },
  qrph: { method: 'qrph', name: 'QR Ph' },
  bank: { method: 'dob', name: 'Online bank' },
};

/** Payments by PayMongo's checkout sessions, each with one way to pay. Its amounts are centavos. */
export function createPayMongoCheckout({ url, secretKey, call }: PayMongoAccount): CollectionProvider {
  const headers = { authorization: basicAuthorization(secretKey), 'content-type': 'application/json' };
  return {
    provider: 'paymongo',
    channels: carriedChannels(channels),
    open: async ({ reference, amountCentavos, channel, returnUrl }) => {
      const way = channels[channel];
      if (way === undefined) return null;
      const attributes = {
        line_items: [{ amount: amountCentavos, currency: 'PHP', name: reference, quantity: 1 }],
        payment_method_types: [way.method],
        success_url: returnUrl,
        cancel_url: returnUrl,
        reference_number: reference,
      };
      const answer = await call({
        url: `${url}/v1/checkout_sessions`,
        method: 'POST',
        headers: { ...headers, 'idempotency-key': reference },
        body: JSON.stringify({ data: { attributes } }),
      }).catch(() => null);
      const session = v.safeParse(sessionSchema, answer?.body);
      if ((answer?.status !== 200 && answer?.status !== 201) || !session.success) return null;
      const { id, attributes: opened } = session.output.data;
      if (opened.reference_number !== reference) return null;
      return {
        partnerName: way.name,
        partnerUrl: opened.checkout_url,
        partnerHost: new URL(opened.checkout_url).host,
        partnerQrText: null,
        partnerCode: null,
        partnerReference: id,
        // A session has no end that could be set or read.
        closesAt: null,
      };
    },
    findPayments: async ({ providerPaymentId, partnerReference }) => {
      if (partnerReference === null) return [];
      const address = `${url}/v1/checkout_sessions/${encodeURIComponent(partnerReference)}`;
      const { status, body } = await call({ url: address, method: 'GET', headers });
      if (status === 404) return [];
      const session = v.safeParse(sessionSchema, body);
      if (status !== 200 || !session.success) throw new Unavailable('PayMongo says nothing of a session');
      const { reference_number: reference, payments } = session.output.data.attributes;
      return (
        payments
          .filter(({ id }) => providerPaymentId === null || id === providerPaymentId)
          // Of the account's other business: its amount is no pesos.
          .filter(({ attributes }) => attributes.currency === 'PHP')
          .map((payment) => collected(payment, reference))
      );
    },
  };
}

function collected(
  { id, attributes }: v.InferOutput<typeof paymentSchema>,
  reference: string,
): CollectedPayment {
  return {
    providerPaymentId: id,
    reference,
    outcome: outcomes[attributes.status] ?? 'pending',
    amountCentavos: centavos(attributes.amount),
    // Seconds, unlike its other times.
    paidAt:
      attributes.paid_at === undefined || attributes.paid_at === null ? null : attributes.paid_at * 1_000,
  };
}

const outcomes: Readonly<Record<string, CollectedPayment['outcome']>> = {
  paid: 'success',
  failed: 'fail',
  refunded: 'reversed',
};
