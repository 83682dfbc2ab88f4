import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { FreedReference, MoneyReferenceRow } from '../../ports/rows-around-loan.ts';

/** The number in a payment's reference, normalised; what stands before a colon names the channel. */
export function numberOfPayment({ reference }: Pick<PaymentRow, 'reference'>): string {
  return normalisedChannelNumber(reference.replace(/^[^:]*:/, ''));
}

/** A payment's number that another payment may have from now on. The number that we gave to a payment stays its own. */
export function freedReferenceOf({ paymentId, reference }: PaymentRow): FreedReference[] {
  return reference.includes(':') ? [{ paymentId, reference, number: numberOfPayment({ reference }) }] : [];
}

/** Books a payment's own number, so that nobody books it again for another borrower. */
export function moneyReferenceOf(
  { customerId, loanId, paymentId, reference }: PaymentRow,
  bookedAt: number,
): MoneyReferenceRow {
  return { number: numberOfPayment({ reference }), customerId, loanId, paymentId, bookedAt };
}
