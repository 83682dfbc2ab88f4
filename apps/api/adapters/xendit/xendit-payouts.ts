import type { PayoutFailure } from '@luwag/contract/payout-failures';
import { centavos } from '@luwag/loan-engine/money/money';
import * as v from 'valibot';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../ports/payout-provider.ts';
import {
  basicAuthorization,
  type CallProvider,
  type ProviderAnswer,
} from '../provider-call/call-provider.ts';
import { xenditPayoutChannels } from './xendit-channels.ts';

export type XenditAccount = { url: string; secretKey: string; call: CallProvider };

const apiVersion = '2025-09-01';
const payoutSchema = v.object({
  payout_id: v.pipe(v.string(), v.minLength(1)),
  reference_id: v.string(),
  status: v.string(),
  failure_code: v.optional(v.string()),
  payout_details: v.object({ source_amount: v.number() }),
});
type Payout = v.InferOutput<typeof payoutSchema>;
const listSchema = v.object({ data: v.array(payoutSchema) });
const balanceSchema = v.object({ balance: v.pipe(v.number(), v.minValue(0)) });
const errorSchema = v.object({ error_code: v.string() });

/** Xendit's names of institutions by our codes, and our reasons of a failure by its codes. */
export type XenditNames = { channels: typeof xenditPayoutChannels; failures: typeof xenditFailures };

/**
 * Payouts by Xendit, version 3. Its amounts are centavos. A reference may be sent twice and would be paid twice, so the
 * idempotency key, which it keeps for a time, is the reference, and nothing is sent again that was not looked up before.
 */
export function createXenditPayouts(
  { url, secretKey, call }: XenditAccount,
  names: XenditNames = { channels: xenditPayoutChannels, failures: xenditFailures },
): PayoutProvider {
  const headers = {
    authorization: basicAuthorization(secretKey),
    'api-version': apiVersion,
    'content-type': 'application/json',
  };
  return {
    provider: 'xendit',
    reaches: (institutionCode) => Object.hasOwn(names.channels, institutionCode),
    // Pesos, unlike its payouts.
    balance: async () => {
      const query = new URLSearchParams({ account_type: 'CASH', currency: 'PHP' });
      const { status, body } = await call({ url: `${url}/balance?${query}`, method: 'GET', headers });
      const told = v.safeParse(balanceSchema, body);
      return status === 200 && told.success ? centavos(Math.round(told.output.balance * 100)) : null;
    },
    send: async (order) => {
      const body = bodyOf(order, names);
      if (body === null) return { outcome: 'failed', failureCode: 'INVALID_DESTINATION' };
      const answer = await call({
        url: `${url}/v3/payouts`,
        method: 'POST',
        headers: { ...headers, 'idempotency-key': order.reference },
        body: JSON.stringify(body),
      });
      return answerTo(order, answer, names);
    },
    find: async (reference) => {
      const query = new URLSearchParams({ reference_id: reference });
      const { status, body } = await call({ url: `${url}/v3/payouts?${query}`, method: 'GET', headers });
      const list = v.safeParse(listSchema, body);
      if (status !== 200 || !list.success) return { outcome: 'unknown' };
      const found = list.output.data.filter((payout) => payout.reference_id === reference);
      if (found.length === 0) return { outcome: 'not-found' };
      // Where one was paid, that is what matters, whatever became of the others.
      const answers = found.map((payout) => meaningOf(payout, names));
      return answers.find(({ outcome }) => outcome === 'succeeded') ?? answers[0] ?? { outcome: 'unknown' };
    },
  };
}

function bodyOf({ reference, amountCentavos, destination }: PayoutOrder, { channels }: XenditNames) {
  const channel = channels[destination.institutionCode];
  if (channel === undefined || destination.accountNumber === '') return null;
  const accountNumber =
    channel.type === 'WALLET' ? destination.accountNumber.replace(/^9/, '09') : destination.accountNumber;
  return {
    reference_id: reference,
    recipient: {
      type: 'INDIVIDUAL',
      given_name: destination.payeeGivenName,
      ...(destination.payeeSurname === '' ? {} : { surname: destination.payeeSurname }),
      relationship: 'CUSTOMER',
      details: { personal_mobile_number: `+63${destination.phone}` },
      account_details: {
        currency: 'PHP',
        account_country: 'PH',
        account_holder_name: destination.payeeName,
        account_number: accountNumber,
        routing_type_1: channel.type,
        routing_value_1: channel.code,
      },
    },
    payout_details: {
      source_currency: 'PHP',
      source_amount: amountCentavos,
      destination_currency: 'PHP',
    },
    source_of_fund: 'BUSINESS_REVENUE',
    purpose_code: 'LOAN_DISBURSEMENT',
  };
}

function answerTo(order: PayoutOrder, { status, body }: ProviderAnswer, names: XenditNames): PayoutAnswer {
  if (status === 200 || status === 201) {
    const payout = v.safeParse(payoutSchema, body);
    // An answer about another payout or another amount is no answer to this one.
    if (!payout.success || payout.output.reference_id !== order.reference) return { outcome: 'unknown' };
    if (payout.output.payout_details.source_amount !== order.amountCentavos) return { outcome: 'unknown' };
    return meaningOf(payout.output, names);
  }
  // Only these are said before anything is done. A wrong key, a limit and a conflict say nothing about an earlier try.
  const error = v.safeParse(errorSchema, body);
  if (status !== 400 || !error.success) return { outcome: 'unknown' };
  return { outcome: 'failed', failureCode: names.failures[error.output.error_code] ?? 'REFUSED' };
}

function meaningOf(
  { payout_id: providerReference, status, failure_code }: Payout,
  { failures }: XenditNames,
): PayoutAnswer {
  switch (status) {
    case 'SUCCEEDED':
      return { outcome: 'succeeded', providerReference };
    case 'REVERSED':
      return { outcome: 'reversed', providerReference };
    case 'FAILED':
      return { outcome: 'failed', failureCode: failures[failure_code ?? ''] ?? 'REFUSED' };
    case 'REJECTED':
    case 'COMPLIANCE_REJECTED':
    case 'CANCELLED':
    case 'EXPIRED':
      return { outcome: 'failed', failureCode: 'REFUSED' };
    default:
      // Accepted, routed, held for compliance, or a status that is newer than this adapter: not over.
      return { outcome: 'pending' };
  }
}

/** Xendit's codes, as ours. Source: its documentation of failure reasons of payouts. */
export const xenditFailures: Readonly<Record<string, PayoutFailure>> = {
  INVALID_DESTINATION: 'INVALID_DESTINATION',
  RECIPIENT_ACCOUNT_NUMBER_ERROR: 'INVALID_DESTINATION',
  RECIPIENT_NAME_ERROR: 'NAME_MISMATCH',
  DESTINATION_MAXIMUM_LIMIT: 'WALLET_LIMIT',
  MAXIMUM_TRANSFER_LIMIT_ERROR: 'WALLET_LIMIT',
  TEMPORARY_TRANSFER_ERROR: 'BANK_UNAVAILABLE',
  TEMPORARY_BANK_NETWORK_ERROR: 'BANK_UNAVAILABLE',
  SWITCHING_NETWORK_ERROR: 'BANK_UNAVAILABLE',
  CHANNEL_UNAVAILABLE: 'BANK_UNAVAILABLE',
  INSUFFICIENT_BALANCE: 'LENDER_SIDE',
  REJECTED_BY_CHANNEL: 'REFUSED',
  TRANSFER_ERROR: 'REFUSED',
};
