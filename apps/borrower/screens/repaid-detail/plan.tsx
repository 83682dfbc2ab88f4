import { useTranslations } from 'use-intl';
import { DateText } from '../../components/date-text/date-text.tsx';
import { InstallmentPlan } from '../../components/installment-plan/installment-plan.tsx';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import type { Detail } from './loan-detail.tsx';

/** What was agreed to be paid, and when; in installments with what of each is paid. */
export function Plan({ schedule }: { schedule: Detail['schedule'] }) {
  const words = useTranslations('repaid-detail.plan');
  if (schedule.length > 1) return <InstallmentPlan schedule={schedule} />;
  return (
    <section className="detail-plan">
      <h2>{words('title')}</h2>
      {schedule.map(({ number, dueOn, principalCentavos, interestCentavos, feeCentavos = 0 }) => (
        <dl className="fact-rows" key={number}>
          <div>
            <dt>{words('due')}</dt>
            <dd>
              <DateText isoDate={dueOn} />
            </dd>
          </div>
          <AmountRow name={words('principal')} amountCentavos={principalCentavos} />
          <AmountRow name={words('interest')} amountCentavos={interestCentavos} />
          {feeCentavos === 0 ? null : <AmountRow name={words('fee')} amountCentavos={feeCentavos} />}
          <AmountRow
            className="owed-total"
            name={words('sum')}
            amountCentavos={principalCentavos + interestCentavos + feeCentavos}
          />
        </dl>
      ))}
    </section>
  );
}
