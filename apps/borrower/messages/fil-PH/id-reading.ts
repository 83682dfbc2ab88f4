import type { messages as source } from '../en-US/id-reading.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  same: 'Tugma ang nabasa namin sa photo sa tinype mo.',
  title: 'Pakikumpara sa card mo',
  read: 'Nabasa namin:',
  typed: 'Tinype mo:',
  nothing: 'wala',
  use: 'Gamitin ang {read}',
  keep: 'Kung mali ang basa namin, magpatuloy ka lang: mananatili ang tinype mo.',
};
