import type { Language } from '@luwag/contract/language';

/**
 * The days of the week from Sunday on, then the months. Source: Unicode CLDR, short forms. They stand here because asking the
 * browser for its first date format takes a phone longer than drawing the screen.
 */
const names: Readonly<Record<string, string>> = {
  'en-US': 'Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'fil-PH': 'Lin Lun Mar Miy Huw Biy Sab Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis',
  'hi-IN': 'रवि सोम मंगल बुध गुरु शुक्र शनि जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
} satisfies Record<Language, string>;

/** A day as the API writes it (YYYY-MM-DD), as people write it: "Mon 21 Dec 2026". */
export function longDate(isoDate: string, locale: string): string {
  const day = new Date(isoDate);
  const known = (names[locale] ?? '').split(' ');
  const parts = [
    known[day.getUTCDay()],
    day.getUTCDate(),
    known[7 + day.getUTCMonth()],
    day.getUTCFullYear(),
  ];
  return parts.join(' ');
}
