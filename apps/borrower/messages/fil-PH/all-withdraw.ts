import type { messages as source } from '../en-US/all-withdraw.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Magkano ang kailangan mo?',
  lead: 'Galawin ang halaga at ang tagal. Kasabay nitong magbabago ang gastos, at wala pang mangyayari.',
  leadInParts:
    'Hulugan ang pagbabayad. Galawin ang halaga at ang tagal: sumusunod ang mga hulog, at wala pang mangyayari.',
  amount: 'Halaga',
  term: 'Tagal ng loan',
  termInParts: 'Babayaran sa',
  quick: 'Madalas piliin',
  payday: {
    chips: 'Sa araw ng sahod mo',
    weekdayChips: 'Sa araw ng linggo na sumasahod ka',
    chip: '{date} ({days, plural, one {# araw} other {# araw}})',
    plain: 'Magbabayad ka sa {date}.',
    on: 'Magbabayad ka sa {date}, araw ng sahod mo.',
    before:
      'Magbabayad ka sa {date}, {days, plural, one {# araw} other {# araw}} bago ang sahod mo sa {payday}: baka kapos ka pa noon.',
    after:
      'Magbabayad ka sa {date}, {days, plural, one {# araw} other {# araw}} pagkatapos ng sahod mo sa {payday}.',
    move: 'Magbayad sa {date}, araw ng sahod mo',
  },
  spoken: '{amount}, magbabayad ng {repay} sa {date}',
  spokenInParts:
    '{amount}, magbabayad ng {repay} sa {count, plural, one {# hulog} other {# hulog}} hanggang {date}',
  review: 'Magpatuloy para suriin',
  limit: '{amount} ang limit mo. Ayos lang kung mas maliit.',
  limitCut: '{amount} na ang limit mo ngayon, mas mababa sa pinili mo.',
  notPriced: 'Hindi namin inaalok ang halagang ito sa ganitong tagal. Pumili ng iba.',
  affordable: 'Sa kitang sinabi mo, {share} ng sahod mo sa panahong iyon ang ibabayad mo.',
  heavy:
    '{share} ng sahod mo sa panahong iyon ang ibabayad mo. Malaki iyon: pag‑isipan ang mas maliit na halaga o mas mahabang panahon.',
};
