import { useTranslations } from 'use-intl';
import { useOpaqueId } from '../../store/opaque-id.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { isOpenLoan } from '../../components/loan-card/is-open-loan.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useLoans } from '../../store/use-loans.ts';
import { LoanDetail } from './loan-detail.tsx';

/** Everything about one loan, and how to settle it. */
export default function RepaidDetailScreen() {
  const words = useTranslations('repaid-detail');
  const chosenId = useOpaqueId('loanId');
  return (
    <ScreenFrame title={words('title')} back="/billIndex">
      {chosenId === null ? <LatestLoan /> : <LoanDetail loanId={chosenId} />}
    </ScreenFrame>
  );
}

/** After a visit by address: the loan that still asks for something, else the latest. */
function LatestLoan() {
  const words = useTranslations('repaid-detail.none');
  const loans = useLoans();
  return (
    <AnswerView query={loans} lines={6}>
      {({ loans: known }) => {
        const loan = known.find(isOpenLoan) ?? known[0];
        return loan === undefined ? (
          <EmptyState
            picture="paper"
            title={words('title')}
            action={<LinkButton href="/homeIndex">{words('home')}</LinkButton>}
          >
            <p>{words('lead')}</p>
          </EmptyState>
        ) : (
          <LoanDetail loanId={loan.loanId} />
        );
      }}
    </AnswerView>
  );
}
