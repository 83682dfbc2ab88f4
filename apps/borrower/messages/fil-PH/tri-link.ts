import type { messages as source } from '../en-US/tri-link.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Pupunta ka sa {partner}',
  titleWaiting: 'Papunta sa payment partner',
  titleOver: 'Ang bayad mo',
  lead: 'Doon mangyayari ang bayad. Pagkatapos, kusa kang babalik sa amin.',
  none: {
    title: 'Walang hinihintay na bayad',
    lead: 'Magsimula mula sa loan mo.',
    loan: 'Tingnan ang loan ko',
  },
  partner: 'Partner na tatanggap',
  host: 'Address na makikita mo',
  amount: 'Halaga',
  coupon: 'Bawas ng kupon mo',
  reference: 'Reference mo',
  copyReference: 'Kopyahin ang reference',
  counts: 'Mabibilang sa loan mo',
  countsIn: {
    gcash: 'sa loob ng ilang minuto',
    maya: 'sa loob ng ilang minuto',
    qrph: 'sa loob ng ilang minuto',
    sevenEleven: 'sa loob ng ilang oras',
    bank: 'sa loob ng isang araw',
  },
  scan: {
    title: 'Magbayad sa {partner}',
    lead: 'Sa app ng bangko o wallet mo ka magbabayad. Kusang malalaman ng page na ito kapag dumating na ang pera.',
    label: 'QR code ng bayad na ito',
    how: 'I‑scan ito gamit ang kahit anong app ng bangko o wallet na nakakabasa ng QR Ph. Nasa phone na ito ang app? I‑save ang picture, tapos piliin sa app na mag‑upload ng QR code.',
    save: 'I‑save ang QR picture',
  },
  until: 'Puwede hanggang',
  data: 'Makukuha nila ang halaga, ang reference at ang page na babalikan mo. Hindi namin ibinibigay sa kanila ang pangalan, numero o mga litrato mo.',
  unsafe:
    'Huminto kami rito: hindi papunta sa kilala naming partner ang link na ito. Walang nabayaran. Pumili ng ibang paraan o tumawag sa amin.',
  go: 'Magpatuloy sa {partner}',
  copyLink: 'Kopyahin ang link',
  other: 'Pumili ng ibang paraan ng bayad',
  settled: { title: 'Tapos na ang bayad na ito', see: 'Tingnan ang resulta' },
};
