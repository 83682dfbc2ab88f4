import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import type { RehearsedWay } from '@luwag/loan-engine/life/rehearsal';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { longDate } from '../../messages/long-date.ts';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import type { PracticeLoan } from './rehearsal.tsx';

const wayKeys = {
  early: 'early',
  'on-time': 'onTime',
  'in-two-parts': 'inTwoParts',
  extended: 'extended',
  late: 'late',
} as const;

/** A way of paying back in the borrower's own words. */
export function useWayText(): (way: RehearsedWay) => string {
  const words = useTranslations('rehearsal.ways');
  return ({ kind, daysApart }) => words(wayKeys[kind], { days: String(daysApart) });
}

/** What was paid on which day, and what the loan came to beside the same loan paid on time. */
export function SeeResult({
  loan: { figures },
  way,
  onNext,
}: {
  loan: PracticeLoan;
  way: RehearsedWay;
  onNext: () => void;
}) {
  const words = useTranslations('rehearsal.result');
  const wayText = useWayText();
  const moreCentavos = way.costCentavos - figures.totalCostCentavos;
  return (
    <>
      <h3 tabIndex={-1}>{words('title')}</h3>
      <p>{wayText(way)}.</p>
      <dl className="rehearsal-result">
        {way.payments.map(({ kind, on, amountCentavos }) => (
          <div key={on}>
            <dt>
              {words(kind)} <DateText isoDate={on} />
            </dt>
            <dd>
              <MoneyText amountCentavos={amountCentavos} />
            </dd>
          </div>
        ))}
        {way.payments.length === 1 ? null : <Line label={words('paid')} amountCentavos={way.paidCentavos} />}
        <Line label={words('received')} amountCentavos={figures.netDisbursedCentavos} />
        <Line label={words('cost')} amountCentavos={way.costCentavos} />
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

function Line({ label, amountCentavos }: { label: string; amountCentavos: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <MoneyText amountCentavos={amountCentavos} />
      </dd>
    </div>
  );
}

/** The end: what each way would have cost, and the ways on. */
export function CompareWays({
  loan: { figures, ways },
  tried,
  onLogin,
  onStartOver,
}: {
  loan: PracticeLoan;
  tried: RehearsedWay | undefined;
  onLogin: () => void;
  onStartOver: () => void;
}) {
  const words = useTranslations('rehearsal.compare');
  const locale = useLocale();
  const wayText = useWayText();
  return (
    <>
      <h3 tabIndex={-1}>{words('title')}</h3>
      <p>{words('lead', { amount: formatWholePesos(figures.amountCentavos), days: figures.termDays })}</p>
      <table className="rehearsal-ways">
        <thead>
          <tr>
            <th scope="col">{words('way')}</th>
            <th scope="col">{words('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((way) => (
            <tr key={`${way.kind} ${way.settledOn}`}>
              <th scope="row">
                {wayText(way)}
                <small>
                  {words('settled', { date: longDate(way.settledOn, locale) })}
                  {way === tried ? ` · ${words('tried')}` : ''}
                </small>
              </th>
              <td>
                <MoneyText amountCentavos={way.costCentavos} />
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
