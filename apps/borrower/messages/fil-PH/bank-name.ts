import type { messages as source } from '../en-US/bank-name.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Nasaan ang account mo?',
  lead: 'Mag‑search, o pumili sa listahan.',
  search: 'Hanapin ang pangalan',
  found: '{count, plural, =0 {Walang nahanap} one {# ang nahanap} other {# ang nahanap}}',
  matches: 'Mga nahanap',
  popular: 'Madalas gamitin',
  all: 'Lahat ng iba pa, A hanggang Z',
  none: 'Walang tugma. Subukan ang mas maikling pangalan. Kung wala ang sa iyo, hilingin mong idagdag namin; puwede muna ang ibang account.',
  ask: 'Hilinging idagdag ito',
};
