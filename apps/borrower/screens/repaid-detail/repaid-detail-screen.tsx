import { useTranslations } from 'use-intl';
import { useOpaqueId } from '../../store/opaque-id.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { isOpenLoan } from '../../components/loan-card/is-open-loan.ts';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useLoans } from '../../store/use-loans.ts';
import { useStepArrival } from '../../routing/step-arrival.ts';
import { LoanDetail } from './loan-detail.tsx';
import { useLoanView } from './loan-view.ts';

/** Everything about one loan, and how to settle it. */
export default function RepaidDetailScreen() {
  const words = useTranslations('repaid-detail');
  const chosenId = useOpaqueId('loanId');
  const view = useLoanView();
  useStepArrival(view ?? 'pay');
  return (
    <ScreenFrame
      title={view === null ? words('title') : words(`views.${view}`)}
      back={view === null ? '/billIndex' : () => history.back()}
    >
      {chosenId === null ? <LatestLoan /> : <LoanDetail loanId={chosenId} view={view} />}
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
          <LoanDetail loanId={loan.loanId} view={null} />
        );
      }}
    </AnswerView>
  );
}
