import type { messages as source } from '../en-US/ks-result.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ang bayad mo',
  progress: {
    title: 'Hinihintay namin ang {channel}',
    lead: 'Hindi pa kumpirmado ang {amount}. Puwede mong isara ang page na ito; walang mawawala.',
    usually: {
      gcash: 'Kadalasan, ilang minuto lang at sasabihan na kami ng GCash.',
      maya: 'Kadalasan, ilang minuto lang at sasabihan na kami ng Maya.',
      qrph: 'Sa QR Ph, kadalasan ilang minuto lang at malalaman na namin.',
      sevenEleven: 'Sasabihan kami ng 7-Eleven sa loob ng ilang oras pagkabayad mo sa counter.',
      bank: 'Sasabihan kami ng bangko sa loob ng isang araw.',
      other: 'Kadalasan ilang minuto lang, at hanggang isang araw.',
    },
    proof: 'Bayad na ako: ipakita ito',
    again: 'Tingnan ulit',
    stopped: 'Huminto muna kami sa kusang pagtatanong. Tingnan ulit mamaya; walang mawawala.',
  },
  success: {
    title: 'Salamat, dumating na ang {amount}',
    lead: 'Bilang na ito sa loan mo mula ngayon.',
    settledTitle: 'Salamat, bayad na nang buo ang loan mo',
    settledLead: 'Dumating na ang {amount}. Wala ka nang utang.',
    extendedTitle: 'Salamat, na‑extend na ang due date mo',
    extendedLead: '{date} na ang bago. Hindi nagbago ang halaga ng loan.',
    left: 'Para mabayaran lahat ngayon, {amount} pa ang babayaran. {date} ang susunod na due date.',
    share: 'I‑save ang resibo',
    copy: 'Kopyahin ang resibo',
    receipt: '{product}: {amount} na binayaran sa {channel} noong {time}, reference {reference}',
  },
  facts: {
    amount: 'Halaga',
    coupon: 'Bawas ng kupon mo',
    reference: 'Reference mo',
    copy: 'Kopyahin ang reference',
    time: 'Oras',
    until: 'Puwede hanggang',
    channel: 'Sa pamamagitan ng',
  },
  unknown: {
    title: 'Wala na rito ang resultang ito',
    lead: 'Luma na o kulang ang link. Laging makikita sa loan page mo ang mga dumating na bayad.',
  },
  next: {
    home: 'Ano ang puwede kong gawin',
    loan: 'Tingnan ang loan ko',
    logIn: 'Mag‑log in para makita ang detalye',
  },
};
