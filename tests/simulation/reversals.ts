import type { LoanAction, reversalCauses } from '@luwag/contract/endpoints/staff/loan-action';
import type { LoanRow, PaymentRow } from '../../apps/api/ports/customer-store.ts';
import { numberTyped } from './by-hand.ts';
import type { Facts } from './payout-steps.ts';
import type { World } from './world.ts';

const reason = 'as the borrower asked';

/** Staff see that a payment did not stay, perhaps before its event comes, that they booked what never came, or that it is another loan's. */
export function reversalsOf(world: World, { payments }: Facts, { loanId }: LoanRow): LoanAction[] {
  return payments
    .filter((row) => row.loanId === loanId && row.status === 'success')
    .flatMap((row) => {
      const cause = causeOf(world, row);
      if (cause === null) return [];
      return [{ kind: 'reverse-payment', paymentReference: numberTyped(row.reference), cause, reason }];
    });
}

function causeOf(
  { rails, byHand, numbers }: World,
  { providerPaymentId, reference }: PaymentRow,
): (typeof reversalCauses)[number] | null {
  const outcomes = rails.payments
    .filter((one) => [one.providerPaymentId, one.requestReference].includes(providerPaymentId ?? reference))
    .map(({ outcome }) => outcome);
  if (providerPaymentId !== null && outcomes.includes('reversed')) return 'returned';
  // Booked on the wrong loan, which shows later.
  const isMoney = providerPaymentId !== null || byHand.deposits.has(numberTyped(reference));
  if (isMoney) return numbers.below(6) === 0 ? 'misapplied' : null;
  const isGone = outcomes.includes('reversed') || byHand.mistaken.has(reference);
  return isGone && !outcomes.includes('success') ? 'returned' : null;
}
