import type { PaydaysAnswer } from '@luwag/contract/endpoints/loan/paydays-answer';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import { stripWeeks } from './strip-weeks.ts';

type PaydayStripProps = {
  today: string;
  dueOn: readonly string[];
  paydays: PaydaysAnswer | null;
  /** The least number of weeks, so that the strip has one height for every term. */
  leastRows?: number;
};

/** A month's name is written once, on its first day here that carries no mark. */
type Marks = { isToday: boolean; isPayday: boolean; isDue: boolean; isPast: boolean; monthName: string };

/** The weeks from today to each due date, with paydays: a picture with a text alternative for each mark. */
export function PaydayStrip({ today, dueOn, paydays, leastRows = 1 }: PaydayStripProps) {
  const words = useTranslations('lending.dates');
  const locale = useLocale();
  const names = useTranslations('shell')('daysAndMonths').split(' ');
  const rows = stripWeeks(today, dueOn, leastRows);
  const shown: readonly string[] = rows.flatMap((row) => ('days' in row ? row.days : []));
  const paid = shown.filter((day) => day >= today && paydays?.on.includes(day) === true);
  const paydayWord = words(paydays?.isCertain === false ? 'maybePayday' : 'payday');
  const listed = [
    { word: words('today'), days: [today] },
    { word: paydayWord, days: paid },
    { word: words('due'), days: dueOn },
  ].filter(({ days }) => days.length > 0);
  const label = listed.map(
    ({ word, days }) => `${word}: ${days.map((day) => longDate(day, locale)).join('; ')}.`,
  );
  const marksOf = monthNamer(names.slice(7), (day) => ({
    isToday: day === today,
    isPayday: paid.includes(day),
    isDue: dueOn.includes(day),
    isPast: day < today,
  }));
  return (
    <div className="payday-strip">
      <p className="visually-hidden">{[words('calendar'), ...label].join(' ')}</p>
      <div aria-hidden>
        <p className="payday-week payday-names">
          {shown.slice(0, 7).map((day) => (
            <span key={day}>{names[new Date(day).getUTCDay()]}</span>
          ))}
        </p>
        {rows.map((row) =>
          'days' in row ? (
            <p key={row.days[0]} className="payday-week">
              {row.days.map((day) => (
                <Day key={day} day={day} marks={marksOf(day)} />
              ))}
            </p>
          ) : (
            <p key={`after ${row.weeksLeftOut}`} className="payday-left-out">
              {words('leftOut', { weeks: row.weeksLeftOut })}
            </p>
          ),
        )}
      </div>
      <p className="payday-legend" aria-hidden>
        <span>
          <span className="payday-day payday-today">{Number(today.slice(8))}</span> {words('today')}
        </span>
        {paid.length === 0 ? null : (
          <span>
            <span className="payday-day payday-paid">₱</span> {paydayWord}
          </span>
        )}
        <span>
          <span className="payday-day payday-due">!</span> {words('due')}
        </span>
      </p>
    </div>
  );
}

function Day({ day, marks }: { day: string; marks: Marks }) {
  const names = [
    'payday-day',
    ...(marks.isToday ? ['payday-today'] : []),
    ...(marks.isPayday ? ['payday-paid'] : []),
    ...(marks.isDue ? ['payday-due'] : []),
    ...(marks.isPast ? ['payday-past'] : []),
  ];
  const sign = `${marks.isPayday ? '₱' : ''}${marks.isDue ? '!' : ''}` || marks.monthName;
  return (
    <span className={names.join(' ')}>
      {Number(day.slice(8))}
      <small>{sign}</small>
    </span>
  );
}

function monthNamer(
  monthNames: readonly string[],
  marksOf: (day: string) => Omit<Marks, 'monthName'>,
): (day: string) => Marks {
  const named = new Set<string>();
  return (day) => {
    const marks = marksOf(day);
    const month = day.slice(0, 7);
    const isFree = !marks.isPayday && !marks.isDue && !named.has(month);
    if (isFree) named.add(month);
    return { ...marks, monthName: isFree ? (monthNames[Number(day.slice(5, 7)) - 1] ?? '') : '' };
  };
}
