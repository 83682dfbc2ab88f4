import type { PayoutFailure } from '@luwag/contract/payout-failures';
import { centavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../ports/payout-provider.ts';
import {
  basicAuthorization,
  type CallProvider,
  type ProviderAnswer,
} from '../provider-call/call-provider.ts';
import { bankIdentifierCodes } from './paymongo-institutions.ts';

export type PayMongoAccount = { url: string; secretKey: string; call: CallProvider };
/** The wallet that pays: as PayMongo lists it. */
export type SourceAccount = { number: string; name: string; bic: string };

const transferSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  reference_number: v.string(),
  amount: v.number(),
  status: v.string(),
  provider_error_code: v.optional(v.nullable(v.string())),
});
type Transfer = v.InferOutput<typeof transferSchema>;
const batchSchema = v.object({
  data: v.object({ attributes: v.object({ transfers: v.tuple([transferSchema]) }) }),
});
const listSchema = v.object({ data: v.array(transferSchema) });
const walletSchema = v.object({
  account_number: v.string(),
  available_balance: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const walletsSchema = v.object({ data: v.array(v.object({ attributes: walletSchema })) });
const errorSchema = v.object({ errors: v.tupleWithRest([v.object({ code: v.string() })], v.unknown()) });

/**
 * Payouts by PayMongo's transfers, one in each batch. Its amounts are centavos. It keeps an idempotency key for about a day, and
 * our references live longer, so nothing is sent again that was not looked up before.
 */
export function createPayMongoTransfers(
  { url, secretKey, call }: PayMongoAccount,
  options: { source: SourceAccount; callbackUrl: string },
): PayoutProvider {
  const headers = { authorization: basicAuthorization(secretKey), 'content-type': 'application/json' };
  return {
    provider: 'paymongo',
    reaches: (institutionCode) => Object.hasOwn(bankIdentifierCodes, institutionCode),
    balance: async () => {
      const { status, body } = await call({ url: `${url}/v2/wallets`, method: 'GET', headers });
      const told = v.safeParse(walletsSchema, body);
      if (status !== 200 || !told.success) return null;
      // An account may have several wallets, of which one pays.
      const wallet = told.output.data.find(
        ({ attributes }) => attributes.account_number === options.source.number,
      );
      return wallet === undefined ? null : centavos(wallet.attributes.available_balance);
    },
    send: async (order) => {
      const transfer = transferOf(order, options);
      if (transfer === null) return { outcome: 'failed', failureCode: 'INVALID_DESTINATION' };
      const answer = await call({
        url: `${url}/v2/batch_transfers`,
        method: 'POST',
        headers: { ...headers, 'idempotency-key': order.reference },
        body: JSON.stringify({ data: { attributes: { transfers: [transfer] } } }),
      });
      return answerTo(order, answer);
    },
    find: async (reference) => {
      const query = new URLSearchParams({ reference_number: reference });
      const { status, body } = await call({ url: `${url}/v2/transfers?${query}`, method: 'GET', headers });
      const list = v.safeParse(listSchema, body);
      if (status !== 200 || !list.success) return { outcome: 'unknown' };
      const answers = list.output.data
        .filter((transfer) => transfer.reference_number === reference)
        .map(meaningOf);
      const paid = answers.find(({ outcome }) => outcome === 'succeeded');
      return paid ?? answers[0] ?? { outcome: 'not-found' };
    },
  };
}

function transferOf(
  { reference, amountCentavos, rail, destination }: PayoutOrder,
  { source, callbackUrl }: { source: SourceAccount; callbackUrl: string },
) {
  const bic = bankIdentifierCodes[destination.institutionCode];
  if (bic === undefined || destination.accountNumber === '') return null;
  const number =
    destination.accountType === 'digitalWallet'
      ? destination.accountNumber.replace(/^9/, '09')
      : destination.accountNumber;
  return {
    source_account: source,
    destination_account: { number, name: destination.payeeName, bic },
    amount: amountCentavos,
    currency: 'PHP',
    provider: rail,
    reference_number: reference,
    purpose: 'loan disbursement',
    callback_url: callbackUrl,
  };
}

function answerTo(order: PayoutOrder, { status, body }: ProviderAnswer): PayoutAnswer {
  if (status === 200 || status === 201) {
    const batch = v.safeParse(batchSchema, body);
    if (!batch.success) return { outcome: 'unknown' };
    const [transfer] = batch.output.data.attributes.transfers;
    const isThisOne =
      transfer.reference_number === order.reference && transfer.amount === order.amountCentavos;
    return isThisOne ? meaningOf(transfer) : { outcome: 'unknown' };
  }
  const error = v.safeParse(errorSchema, body);
  if (status !== 400 || !error.success) return { outcome: 'unknown' };
  return { outcome: 'failed', failureCode: failures[error.output.errors[0].code] ?? 'REFUSED' };
}

function meaningOf({ id: providerReference, status, provider_error_code: code }: Transfer): PayoutAnswer {
  if (status === 'succeeded') return { outcome: 'succeeded', providerReference };
  if (status === 'failed') return { outcome: 'failed', failureCode: failures[code ?? ''] ?? 'REFUSED' };
  return { outcome: 'pending' };
}

/** PayMongo's codes, as ours. Source: its documentation of transfers. */
const failures: Readonly<Record<string, PayoutFailure>> = {
  invalid_destination: 'INVALID_DESTINATION',
  invalid_account: 'INVALID_DESTINATION',
  account_closed: 'ACCOUNT_CLOSED',
  account_name_mismatch: 'NAME_MISMATCH',
  transaction_limit_exceeded: 'WALLET_LIMIT',
  account_not_verified: 'WALLET_UNVERIFIED',
  receiving_institution_unavailable: 'BANK_UNAVAILABLE',
  insufficient_balance: 'LENDER_SIDE',
};
