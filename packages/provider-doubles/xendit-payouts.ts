import { randomUUID } from 'node:crypto';
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
type Create = v.InferOutput<typeof createSchema>;

/** Ends without money and without a code that says why. */
export const xenditRefusals = ['REJECTED', 'COMPLIANCE_REJECTED', 'CANCELLED', 'EXPIRED'] as const;
type XenditRefusal = (typeof xenditRefusals)[number];

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

/** How a payout ends: paid, with a code of Xendit's, or refused without one. `held` stays with its compliance team until a person says more. */
export type XenditPayoutEnd = 'succeeds' | 'held' | { failsWith: string } | { refusedAs: XenditRefusal };

export type XenditPayouts = {
  payouts: readonly XenditPayout[];
  /** How the next payouts end, one each; the others succeed. */
  arrange: (ends: readonly XenditPayoutEnd[]) => void;
  /** Gives every payout that is under way its end now. */
  settle: () => void;
  /** Sends money that was paid back to the lender's balance. Returns false where there is nothing to send back. */
  reverse: (referenceId: string) => boolean;
  /** Ends a payout now, as a person at the provider would. */
  finish: (referenceId: string, end: XenditPayoutEnd) => boolean;
  /** Forgets that a key was used, as after its time. */
  forgetKeys: () => void;
  balanceMinor: number;
};

type Kept = XenditPayout & { key: string; body: string; end: XenditPayoutEnd };

type Tell = (payout: Kept, event: string) => void;
type Books = {
  kept: Kept[];
  keys: Map<string, Kept>;
  ends: XenditPayoutEnd[];
  controls: XenditPayouts;
  tell: Tell;
};

export function bindXenditPayouts(
  app: FastifyInstance,
  host: DoubleHost,
  sender: EventSender,
  { secretKey, callbackToken }: { secretKey: string; callbackToken: string },
): XenditPayouts {
  const books = openBooks((payout, event) => {
    const body = { event, business_id: 'double', created: iso(host.now()), data: viewOf(payout) };
    sender.send({
      provider,
      name: event,
      body: JSON.stringify(body),
      headers: { 'x-callback-token': callbackToken, 'webhook-id': randomUUID() },
    });
  });
  const bind = (method: 'GET' | 'POST', url: string, act: (request: FastifyRequest) => Answer): void =>
    host.bind(app, provider, { method, url }, (request) =>
      basicUser(request) === secretKey ? act(request) : unauthorized,
    );
  bind('POST', '/v3/payouts', (request) => create(books, host, request));
  bind('GET', '/v3/payouts', (request) => {
    const { reference_id: referenceId } = request.query as { reference_id?: string };
    return {
      status: 200,
      body: { data: books.kept.filter((one) => one.referenceId === referenceId).map(viewOf) },
    };
  });
  // Pesos, unlike the payouts.
  bind('GET', '/balance', () => ({ status: 200, body: { balance: books.controls.balanceMinor / 100 } }));
  return books.controls;
}

function openBooks(tell: Tell): Books {
  const kept: Kept[] = [];
  const keys = new Map<string, Kept>();
  const ends: XenditPayoutEnd[] = [];
  const controls: XenditPayouts = {
    payouts: kept,
    balanceMinor: 1_000_000_000,
    arrange: (next) => void ends.push(...next),
    forgetKeys: () => keys.clear(),
    settle: () => {
      for (const payout of kept) if (payout.status === 'ACCEPTED') endNow(controls, payout, tell);
    },
    finish: (referenceId, end) => {
      const payout = kept.find((one) => one.referenceId === referenceId);
      if (payout === undefined || isOver(payout.status)) return false;
      payout.end = end;
      endNow(controls, payout, tell);
      return true;
    },
    reverse: (referenceId) => {
      const payout = kept.find((one) => one.referenceId === referenceId && one.status === 'SUCCEEDED');
      if (payout === undefined) return false;
      payout.status = 'REVERSED';
      controls.balanceMinor += payout.amountMinor;
      tell(payout, 'v3_payout.reversed');
      return true;
    },
  };
  return { kept, keys, ends, controls, tell };
}

function create(
  { kept, keys, ends, controls, tell }: Books,
  host: DoubleHost,
  request: FastifyRequest,
): Answer {
  const key = String(request.headers['idempotency-key'] ?? randomUUID());
  if (key.length > 100) return invalid('idempotency-key is too long');
  const body = String(request.body);
  const before = keys.get(key);
  if (before !== undefined) return before.body === body ? { status: 200, body: viewOf(before) } : duplicate;
  const parsed = v.safeParse(createSchema, jsonBody(request));
  if (!parsed.success) return invalid(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', '));
  const payout = keptFrom(parsed.output, { key, body, end: ends.shift() ?? 'succeeds', at: host.now() });
  kept.unshift(payout);
  keys.set(key, payout);
  setTimeout(() => {
    if (payout.status === 'ACCEPTED') endNow(controls, payout, tell);
  }, host.settleMs).unref();
  return { status: 200, body: viewOf(payout) };
}

function keptFrom(
  { reference_id, recipient, payout_details }: Create,
  { key, body, end, at }: { key: string; body: string; end: XenditPayoutEnd; at: number },
): Kept {
  return {
    payoutId: `po-${randomUUID()}`,
    referenceId: reference_id,
    amountMinor: payout_details.source_amount,
    routingValue: recipient.account_details.routing_value_1,
    status: end === 'held' ? 'PENDING_COMPLIANCE_ASSESSMENT' : 'ACCEPTED',
    failureCode: null,
    key,
    body,
    end,
    createdAt: at,
  };
}

function endNow(controls: XenditPayouts, payout: Kept, tell: (payout: Kept, event: string) => void): void {
  const { end } = payout;
  if (end === 'held') return;
  const isPaid = end === 'succeeds' && payout.amountMinor <= controls.balanceMinor;
  if (isPaid) {
    controls.balanceMinor -= payout.amountMinor;
    payout.status = 'SUCCEEDED';
    return tell(payout, 'v3_payout.succeeded');
  }
  if (typeof end === 'object' && 'refusedAs' in end) payout.status = end.refusedAs;
  else {
    payout.status = 'FAILED';
    payout.failureCode = end === 'succeeds' ? 'INSUFFICIENT_BALANCE' : end.failsWith;
  }
  tell(payout, 'v3_payout.failed');
}

function isOver(status: XenditPayoutStatus): boolean {
  return (
    status === 'SUCCEEDED' ||
    status === 'FAILED' ||
    status === 'REVERSED' ||
    xenditRefusals.some((refusal) => refusal === status)
  );
}

function viewOf({ payoutId, referenceId, amountMinor, status, failureCode, createdAt }: Kept) {
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
const duplicate: Answer = {
  status: 409,
  body: { error_code: 'DUPLICATE_ERROR', message: 'the idempotency key was used with another body' },
};
const invalid = (message: string): Answer => ({
  status: 400,
  body: { error_code: 'API_VALIDATION_ERROR', message },
});
