import type { CustomerRow, PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutProvider } from '../../ports/payout-provider.ts';
import type { Context } from '../context.ts';
import { railFor } from '../figures/payout-rail.ts';
import { payoutProviders, type ProvidersContext } from './payout-providers.ts';
import type { FreeBalances } from './watch-balance.ts';

export type Hold = Pick<PayoutRow, 'heldFor' | 'heldUntilAt'>;
export const notHeld: Hold = { heldFor: null, heldUntilAt: null };

/** Who is to pay a payout; or what keeps it from being sent now. */
export type Route = Hold & Pick<PayoutRow, 'provider'>;

type RouteContext = ProvidersContext & Pick<Context, 'maintenance' | 'now'>;

/**
 * The first provider that carries money to the institution and has enough left. A payout that one was asked for before stays with
 * that one. Held where staff have its clearing closed for a while, or each of them has less left than it takes. Null where the
 * lender has the provider no more that was asked, so that it waits for a person. While the account of its owner is locked it
 * is held before all else.
 */
export function routeOf(
  context: RouteContext,
  { lockedAt }: Pick<CustomerRow, 'lockedAt'>,
  payout: PayoutRow,
  free: FreeBalances,
): Route | null {
  const { provider, amountCentavos } = payout;
  if (lockedAt !== null) return { provider, heldFor: 'locked', heldUntilAt: null };
  const able = mayPay(context, payout);
  if (able.length === 0) return null;
  const closed = context.maintenance.closedBy(railFor(amountCentavos), context.now());
  if (closed !== null) return { provider, heldFor: 'maintenance', heldUntilAt: closed.untilAt };
  const chosen = able.find((one) => amountCentavos <= (free.get(one.provider) ?? amountCentavos));
  if (chosen === undefined) return { provider, heldFor: 'balance', heldUntilAt: null };
  return { provider: chosen.provider, ...notHeld };
}

function mayPay(
  context: ProvidersContext,
  { provider, institutionCode }: Pick<PayoutRow, 'provider' | 'institutionCode'>,
): readonly PayoutProvider[] {
  const all = payoutProviders(context);
  if (provider !== null) return all.filter((one) => one.provider === provider);
  const reaching = all.length === 1 ? all : all.filter((one) => one.reaches(institutionCode));
  // What is wrong with an account that nobody reaches is said by the first.
  return reaching.length === 0 ? all.slice(0, 1) : reaching;
}
