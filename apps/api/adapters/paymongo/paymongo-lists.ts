import { centavos, sumCentavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import type { ListedMovement, ProviderList } from '../../ports/provider-list.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { basicAuthorization } from '../provider-call/call-provider.ts';
import { wholeList } from '../provider-call/whole-list.ts';
import type { PayMongoAccount } from './paymongo-transfers.ts';

const text = v.pipe(v.string(), v.minLength(1));
const whole = v.pipe(v.number(), v.integer());
const paymentSchema = v.object({
  id: text,
  attributes: v.object({
    amount: whole,
    currency: v.optional(v.string(), 'PHP'),
    status: v.string(),
    created_at: whole,
    paid_at: v.optional(v.nullable(whole)),
    external_reference_number: v.optional(v.nullable(v.string())),
    fee: v.optional(v.nullable(whole)),
    taxes: v.optional(v.array(v.object({ amount: whole })), []),
  }),
});
const transferSchema = v.object({
  id: text,
  reference_number: v.string(),
  amount: whole,
  fee: v.optional(v.nullable(whole)),
  status: v.string(),
  created_at: whole,
});
/** PayMongo's own most for one page. */
const eachPage = '100';

/** What PayMongo lists of the account: payments and transfers, each newest first. Its amounts are centavos, its times seconds. */
export function createPayMongoLists(account: PayMongoAccount): ProviderList {
  return {
    provider: 'paymongo',
    directions: ['in', 'out'],
    list: async (fromMs, toMs) => {
      const payments = await read(account, '/v1/payments', paymentSchema, ({ attributes }) =>
        isBefore(attributes.created_at, fromMs),
      );
      const transfers = await read(account, '/v2/transfers', transferSchema, ({ created_at }) =>
        isBefore(created_at, fromMs),
      );
      const inPesos = payments.filter(({ attributes }) => attributes.currency === 'PHP');
      return [...inPesos.map(ofPayment), ...transfers.map(ofTransfer)].filter(
        ({ at }) => at >= fromMs && at < toMs,
      );
    },
  };
}

/** The lists know no dates, so they are read until what comes is older. */
async function read<T extends { id: string }>(
  { url, secretKey, call }: PayMongoAccount,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  isPast: (last: T) => boolean,
): Promise<readonly T[]> {
  const headers = { authorization: basicAuthorization(secretKey) };
  const pageSchema = v.object({ data: v.array(schema), has_more: v.boolean() });
  return wholeList<T>(async (after) => {
    const query = new URLSearchParams({ limit: eachPage, ...(after === null ? {} : { after: after.id }) });
    const { status, body } = await call({ url: `${url}${path}?${query}`, method: 'GET', headers });
    const page = v.safeParse(pageSchema, body);
    if (status !== 200 || !page.success) throw new Unavailable('PayMongo gives no list');
    return { rows: page.output.data, hasMore: page.output.has_more };
  }, isPast);
}

/** A payment may be paid for a while after it began, and is listed by when it began. */
const longestToPayMs = 86_400_000;
const isBefore = (seconds: number, ms: number): boolean => seconds * 1_000 < ms - longestToPayMs;

function ofPayment({ id, attributes }: v.InferOutput<typeof paymentSchema>): ListedMovement {
  const { amount, fee, taxes, status, paid_at, created_at } = attributes;
  return {
    direction: 'in',
    providerId: id,
    reference: attributes.external_reference_number ?? '',
    amountCentavos: centavos(amount),
    feeCentavos: feeOf(fee),
    vatCentavos: sumCentavos(taxes.map((tax) => centavos(tax.amount))),
    outcome: paymentOutcomes[status] ?? 'pending',
    at: (paid_at ?? created_at) * 1_000,
  };
}

function ofTransfer(transfer: v.InferOutput<typeof transferSchema>): ListedMovement {
  return {
    direction: 'out',
    providerId: transfer.id,
    reference: transfer.reference_number,
    amountCentavos: centavos(transfer.amount),
    feeCentavos: feeOf(transfer.fee),
    vatCentavos: null,
    outcome: transferOutcomes[transfer.status] ?? 'pending',
    at: transfer.created_at * 1_000,
  };
}

const feeOf = (fee: number | null | undefined) => (fee === undefined || fee === null ? null : centavos(fee));

const paymentOutcomes: Readonly<Record<string, ListedMovement['outcome']>> = {
  paid: 'success',
  failed: 'failed',
  refunded: 'reversed',
};
const transferOutcomes: Readonly<Record<string, ListedMovement['outcome']>> = {
  succeeded: 'success',
  failed: 'failed',
};
