import {
  monthlyIncomes,
  payCycles,
  type PaydayKind,
  paydayKindOf,
  workingYears,
} from '@luwag/contract/profile/choices';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { nextFortnight, nextFortnightlyPayday } from '../../components/date-text/fortnight.ts';
import { longDate } from '../../messages/long-date.ts';
import { weekdayName } from '../../components/date-text/weekday-name.ts';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionRadio, SectionSelect, SectionText } from '../../components/section-form/section-fields.tsx';
import { useChoices } from '../../components/section-form/use-choices.ts';

type Question = 'years' | 'source' | 'income' | 'payday';

const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1));
const daysOfWeek = daysOfMonth.slice(0, 7);

export function PayFields({ asks, isOwn = false }: { asks: readonly Question[]; isOwn?: boolean }) {
  const words = useTranslations('work-info.pay');
  const labels = useTranslations('profile.fields');
  const choices = useChoices();
  return (
    <>
      {asks.includes('years') ? (
        <SectionSelect
          name="workingYears"
          label={isOwn ? words('ownYears') : labels('workingYears')}
          options={choices('workingYears', workingYears)}
        />
      ) : null}
      {asks.includes('source') ? (
        <SectionText name="incomeSource" hint={words('sourceHint')} autoComplete="off" maxLength={120} />
      ) : null}
      {asks.includes('income') ? (
        <SectionRadio name="monthlyIncome" choices={choices('monthlyIncomes', monthlyIncomes)} />
      ) : null}
      {asks.includes('payday') ? <PaydayFields /> : null}
    </>
  );
}

/** How often comes first: it decides what a payday is, and whether one is asked for. */
function PaydayFields() {
  const words = useTranslations('work-info.pay');
  const choices = useChoices();
  const { values, change } = useSection();
  const cycle = values['payCycle'] ?? '';
  const kind = paydayKindOf(cycle);
  const chooseCycle = (chosen: string) => {
    // A day of the month means nothing as a day of the week, and the other way round.
    if (paydayKindOf(chosen) !== kind) change({ payday: '' });
  };
  return (
    <>
      <SectionRadio name="payCycle" choices={choices('payCycles', payCycles)} onChosen={chooseCycle} />
      {kind === null ? null : kind === 'date' ? (
        <NextPayday label={words('nextPayday')} hint={words('nextPaydayHint')} />
      ) : (
        <DayOfPay kind={kind} label={kind === 'dayOfMonth' ? words('monthDay') : words('weekday')} />
      )}
      {cycle === 'semiMonthly' || cycle === 'monthly' ? (
        <p className="field-hint">{words('onWeekend')}</p>
      ) : null}
    </>
  );
}

function DayOfPay({ kind, label }: { kind: PaydayKind; label: string }) {
  const words = useTranslations('profile.summary');
  const locale = useLocale();
  const days =
    kind === 'dayOfMonth'
      ? daysOfMonth.map((day) => ({ value: day, label: words('monthDay', { day }) }))
      : daysOfWeek.map((day) => ({ value: day, label: weekdayName(Number(day), locale) }));
  return <SectionSelect name="payday" label={label} options={days} />;
}

function NextPayday({ label, hint }: { label: string; hint: string }) {
  const locale = useLocale();
  const { values } = useSection();
  const [today] = useState(() => manilaDateOf(Date.now()));
  const days = nextFortnight(today).map((date) => ({ value: date, label: longDate(date, locale) }));
  return (
    <SectionSelect
      name="payday"
      label={label}
      hint={hint}
      options={days}
      shown={nextFortnightlyPayday(values['payday'] ?? '', today) ?? ''}
    />
  );
}
