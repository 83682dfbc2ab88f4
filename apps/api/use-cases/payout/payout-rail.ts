import { type Centavos, centavos } from '@luwag/loan-engine/money/money';
import type { PayoutRail } from '../../ports/payout-provider.ts';

/** The most that InstaPay carries in one payment. Source: Bangko Sentral ng Pilipinas, PHP 50,000 in 2026. */
const mostByInstaPay = centavos(5_000_000);

/** The clearing that carries an amount. */
export function railFor(amountCentavos: Centavos): PayoutRail {
  return amountCentavos <= mostByInstaPay ? 'instapay' : 'pesonet';
}
