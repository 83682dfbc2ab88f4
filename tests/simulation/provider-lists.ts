import { centavos } from '@luwag/loan-engine/money/money';
import type { ListedMovement, ProviderList } from '../../apps/api/ports/provider-list.ts';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import type { FaultKind } from './faults.ts';
import type { PayoutRails, TruePayout } from './payout-rails.ts';
import type { Rails, TruePayment } from './rails.ts';

/* What each provider says moved on the lender's account: all that is true of money outside, of which events tell a part only. */

type ListFacts = {
  rails: Rails;
  payers: readonly [PayoutRails, ...PayoutRails[]];
  now: () => number;
  onFault: (kind: FaultKind, about: string) => void;
};

/** The provider of payments lists them with its payouts; the second one has payouts only. */
export function providerListsOf({ rails, payers, now, onFault }: ListFacts): readonly ProviderList[] {
  const [first] = payers;
  return payers.map((payer) => ({
    provider: payer.provider,
    directions: payer === first ? ['in', 'out'] : ['out'],
    list: async (fromMs, toMs) => {
      if (payer.givesNoList()) {
        onFault('provider gives no list', payer.provider);
        throw new Unavailable('no list');
      }
      const shown = [...payer.payouts.values()].filter(({ hiddenUntil }) => hiddenUntil <= now());
      const payments = payer === first ? rails.payments.map(paymentOf) : [];
      return [...shown.map(payoutOf), ...payments].filter(({ at }) => at >= fromMs && at < toMs);
    },
  }));
}

const payoutOutcome = {
  pending: 'pending',
  paid: 'success',
  failed: 'failed',
  returned: 'reversed',
} as const;

function payoutOf({ reference, amountCentavos, state, orderedAt }: TruePayout): ListedMovement {
  return {
    direction: 'out',
    providerId: reference,
    reference,
    amountCentavos: centavos(amountCentavos),
    feeCentavos: null,
    vatCentavos: null,
    outcome: payoutOutcome[state],
    at: orderedAt,
  };
}

const paymentOutcome = {
  success: 'success',
  fail: 'failed',
  reversed: 'reversed',
  pending: 'pending',
} as const;

function paymentOf({
  providerPaymentId,
  reference,
  amountCentavos,
  outcome,
  paidAt,
}: TruePayment): ListedMovement {
  return {
    direction: 'in',
    providerId: providerPaymentId,
    reference,
    amountCentavos,
    feeCentavos: null,
    vatCentavos: null,
    outcome: paymentOutcome[outcome],
    at: paidAt,
  };
}
