import type { messages as source } from '../en-US/ks-result.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ang bayad mo',
  progress: {
    title: 'Hinihintay namin ang {channel}',
    lead: 'Hindi pa kumpirmado ang {amount}. Kadalasan ilang minuto lang; mas matagal minsan sa counter o bangko. Puwede mong isara ang page na ito.',
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
    share: 'I‑save ang resibo',
    copy: 'Kopyahin ang resibo',
    receipt: '{product}: {amount} na binayaran sa {channel} noong {time}, reference {reference}',
  },
  fail: {
    title: 'Hindi natuloy ang bayad',
    lead: 'Walang kinuhang pera ang {channel} para sa amin, o ibabalik nila ito sa iyo. Walang nagbago sa loan mo.',
    again: 'Subukan ang ibang paraan',
  },
  facts: {
    coupon: 'Bawas ng kupon mo',
    reference: 'Reference mo',
    copy: 'Kopyahin ang reference',
    time: 'Oras',
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
