import type { messages as source } from '../en-US/text-versions.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  version: 'Bersyon {number, number}, may bisa mula {date}',
  agreed: 'Pumayag ka sa bersyong ito noong {date}.',
  changedTitle: 'Ano ang nagbago mula nang pumayag ka',
  changedLead: 'Pumayag ka sa bersyon {number, number} noong {date}.',
  since: 'Mula {date} (bersyon {number, number})',
  history: 'Ano ang nagbago sa bawat bersyon',
  asked: {
    privacy: 'Tatanungin ka tungkol sa bagong bersyon sa susunod mong pag‑log in gamit ang code sa SMS.',
    terms:
      'Tatanungin ka tungkol sa bagong bersyon sa susunod mong application. Mananatili ang mga tuntunin ng loan na mayroon ka na.',
  },
};
