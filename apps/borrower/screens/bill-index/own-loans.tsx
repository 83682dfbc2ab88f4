import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { shownPesos } from '../../components/money-text/shown-pesos.ts';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { Link } from '../../components/link/link.tsx';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { isJustCancelled } from '../../components/loan-card/is-just-cancelled.ts';
import { isOpenLoan } from '../../components/loan-card/is-open-loan.ts';
import { HeldCredit } from '../../components/loan-card/held-credit.tsx';
import { LoanCard } from '../../components/loan-card/loan-card.tsx';
import { useLoanStatusWords } from '../../components/loan-card/loan-status-words.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { useLoans } from '../../store/use-loans.ts';
import { DueCalendar } from './due-calendar.tsx';
import { NoLoanYet } from './no-loan-yet.tsx';

/** The loans of one tab, and where to look when the one that is owed is on the other. */
export const OwnLoans = memo(function OwnLoans({ type }: { type: 1 | 2 }) {
  const words = useTranslations('bill-index');
  const loans = useLoans();
  return (
    <AnswerView query={loans} lines={6}>
      {(answer) => {
        const own = answer.loans.filter((loan) => tabOf(loan) === type);
        const open = own.filter(isOpenLoan);
        const { loans: all, today } = answer;
        return (
          <>
            {own
              .slice(0, 1)
              .map((loan) =>
                isJustCancelled(loan, today) ? <LoanCard key={loan.loanId} loan={loan} /> : null,
              )}
            {open.length === 0 ? (
              <NothingHere type={type} hasOther={all.some(isOpenLoan)} isFirst={all.length === 0} />
            ) : (
              <>
                {open.map((loan) => (
                  <LoanCard key={loan.loanId} loan={loan} />
                ))}
                <DueCalendar answer={answer} />
              </>
            )}
            {own.map(({ loanId, creditCentavos }) =>
              creditCentavos === 0 ? null : (
                <HeldCredit key={loanId} loanId={loanId} amountCentavos={creditCentavos} />
              ),
            )}
            <EarlierLoans loans={own.filter((loan) => !isOpenLoan(loan))} />
            {answer.loans.length === 0 ? null : (
              <LinkButton href="/bill" variant="quiet">
                {words('history')}
              </LinkButton>
            )}
          </>
        );
      }}
    </AnswerView>
  );
});

function NothingHere({ type, hasOther, isFirst }: { type: 1 | 2; hasOther: boolean; isFirst: boolean }) {
  const words = useTranslations('bill-index');
  const other = type === 1 ? 2 : 1;
  if (hasOther) {
    const goThere = () => useCoreStore.getState().setLoanTabType(other);
    return (
      <EmptyState
        picture="paper"
        title={words('elsewhere.title')}
        action={<Button onClick={goThere}>{words('elsewhere.see')}</Button>}
      >
        <p>{words(other === 1 ? 'elsewhere.sub' : 'elsewhere.main')}</p>
      </EmptyState>
    );
  }
  if (isFirst && type === 2) return <NoLoanYet />;
  return type === 2 ? (
    <EmptyState
      picture="paper"
      title={words('none.title')}
      action={<LinkButton href="/homeIndex">{words('none.home')}</LinkButton>}
    >
      <p>{words('none.lead')}</p>
    </EmptyState>
  ) : (
    <EmptyState
      picture="paper"
      title={words('sub.title')}
      action={<LinkButton href="/subIndex">{words('sub.see')}</LinkButton>}
    >
      <p>{words('sub.lead')}</p>
    </EmptyState>
  );
}

/** The specification's number of the tab a loan belongs on. */
function tabOf({ productId }: LoanSummary): 1 | 2 {
  return productId === 'sub' ? 1 : 2;
}

function EarlierLoans({ loans }: { loans: readonly LoanSummary[] }) {
  const words = useTranslations('bill-index');
  const statusWords = useLoanStatusWords();
  if (loans.length === 0) return null;
  return (
    <details className="earlier-loans">
      <summary>{words('earlier')}</summary>
      <ul>
        {loans.map((loan) => (
          <li key={loan.loanId}>
            <Link href="/repaidDetail" state={{ loanId: loan.loanId }}>
              <span>
                <NumberText
                  text={words('row', {
                    amount: shownPesos(loan.principalCentavos),
                    number: loan.orderNumber,
                  })}
                />
                <span className="earlier-status">
                  {statusWords(loan.status)}
                  {loan.settledOn === null ? null : (
                    <>
                      {', '}
                      <DateText isoDate={loan.settledOn} />
                    </>
                  )}
                </span>
              </span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
