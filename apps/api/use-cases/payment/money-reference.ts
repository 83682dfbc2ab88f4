import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { MoneyReferenceRow } from '../../ports/rows-around-loan.ts';

/** The number in a payment's reference, normalised; what stands before a colon names the channel. */
export function numberOfPayment({ reference }: Pick<PaymentRow, 'reference'>): string {
  return normalisedChannelNumber(reference.replace(/^[^:]*:/, ''));
}

/** Books a payment's own number, so that nobody books it again for another borrower. */
export function moneyReferenceOf(
  { customerId, loanId, paymentId, reference }: PaymentRow,
  bookedAt: number,
): MoneyReferenceRow {
  return { number: numberOfPayment({ reference }), customerId, loanId, paymentId, bookedAt };
}
