import type { messages as source } from '../en-US/payment-over.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  fail: {
    title: 'Hindi natuloy ang bayad',
    lead: 'Sabi ng {channel}, hindi nabayaran ang {amount}. Wala kaming kinuha, at walang nagbago sa loan mo.',
  },
  expired: {
    title: 'Hindi nabayaran sa oras',
    lead: 'Lampas na ang oras para bayaran ang {amount} sa {channel}. Wala kaming kinuha, at walang nagbago sa loan mo.',
  },
  replaced: {
    title: 'Nakabayad ka na sa ibang paraan',
    lead: 'Kaya hindi na namin hinihintay ang {amount} sa {channel}. Kung nabayaran mo rin iyon, bilang din ito sa loan mo.',
  },
  reversed: {
    title: 'Binawi ang bayad',
    lead: 'Sabi ng {channel}, hindi natuloy ang {amount}. Balik sa dati ang loan mo.',
  },
  why: 'Hindi sinasabi sa amin ang dahilan. Kadalasan, kulang ang laman ng account, naabot ang limit, o maagang naisara ang page.',
  taken: 'May nakuha pa ring pera?',
  takenLead:
    'Kadalasan kusa itong bumabalik sa iyo; itanong sa {channel} kung gaano katagal. O ipakita sa amin ang bayad: may taong hahanap sa pera, at ang makita ay bilang mula sa araw na nagbayad ka.',
  again: 'Pumili ng ibang paraan ng bayad',
  proof: 'May nakuhang pera: ipakita ito',
  logIn: 'Mag‑log in para magpakita ng bayad',
  share: {
    share: 'Ipabayad sa iba',
    copy: 'Kopyahin at ipabayad sa iba',
    note: 'Halaga at reference lang ang makikita nila, hindi ang pangalan o loan mo.',
    text: 'Pakibayaran ang {amount} sa {partner} dito: {link} (reference {reference}, hanggang {until})',
    scan: 'Pakibayaran ang {amount}: i‑scan ang QR code na ito gamit ang app ng bangko o wallet (reference {reference}, hanggang {until})',
  },
};
