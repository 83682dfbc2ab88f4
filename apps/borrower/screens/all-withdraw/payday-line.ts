import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import { paydayFit } from '../../components/payday-strip/payday-fit.ts';
import type { Offer } from '../../store/use-offer.ts';

/** The day of the repayment, and how it fits the borrower's pay. */
export function usePaydayLine({ today, product, paydays }: Offer, termDays: number): string | null {
  const words = useTranslations('all-withdraw.payday');
  const locale = useLocale();
  return useMemo(() => {
    if (paydays === null || product.periodDays !== null) return null;
    const dueOn = addDays(localDate(today), termDays);
    const fit = paydayFit(paydays, dueOn);
    const date = longDate(dueOn, locale);
    if (fit !== null && 'payday' in fit) {
      return words(fit.kind, { date, days: fit.days, payday: longDate(fit.payday, locale) });
    }
    return words(fit?.kind === 'on' ? 'on' : 'plain', { date });
  }, [words, locale, paydays, product, today, termDays]);
}
