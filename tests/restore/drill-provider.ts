import type { Centavos } from '@luwag/loan-engine/money/money';
import type { PayoutProvider } from '../../apps/api/ports/payout-provider.ts';

type Order = { amountCentavos: Centavos; receivedAt: number; times: number };

export type DrillProvider = PayoutProvider & {
  /** Another one with the same books, which go their own way from here. */
  copy: () => DrillProvider;
  /** Payments beyond the first under one reference. */
  repeated: () => number;
  count: () => number;
};

const answerOf = (reference: string) =>
  ({ outcome: 'succeeded', providerReference: `B-${reference}` }) as const;

/**
 * A provider outside the database, which a restore leaves as it is. It pays whenever it is told to, even twice under one reference, so
 * that a repetition is seen.
 */
export function createDrillProvider(orders: ReadonlyMap<string, Order> = new Map()): DrillProvider {
  const books = new Map([...orders].map(([reference, order]) => [reference, { ...order }]));
  return {
    provider: 'drill',
    reaches: () => true,
    send: async ({ reference, amountCentavos }) => {
      const known = books.get(reference);
      if (known === undefined) books.set(reference, { amountCentavos, receivedAt: Date.now(), times: 1 });
      else known.times += 1;
      return answerOf(reference);
    },
    find: async (reference) => (books.has(reference) ? answerOf(reference) : { outcome: 'not-found' }),
    list: async (fromMs) =>
      [...books].flatMap(([reference, { amountCentavos, receivedAt }]) =>
        receivedAt < fromMs ? [] : [{ reference, amountCentavos, receivedAt }],
      ),
    copy: () => createDrillProvider(books),
    repeated: () => [...books.values()].reduce((sum, { times }) => sum + times - 1, 0),
    count: () => books.size,
  };
}
