import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { hydratedComponent } from '../lazy-component/hydrated-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ActiveLoanCard } from './active-loan-card.tsx';
import { SendingCard } from './sending-card.tsx';

// Most loans never are one of these.
const waiting = <Skeleton lines={6} />;
const ClosedCard = hydratedComponent(async () => (await import('./closed-cards.tsx')).ClosedCard, waiting);
const FailedPayoutCard = hydratedComponent(
  async () => (await import('./failed-payout-card.tsx')).FailedPayoutCard,
  waiting,
);

/** Where one stands with a loan: being sent, to be repaid, not sent after all, given back or written off; `isPaidBelow`: the form to pay it follows. */
export function LoanCard({ loan, isPaidBelow = false }: { loan: LoanSummary; isPaidBelow?: boolean }) {
  switch (loan.status) {
    case 'disbursing':
      return <SendingCard loan={loan} />;
    case 'active':
      return <ActiveLoanCard loan={loan} />;
    case 'disbursement-failed':
      return <FailedPayoutCard loan={loan} />;
    case 'cancelled':
    case 'written-off':
      return <ClosedCard loan={loan} isPaidBelow={isPaidBelow} />;
    case 'settled':
    case 'recovered':
      return null;
    default:
      return loan.status satisfies never;
  }
}
