import { paymentChannels } from '@luwag/contract/endpoints/loan/payment-channels';
import { centavos } from '@luwag/loan-engine/money/money';
import { describe, expect, test } from 'vitest';
import type { CollectionProvider } from './collection-provider.ts';

export type CollectionProviderUnderTest = {
  provider: CollectionProvider;
  /** A borrower pays what was opened under a reference, another amount where one is given. Answers the provider's id. */
  pay: (reference: string, amountCentavos?: number) => Promise<string>;
  /** A payment fails at the partner. */
  fail: (reference: string) => Promise<string>;
  /** The answer to the next call gets lost. */
  loseAnswer: () => Promise<void>;
};

/** When these requests are made; the partner under test has this hour too. */
export const requestedAt = Date.UTC(2026, 10, 21, 2);
export const closedAfterMs = 24 * 3_600_000;

/** What every collection provider must do; each adapter runs it. */
export function describeCollectionProvider(
  name: string,
  prepare: () => Promise<CollectionProviderUnderTest>,
): void {
  let counter = 0;
  const newRequest = (amount = 123_457) => {
    counter += 1;
    const reference = `LW-${name}-${counter}`;
    return {
      reference,
      amountCentavos: centavos(amount),
      channel: 'gcash',
      returnUrl: 'https://luwag.example/KSResult?ref=secret',
      openedAt: requestedAt,
      closesAt: requestedAt + closedAfterMs,
    };
  };
  describe(`collection provider ${name}`, () => {
    test('opens a page for exactly the amount, and finds the payment to the centavo', async () => {
      const { provider, pay } = await prepare();
      const request = newRequest();
      const page = await provider.open(request);
      expect(page).toMatchObject({ partnerName: 'GCash', partnerUrl: expect.stringMatching(/^https?:/) });
      const providerPaymentId = await pay(request.reference);
      const partnerReference = page?.partnerReference ?? null;
      const found = await provider.findPayments({ providerPaymentId, partnerReference });
      expect(found).toEqual([
        {
          providerPaymentId,
          reference: request.reference,
          outcome: 'success',
          amountCentavos: request.amountCentavos,
          paidAt: expect.any(Number),
        },
      ]);
      expect(await provider.findPayments({ providerPaymentId: null, partnerReference })).toEqual(found);
    });

    test('opens one page however often it is asked under one reference', async () => {
      const { provider } = await prepare();
      const request = newRequest();
      const first = await provider.open(request);
      expect(await provider.open(request)).toEqual(first);
      expect(first).not.toBeNull();
    });

    test('says what was paid, not what was asked for', async () => {
      const { provider, pay } = await prepare();
      const request = newRequest();
      const page = await provider.open(request);
      const providerPaymentId = await pay(request.reference, 100_001);
      const partnerReference = page?.partnerReference ?? null;
      const [payment] = (await provider.findPayments({ providerPaymentId, partnerReference })) ?? [];
      expect(payment?.amountCentavos).toBe(100_001);
    });

    test('tells a payment that failed', async () => {
      const { provider, fail } = await prepare();
      const request = newRequest();
      const page = await provider.open(request);
      const providerPaymentId = await fail(request.reference);
      const partnerReference = page?.partnerReference ?? null;
      const [payment] = (await provider.findPayments({ providerPaymentId, partnerReference })) ?? [];
      expect(payment).toMatchObject({ providerPaymentId, outcome: 'fail' });
    });

    test('opens nothing on a channel that it has not, and nothing when its answer is lost', async () => {
      const { provider, loseAnswer } = await prepare();
      expect(await provider.open({ ...newRequest(), channel: 'carrier-pigeon' })).toBeNull();
      await loseAnswer();
      expect(await provider.open(newRequest())).toBeNull();
    });

    test('opens a place to pay on each channel that it names, and on none of the others', async () => {
      const { provider } = await prepare();
      const opened: string[] = [];
      for (const channel of paymentChannels)
        if ((await provider.open({ ...newRequest(), channel })) !== null) opened.push(channel);
      expect(opened).toEqual(provider.channels);
      expect(opened).not.toEqual([]);
    });

    test('knows no payment that was never made', async () => {
      const { provider } = await prepare();
      const page = await provider.open(newRequest());
      const partnerReference = page?.partnerReference ?? null;
      expect(await provider.findPayments({ providerPaymentId: null, partnerReference })).toEqual([]);
      expect(await provider.findPayments({ providerPaymentId: 'none', partnerReference: 'none' })).toEqual(
        [],
      );
    });
  });
}
