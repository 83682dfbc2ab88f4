import { bankingDayFrom } from '@luwag/loan-engine/money/banking-day';
import { addDays, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { type Centavos, centavos } from '@luwag/loan-engine/money/money';
import type { PayoutRail } from '../../ports/payout-provider.ts';

/** The most that InstaPay carries in one payment. Source: Bangko Sentral ng Pilipinas, PHP 50,000 in 2026; Xendit and PayMongo name the same. */
const mostByInstaPay = centavos(5_000_000);

const hourMs = 3_600_000;
/** When a transfer by InstaPay is there at the latest, although it mostly takes minutes. Source: specification point 3 (within 24 hours). */
const instaPayTakesMs = 24 * hourMs;
/** Until when in Manila PESONet takes what it clears on the same banking day. Source: Xendit's guide to payouts in the Philippines (14:00). */
const pesoNetCutOffMs = 14 * hourMs;

/** The clearing that carries an amount. */
export function railFor(amountCentavos: Centavos): PayoutRail {
  return amountCentavos <= mostByInstaPay ? 'instapay' : 'pesonet';
}

/** When money that is handed to a provider at an instant (ms) is there at the latest. By PESONet that is the end of the banking day that clears it. */
export function arrivesBy(rail: PayoutRail, sentAt: number): number {
  if (rail === 'instapay') return sentAt + instaPayTakesMs;
  const day = manilaDateOf(sentAt);
  const isInTime = sentAt < startOfDayMs(day) + pesoNetCutOffMs;
  const clearedOn = bankingDayFrom(isInTime ? day : addDays(day, 1));
  return startOfDayMs(addDays(clearedOn, 1)) - 60_000;
}
