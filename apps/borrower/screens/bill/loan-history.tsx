import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shownPesos } from '../../components/money-text/shown-pesos.ts';
import { DateText } from '../../components/date-text/date-text.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useLoanStatusWords } from '../../components/loan-card/loan-status-words.ts';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { LoanPapers } from './loan-papers.tsx';
import {
  feesAtStart,
  type LoanState,
  loanStates,
  recentLoans,
  recentPayments,
  stateOf,
} from './recent-loans.ts';

type Shown = {
  today: string;
  /** Whether all loans and payments are shown, not only recent ones. */
  isAll: boolean;
};

/** Each loan of the time that is shown as a card, the state of loans to be chosen above. */
export function LoanHistory({ loans, today, isAll }: { loans: readonly LoanSummary[] } & Shown) {
  const words = useTranslations('bill');
  const [state, setState] = useState<LoanState>('all');
  const recent = isAll ? loans : recentLoans(loans, today);
  const shown = recent.filter((loan) => state === 'all' || stateOf(loan) === state);
  const year = today.slice(0, 4);
  const ofYear = loans.filter(({ disbursedOn }) => disbursedOn?.startsWith(year) === true);
  if (recent.length === 0) return <NoRecentLoan isAll={isAll} />;
  const hasFeesAtStart = recent.some((loan) => feesAtStart(loan) > 0);
  return (
    <>
      <fieldset className="chips">
        <legend>{words('filter.label')}</legend>
        {loanStates.map((one) => (
          <button key={one} type="button" aria-pressed={one === state} onClick={() => setState(one)}>
            {words(`filter.${one}`)}
          </button>
        ))}
      </fieldset>
      <div className="bill-list" aria-live="polite">
        {shown.length === 0 ? (
          <p className="bill-card">
            <strong>{words('none.title')}</strong>
            {words(isAll ? 'everything.match' : 'none.lead')}
          </p>
        ) : (
          shown.map((loan) => <LoanRow key={loan.loanId} loan={loan} today={today} isAll={isAll} />)
        )}
      </div>
      <p className="bill-sum">
        {isAll
          ? words(hasFeesAtStart ? 'everything.feesSoFar' : 'everything.fees', { amount: costPaid(recent) })
          : words(hasFeesAtStart ? 'allFeesSoFar' : 'allFees', { amount: costPaid(recent) })}{' '}
        {ofYear.length === 0 ? null : words('yearFees', { year, amount: costPaid(ofYear) })}
      </p>
    </>
  );
}

function costPaid(loans: readonly LoanSummary[]): string {
  return shownPesos(loans.reduce((sum, loan) => sum + loan.costPaidCentavos, 0));
}

function NoRecentLoan({ isAll }: Pick<Shown, 'isAll'>) {
  const words = useTranslations('bill');
  return (
    <p className="bill-card">
      <strong>{words(isAll ? 'everything.none' : 'noneRecent.title')}</strong>
      {words('noneRecent.lead')}
    </p>
  );
}

function LoanRow({ loan, today, isAll }: { loan: LoanSummary } & Shown) {
  const words = useTranslations('bill');
  const statusWords = useLoanStatusWords();
  const { count, paid } = loan.installments;
  return (
    <section className="bill-card" data-state={stateOf(loan)}>
      <h2>
        <MoneyText amountCentavos={loan.principalCentavos} />
        <span className="bill-status">{statusWords(loan.status)}</span>
      </h2>
      <p className="bill-note">
        <NumberText text={words('row', { number: loan.orderNumber })} />
        {count === 1 ? null : (
          <>
            <br />
            {words('installments', { paid, count })}
          </>
        )}
        {loan.disbursedOn === null ? null : (
          <>
            <br />
            {words('started')}: <DateText isoDate={loan.disbursedOn} />
          </>
        )}
        {loan.settledOn === null ? null : (
          <>
            <br />
            {words('ended')}: <DateText isoDate={loan.settledOn} />
          </>
        )}
      </p>
      {loan.disbursedOn === null ? null : <Amounts loan={loan} />}
      <Payments payments={isAll ? loan.receivedPayments : recentPayments(loan, today)} isAll={isAll} />
      <LoanPapers loan={loan} />
      <LinkButton href="/repaidDetail" variant="secondary" state={{ loanId: loan.loanId }}>
        {words('see')}
      </LinkButton>
    </section>
  );
}

/** Fees that were taken when the money was sent stand apart from what the borrower has paid since. */
function Amounts({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('bill');
  const atStartCentavos = feesAtStart(loan);
  const amounts = [
    { key: 'received', amountCentavos: loan.netDisbursedCentavos },
    ...(atStartCentavos > 0 ? [{ key: 'feesAtStart' as const, amountCentavos: atStartCentavos }] : []),
    { key: 'paidBack', amountCentavos: loan.paidCentavos },
    {
      key: atStartCentavos > 0 ? 'interest' : 'fees',
      amountCentavos: loan.costPaidCentavos - atStartCentavos - loan.penaltyFeePaidCentavos,
    },
    ...(loan.penaltyFeePaidCentavos > 0
      ? [{ key: 'penaltyFee' as const, amountCentavos: loan.penaltyFeePaidCentavos }]
      : []),
  ] as const;
  return (
    <dl className="fact-rows">
      {amounts.map(({ key, amountCentavos }) => (
        <AmountRow key={key} name={words(key)} amountCentavos={amountCentavos} />
      ))}
    </dl>
  );
}

function Payments({ payments, isAll }: { payments: LoanSummary['receivedPayments'] } & Pick<Shown, 'isAll'>) {
  const words = useTranslations('bill');
  if (payments.length === 0) return null;
  return (
    <div className="bill-payments">
      <h3>{words(isAll ? 'everything.payments' : 'payments')}</h3>
      <dl className="fact-rows">
        {payments.map(({ on, amountCentavos }, index) => (
          <div key={`${on} ${payments.length - index}`}>
            <dt>
              <DateText isoDate={on} />
            </dt>
            <dd>
              <MoneyText amountCentavos={amountCentavos} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
