import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderDoubles } from '../../../../packages/provider-doubles/start-doubles.ts';
import { accountsAt, startTestDoubles } from '../../../../tests/provider-doubles.ts';
import {
  closedAfterMs,
  describeCollectionProvider,
  requestedAt,
} from '../../ports/collection-provider.conformance.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { askedOfOthers } from './asked-of-others.ts';
import { createPayMongoCheckout } from '../paymongo/paymongo-checkout.ts';
import { createXenditPayments } from '../xendit/xendit-payments.ts';

let doubles: ProviderDoubles;
beforeAll(async () => {
  doubles = await startTestDoubles({ now: () => requestedAt });
  doubles.events.hold = true;
});
afterAll(() => doubles.stop());

const idOf = (payment: { paymentId: string } | null): string => payment?.paymentId ?? 'none';

describeCollectionProvider('xendit', async () => ({
  provider: createXenditPayments(accountsAt(doubles).xendit),
  pay: async (reference, amount) =>
    idOf(doubles.xenditPayments.pay(reference, amount === undefined ? {} : { amountPesos: amount / 100 })),
  fail: async (reference) => idOf(doubles.xenditPayments.fail(reference)),
  loseAnswer: async () => doubles.host.arrangeFaults('xendit', ['half-answer']),
}));

describeCollectionProvider('paymongo', async () => ({
  provider: createPayMongoCheckout(accountsAt(doubles).payMongo),
  pay: async (reference, amount) =>
    idOf(doubles.payMongoCheckout.pay(reference, amount === undefined ? {} : { amountCentavos: amount })),
  fail: async (reference) => idOf(doubles.payMongoCheckout.fail(reference)),
  loseAnswer: async () => doubles.host.arrangeFaults('paymongo', ['half-answer']),
}));

const opened = (channel: string, { reference = `LW-${channel}`, lifeMs = closedAfterMs } = {}) =>
  createXenditPayments(accountsAt(doubles).xendit).open({
    reference,
    amountCentavos: centavos(50_000),
    channel,
    returnUrl: 'https://luwag.example/KSResult?ref=secret',
    openedAt: requestedAt,
    closesAt: requestedAt + lifeMs,
  });

test('QR Ph gives a code to scan, a counter a number to say, and neither a page', async () => {
  expect(await opened('qrph')).toMatchObject({
    partnerUrl: null,
    partnerCode: null,
    partnerQrText: expect.stringMatching(/^000201/),
  });
  expect(await opened('sevenEleven')).toMatchObject({
    partnerUrl: null,
    partnerQrText: null,
    partnerCode: expect.stringMatching(/^\d{12}$/),
  });
});

const hourMs = 3_600_000;

test('a counter is told when the amount is no longer right, and takes money for two hours at least', async () => {
  const inADay = await opened('sevenEleven', { reference: 'LW-day' });
  expect(inADay).toMatchObject({ closesAt: requestedAt + closedAfterMs });
  const soon = await opened('sevenEleven', { reference: 'LW-soon', lifeMs: hourMs / 2 });
  const { closesAt } = soon ?? {};
  expect(closesAt).toBeGreaterThanOrEqual(requestedAt + 2 * hourMs);
  expect(closesAt).toBeLessThan(requestedAt + 3 * hourMs);
});

test('a wallet whose page closes after a quarter of an hour says so; what has no known end says nothing', async () => {
  expect(await opened('gcash', { reference: 'LW-wallet' })).toMatchObject({
    closesAt: requestedAt + hourMs / 4,
  });
  expect(await opened('qrph', { reference: 'LW-code' })).toMatchObject({ closesAt: null });
});

test('a lender that changed its provider asks the earlier one about the money that its events name', async () => {
  const earlier = createXenditPayments(accountsAt(doubles).xendit);
  const now = askedOfOthers(createPayMongoCheckout(accountsAt(doubles).payMongo), [earlier]);
  expect(await opened('gcash')).not.toBeNull();
  const providerPaymentId = idOf(doubles.xenditPayments.pay('LW-gcash'));
  const named = { providerPaymentId, partnerReference: null };
  expect(await now.findPayments({ ...named, provider: 'xendit' })).toMatchObject([
    { providerPaymentId, reference: 'LW-gcash', outcome: 'success' },
  ]);
  expect(await now.findPayments(named)).toEqual([]);
  expect(await now.findPayments({ ...named, provider: 'another' })).toBeNull();
  expect(now).toMatchObject({ provider: 'paymongo' });
});

test('a provider that gives no answer to a question is not taken for one that knows no payment', async () => {
  const provider = createXenditPayments(accountsAt(doubles).xendit);
  doubles.host.arrangeFaults('xendit', ['error-after']);
  const asked = provider.findPayments({ providerPaymentId: 'py-1', partnerReference: null });
  await expect(asked).rejects.toThrow(Unavailable);
});

const answering = (body: object) => ({
  url: 'https://provider.example',
  secretKey: 'key',
  call: async () => ({ status: 200, body }),
});
const xenditWith = (currency: string) =>
  createXenditPayments(
    answering({
      payment_id: 'py-1',
      reference_id: 'other',
      status: 'SUCCEEDED',
      currency,
      request_amount: 250_000,
    }),
  );
const payMongoWith = (currency: string) => {
  const payments = [{ id: 'py-1', attributes: { amount: 250_000, currency, status: 'paid' } }];
  const attributes = { checkout_url: 'https://pay.example/cs-1', reference_number: 'other', payments };
  return createPayMongoCheckout(answering({ data: { id: 'cs-1', attributes } }));
};

test.each([xenditWith, payMongoWith])(
  'money in another currency, of other business on the account, is none of ours: its amount would be taken for pesos',
  async (account) => {
    const named = { providerPaymentId: 'py-1', partnerReference: 'cs-1' };
    expect(await account('PHP').findPayments(named)).toHaveLength(1);
    expect(await account('IDR').findPayments(named)).toEqual([]);
  },
);
