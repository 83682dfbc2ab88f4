import { monthlyIncomes, payCycles, workingYears } from '@luwag/contract/profile/choices';
import { useLocale, useTranslations } from 'use-intl';
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

/** How often comes first: it decides whether a payday is a day of the month or of the week. */
function PaydayFields() {
  const words = useTranslations('work-info.pay');
  const labels = useTranslations('profile');
  const locale = useLocale();
  const choices = useChoices();
  const { values, change } = useSection();
  const cycle = values['payCycle'] ?? '';
  const isMonthly = cycle === 'monthly';
  const days = isMonthly
    ? daysOfMonth.map((day) => ({ value: day, label: labels('summary.monthDay', { day }) }))
    : daysOfWeek.map((day) => ({ value: day, label: weekdayName(Number(day), locale) }));
  const chooseCycle = (chosen: string) => {
    // A day of the month means nothing as a day of the week, and the other way round.
    if ((chosen === 'monthly') !== isMonthly) change({ payday: '' });
  };
  return (
    <>
      <SectionRadio name="payCycle" choices={choices('payCycles', payCycles)} onChosen={chooseCycle} />
      {cycle === '' ? null : (
        <SectionSelect
          name="payday"
          label={isMonthly ? words('monthDay') : words('weekday')}
          options={days}
        />
      )}
    </>
  );
}
