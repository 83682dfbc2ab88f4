import { payoutFailures } from '@luwag/contract/payout-failures';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { describePayoutProvider } from '../../ports/payout-provider.conformance.ts';
import { createSimulatedPayouts } from './simulated-payouts.ts';

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

const settleAfterMs = 1_500;
const next = { succeeds: 'succeed', 'answer-lost': 'timeout' } as const;

describePayoutProvider('simulated', payoutFailures, async () => {
  let now = 1_790_000_000_000;
  const provider = createSimulatedPayouts(product.database, { now: () => now, settleAfterMs });
  return {
    provider,
    arrange: (ending) => provider.setNext(typeof ending === 'string' ? next[ending] : ending.failsWith),
    settle: async () => {
      now += settleAfterMs;
    },
    paidCentavos: async () => {
      const [row] = await product.database.query<{ paid: number }>({
        name: 'simulated-paid',
        text: `SELECT coalesce(sum(amount_centavos), 0)::bigint AS paid FROM simulated_payout WHERE status = 'succeeded'`,
      });
      return row?.paid ?? 0;
    },
  };
});
