import { type Centavos, centavos } from '@luwag/loan-engine/money/money';
import type { Context } from '../context.ts';
import { payoutProviders, type ProvidersContext } from './payout-providers.ts';

type BalanceContext = ProvidersContext & Pick<Context, 'payoutBalance' | 'now'>;

/** What may still be sent by a provider, in centavos, by its name. One that is not there is not known. */
export type FreeBalances = ReadonlyMap<string, Centavos>;

/** A figure that is older says nothing any more: then the provider itself refuses what it has no money for. */
const goodForMs = 15 * 60_000;

/** Asks each payout provider what is left to pay out, and keeps it. Without an answer the last figure stays, and grows old. */
export async function askForBalance(context: BalanceContext): Promise<void> {
  const { payoutBalance, now } = context;
  const asked = payoutProviders(context).filter(({ balance }) => balance !== undefined);
  if (asked.length === 0) return;
  await payoutBalance.begin(
    asked.map(({ provider }) => provider),
    now(),
  );
  for (const { provider, balance } of asked) {
    const askedAt = now();
    const told = (await balance?.().catch(() => null)) ?? null;
    if (told !== null) await payoutBalance.keep(provider, told, askedAt);
  }
}

/** What may still be sent by each provider. Money under way counts as gone, so it is rather too little. */
export async function freeBalances(context: BalanceContext): Promise<FreeBalances> {
  if (payoutProviders(context).every(({ balance }) => balance === undefined)) return new Map();
  const fresh = (await context.payoutBalance.current()).filter(
    ({ askedAt }) => context.now() - askedAt <= goodForMs,
  );
  return new Map(
    fresh.map(({ provider, balanceCentavos, committedCentavos }) => [
      provider,
      centavos(Math.max(0, balanceCentavos - committedCentavos)),
    ]),
  );
}
