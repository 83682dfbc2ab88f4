import type { messages as source } from '../en-US/not-found.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Wala rito ang page na ito',
  lead: 'Baka luma na o mali ang pagkaka-type ng address. Walang nawala sa mga na‑save mo.',
  home: 'Pumunta sa Home',
  loan: 'Tingnan ang loan ko',
  start: 'Mag‑log in',
};
