import { centavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import type { ListedMovement, ProviderList } from '../../ports/provider-list.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { basicAuthorization } from '../provider-call/call-provider.ts';
import { wholeList } from '../provider-call/whole-list.ts';
import type { XenditAccount } from './xendit-payouts.ts';

const text = v.pipe(v.string(), v.minLength(1));
const transactionSchema = v.object({
  id: text,
  product_id: text,
  reference_id: v.string(),
  currency: v.string(),
  amount: v.number(),
  status: v.string(),
  cashflow: v.picklist(['MONEY_IN', 'MONEY_OUT']),
  type: v.string(),
  fee: v.optional(v.object({ xendit_fee: v.number(), value_added_tax: v.optional(v.number(), 0) })),
  created: v.pipe(v.string(), v.isoTimestamp()),
});
type Transaction = v.InferOutput<typeof transactionSchema>;
const pageSchema = v.object({ data: v.array(transactionSchema), has_more: v.boolean() });
/** Xendit's own most for one page. */
const eachPage = '50';
/** Fees, top-ups and conversions stand in the same list, and are neither. */
const kinds = new Set(['PAYMENT', 'DISBURSEMENT']);

/** What Xendit lists of the account: payments and payouts together. Its amounts are pesos here, also those of payouts. */
export function createXenditTransactions({ url, secretKey, call }: XenditAccount): ProviderList {
  const headers = { authorization: basicAuthorization(secretKey) };
  return {
    provider: 'xendit',
    directions: ['in', 'out'],
    list: async (fromMs, toMs) => {
      const all = await wholeList<Transaction>(async (after) => {
        const query = new URLSearchParams({
          'created[gte]': new Date(fromMs).toISOString(),
          'created[lte]': new Date(toMs - 1).toISOString(),
          limit: eachPage,
          ...(after === null ? {} : { after_id: after.id }),
        });
        const { status, body } = await call({ url: `${url}/transactions?${query}`, method: 'GET', headers });
        const page = v.safeParse(pageSchema, body);
        if (status !== 200 || !page.success) throw new Unavailable('Xendit gives no list');
        return { rows: page.output.data, hasMore: page.output.has_more };
      });
      return all.filter(({ type, currency }) => kinds.has(type) && currency === 'PHP').map(listed);
    },
  };
}

function listed(transaction: Transaction): ListedMovement {
  const { fee } = transaction;
  return {
    direction: transaction.cashflow === 'MONEY_IN' ? 'in' : 'out',
    providerId: transaction.product_id,
    reference: transaction.reference_id,
    amountCentavos: ofPesos(transaction.amount),
    feeCentavos: fee === undefined ? null : ofPesos(fee.xendit_fee),
    vatCentavos: fee === undefined ? null : ofPesos(fee.value_added_tax),
    outcome: outcomes[transaction.status] ?? 'pending',
    at: Date.parse(transaction.created),
  };
}

const ofPesos = (pesos: number) => centavos(Math.round(pesos * 100));

const outcomes: Readonly<Record<string, ListedMovement['outcome']>> = {
  SUCCESS: 'success',
  FAILED: 'failed',
  VOIDED: 'reversed',
  REVERSED: 'reversed',
};
