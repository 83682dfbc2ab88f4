import { useLocale } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';

/** A calendar date in the reader's language, such as "Mon, Dec 21, 2026", with the exact date for machines. */
export function DateText({ isoDate }: { isoDate: string }) {
  return <time dateTime={isoDate}>{longDate(isoDate, useLocale())}</time>;
}
