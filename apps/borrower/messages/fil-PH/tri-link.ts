import type { messages as source } from '../en-US/tri-link.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Pupunta ka sa {partner}',
  titleWaiting: 'Papunta sa payment partner',
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
  until: 'Puwede hanggang',
  data: 'Makukuha nila ang halaga, ang reference at ang page na babalikan mo. Hindi namin ibinibigay sa kanila ang pangalan, numero o mga litrato mo.',
  unsafe:
    'Huminto kami rito: hindi papunta sa kilala naming partner ang link na ito. Walang nabayaran. Pumili ng ibang paraan o tumawag sa amin.',
  go: 'Magpatuloy sa {partner}',
  copyLink: 'Kopyahin ang link',
  other: 'Pumili ng ibang paraan ng bayad',
  settled: { title: 'Tapos na ang bayad na ito', see: 'Tingnan ang resulta' },
};
