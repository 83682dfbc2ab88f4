import { payoutFailures } from '@luwag/contract/payout-failures';
import { startXendit } from '@luwag/provider-doubles/start-xendit';
import type { PayoutOrder } from '../../ports/payout-provider.ts';
import type { SandboxBank, SimulatedPayouts } from '../../ports/simulated-world.ts';
import { createSeededInstitutions } from '../institutions/seeded-institutions.ts';
import type { Queryable } from '../postgres/database.ts';
import { createCallProvider } from '../provider-call/call-provider.ts';
import { xenditPayoutChannels } from '../xendit/xendit-channels.ts';
import { createXenditEvents } from '../xendit/xendit-events.ts';
import { createXenditPayouts, xenditFailures, type XenditNames } from '../xendit/xendit-payouts.ts';
import { createXenditTransactions } from '../xendit/xendit-transactions.ts';
import { bankCodes, createPayoutBooks } from './payout-books.ts';

/** What stands in for the secrets of an account. They open nothing but the sandbox's own double. */
const secretKey = 'xnd_sandbox_key';
const callbackToken = 'xendit-sandbox-callback-token';

/**
 * Serves the double of Xendit for this process and talks to it as production talks to Xendit. `productOrigin` is told of the end
 * of each payout that takes its time; `settlesAfterMs` is how long that is.
 */
export async function openSandboxBank(
  database: Queryable,
  {
    now,
    settlesAfterMs,
    productOrigin,
  }: { now: () => number; settlesAfterMs: number; productOrigin: string },
): Promise<SandboxBank> {
  let earlier: (() => number) | null = null;
  const time = () =>
    earlier === null ? { at: now(), settlesAfterMs } : { at: earlier(), settlesAfterMs: 0 };
  const double = await startXendit({
    productOrigin,
    secretKey,
    callbackToken,
    now: () => time().at,
    openBooks: (tell) => createPayoutBooks(database, time, tell),
  });
  const account = { url: double.url, secretKey, call: createCallProvider() };
  const xendit = createXenditPayouts(account, sandboxNames());
  const payouts: SimulatedPayouts = {
    ...xendit,
    send: (order) => xendit.send(withNumber(order)),
    setNext: double.books.arrange,
  };
  return {
    payouts,
    // The sandbox's payment partner keeps no list.
    list: { ...createXenditTransactions(account), directions: ['out'] },
    events: createXenditEvents({ callbackToken }),
    payoutsAt: (at) => ({
      ...payouts,
      send: async (order) => {
        earlier = at;
        try {
          return await payouts.send(order);
        } finally {
          earlier = null;
        }
      },
    }),
    stop: double.stop,
  };
}

/** Every institution that the product knows, and every reason, so that each can be tried. */
function sandboxNames(): XenditNames {
  const others = createSeededInstitutions()
    .all()
    .map(({ code, accountType }) => {
      const type = accountType === 'digitalWallet' ? 'WALLET' : 'BANK';
      return [code, { type, code: `PH_${code.toUpperCase()}` }] as const;
    });
  const reasons = payoutFailures.map((failure) => [bankCodes[failure], failure] as const);
  return {
    channels: { ...Object.fromEntries(others), ...xenditPayoutChannels },
    failures: { ...Object.fromEntries(reasons), ...xenditFailures },
  };
}

/** A remittance counter has no number of its own: it hands the money to the phone's owner. */
function withNumber(order: PayoutOrder): PayoutOrder {
  const { destination } = order;
  if (destination.accountNumber !== '') return order;
  return { ...order, destination: { ...destination, accountNumber: destination.phone } };
}
