import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import type { RepaymentScenario } from '@luwag/loan-engine/life/repayment-scenario';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { longDate } from '../../messages/long-date.ts';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import type { PracticeLoan } from './simulated-loan.tsx';

const scenarioKeys = {
  early: 'early',
  'on-time': 'onTime',
  'in-two-parts': 'inTwoParts',
  extended: 'extended',
  late: 'late',
} as const;

/** Returns the sentence for a scenario in the borrower's language. */
export function useScenarioText(): (scenario: RepaymentScenario) => string {
  const words = useTranslations('loan-simulator.scenarios');
  return ({ kind, daysApart }) => words(scenarioKeys[kind], { days: String(daysApart) });
}

/** What was paid on which day, and what the loan came to beside the same loan paid on time. */
export function SeeResult({
  loan: { figures },
  scenario,
  onNext,
}: {
  loan: PracticeLoan;
  scenario: RepaymentScenario;
  onNext: () => void;
}) {
  const words = useTranslations('loan-simulator.result');
  const scenarioText = useScenarioText();
  const moreCentavos = scenario.costCentavos - figures.totalCostCentavos;
  return (
    <>
      <h3 tabIndex={-1}>{words('title')}</h3>
      <p>{scenarioText(scenario)}.</p>
      <dl className="simulated-loan-result">
        {scenario.payments.map(({ kind, on, amountCentavos }) => (
          <div key={on}>
            <dt>
              {words(kind)} <DateText isoDate={on} />
            </dt>
            <dd>
              <MoneyText amountCentavos={amountCentavos} />
            </dd>
          </div>
        ))}
        {scenario.payments.length === 1 ? null : (
          <AmountRow name={words('paid')} amountCentavos={scenario.paidCentavos} />
        )}
        <AmountRow name={words('received')} amountCentavos={figures.netDisbursedCentavos} />
        <AmountRow name={words('cost')} amountCentavos={scenario.costCentavos} />
      </dl>
      <p>
        {moreCentavos === 0 ? words('same') : null}
        {moreCentavos > 0 ? words('more', { amount: formatPesos(moreCentavos) }) : null}
        {moreCentavos < 0 ? words('less', { amount: formatPesos(-moreCentavos) }) : null}
      </p>
      {moreCentavos > 0 ? <p>{words('talk')}</p> : null}
      <Button onClick={onNext}>{words('compare')}</Button>
    </>
  );
}

/** The last step: the cost of each scenario, then log in or start over. */
export function CompareScenarios({
  loan: { figures, scenarios },
  tried,
  onLogin,
  onStartOver,
}: {
  loan: PracticeLoan;
  tried: RepaymentScenario | undefined;
  onLogin: () => void;
  onStartOver: () => void;
}) {
  const words = useTranslations('loan-simulator.compare');
  const locale = useLocale();
  const scenarioText = useScenarioText();
  return (
    <>
      <h3 tabIndex={-1}>{words('title')}</h3>
      <p>{words('lead', { amount: formatWholePesos(figures.amountCentavos), days: figures.termDays })}</p>
      <table className="repayment-scenarios">
        <thead>
          <tr>
            <th scope="col">{words('scenario')}</th>
            <th scope="col">{words('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {scenarios.map((scenario) => (
            <tr key={`${scenario.kind} ${scenario.settledOn}`}>
              <th scope="row">
                {scenarioText(scenario)}
                <small>
                  {words('settled', { date: longDate(scenario.settledOn, locale) })}
                  {scenario === tried ? ` · ${words('tried')}` : ''}
                </small>
              </th>
              <td>
                <MoneyText amountCentavos={scenario.costCentavos} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={onLogin}>{words('login')}</Button>
      <Button variant="secondary" onClick={onStartOver}>
        {words('again')}
      </Button>
    </>
  );
}
