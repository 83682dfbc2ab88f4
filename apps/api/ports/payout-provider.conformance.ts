import type { PayoutFailure } from '@luwag/contract/payout-failures';
import { centavos } from '@luwag/loan-engine/money/money';
import { describe, expect, test } from 'vitest';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from './payout-provider.ts';
import { sampleDestination } from '../../../tests/sample-destination.ts';

export type PayoutProviderUnderTest = {
  provider: PayoutProvider;
  /** Makes the next order end in this way. */
  arrange: (ending: 'succeeds' | 'answer-lost' | { failsWith: PayoutFailure }) => Promise<void>;
  /** Lets as much time pass as the provider needs for a final answer. */
  settle: () => Promise<void>;
  /** How much the provider has paid out in all, in centavos, by its own books. */
  paidCentavos: () => Promise<number>;
};

const isFinal = ({ outcome }: PayoutAnswer): boolean => outcome === 'succeeded' || outcome === 'failed';

/** What every payout provider must do, simulated or real; each adapter runs it. */
export function describePayoutProvider(
  name: string,
  // The reasons for a failure that this provider has words for.
  known: readonly PayoutFailure[],
  prepare: () => Promise<PayoutProviderUnderTest>,
): void {
  let counter = 0;
  const newOrder = (): PayoutOrder => {
    counter += 1;
    return {
      reference: `PO-${name}-${counter}`,
      amountCentavos: centavos(123_400 + counter),
      rail: 'instapay',
      destination: sampleDestination,
    };
  };
  describe(`payout provider ${name}`, () => {
    test('pays an order once and tells its own reference', async () => {
      const { provider, arrange, settle, paidCentavos } = await prepare();
      const before = await paidCentavos();
      await arrange('succeeds');
      const order = newOrder();
      await provider.send(order);
      await settle();
      expect(await provider.find(order.reference)).toMatchObject({
        outcome: 'succeeded',
        providerReference: expect.stringMatching(/./),
      });
      expect((await paidCentavos()) - before).toBe(order.amountCentavos);
    });

    test('pays nothing more when the same order is sent again', async () => {
      const { provider, arrange, settle, paidCentavos } = await prepare();
      const before = await paidCentavos();
      await arrange('succeeds');
      const order = newOrder();
      await provider.send(order);
      await provider.send(order);
      await settle();
      await provider.send(order);
      expect((await paidCentavos()) - before).toBe(order.amountCentavos);
    });

    test.each(known)(
      'says of an order that failed that it was %s, and pays nothing for it',
      async (failsWith) => {
        const { provider, arrange, settle, paidCentavos } = await prepare();
        const before = await paidCentavos();
        await arrange({ failsWith });
        const order = newOrder();
        await provider.send(order);
        await settle();
        expect(await provider.find(order.reference)).toEqual({
          outcome: 'failed',
          failureCode: failsWith,
        });
        expect(await paidCentavos()).toBe(before);
      },
    );

    test('can be asked for the truth when its answer was lost', async () => {
      const { provider, arrange, settle } = await prepare();
      await arrange('answer-lost');
      const order = newOrder();
      const answer = await provider.send(order).catch((): PayoutAnswer => ({ outcome: 'unknown' }));
      expect(isFinal(answer)).toBe(false);
      await settle();
      expect((await provider.find(order.reference)).outcome).toBe('succeeded');
    });

    test('takes an order for each institution that it says it reaches, and refuses one for any other', async () => {
      const { provider } = await prepare();
      for (const institutionCode of ['gcash', 'maya', 'bdo', 'gotyme', 'tonik', 'palawan']) {
        const order = newOrder();
        const destination = { ...order.destination, institutionCode };
        const { outcome } = await provider.send({ ...order, destination });
        expect([institutionCode, outcome === 'failed']).toEqual([
          institutionCode,
          !provider.reaches(institutionCode),
        ]);
      }
      expect(provider.reaches('gcash')).toBe(true);
    });

    test('does not know an order it never received', async () => {
      const { provider } = await prepare();
      expect(await provider.find('PO-never-sent')).toEqual({ outcome: 'not-found' });
    });
  });
}
