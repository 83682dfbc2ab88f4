import type { PayoutProvider } from '../../ports/payout-provider.ts';
import type { Context } from '../context.ts';

export type ProvidersContext = Pick<Context, 'payouts' | 'secondPayouts'>;

/** Who pays out for the lender, in the order in which they are asked. */
export function payoutProviders({
  payouts,
  secondPayouts,
}: ProvidersContext): readonly [PayoutProvider, ...PayoutProvider[]] {
  return secondPayouts === null ? [payouts] : [payouts, secondPayouts];
}

/** Whether one of them carries money to an institution. */
export function isReached(context: ProvidersContext, institutionCode: string): boolean {
  return payoutProviders(context).some((one) => one.reaches(institutionCode));
}

/** The one of a name; null where the lender has it no more. */
export function payoutProviderNamed(context: ProvidersContext, name: string): PayoutProvider | null {
  return payoutProviders(context).find(({ provider }) => provider === name) ?? null;
}
