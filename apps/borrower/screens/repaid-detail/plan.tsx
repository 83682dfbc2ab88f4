import { useTranslations } from 'use-intl';
import { DateText } from '../../components/date-text/date-text.tsx';
import { InstallmentPlan } from '../../components/installment-plan/installment-plan.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
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
          <div>
            <dt>{words('principal')}</dt>
            <dd>
              <MoneyText amountCentavos={principalCentavos} />
            </dd>
          </div>
          <div>
            <dt>{words('interest')}</dt>
            <dd>
              <MoneyText amountCentavos={interestCentavos} />
            </dd>
          </div>
          {feeCentavos === 0 ? null : (
            <div>
              <dt>{words('fee')}</dt>
              <dd>
                <MoneyText amountCentavos={feeCentavos} />
              </dd>
            </div>
          )}
          <div className="owed-total">
            <dt>{words('sum')}</dt>
            <dd>
              <MoneyText amountCentavos={principalCentavos + interestCentavos + feeCentavos} />
            </dd>
          </div>
        </dl>
      ))}
    </section>
  );
}
