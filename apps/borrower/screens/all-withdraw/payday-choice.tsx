import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../components/date-text/long-date.ts';
import type { Offer } from '../../store/use-offer.ts';
import { paydayFit, type PaydayTerm } from './paydays.ts';

type PaydayChipsProps = {
  terms: readonly PaydayTerm[];
  isCertain: boolean;
  chosen: number;
  onChoose: (termDays: number) => void;
};

/** The first suggestions: days on which the borrower is paid. */
export function PaydayChips({ terms, isCertain, chosen, onChoose }: PaydayChipsProps) {
  const words = useTranslations('all-withdraw.payday');
  const locale = useLocale();
  return (
    <fieldset className="chips">
      <legend>{words(isCertain ? 'chips' : 'weekdayChips')}</legend>
      {terms.map(({ on, termDays: days }) => (
        <button key={on} type="button" aria-pressed={days === chosen} onClick={() => onChoose(days)}>
          {words('chip', { date: longDate(on, locale), days })}
        </button>
      ))}
    </fieldset>
  );
}

/** The day of the repayment, and how it fits the borrower's pay. */
export function usePaydayLine(offer: Offer, termDays: number): string | null {
  const words = useTranslations('all-withdraw.payday');
  const locale = useLocale();
  if (offer.paydays === null || offer.product.periodDays !== null) return null;
  const fit = paydayFit(offer, termDays);
  const date = longDate(addDays(localDate(offer.today), termDays), locale);
  if (fit?.kind === 'before') {
    const payday = longDate(fit.payday, locale);
    return words('before', { date, days: fit.days, payday });
  }
  const isOn = fit?.kind === 'on';
  return words(isOn && offer.paydays.isCertain ? 'on' : 'plain', { date });
}
