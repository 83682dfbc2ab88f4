import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basicUser, type DoubleHost } from './double.ts';
import type { XenditPayment, XenditPayments } from './xendit-payments.ts';
import type { XenditPayout, XenditPayouts } from './xendit-payouts.ts';

/* The list of transactions of Xendit, as its documentation describes it: payments and payouts in one list, amounts in pesos. */

const provider = 'xendit';
/** Xendit's own most. */
const mostEach = 50;
/** What the double keeps of a payment, and the VAT on that. */
const feeRate = 0.02;
const vatRate = 0.12;

type Transaction = ReturnType<typeof ofPayment> | ReturnType<typeof ofPayout>;

/** Serves the list, newest first, filtered by when they were made and paged by the id of the last one seen. */
export function bindXenditTransactions(
  app: FastifyInstance,
  host: DoubleHost,
  secretKey: string,
  books: { xenditPayments: XenditPayments; xenditPayouts: XenditPayouts },
): void {
  host.bind(app, provider, { method: 'GET', url: '/transactions' }, (request) => {
    if (basicUser(request) !== secretKey)
      return { status: 401, body: { error_code: 'INVALID_API_KEY', message: 'the API key is not known' } };
    const all = [
      ...books.xenditPayments.payments.map(ofPayment),
      ...books.xenditPayouts.payouts.map(ofPayout),
    ].toSorted((left, right) => right.created.localeCompare(left.created));
    return { status: 200, body: pageOf(all, request) };
  });
}

function pageOf(all: readonly Transaction[], request: FastifyRequest) {
  const query = request.query as Record<string, string | undefined>;
  const [from = '', to = '9999'] = [query['created[gte]'], query['created[lte]']];
  const between = all.filter(({ created }) => created >= from && created <= to);
  const after = query['after_id'];
  const start = after === undefined ? 0 : between.findIndex(({ id }) => id === after) + 1;
  const page = between.slice(start, start + Math.min(Number(query['limit'] ?? 10), mostEach));
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
    created: new Date(capturedAt).toISOString(),
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
    created: new Date(createdAt).toISOString(),
  };
}
