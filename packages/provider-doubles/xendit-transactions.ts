import type { FastifyInstance } from 'fastify';
import { basicUser, type DoubleHost } from './double.ts';
import type { XenditPayment } from './xendit-payments.ts';
import type { XenditPayout, XenditPayoutBooks } from './xendit-payouts.ts';

/* The list of transactions of Xendit, as its documentation describes it: payments and payouts in one list, amounts in pesos. */

const provider = 'xendit';
/** Xendit's own most. */
const mostEach = 50;
/** What the double keeps of a payment, and the VAT on that. */
const feeRate = 0.02;
const vatRate = 0.12;

type Query = Readonly<Record<string, string | undefined>>;
const lastInstant = Date.UTC(9_999, 0);
const iso = (at: number): string => new Date(at).toISOString();

type Transaction = ReturnType<typeof ofPayment> | ReturnType<typeof ofPayout>;

/** Serves the list, newest first, filtered by when they were made and paged by the id of the last one seen. */
export function bindXenditTransactions(
  app: FastifyInstance,
  host: DoubleHost,
  secretKey: string,
  books: { payments: readonly XenditPayment[]; payouts: Pick<XenditPayoutBooks, 'between'> },
): void {
  host.bind(app, provider, { method: 'GET', url: '/transactions' }, async (request) => {
    if (basicUser(request) !== secretKey)
      return { status: 401, body: { error_code: 'INVALID_API_KEY', message: 'the API key is not known' } };
    const { 'created[gte]': from = iso(0), 'created[lte]': to = iso(lastInstant) } = request.query as Query;
    const payouts = await books.payouts.between(Date.parse(from), Date.parse(to));
    const payments = books.payments.map(ofPayment).filter(({ created }) => created >= from && created <= to);
    const all = [...payments, ...payouts.map(ofPayout)].toSorted((left, right) =>
      right.created.localeCompare(left.created),
    );
    return { status: 200, body: pageOf(all, request.query as Query) };
  });
}

function pageOf(between: readonly Transaction[], { after_id: after, limit = '10' }: Query) {
  const start = after === undefined ? 0 : between.findIndex(({ id }) => id === after) + 1;
  const page = between.slice(start, start + Math.min(Number(limit), mostEach));
  return { data: page, has_more: start + page.length < between.length };
}

function ofPayment({ paymentId, referenceId, amountPesos, status, capturedAt }: XenditPayment) {
  const fee = status === 'FAILED' ? 0 : Math.ceil(amountPesos * 100 * feeRate) / 100;
  return {
    id: `txn_${paymentId}`,
    product_id: paymentId,
    type: 'PAYMENT',
    status: status === 'SUCCEEDED' ? 'SUCCESS' : status,
    reference_id: referenceId,
    currency: 'PHP',
    amount: amountPesos,
    cashflow: 'MONEY_IN',
    fee: { xendit_fee: fee, value_added_tax: Math.ceil(fee * 100 * vatRate) / 100 },
    created: iso(capturedAt),
  };
}

const payoutStatuses: Readonly<Record<string, string>> = {
  SUCCEEDED: 'SUCCESS',
  FAILED: 'FAILED',
  COMPLIANCE_REJECTED: 'FAILED',
  REVERSED: 'REVERSED',
};

function ofPayout({ payoutId, referenceId, amountMinor, status, createdAt }: XenditPayout) {
  return {
    id: `txn_${payoutId}`,
    product_id: payoutId,
    type: 'DISBURSEMENT',
    status: payoutStatuses[status] ?? 'PENDING',
    reference_id: referenceId,
    currency: 'PHP',
    amount: amountMinor / 100,
    cashflow: 'MONEY_OUT',
    fee: { xendit_fee: 10, value_added_tax: 1.2 },
    created: iso(createdAt),
  };
}
