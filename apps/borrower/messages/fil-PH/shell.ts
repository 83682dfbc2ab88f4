import type { messages as source } from '../en-US/shell.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  back: 'Bumalik',
  close: 'Isara',
  continue: 'Magpatuloy',
  tryAgain: 'Subukan ulit',
  loading: 'Naglo-load',
  help: 'Tulong',
  language: 'Wika',
  networkAbnormal: 'May problema sa network. Pakitingnan ang mobile data o Wi-Fi mo.',
  errorSummaryTitle: 'Pakitingnan muna ito',
  /** The days of the week from Sunday on, then the months. Source: Unicode CLDR, short forms. */
  daysAndMonths: 'Lin Lun Mar Miy Huw Biy Sab Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis',
  slider: { less: 'Bawasan', more: 'Dagdagan' },
};
