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
  slider: { less: 'Bawasan', more: 'Dagdagan' },
};
