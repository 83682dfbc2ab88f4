import type { Language } from '@luwag/contract/language';
import { knownCatalogue } from './catalogue.ts';

/**
 * A day as the API writes it (YYYY-MM-DD), as people write it: "Mon, Dec 21, 2026" in the Philippines, "सोम 21 दिस॰ 2026" in
 * Hindi. The names are words of the app, since asking the browser for its first date format takes a phone longer than
 * rendering the screen. A line breaks after the weekday only.
 */
export function longDate(isoDate: string, locale: string): string {
  const day = new Date(isoDate);
  const names = (knownCatalogue(locale as Language, ['shell'])?.shell?.daysAndMonths ?? '').split(' ');
  const weekday = names[day.getUTCDay()];
  const month = names[7 + day.getUTCMonth()];
  const date = day.getUTCDate();
  const year = day.getUTCFullYear();
  return locale === 'hi-IN'
    ? `${weekday} ${date}\u00A0${month}\u00A0${year}`
    : `${weekday}, ${month}\u00A0${date},\u00A0${year}`;
}
