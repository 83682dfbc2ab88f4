import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { basicUser, type DoubleHost, jsonBody } from './double.ts';
import type { EventSender } from './event-sender.ts';
import type { Answer } from './faults.ts';

/* Payouts of Xendit, version 3, as its documentation describes them. Amounts are centavos here, and pesos in its other calls. */

const provider = 'xendit';
const text = v.pipe(v.string(), v.minLength(1));
const createSchema = v.object({
  reference_id: v.pipe(text, v.maxLength(255)),
  recipient: v.object({
    type: v.literal('INDIVIDUAL'),
    given_name: text,
    surname: v.optional(v.string()),
    relationship: v.literal('CUSTOMER'),
    account_details: v.object({
      currency: v.literal('PHP'),
      account_country: v.literal('PH'),
      account_holder_name: text,
      account_number: text,
      routing_type_1: v.picklist(['WALLET', 'BANK']),
      routing_value_1: text,
    }),
  }),
  payout_details: v.object({
    source_currency: v.literal('PHP'),
    source_amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    destination_currency: v.literal('PHP'),
  }),
  source_of_fund: text,
  purpose_code: text,
});

/** Ends without money and without a code that says why. */
export const xenditRefusals = ['REJECTED', 'COMPLIANCE_REJECTED', 'CANCELLED', 'EXPIRED'] as const;
export type XenditRefusal = (typeof xenditRefusals)[number];

export type XenditPayoutStatus =
  | 'ACCEPTED'
  | 'PENDING_COMPLIANCE_ASSESSMENT'
  | 'REQUESTED'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'REVERSED'
  | XenditRefusal;

export type XenditPayout = {
  payoutId: string;
  referenceId: string;
  amountMinor: number;
  routingValue: string;
  status: XenditPayoutStatus;
  failureCode: string | null;
  createdAt: number;
};

/** A payout as the double keeps it. */
export type KeptXenditPayout = XenditPayout & {
  key: string;
  /** Of the body of its order: under one key nothing else is taken. */
  bodyHash: string;
  /** The double answers nothing about it now. */
  isSilent: boolean;
};
export type XenditOrder = Pick<
  KeptXenditPayout,
  'key' | 'bodyHash' | 'referenceId' | 'amountMinor' | 'routingValue'
>;

/** What the double keeps of payouts, each as it stands now. */
export type XenditPayoutBooks = {
  byKey: (key: string) => Promise<KeptXenditPayout | null>;
  /** Newest first. */
  byReference: (referenceId: string) => Promise<readonly KeptXenditPayout[]>;
  /** Those made from one instant to another, both included, in milliseconds since 1970. */
  between: (fromMs: number, toMs: number) => Promise<readonly KeptXenditPayout[]>;
  /** Takes an order, or gives what has its key already. `losesAnswer`: nothing of the answer reaches who ordered. */
  add: (order: XenditOrder) => Promise<{ payout: KeptXenditPayout; losesAnswer: boolean }>;
  balanceMinor: () => Promise<number>;
};

export type TellPayout = (payout: XenditPayout) => void;

type XenditAccess = { secretKey: string; callbackToken: string };

/** Serves payouts out of books, which may be in memory or kept. */
export function bindXenditPayouts(
  app: FastifyInstance,
  host: DoubleHost,
  books: XenditPayoutBooks,
  { secretKey }: Pick<XenditAccess, 'secretKey'>,
): void {
  const bind = (
    method: 'GET' | 'POST',
    url: string,
    act: (request: FastifyRequest) => Promise<Answer>,
  ): void =>
    host.bind(app, provider, { method, url }, (request) =>
      basicUser(request) === secretKey ? act(request) : unauthorized,
    );
  bind('POST', '/v3/payouts', (request) => create(books, request));
  bind('GET', '/v3/payouts', async (request) => {
    const { reference_id: referenceId = '' } = request.query as { reference_id?: string };
    const found = await books.byReference(referenceId);
    return found.some(({ isSilent }) => isSilent) ? away : { status: 200, body: { data: found.map(viewOf) } };
  });
  // Pesos, unlike the payouts.
  bind('GET', '/balance', async () => ({
    status: 200,
    body: { balance: (await books.balanceMinor()) / 100 },
  }));
}

/** Sends the event that tells of the end of a payout. */
export function xenditPayoutTeller(
  host: Pick<DoubleHost, 'now'>,
  sender: EventSender,
  { callbackToken }: Pick<XenditAccess, 'callbackToken'>,
): TellPayout {
  return (payout) => {
    const event = eventNames[payout.status] ?? 'v3_payout.failed';
    const body = { event, business_id: 'double', created: iso(host.now()), data: viewOf(payout) };
    sender.send({
      provider,
      name: event,
      body: JSON.stringify(body),
      headers: { 'x-callback-token': callbackToken, 'webhook-id': randomUUID() },
    });
  };
}

const eventNames: Readonly<Record<string, string>> = {
  SUCCEEDED: 'v3_payout.succeeded',
  REVERSED: 'v3_payout.reversed',
};

async function create(books: XenditPayoutBooks, request: FastifyRequest): Promise<Answer> {
  const key = String(request.headers['idempotency-key'] ?? randomUUID());
  if (key.length > 100) return invalid('idempotency-key is too long');
  const bodyHash = createHash('sha256').update(String(request.body)).digest('hex');
  const before = await books.byKey(key);
  if (before !== null) return before.bodyHash === bodyHash ? answerAbout(before) : duplicate;
  const parsed = v.safeParse(createSchema, jsonBody(request));
  if (!parsed.success) return invalid(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', '));
  const { reference_id, recipient, payout_details } = parsed.output;
  const { payout, losesAnswer } = await books.add({
    key,
    bodyHash,
    referenceId: reference_id,
    amountMinor: payout_details.source_amount,
    routingValue: recipient.account_details.routing_value_1,
  });
  if (payout.bodyHash !== bodyHash) return duplicate;
  const answer = answerAbout(payout);
  return losesAnswer ? { ...answer, fault: 'reset' } : answer;
}

function answerAbout(payout: KeptXenditPayout): Answer {
  return payout.isSilent ? away : { status: 200, body: viewOf(payout) };
}

function viewOf({ payoutId, referenceId, amountMinor, status, failureCode, createdAt }: XenditPayout) {
  return {
    payout_id: payoutId,
    reference_id: referenceId,
    status,
    created: iso(createdAt),
    payout_details: { source_amount: amountMinor, source_currency: 'PHP', destination_currency: 'PHP' },
    ...(failureCode === null ? {} : { failure_code: failureCode }),
  };
}

const iso = (at: number): string => new Date(at).toISOString();
const unauthorized: Answer = {
  status: 401,
  body: { error_code: 'INVALID_API_KEY', message: 'the API key is not known' },
};
const away: Answer = {
  status: 503,
  body: { error_code: 'SERVICE_UNAVAILABLE', message: 'nothing can be said about this now' },
};
const duplicate: Answer = {
  status: 409,
  body: { error_code: 'DUPLICATE_ERROR', message: 'the idempotency key was used with another body' },
};
const invalid = (message: string): Answer => ({
  status: 400,
  body: { error_code: 'API_VALIDATION_ERROR', message },
});
