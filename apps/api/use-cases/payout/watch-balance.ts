import { type Centavos, centavos } from '@luwag/loan-engine/money/money';
import type { Context } from '../context.ts';

type BalanceContext = Pick<Context, 'payouts' | 'payoutBalance' | 'now'>;

/** A figure that is older says nothing any more: then the provider itself refuses what it has no money for. */
const goodForMs = 15 * 60_000;

/** Asks the payout provider what is left to pay out, and keeps it. Without an answer the last figure stays, and grows old. */
export async function askForBalance({ payouts, payoutBalance, now }: BalanceContext): Promise<void> {
  if (payouts.balance === undefined) return;
  const askedAt = now();
  const balance = await payouts.balance().catch(() => null);
  if (balance !== null) await payoutBalance.keep(balance, askedAt);
}

/** What may still be sent, in centavos; null where it is not known. Money under way counts as gone, so it is rather too little. */
export async function freeBalance({ payouts, payoutBalance, now }: BalanceContext): Promise<Centavos | null> {
  if (payouts.balance === undefined) return null;
  const known = await payoutBalance.current();
  if (known === null || now() - known.askedAt > goodForMs) return null;
  return centavos(Math.max(0, known.balanceCentavos - known.committedCentavos));
}
