import { normalisedChannelNumber } from '@luwag/contract/channel-number';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import type { Context } from '../context.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';

/**
 * Answers whether the number of an action is booked. Refuses one that is booked already, whosever it is, so that a preview says so
 * too; the database refuses it again when it is saved. The number of a payment that this customer opened, and that nobody booked,
 * may be recorded; what waits in suspense is assigned from there.
 */
export async function refuseBookedNumber(
  { directory }: Pick<Context, 'directory'>,
  { customer: { customerId }, payments }: Loaded<'payments'>,
  action: LoanAction,
): Promise<Outcome<boolean>> {
  const number = numberOf(action);
  if (number === null) return done(false);
  if (action.kind === 'record-payment' && (await directory.moneyInSuspense(number)).length > 0)
    return refused('loan_action_refused', { rule: 'MONEY_IN_SUSPENSE' });
  const booked = await directory.findMoneyReference(number);
  if (booked === null) return done(false);
  const opened = payments.find(({ paymentId }) => paymentId === booked.paymentId);
  const isOwnOpen = booked.customerId === customerId && opened !== undefined && opened.status !== 'success';
  return action.kind === 'record-payment' && isOwnOpen ? done(true) : refused('payment_already_recorded');
}

/** The channel's number in an action that books one; null where it books none. */
export function numberOf(action: LoanAction): string | null {
  if (action.kind === 'record-payment') return normalisedChannelNumber(action.reference);
  // Nothing given back has no number of its own, whatever was typed.
  if (action.kind !== 'cancel' || action.returnedCentavos === 0) return null;
  return normalisedChannelNumber(action.reference);
}
