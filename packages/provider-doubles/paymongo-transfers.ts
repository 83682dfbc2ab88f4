import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { basicUser, type DoubleHost, jsonBody } from './double.ts';
import type { EventSender } from './event-sender.ts';
import type { Answer } from './faults.ts';

/* Transfers of PayMongo, version 2, as its documentation describes them. Amounts are centavos. */

const provider = 'paymongo';
const text = v.pipe(v.string(), v.minLength(1));
const account = v.object({ number: text, name: text, bic: v.pipe(text, v.regex(/^[A-Z0-9]{8,11}$/)) });
const transferSchema = v.object({
  source_account: account,
  destination_account: account,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('PHP'),
  provider: v.picklist(['instapay', 'pesonet']),
  reference_number: text,
  purpose: text,
  callback_url: v.optional(v.pipe(v.string(), v.url())),
});
const createSchema = v.object({
  data: v.object({
    attributes: v.object({ transfers: v.pipe(v.array(transferSchema), v.length(1)) }),
  }),
});

/** The most that InstaPay carries, in centavos. */
const mostByInstaPay = 5_000_000;

export type PayMongoTransfer = {
  transferId: string;
  referenceNumber: string;
  amountCentavos: number;
  rail: 'instapay' | 'pesonet';
  status: 'pending' | 'succeeded' | 'failed';
  errorCode: string | null;
  /** Seconds since 1970. */
  createdAt: number;
};
export type PayMongoTransferEnd = 'succeeds' | { failsWith: string };

export type PayMongoTransfers = {
  transfers: readonly PayMongoTransfer[];
  /** How the next transfers end, one each; the others succeed. */
  arrange: (ends: readonly PayMongoTransferEnd[]) => void;
  /** Gives every transfer that is under way its end now. */
  settle: () => void;
  /** Forgets that a key was used, as after a day. */
  forgetKeys: () => void;
  balanceCentavos: number;
};

type Kept = PayMongoTransfer & { end: PayMongoTransferEnd };

type Books = {
  kept: Kept[];
  keys: Map<string, Answer>;
  ends: PayMongoTransferEnd[];
  controls: PayMongoTransfers;
  endNow: (transfer: Kept) => void;
};

export function bindPayMongoTransfers(
  app: FastifyInstance,
  host: DoubleHost,
  sender: EventSender,
  { secretKey, sign }: { secretKey: string; sign: (body: string) => string },
): PayMongoTransfers {
  const books = openBooks((transfer) => {
    const name = `wallet_transaction.${transfer.status}`;
    const attributes = {
      type: name,
      livemode: false,
      created_at: Math.floor(host.now() / 1_000),
      data: viewOf(transfer),
    };
    const body = JSON.stringify({ data: { id: `evt_${randomUUID()}`, type: 'event', attributes } });
    sender.send({ provider, name, body, headers: { 'paymongo-signature': sign(body) } });
  });
  const bind = (method: 'GET' | 'POST', url: string, act: (request: FastifyRequest) => Answer): void =>
    host.bind(app, provider, { method, url }, (request) =>
      basicUser(request) === secretKey ? act(request) : refusal(401, 'unauthorized', 'the key is not known'),
    );
  bind('POST', '/v2/batch_transfers', (request) => create(books, host, request));
  bind('GET', '/v2/transfers', (request) => {
    const { reference_number: wanted, ...page } = request.query as { reference_number?: string } & PageQuery;
    const found = books.kept.filter(
      ({ referenceNumber }) => wanted === undefined || referenceNumber === wanted,
    );
    return pageOf(found, ({ transferId }) => transferId, viewOf, page);
  });
  // Two wallets, of which the first does not pay.
  bind('GET', '/v2/wallets', () => ({
    status: 200,
    body: {
      data: [
        walletOf('wallet_reserve', '9999999999', 0),
        walletOf('wallet_main', payingWallet, books.controls.balanceCentavos),
      ],
    },
  }));
  return books.controls;
}

/** The wallet that pays, as the settings of a product that talks to the doubles name it. */
const payingWallet = '1234567890';

function walletOf(id: string, accountNumber: string, availableCentavos: number) {
  return {
    id,
    type: 'wallet',
    attributes: {
      account_number: accountNumber,
      available_balance: availableCentavos,
      pending_balance: 0,
      status: 'active',
    },
  };
}

function openBooks(tell: (transfer: Kept) => void): Books {
  const kept: Kept[] = [];
  const keys = new Map<string, Answer>();
  const ends: PayMongoTransferEnd[] = [];
  const endNow = (transfer: Kept): void => {
    const { end } = transfer;
    const isPaid = end === 'succeeds' && transfer.amountCentavos <= controls.balanceCentavos;
    transfer.status = isPaid ? 'succeeded' : 'failed';
    if (isPaid) controls.balanceCentavos -= transfer.amountCentavos;
    else transfer.errorCode = end === 'succeeds' ? 'insufficient_balance' : end.failsWith;
    tell(transfer);
  };
  const controls: PayMongoTransfers = {
    transfers: kept,
    balanceCentavos: 1_000_000_000,
    arrange: (next) => void ends.push(...next),
    forgetKeys: () => keys.clear(),
    settle: () => {
      for (const transfer of kept) if (transfer.status === 'pending') endNow(transfer);
    },
  };
  return { kept, keys, ends, controls, endNow };
}

function create({ kept, keys, ends, endNow }: Books, host: DoubleHost, request: FastifyRequest): Answer {
  const key = String(request.headers['idempotency-key'] ?? randomUUID());
  const before = keys.get(key);
  if (before !== undefined) return before;
  const parsed = v.safeParse(createSchema, jsonBody(request));
  if (!parsed.success) {
    const pointers = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body');
    return refusal(400, 'parameter_invalid', pointers.join(', '));
  }
  const [given] = parsed.output.data.attributes.transfers;
  if (given === undefined) return refusal(400, 'parameter_invalid', 'transfers');
  if (given.provider === 'instapay' && given.amount > mostByInstaPay)
    return refusal(400, 'transaction_limit_exceeded', 'amount');
  const transfer: Kept = {
    transferId: `tr_${randomUUID()}`,
    referenceNumber: given.reference_number,
    amountCentavos: given.amount,
    rail: given.provider,
    status: 'pending',
    errorCode: null,
    createdAt: Math.floor(host.now() / 1_000),
    end: ends.shift() ?? 'succeeds',
  };
  kept.unshift(transfer);
  setTimeout(() => {
    if (transfer.status === 'pending') endNow(transfer);
  }, host.settleMs).unref();
  const data = { id: `batch_tr_${randomUUID()}`, attributes: { transfers: [viewOf(transfer)] } };
  const answer: Answer = { status: 201, body: { data } };
  keys.set(key, answer);
  return answer;
}

function viewOf({ transferId, referenceNumber, amountCentavos, rail, status, errorCode, createdAt }: Kept) {
  return {
    id: transferId,
    reference_number: referenceNumber,
    amount: amountCentavos,
    fee: 1_000,
    currency: 'PHP',
    provider: rail,
    status,
    provider_error_code: errorCode,
    created_at: createdAt,
  };
}

export type PageQuery = { limit?: string; after?: string };

/** A page of a list, newest first, as PayMongo pages: what comes after an id, at most so many. */
export function pageOf<T>(
  all: readonly T[],
  idOf: (one: T) => string,
  view: (one: T) => unknown,
  { limit = '10', after }: PageQuery,
): Answer {
  const from = after === undefined ? 0 : all.findIndex((one) => idOf(one) === after) + 1;
  const page = all.slice(from, from + Number(limit));
  return {
    status: 200,
    body: { data: page.map(view), has_more: from + page.length < all.length },
  };
}

export const refusal = (status: number, code: string, detail: string): Answer => ({
  status,
  body: { errors: [{ code, detail }] },
});
