import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { useTranslations } from 'use-intl';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useAnswer } from '../../store/use-answer.ts';

const AgreementInFull = lazyComponent(async () => (await import('./agreement-in-full.tsx')).AgreementInFull);

const points = ['parties', 'money', 'early', 'late', 'cancel', 'contact', 'complaint'] as const;

/** What any agreement says, and the terms of the latest loan of the borrower's own. */
export function GeneralAgreement() {
  const words = useTranslations('loan');
  const { corporateName, grievanceOfficer, grievanceEmail } = usePublicSettings().legalIdentity;
  const values = { lender: corporateName, officer: grievanceOfficer, email: grievanceEmail };
  const loans = useAnswer(listLoans, {});
  return (
    <>
      <dl className="loan-points">
        {points.map((point) => (
          <div key={point}>
            <dt>{words(`points.${point}.heading`)}</dt>
            <dd>{words(`points.${point}.body`, values)}</dd>
          </div>
        ))}
      </dl>
      <AgreementInFull />
      <AnswerView query={loans}>
        {({ loans: [latest] }) =>
          latest === undefined ? (
            <LinkButton href="/allWithdraw" variant="secondary">
              {words('start')}
            </LinkButton>
          ) : (
            <LatestTerms loanId={latest.loanId} orderNumber={latest.orderNumber} />
          )
        }
      </AnswerView>
    </>
  );
}

function LatestTerms({ loanId, orderNumber }: { loanId: string; orderNumber: string }) {
  const words = useTranslations('loan');
  const loan = useAnswer(getLoan, { params: { loanId } });
  return (
    <section className="loan-latest">
      <h2>
        <NumberText text={words('latest', { number: orderNumber })} />
      </h2>
      <p>{words('latestLead')}</p>
      <AnswerView query={loan}>{({ quote, today }) => <CostBox figures={quote} today={today} />}</AnswerView>
      <LinkButton href="/repaidDetail" variant="secondary" state={{ loanId }}>
        {words('see')}
      </LinkButton>
    </section>
  );
}
