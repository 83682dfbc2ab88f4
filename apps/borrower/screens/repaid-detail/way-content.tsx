import { PaymentProof } from '../../components/payment-proof/payment-proof.tsx';
import { CancelLoan } from './cancel-loan.tsx';
import { CannotPay } from './cannot-pay.tsx';
import { ExtendDueDateSheet } from './extend-due-date-sheet.tsx';
import type { Detail } from './loan-detail.tsx';
import { LoanWhatIf } from './loan-what-if.tsx';
import { hasOpen } from './open-request.ts';

export type Way = 'proof' | 'extend' | 'cannot' | 'whatIf' | 'cancel';

/** What stands in the sheet of a way; the ways lead to one another. */
export function WayContent({
  way,
  detail: { summary, requests, ...detail },
  onOpen,
  onClose,
}: {
  way: Way;
  detail: Detail;
  onOpen: (way: Way) => void;
  onClose: () => void;
}) {
  const { loanId } = summary;
  switch (way) {
    case 'proof':
      return <PaymentProof loanId={loanId} />;
    case 'extend':
      return (
        <ExtendDueDateSheet
          loanId={loanId}
          channels={detail.paymentChannels}
          onOtherWays={() => onOpen('cannot')}
        />
      );
    case 'cannot':
      return (
        <CannotPay
          loanId={loanId}
          isAsked={hasOpen(requests, 'hardship')}
          penaltyToComeCentavos={summary.dueState.kind === 'overdue' ? 0 : detail.quote.penaltyFeeCentavos}
          onExtend={() => onOpen('extend')}
        />
      );
    case 'whatIf':
      return <LoanWhatIf loanId={loanId} />;
    case 'cancel':
      return detail.cancellation === null ? null : (
        <CancelLoan
          loanId={loanId}
          cancellation={detail.cancellation}
          isAsked={hasOpen(requests, 'cancellation')}
          onKeep={onClose}
        />
      );
    default:
      return way satisfies never;
  }
}
