import type { messages as source } from '../en-US/share-payment.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  share: 'Ipabayad sa iba',
  copy: 'Kopyahin at ipabayad sa iba',
  note: 'Halaga at reference lang ang makikita nila, hindi ang pangalan o loan mo.',
  text: 'Pakibayaran ang {amount} sa {partner} dito: {link} (reference {reference}, hanggang {until})',
  scan: 'Pakibayaran ang {amount}: i‑scan ang QR code na ito gamit ang app ng bangko o wallet (reference {reference}, hanggang {until})',
};
