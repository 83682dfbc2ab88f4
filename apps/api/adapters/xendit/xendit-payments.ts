import { centavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import type {
  CollectedPayment,
  CollectionPage,
  CollectionProvider,
  CollectionRequest,
} from '../../ports/collection-provider.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { basicAuthorization } from '../provider-call/call-provider.ts';
import { carriedChannels } from '../provider-call/carried-channels.ts';
import { type XenditPaymentChannel, xenditPaymentChannels } from './xendit-channels.ts';
import type { XenditAccount } from './xendit-payouts.ts';

const apiVersion = '2024-11-11';
const text = v.pipe(v.string(), v.minLength(1));
/** Null where it is left out, or is no instant: a page is not refused for that. */
const instant = v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse))), null);
const requestSchema = v.object({
  payment_request_id: text,
  reference_id: text,
  request_amount: v.number(),
  latest_payment_id: v.optional(text),
  created: v.optional(instant, null),
  channel_properties: v.optional(v.object({ expires_at: v.optional(instant, null) }), {}),
  actions: v.array(v.object({ type: v.string(), descriptor: v.string(), value: v.nullable(v.string()) })),
});
const paymentSchema = v.object({
  payment_id: text,
  reference_id: text,
  status: v.string(),
  currency: v.optional(v.string(), 'PHP'),
  request_amount: v.number(),
  captures: v.optional(
    v.array(
      v.object({
        capture_timestamp: v.pipe(v.string(), v.isoTimestamp()),
        capture_amount: v.number(),
      }),
    ),
  ),
});

/** Payments by Xendit's payment requests, version 3. Its amounts are pesos here. */
export function createXenditPayments({ url, secretKey, call }: XenditAccount): CollectionProvider {
  const headers = {
    authorization: basicAuthorization(secretKey),
    'api-version': apiVersion,
    'content-type': 'application/json',
  };
  const findOne = async (providerPaymentId: string): Promise<readonly CollectedPayment[]> => {
    const address = `${url}/v3/payments/${encodeURIComponent(providerPaymentId)}`;
    const { status, body } = await call({ url: address, method: 'GET', headers });
    if (status === 404) return [];
    const payment = v.safeParse(paymentSchema, body);
    if (status !== 200 || !payment.success) throw new Unavailable('Xendit says nothing of a payment');
    // Of the account's other business: its amount is no pesos.
    return payment.output.currency === 'PHP' ? [collected(payment.output)] : [];
  };
  return {
    provider: 'xendit',
    channels: carriedChannels(xenditPaymentChannels),
    open: async (request) => {
      const channel = xenditPaymentChannels[request.channel];
      if (channel === undefined) return null;
      const answer = await call({
        url: `${url}/v3/payment_requests`,
        method: 'POST',
        headers: { ...headers, 'idempotency-key': request.reference },
        body: JSON.stringify(bodyOf(request, channel)),
      }).catch(() => null);
      const opened = v.safeParse(requestSchema, answer?.body);
      if (answer?.status !== 201 || !opened.success) return null;
      return opened.output.reference_id === request.reference ? pageOf(opened.output, channel) : null;
    },
    findPayments: async ({ providerPaymentId, partnerReference }) => {
      if (providerPaymentId !== null) return findOne(providerPaymentId);
      if (partnerReference === null) return [];
      const address = `${url}/v3/payment_requests/${encodeURIComponent(partnerReference)}`;
      const { status, body } = await call({ url: address, method: 'GET', headers });
      if (status === 404) return [];
      const request = v.safeParse(requestSchema, body);
      if (status !== 200 || !request.success) throw new Unavailable('Xendit says nothing of a request');
      const { latest_payment_id: latest } = request.output;
      return latest === undefined ? [] : findOne(latest);
    },
  };
}

function bodyOf(request: CollectionRequest, channel: XenditPaymentChannel) {
  const { reference, amountCentavos, returnUrl } = request;
  return {
    reference_id: reference,
    type: 'PAY',
    country: 'PH',
    currency: 'PHP',
    request_amount: amountCentavos / 100,
    capture_method: 'AUTOMATIC',
    channel_code: channel.code,
    channel_properties: {
      success_return_url: returnUrl,
      failure_return_url: returnUrl,
      ...expiryOf(request, channel),
    },
  };
}

/** What the request takes to arrive is not part of its life there. */
const onItsWayMs = 300_000;

/** Refused by Xendit where the channel has an end of its own, and where it is too soon. */
function expiryOf({ openedAt, closesAt }: CollectionRequest, { leastLifeMs }: XenditPaymentChannel) {
  if (leastLifeMs === undefined) return {};
  const endsAt = Math.max(closesAt, openedAt + leastLifeMs + onItsWayMs);
  return { expires_at: new Date(endsAt).toISOString() };
}

function pageOf(
  { payment_request_id, actions, created, channel_properties }: v.InferOutput<typeof requestSchema>,
  { name: partnerName, lifeMs }: XenditPaymentChannel,
): CollectionPage | null {
  const valueOf = (descriptor: string): string | null =>
    actions.find((action) => action.descriptor === descriptor)?.value ?? null;
  const address = valueOf('WEB_URL');
  const page = {
    partnerName,
    partnerUrl: address,
    partnerHost: address !== null && URL.canParse(address) ? new URL(address).host : 'xendit.co',
    partnerQrText: valueOf('QR_STRING'),
    partnerCode: valueOf('PAYMENT_CODE'),
    partnerReference: payment_request_id,
    closesAt:
      channel_properties.expires_at ?? (created === null || lifeMs === undefined ? null : created + lifeMs),
  };
  const isPayable = page.partnerUrl !== null || page.partnerQrText !== null || page.partnerCode !== null;
  return isPayable ? page : null;
}

function collected(payment: v.InferOutput<typeof paymentSchema>): CollectedPayment {
  const [capture] = payment.captures ?? [];
  return {
    providerPaymentId: payment.payment_id,
    reference: payment.reference_id,
    outcome: outcomes[payment.status] ?? 'pending',
    amountCentavos: centavos(Math.round((capture?.capture_amount ?? payment.request_amount) * 100)),
    paidAt: capture === undefined ? null : Date.parse(capture.capture_timestamp),
  };
}

const outcomes: Readonly<Record<string, CollectedPayment['outcome']>> = {
  SUCCEEDED: 'success',
  FAILED: 'fail',
  EXPIRED: 'fail',
  CANCELED: 'fail',
  REVERSED: 'reversed',
};
