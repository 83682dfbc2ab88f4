import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../components/date-text/long-date.ts';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { type HistoryRow, historyRows } from './history-rows.ts';
import type { Detail } from './loan-detail.tsx';

/** Every charge and payment with what was owed after it. */
export function History({ detail: { lines, totalChargedCentavos } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.history');
  if (lines.length === 0) return null;
  return (
    <section className="detail-history">
      <h2>{words('title')}</h2>
      <p className="detail-note">{words('lead', { amount: formatPesos(totalChargedCentavos) })}</p>
      <ol>
        {historyRows(lines).map((row) => (
          <Row key={`${row.key} ${row.from} ${row.balanceCentavos}`} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row }: { row: HistoryRow }) {
  const words = useTranslations('repaid-detail.history');
  const locale = useLocale();
  const { key, from, to, days, amountCentavos, balanceCentavos } = row;
  const title = key === 'interest' || key === 'lateCharge' ? words(key, { days }) : words(key);
  const when =
    from === to
      ? longDate(from, locale)
      : words('until', { from: longDate(from, locale), to: longDate(to, locale) });
  return (
    <li>
      <span className="history-head">
        {title}
        <MoneyText amountCentavos={amountCentavos} />
      </span>
      <span className="detail-note">
        {when}, {words('balance', { amount: formatPesos(balanceCentavos) })}
      </span>
    </li>
  );
}
