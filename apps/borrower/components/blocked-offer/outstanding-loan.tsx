import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useTranslations } from 'use-intl';
import { useLoans } from '../../store/use-loans.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { isOpenLoan } from '../loan-card/is-open-loan.ts';
import { shownPesos } from '../money-text/shown-pesos.ts';
import { NumberText } from '../number-text/number-text.tsx';

/** Another loan stands in the way: which one, what is open on it, and the way to pay it. */
export function OutstandingLoan() {
  const loans = useLoans();
  return (
    <AnswerView query={loans} lines={6}>
      {({ loans: known }) => <Blocked loan={known.find(isOpenLoan)} />}
    </AnswerView>
  );
}

function Blocked({ loan }: { loan: LoanSummary | undefined }) {
  const words = useTranslations('offer.blocked.loan');
  return (
    <EmptyState picture="paper" title={words('title')} action={<WayOn loan={loan} />}>
      {loan === undefined ? null : <Reason loan={loan} />}
    </EmptyState>
  );
}

function Reason({ loan }: { loan: LoanSummary }) {
  const reason = useReason(loan);
  return (
    <p>
      <NumberText text={reason} />
    </p>
  );
}

function useReason({ status, orderNumber: number, payoff, claimCentavos }: LoanSummary): string {
  const words = useTranslations('offer.blocked.loan');
  if (payoff !== null) return words('owed', { number, amount: shownPesos(payoff.totalCentavos) });
  if (status === 'disbursing') return words('sending', { number });
  return claimCentavos
    ? words('writtenOff', { number, amount: shownPesos(claimCentavos) })
    : words('other', { number });
}

/** A payment on its way is looked at first, since paying again would be paying twice. */
function WayOn({ loan }: { loan: LoanSummary | undefined }) {
  const words = useTranslations('offer.blocked.loan');
  const payCentavos =
    loan?.payoff === null ? loan.claimCentavos : (loan?.dueCentavos ?? loan?.payoff.totalCentavos);
  if (loan === undefined || !payCentavos || loan.openPayment !== null) {
    return <LinkButton href="/billIndex">{words('see')}</LinkButton>;
  }
  const { loanId } = loan;
  return (
    <>
      <LinkButton href="/repaidDetail" state={{ loanId }}>
        {words('pay', { amount: shownPesos(payCentavos) })}
      </LinkButton>
      <LinkButton href="/billIndex" variant="quiet">
        {words('see')}
      </LinkButton>
    </>
  );
}
