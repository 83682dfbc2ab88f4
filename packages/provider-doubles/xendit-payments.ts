import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { basicUser, type DoubleHost, jsonBody } from './double.ts';
import type { EventSender } from './event-sender.ts';
import type { Answer } from './faults.ts';

/* Payment requests of Xendit, version 3, as its documentation describes them. Amounts are pesos with a fraction. */

const provider = 'xendit';
const text = v.pipe(v.string(), v.minLength(1));
const createSchema = v.object({
  reference_id: v.pipe(text, v.maxLength(255)),
  type: v.literal('PAY'),
  country: v.literal('PH'),
  currency: v.literal('PHP'),
  request_amount: v.pipe(v.number(), v.minValue(1)),
  capture_method: v.literal('AUTOMATIC'),
  channel_code: v.picklist(['GCASH', 'PAYMAYA', 'GRABPAY', 'QRPH', '7ELEVEN']),
  channel_properties: v.object({
    success_return_url: v.optional(v.pipe(v.string(), v.url())),
    failure_return_url: v.optional(v.pipe(v.string(), v.url())),
    expires_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    payer_name: v.optional(v.string()),
  }),
});
type Create = v.InferOutput<typeof createSchema>;

export type XenditPayment = {
  paymentId: string;
  requestId: string;
  referenceId: string;
  amountPesos: number;
  status: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  capturedAt: number;
};
export type XenditRequest = {
  requestId: string;
  referenceId: string;
  channelCode: Create['channel_code'];
  amountPesos: number;
  returnUrl: string | null;
  /** The end that was asked for; null where the channel has its own. */
  expiresAt: string | null;
  presented: string | null;
};

export type XenditPayments = {
  requests: readonly XenditRequest[];
  payments: readonly XenditPayment[];
  /** The next requests find their channel down, one each. */
  closeChannel: (times: number) => void;
  /** A person pays a request, with another amount or at another time where they are given. Null for one that is not there. */
  pay: (referenceId: string, as?: { amountPesos?: number; capturedAt?: number }) => XenditPayment | null;
  /** Money comes without a request, under a reference that its payer typed, as at a counter or by a code on a wall. */
  payUnasked: (referenceId: string, amountPesos: number) => XenditPayment;
  /** A payment fails at the partner. */
  fail: (referenceId: string) => XenditPayment | null;
  /** Money that was captured does not stay. */
  reverse: (paymentId: string) => boolean;
};

type KeptRequest = XenditRequest & { key: string; body: string; createdAt: number };

type Tell = (payment: XenditPayment, event: string) => void;
type Books = { requests: KeptRequest[]; payments: XenditPayment[]; closedTimes: number };
type Ended = { status: XenditPayment['status']; amountPesos?: number; capturedAt?: number };

export function bindXenditPayments(
  app: FastifyInstance,
  host: DoubleHost,
  sender: EventSender,
  options: { secretKey: string; callbackToken: string; origin: () => string },
): XenditPayments {
  const books: Books = { requests: [], payments: [], closedTimes: 0 };
  const bind = (method: 'GET' | 'POST', url: string, act: (request: FastifyRequest) => Answer): void =>
    host.bind(app, provider, { method, url }, (request) =>
      basicUser(request) === options.secretKey ? act(request) : unauthorized,
    );
  bind('POST', '/v3/payment_requests', (request) => create(books, request, host.now(), options.origin()));
  bind('GET', '/v3/payments/:id', (request) => {
    const payment = books.payments.find(({ paymentId }) => paymentId === idOf(request));
    return payment === undefined ? notFound : { status: 200, body: paymentView(payment) };
  });
  bind('GET', '/v3/payment_requests/:id', (request) => {
    const id = idOf(request);
    const found = books.requests.find(({ requestId }) => requestId === id);
    const latest = books.payments.find(({ requestId }) => requestId === id);
    return found === undefined
      ? notFound
      : { status: 200, body: requestView(found, options.origin(), latest) };
  });
  return controlsOf(books, host, (payment, event) =>
    sender.send({
      provider,
      name: event,
      body: JSON.stringify({
        event,
        business_id: 'double',
        created: iso(host.now()),
        data: paymentView(payment),
      }),
      headers: { 'x-callback-token': options.callbackToken, 'webhook-id': randomUUID() },
    }),
  );
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

function controlsOf(books: Books, host: DoubleHost, tell: Tell): XenditPayments {
  const happen = (told: Omit<XenditPayment, 'paymentId'>): XenditPayment => {
    const payment = { paymentId: `py-${randomUUID()}`, ...told };
    books.payments.unshift(payment);
    tell(payment, payment.status === 'SUCCEEDED' ? 'payment.capture' : 'payment.failure');
    return payment;
  };
  const end = (referenceId: string, { status, amountPesos, capturedAt }: Ended): XenditPayment | null => {
    const request = books.requests.find((one) => one.referenceId === referenceId);
    if (request === undefined) return null;
    return happen({
      requestId: request.requestId,
      referenceId,
      status,
      amountPesos: amountPesos ?? request.amountPesos,
      capturedAt: capturedAt ?? host.now(),
    });
  };
  return {
    requests: books.requests,
    payments: books.payments,
    closeChannel: (times) => {
      books.closedTimes = times;
    },
    pay: (referenceId, as = {}) => end(referenceId, { ...as, status: 'SUCCEEDED' }),
    payUnasked: (referenceId, amountPesos) =>
      happen({
        requestId: `pr-${randomUUID()}`,
        referenceId,
        status: 'SUCCEEDED',
        amountPesos,
        capturedAt: host.now(),
      }),
    fail: (referenceId) => end(referenceId, { status: 'FAILED' }),
    reverse: (paymentId) => {
      const payment = books.payments.find((one) => one.paymentId === paymentId && one.status === 'SUCCEEDED');
      if (payment === undefined) return false;
      payment.status = 'REVERSED';
      tell(payment, 'payment.failure');
      return true;
    },
  };
}

function create(books: Books, request: FastifyRequest, at: number, origin: string): Answer {
  if (books.closedTimes > 0) {
    books.closedTimes -= 1;
    return { status: 503, body: { error_code: 'CHANNEL_UNAVAILABLE', message: 'the channel is down' } };
  }
  const key = String(request.headers['idempotency-key'] ?? randomUUID());
  const before = books.requests.find((one) => one.key === key);
  const body = String(request.body);
  if (before !== undefined)
    return before.body === body ? { status: 201, body: requestView(before, origin) } : duplicate;
  const parsed = v.safeParse(createSchema, jsonBody(request));
  if (!parsed.success) return invalid(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', '));
  if (!isExpiryAllowed(parsed.output, at)) return invalid('channel_properties.expires_at');
  const kept = requestFrom(parsed.output, { key, body, at });
  books.requests.unshift(kept);
  return { status: 201, body: requestView(kept, origin) };
}

const hourMs = 3_600_000;

/** A counter alone lets its end be chosen, from two hours to nine days away. */
function isExpiryAllowed({ channel_code, channel_properties }: Create, at: number): boolean {
  const { expires_at: expiresAt } = channel_properties;
  if (expiresAt === undefined) return true;
  const lifeMs = Date.parse(expiresAt) - at;
  return channel_code === '7ELEVEN' && lifeMs >= 2 * hourMs && lifeMs <= 216 * hourMs;
}

function requestFrom(
  { reference_id, channel_code, request_amount, channel_properties }: Create,
  { key, body, at }: { key: string; body: string; at: number },
): KeptRequest {
  const isCode = channel_code === '7ELEVEN';
  return {
    requestId: `pr-${randomUUID()}`,
    referenceId: reference_id,
    channelCode: channel_code,
    amountPesos: request_amount,
    returnUrl: channel_properties.success_return_url ?? null,
    expiresAt: channel_properties.expires_at ?? null,
    presented: isCode
      ? Array.from({ length: 12 }, () => randomInt(10)).join('')
      : channel_code === 'QRPH'
        ? `00020101021228double${randomUUID()}6304ABCD`
        : null,
    key,
    body,
    createdAt: at,
  };
}

function requestView(request: KeptRequest, origin: string, latest?: XenditPayment) {
  const { requestId, referenceId, channelCode, amountPesos, expiresAt, presented, createdAt } = request;
  const action =
    channelCode === 'QRPH'
      ? { type: 'PRESENT_TO_CUSTOMER', descriptor: 'QR_STRING', value: presented }
      : channelCode === '7ELEVEN'
        ? { type: 'PRESENT_TO_CUSTOMER', descriptor: 'PAYMENT_CODE', value: presented }
        : {
            type: 'REDIRECT_CUSTOMER',
            descriptor: 'WEB_URL',
            value: `${origin}/xendit/pay/${requestId}`,
          };
  return {
    payment_request_id: requestId,
    reference_id: referenceId,
    country: 'PH',
    currency: 'PHP',
    request_amount: amountPesos,
    channel_code: channelCode,
    status: latest?.status === 'SUCCEEDED' ? 'SUCCEEDED' : 'REQUIRES_ACTION',
    ...(latest === undefined ? {} : { latest_payment_id: latest.paymentId }),
    created: iso(createdAt),
    channel_properties: expiresAt === null ? {} : { expires_at: expiresAt },
    actions: [action],
  };
}

function paymentView(payment: XenditPayment) {
  const { paymentId, requestId, referenceId, amountPesos, status, capturedAt } = payment;
  return {
    payment_id: paymentId,
    payment_request_id: requestId,
    reference_id: referenceId,
    status,
    currency: 'PHP',
    request_amount: amountPesos,
    captures:
      status === 'FAILED' ? [] : [{ capture_timestamp: iso(capturedAt), capture_amount: amountPesos }],
  };
}

const iso = (at: number): string => new Date(at).toISOString();
const unauthorized: Answer = {
  status: 401,
  body: { error_code: 'INVALID_API_KEY', message: 'the API key is not known' },
};
const notFound: Answer = { status: 404, body: { error_code: 'DATA_NOT_FOUND', message: 'not found' } };
const duplicate: Answer = {
  status: 409,
  body: { error_code: 'DUPLICATE_ERROR', message: 'the idempotency key was used with another body' },
};
const invalid = (message: string): Answer => ({
  status: 400,
  body: { error_code: 'API_VALIDATION_ERROR', message },
});
