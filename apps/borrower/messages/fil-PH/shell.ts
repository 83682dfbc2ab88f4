import type { messages as source } from '../en-US/shell.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  back: 'Bumalik',
  close: 'Isara',
  continue: 'Magpatuloy',
  tryAgain: 'Subukan ulit',
  loading: 'Naglo-load',
  copied: 'Nakopya na',
  help: 'Tulong',
  language: 'Wika',
  optional: 'hindi kailangan',
  networkAbnormal: 'May problema sa network. Pakitingnan ang mobile data o Wi-Fi mo.',
  asOf: 'Hindi namin maabot ang server ngayon. Ito ang alam namin noong {time}.',
  errorSummaryTitle: 'Pakitingnan muna ito',
  progress: 'Hakbang {current, number} sa {total, number}',
  slider: { less: 'Bawasan', more: 'Dagdagan' },
};
