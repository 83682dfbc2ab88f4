import type { QuoteAnswer } from '@luwag/contract/endpoints/loan/quote-answer';
import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { DateText } from '../date-text/date-text.tsx';
import { longDate } from '../../messages/long-date.ts';
import { hydratedComponent } from '../lazy-component/hydrated-component.tsx';
import { AmountRow } from '../amount-row/amount-row.tsx';
import { MoneyText } from '../money-text/money-text.tsx';
import { percentText } from './percent-text.ts';
import { takenOff } from './taken-off.ts';

export type CostFigures = Omit<QuoteAnswer, 'productId' | 'productVersion' | 'disbursedOn' | 'schedule'> & {
  schedule: readonly { interestCentavos: number }[];
};

// What comes last is not waited for; its room is kept.
const EarlyLine = hydratedComponent(
  async () => (await import('./early-line.tsx')).EarlyLine,
  <p className="cost-box-early" aria-busy />,
);

type CostProps = {
  figures: CostFigures;
  /** Of a loan that runs or is over. */
  today?: string | undefined;
};

/** The whole cost in one fixed order: received, repaid, cost, then its parts. The totals never fold away. */
export function CostBox({
  figures,
  today,
  hasDetailsOpen = false,
}: CostProps & { hasDetailsOpen?: boolean }) {
  return (
    <div className="cost-box">
      <CostTotals figures={figures} />
      <CostDetails figures={figures} today={today} arePartsOpen={hasDetailsOpen} />
    </div>
  );
}

/** What is received, what is repaid and when, the cost, and its rate. */
export function CostTotals({ figures }: Pick<CostProps, 'figures'>) {
  const words = useTranslations('lending.cost');
  return (
    <>
      <dl className="cost-box-totals">
        <AmountRow name={words('receive')} amountCentavos={figures.netDisbursedCentavos} />
        <div>
          <dt>
            {words('repay')}{' '}
            {figures.schedule.length > 1 ? (
              <InPayments figures={figures} />
            ) : (
              <span className="cost-box-when">
                <DateText isoDate={figures.dueOn} />
              </span>
            )}
          </dt>
          <dd>
            <MoneyText amountCentavos={figures.totalRepaymentCentavos} />
          </dd>
        </div>
        <AmountRow
          className="cost-box-cost"
          name={words('cost')}
          amountCentavos={figures.totalCostCentavos}
        />
      </dl>
      <p className="cost-box-rate">
        {words('rate', {
          share: percentText(figures.costPpmOfNet),
          monthly: percentText(figures.effectiveMonthlyRatePpm),
        })}
      </p>
    </>
  );
}

/** The most it can cost, its parts, and what paying late or early changes. */
export function CostDetails({ figures, today, arePartsOpen }: CostProps & { arePartsOpen: boolean }) {
  const words = useTranslations('lending.cost');
  const { totalRepaymentCentavos, amountCentavos, interestCentavos } = figures;
  const feesLaterCentavos = totalRepaymentCentavos - amountCentavos - interestCentavos;
  return (
    <>
      <div className="cost-box-rate">
        {words('ceiling', { ceiling: formatPesos(figures.chargeCeilingCentavos) })}
        <meter aria-hidden max={figures.chargeCeilingCentavos} value={figures.totalCostCentavos} />
      </div>
      <CostParts figures={figures} isOpen={arePartsOpen} />
      <p className="cost-box-note">
        {words('late', { amount: formatPesos(figures.lateChargePerDayCentavos) })}
      </p>
      {figures.penaltyFeeCentavos > 0 ? (
        <p className="cost-box-note">
          {words('penaltyFee', { amount: formatPesos(figures.penaltyFeeCentavos) })}
        </p>
      ) : null}
      {feesLaterCentavos > 0 ? (
        <p className="cost-box-note">{words('feesLater', { amount: formatPesos(feesLaterCentavos) })}</p>
      ) : null}
      <EarlyLine figures={figures} today={today} />
    </>
  );
}

function InPayments({ figures: { schedule, dueOn } }: { figures: CostFigures }) {
  const words = useTranslations('lending.installments');
  const locale = useLocale();
  return (
    <span className="cost-box-note">
      {words('until', { count: schedule.length, date: longDate(dueOn, locale) })}
    </span>
  );
}

function CostParts({ figures, isOpen }: { figures: CostFigures; isOpen: boolean }) {
  const words = useTranslations('lending.cost');
  const couponCentavos = takenOff(figures);
  const parts = [
    { key: 'interest', amountCentavos: figures.interestCentavos },
    { key: 'serviceFee', amountCentavos: figures.serviceFeeCentavos },
    { key: 'creditReportFee', amountCentavos: figures.creditReportFeeCentavos },
    { key: 'gst', amountCentavos: figures.gstCentavos },
    ...(couponCentavos > 0 ? [{ key: 'coupon' as const, amountCentavos: -couponCentavos }] : []),
  ] as const;
  return (
    <details className="cost-box-parts" open={isOpen}>
      <summary>{words('parts')}</summary>
      <dl>
        {parts.map(({ key, amountCentavos }) => (
          <div key={key}>
            <dt>
              {key === 'interest'
                ? words('interest', { rate: percentText(figures.dailyInterestPpm), days: figures.termDays })
                : words(key)}
            </dt>
            <dd>
              <MoneyText amountCentavos={amountCentavos} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
