import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import type { CollectionProvider } from '../../ports/collection-provider.ts';
import type { PayoutProvider } from '../../ports/payout-provider.ts';
import { describeProviderList } from '../../ports/provider-list.conformance.ts';
import { createPayMongoCheckout } from '../paymongo/paymongo-checkout.ts';
import { createPayMongoLists } from '../paymongo/paymongo-lists.ts';
import { createPayMongoTransfers } from '../paymongo/paymongo-transfers.ts';
import { createXenditPayments } from '../xendit/xendit-payments.ts';
import { createXenditPayouts } from '../xendit/xendit-payouts.ts';
import { createXenditTransactions } from '../xendit/xendit-transactions.ts';
import { sampleDestination } from '../../../../tests/sample-destination.ts';

let doubles: ProviderDoubles;
beforeAll(async () => {
  doubles = await startTestDoubles();
  doubles.events.hold = true;
});
afterAll(() => doubles.stop());

const source = { number: '1234567890', name: 'Test Lending Corporation', bic: 'PAEYPHM2XXX' };
const idOf = (payment: { paymentId: string } | null): string => payment?.paymentId ?? 'none';

async function open(provider: CollectionProvider, reference: string, amount: number): Promise<void> {
  await provider.open({
    reference,
    amountCentavos: centavos(amount),
    channel: 'gcash',
    returnUrl: 'https://luwag.example/KSResult?ref=secret',
    openedAt: 0,
    closesAt: 0,
  });
}

async function send(provider: PayoutProvider, reference: string, amount: number): Promise<void> {
  await provider.send({
    reference,
    amountCentavos: centavos(amount),
    rail: 'instapay',
    destination: sampleDestination,
  });
}

const loseAfter = (provider: string) => (calls: number) =>
  doubles.host.arrangeFaults(provider, [...Array.from({ length: calls }, () => null), 'half-answer']);

describeProviderList('xendit', async () => {
  const { xendit } = accountsAt(doubles);
  const payments = createXenditPayments(xendit);
  return {
    provider: createXenditTransactions(xendit),
    pay: async (reference, amount, at) => {
      await open(payments, reference, amount);
      return idOf(doubles.xenditPayments.pay(reference, { capturedAt: at }));
    },
    failPayment: async (reference, amount) => {
      await open(payments, reference, amount);
      doubles.xenditPayments.fail(reference);
    },
    payOut: async (reference, amount) => {
      await send(createXenditPayouts(xendit), reference, amount);
      doubles.xenditPayouts.settle();
    },
    loseAnswerAfter: loseAfter('xendit'),
    now: () => Date.now(),
  };
});

describeProviderList('paymongo', async () => {
  const { payMongo } = accountsAt(doubles);
  const checkout = createPayMongoCheckout(payMongo);
  return {
    provider: createPayMongoLists(payMongo),
    pay: async (reference, amount, at) => {
      await open(checkout, reference, amount);
      return idOf(doubles.payMongoCheckout.pay(reference, { paidAt: Math.floor(at / 1_000) }));
    },
    failPayment: async (reference, amount) => {
      await open(checkout, reference, amount);
      doubles.payMongoCheckout.fail(reference);
    },
    payOut: async (reference, amount) => {
      await send(
        createPayMongoTransfers(payMongo, { source, callbackUrl: 'https://luwag.example/x' }),
        reference,
        amount,
      );
      doubles.payMongoTransfers.settle();
    },
    loseAnswerAfter: loseAfter('paymongo'),
    now: () => Date.now(),
  };
});

const paid = (id: string, currency: string) => ({
  id,
  attributes: { amount: 250_000, currency, status: 'paid', created_at: 1_000 },
});

test('payments of other business on the account, in another currency, are left out of the list', async () => {
  const data = [paid('pay_1', 'USD'), paid('pay_2', 'PHP')];
  const { list } = createPayMongoLists({
    url: 'https://provider.example',
    secretKey: 'key',
    call: async ({ url }) => ({
      status: 200,
      body: { data: url.includes('/v1/payments') ? data : [], has_more: false },
    }),
  });
  expect((await list(0, 2_000_000)).map(({ providerId }) => providerId)).toEqual(['pay_2']);
});
