import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../apps/api/adapters/postgres/database.ts';
import { createDirectory } from '../../apps/api/adapters/postgres/directory.ts';
import { createProductList } from '../../apps/api/adapters/postgres/product-list.ts';
import { createStaffStore } from '../../apps/api/adapters/postgres/staff-store.ts';
import type { PersonalData } from '../../apps/api/ports/personal-data.ts';
import { receiveCollection } from '../../apps/api/use-cases/payment/receive-collection.ts';
import { startPayment } from '../../apps/api/use-cases/payment/start-payment.ts';
import { sendPayout } from '../../apps/api/use-cases/payout/send-payout.ts';
import { openPayout } from '../open-payout.ts';
import { createTestContext } from '../test-context.ts';
import type { DrillProvider } from './drill-provider.ts';

export type DrillContext = Awaited<ReturnType<typeof drillContext>>;

/** What the use cases of money need, by the real clock. */
export async function drillContext(
  database: Database,
  payouts: DrillProvider,
  personalData: PersonalData | null,
) {
  const base = createTestContext(database);
  return {
    ...base,
    personalData: personalData ?? base.personalData,
    directory: createDirectory(database),
    staff: createStaffStore(database),
    products: await createProductList(database),
    payouts,
    publicOrigin: 'https://luwag.example',
    collections: {
      provider: null,
      open: async () => ({
        partnerName: 'GCash',
        partnerHost: 'p.example',
        partnerUrl: 'https://p.example/',
        partnerQrText: null,
        partnerCode: null,
        partnerReference: null,
        closesAt: null,
      }),
    },
    now: () => Date.now(),
  };
}

/** Borrowers who are paid out and pay back a part, one after the other in each line, until the time is over. Returns how many. */
export async function runLoad(database: Database, context: DrillContext, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let count = 0;
  const line = async (): Promise<void> => {
    while (performance.now() < until) {
      await oneBorrower(database, context);
      count += 1;
    }
  };
  await Promise.all([line(), line(), line()]);
  return count;
}

async function oneBorrower(database: Database, context: DrillContext): Promise<void> {
  const { subject, payout } = await openPayout({ database }, context, {
    status: 'requested',
    attemptedAt: null,
  });
  // Some orders wait for their job, so that a restore finds payouts in each state.
  await wait(randomInt(60));
  const sent = await sendPayout(context, subject);
  if (!sent.ok || sent.value !== 'succeeded') throw new Error('a payout of the load did not go out');
  const caller = { kind: 'system', customerId: subject.customerId } as const;
  const body = { kind: 'part', amountCentavos: 10_000, channel: 'gcash' } as const;
  const started = await startPayment(context, caller, payout.loanId, body, randomUUID());
  if (!started.ok) throw new Error(`a payment of the load was refused: ${started.code}`);
  const { reference } = started.value.payment;
  const booked = await receiveCollection(context, { reference, outcome: 'success' });
  if (!booked.ok) throw new Error(`a payment of the load was not booked: ${booked.code}`);
}
