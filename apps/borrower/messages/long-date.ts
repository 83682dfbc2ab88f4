import type { Language } from '@luwag/contract/language';
import { knownCatalogue } from './catalogue.ts';

/**
 * A day as the API writes it (YYYY-MM-DD), as people write it: "Mon 21 Dec 2026". The names are words of the app, since asking
 * the browser for its first date format takes a phone longer than rendering the screen.
 */
export function longDate(isoDate: string, locale: string): string {
  const day = new Date(isoDate);
  const names = (knownCatalogue(locale as Language, ['shell'])?.shell?.daysAndMonths ?? '').split(' ');
  const parts = [
    names[day.getUTCDay()],
    day.getUTCDate(),
    names[7 + day.getUTCMonth()],
    day.getUTCFullYear(),
  ];
  return parts.join(' ');
}
