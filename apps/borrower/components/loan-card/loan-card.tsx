import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { ActiveLoanCard } from './active-loan-card.tsx';
import { FailedPayoutCard } from './failed-payout-card.tsx';
import { SendingCard } from './sending-card.tsx';

/** A loan that is not over yet: being sent, to be repaid, or not sent after all. */
export function LoanCard({ loan }: { loan: LoanSummary }) {
  switch (loan.status) {
    case 'disbursing':
      return <SendingCard loan={loan} />;
    case 'active':
      return <ActiveLoanCard loan={loan} />;
    case 'disbursement-failed':
      return <FailedPayoutCard loan={loan} />;
    case 'settled':
    case 'cancelled':
    case 'written-off':
      return null;
    default:
      return loan.status satisfies never;
  }
}
