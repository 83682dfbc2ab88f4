import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { SuspenseItem } from '../../ports/suspense.ts';
import type { Context } from '../context.ts';

type Recorded = { recorded: PaymentRow; payments: readonly PaymentRow[] };

/** What is booked under a name of this money, on any loan, among its borrower's payments. */
export async function recordedUnderName(
  { directory, store }: Pick<Context, 'directory' | 'store'>,
  name: string,
): Promise<Recorded | null> {
  const known = await directory.paymentOfNumber(normalisedChannelNumber(name));
  if (known === null) return null;
  const { payments } = await store.load({ customerId: known.customerId, parts: ['payments'] });
  const recorded = payments.find(({ paymentId }) => paymentId === known.paymentId);
  return recorded === undefined ? null : { recorded, payments };
}

export const isByHand = ({ status, providerPaymentId }: PaymentRow): boolean =>
  status === 'success' && providerPaymentId === null;

/** Whether staff booked money by hand that is on no loan by its provider's word, under either of its names. */
export async function isRecordedByHand(
  context: Pick<Context, 'directory' | 'store'>,
  { providerPaymentId, reference }: Pick<SuspenseItem, 'providerPaymentId' | 'reference'>,
): Promise<boolean> {
  for (const name of [providerPaymentId, reference]) {
    const known = await recordedUnderName(context, name);
    if (known !== null && isByHand(known.recorded)) return true;
  }
  return false;
}
