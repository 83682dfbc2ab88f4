import type { ChargeLine } from '@luwag/contract/endpoints/loan/loan-answer';
import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { longDate } from '../../messages/long-date.ts';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { headAmount, type HistoryRow, historyRows } from './history-rows.ts';
import type { Detail } from './loan-detail.tsx';

/** Every charge and payment: its day, the rule it came from, and what was owed after it. */
export function History({ detail }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.history');
  const today = useTranslations('repaid-detail.today');
  const { lines, totalChargedCentavos, ceilingCentavos } = detail;
  if (lines.length === 0) return null;
  return (
    <section className="detail-history">
      <h2>{words('title')}</h2>
      <p className="detail-note">
        {today('charged', {
          amount: formatPesos(totalChargedCentavos),
          ceiling: formatPesos(ceilingCentavos),
        })}
      </p>
      <ol>
        {historyRows(lines).map((row) => (
          <Row key={row.key} row={row} netCentavos={detail.summary.netDisbursedCentavos} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row: { lines }, netCentavos }: { row: HistoryRow; netCentavos: number }) {
  const words = useTranslations('repaid-detail.history');
  const locale = useLocale();
  const [first] = lines;
  const last = lines.at(-1) ?? first;
  const when =
    lines.length === 1
      ? longDate(first.on, locale)
      : words('until', { from: longDate(first.on, locale), to: longDate(last.on, locale) });
  const amountCentavos = lines.reduce((sum, line) => sum + headAmount(line), 0);
  return (
    <li>
      <span className="history-head">
        {words(`kind.${first.kind}`, { days: lines.length })}
        <MoneyText amountCentavos={amountCentavos} />
      </span>
      <span className="detail-note">{when}</span>
      {first.countsFromOn === null ? null : (
        <span className="detail-note">{words('paidOn', { date: longDate(first.countsFromOn, locale) })}</span>
      )}
      <RuleText line={first} />
      {first.kind === 'disbursement-confirmed' ? (
        <span className="detail-note">{words('net', { amount: formatPesos(netCentavos) })}</span>
      ) : null}
      <Parts line={first} />
      {lines.length === 1 ? null : <EachDay lines={lines} />}
      <span className="history-balance">
        {words('balance', { amount: formatPesos(last.balanceCentavos) })}
      </span>
    </li>
  );
}

function RuleText({ line: { kind, rule } }: { line: ChargeLine }) {
  const words = useTranslations('repaid-detail.history');
  if (rule === null) return null;
  const rate = percentText(rule.ppmPerDay);
  const base = rule.baseCentavos === null ? null : formatPesos(rule.baseCentavos);
  return (
    <span className="detail-note">
      {base === null
        ? words('ruleAlone', { rate })
        : words(kind === 'interest-accrued' ? 'rule' : 'lateRule', { rate, base })}
    </span>
  );
}

/** What an entry of several parts consists of; one part alone is the amount at the head. */
function Parts({ line: { parts } }: { line: ChargeLine }) {
  const words = useTranslations('repaid-detail.history.part');
  if (parts.length < 2) return null;
  return (
    <dl className="fact-rows history-parts">
      {parts.map(({ part, amountCentavos }) => (
        <AmountRow key={part} name={words(part)} amountCentavos={amountCentavos} />
      ))}
    </dl>
  );
}

function EachDay({ lines }: { lines: readonly ChargeLine[] }) {
  const words = useTranslations('repaid-detail.history');
  const locale = useLocale();
  return (
    <details className="history-days">
      <summary>{words('open')}</summary>
      <dl className="fact-rows history-parts">
        {lines.map(({ on, amountCentavos, balanceCentavos }) => (
          <div key={on}>
            <dt>{longDate(on, locale)}</dt>
            <dd>
              <MoneyText amountCentavos={amountCentavos} />
              <span className="history-day-balance">
                {words('balance', { amount: formatPesos(balanceCentavos) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
