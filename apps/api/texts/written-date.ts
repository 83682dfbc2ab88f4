import type { Language } from '@luwag/contract/language';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';

/* Names are spelled out here, because papers are hashed: a newer language table must not change a paper between reading and signing. */

const monthNames: Record<Language, readonly string[]> = {
  'en-US': [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  'fil-PH': [
    'Enero',
    'Pebrero',
    'Marso',
    'Abril',
    'Mayo',
    'Hunyo',
    'Hulyo',
    'Agosto',
    'Setyembre',
    'Oktubre',
    'Nobyembre',
    'Disyembre',
  ],
  'hi-IN': ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/** A calendar day written out: December 9, 2026, Disyembre 9, 2026, 9 दिसंबर 2026. */
export function writtenDate(language: Language, date: LocalDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = monthNames[language][Number(month) - 1] ?? month;
  return language === 'hi-IN' ? `${Number(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}
