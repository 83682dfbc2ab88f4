import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { basicUser, type DoubleHost, jsonBody } from './double.ts';
import type { EventSender } from './event-sender.ts';
import type { Answer } from './faults.ts';
import { type PageQuery, pageOf, refusal } from './paymongo-transfers.ts';

/* Checkout sessions of PayMongo, as its documentation describes them. Amounts are centavos. */

const provider = 'paymongo';
const text = v.pipe(v.string(), v.minLength(1));
const createSchema = v.object({
  data: v.object({
    attributes: v.object({
      line_items: v.pipe(
        v.array(
          v.object({
            amount: v.pipe(v.number(), v.integer(), v.minValue(100)),
            currency: v.literal('PHP'),
            name: text,
            quantity: v.literal(1),
          }),
        ),
        v.length(1),
      ),
      payment_method_types: v.pipe(
        v.array(v.picklist(['gcash', 'paymaya', 'grab_pay', 'qrph', 'dob'])),
        v.minLength(1),
      ),
      success_url: v.pipe(v.string(), v.url()),
      cancel_url: v.pipe(v.string(), v.url()),
      reference_number: text,
      description: v.optional(v.string()),
    }),
  }),
});

export type PayMongoPayment = {
  paymentId: string;
  sessionId: string;
  amountCentavos: number;
  status: 'paid' | 'failed';
  /** Seconds since 1970. */
  paidAt: number;
};
export type PayMongoSession = {
  sessionId: string;
  referenceNumber: string;
  amountCentavos: number;
  methods: readonly string[];
  returnUrl: string;
};

export type PayMongoCheckout = {
  sessions: readonly PayMongoSession[];
  payments: readonly PayMongoPayment[];
  pay: (referenceNumber: string, as?: { amountCentavos?: number; paidAt?: number }) => PayMongoPayment | null;
  fail: (referenceNumber: string) => PayMongoPayment | null;
};

type Books = {
  sessions: PayMongoSession[];
  payments: PayMongoPayment[];
  keys: Map<string, PayMongoSession>;
  origin: () => string;
};
type Ended = { status: PayMongoPayment['status']; amountCentavos?: number; paidAt?: number };

export function bindPayMongoCheckout(
  app: FastifyInstance,
  host: DoubleHost,
  sender: EventSender,
  options: { secretKey: string; sign: (body: string) => string; origin: () => string },
): PayMongoCheckout {
  const books: Books = { sessions: [], payments: [], keys: new Map(), origin: options.origin };
  const bind = (method: 'GET' | 'POST', url: string, act: (request: FastifyRequest) => Answer): void =>
    host.bind(app, provider, { method, url }, (request) =>
      basicUser(request) === options.secretKey
        ? act(request)
        : refusal(401, 'unauthorized', 'the key is not known'),
    );
  bind('POST', '/v1/checkout_sessions', (request) => create(books, request));
  bind('GET', '/v1/checkout_sessions/:id', (request) => {
    const { id } = request.params as { id: string };
    const session = books.sessions.find(({ sessionId }) => sessionId === id);
    return session === undefined
      ? refusal(404, 'resource_not_found', 'no such session')
      : { status: 200, body: { data: sessionView(books, session) } };
  });
  bind('GET', '/v1/payments', (request) =>
    pageOf(
      books.payments,
      ({ paymentId }) => paymentId,
      (payment) => paymentView(payment, referenceOf(books, payment)),
      request.query as PageQuery,
    ),
  );
  const tell = (name: string, data: unknown): void => {
    const attributes = { type: name, livemode: false, created_at: Math.floor(host.now() / 1_000), data };
    const body = JSON.stringify({ data: { id: `evt_${randomUUID()}`, type: 'event', attributes } });
    sender.send({ provider, name, body, headers: { 'paymongo-signature': options.sign(body) } });
  };
  const end = (referenceNumber: string, ended: Ended): PayMongoPayment | null => {
    const session = books.sessions.find((one) => one.referenceNumber === referenceNumber);
    if (session === undefined) return null;
    const payment: PayMongoPayment = {
      paymentId: `pay_${randomUUID()}`,
      sessionId: session.sessionId,
      amountCentavos: ended.amountCentavos ?? session.amountCentavos,
      status: ended.status,
      paidAt: ended.paidAt ?? Math.floor(host.now() / 1_000),
    };
    books.payments.unshift(payment);
    if (payment.status === 'paid') tell('checkout_session.payment.paid', sessionView(books, session));
    else tell('payment.failed', paymentView(payment, referenceNumber));
    return payment;
  };
  return {
    sessions: books.sessions,
    payments: books.payments,
    pay: (referenceNumber, as = {}) => end(referenceNumber, { ...as, status: 'paid' }),
    fail: (referenceNumber) => end(referenceNumber, { status: 'failed' }),
  };
}

function create(books: Books, request: FastifyRequest): Answer {
  const key = String(request.headers['idempotency-key'] ?? randomUUID());
  const before = books.keys.get(key);
  if (before !== undefined) return { status: 200, body: { data: sessionView(books, before) } };
  const parsed = v.safeParse(createSchema, jsonBody(request));
  if (!parsed.success) {
    const pointers = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body');
    return refusal(400, 'parameter_invalid', pointers.join(', '));
  }
  const { attributes } = parsed.output.data;
  const session: PayMongoSession = {
    sessionId: `cs_${randomUUID()}`,
    referenceNumber: attributes.reference_number,
    amountCentavos: attributes.line_items[0]?.amount ?? 0,
    methods: attributes.payment_method_types,
    returnUrl: attributes.success_url,
  };
  books.sessions.unshift(session);
  books.keys.set(key, session);
  return { status: 200, body: { data: sessionView(books, session) } };
}

function sessionView({ payments, origin }: Books, session: PayMongoSession) {
  return {
    id: session.sessionId,
    type: 'checkout_session',
    attributes: {
      checkout_url: `${origin()}/paymongo/pay/${session.sessionId}`,
      reference_number: session.referenceNumber,
      payments: payments
        .filter(({ sessionId }) => sessionId === session.sessionId)
        .map((payment) => paymentView(payment, session.referenceNumber)),
    },
  };
}

function referenceOf({ sessions }: Books, payment: PayMongoPayment): string {
  return sessions.find(({ sessionId }) => sessionId === payment.sessionId)?.referenceNumber ?? '';
}

function paymentView({ paymentId, amountCentavos, status, paidAt }: PayMongoPayment, reference: string) {
  const fee = Math.ceil(amountCentavos * feeRate);
  const tax = Math.ceil(fee * vatRate);
  return {
    id: paymentId,
    type: 'payment',
    attributes: {
      amount: amountCentavos,
      currency: 'PHP',
      status,
      created_at: paidAt,
      paid_at: paidAt,
      external_reference_number: reference,
      fee,
      taxes: [{ amount: tax, currency: 'PHP', name: 'VAT', inclusive: false }],
      net_amount: amountCentavos - fee - tax,
    },
  };
}

/** What the double keeps of a payment, and the VAT on that. */
const feeRate = 0.02;
const vatRate = 0.12;
