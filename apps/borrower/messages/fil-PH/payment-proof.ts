import type { messages as source } from '../en-US/payment-proof.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ipakita ang bayad',
  lead: 'May taong hahanap sa pera at sasagot sa loob ng {days, plural, one {# araw} other {# araw}}. Ang makita namin ay bilang mula sa araw na nagbayad ka, at babawiin ang mga late charge mula noon. Hindi pa ito mismo ang pagtala ng bayad.',
  picture: 'Picture ng bayad',
  pictureHint: 'Ang resibo o screen ng app: nababasa ang halaga, oras at number.',
  choose: 'Pumili ng picture sa phone na ito',
  another: 'Pumili ng ibang picture',
  take: 'Kunan ng litrato ang resibo',
  day: 'Araw na nagbayad ka',
  time: 'Oras',
  reference: 'Ang reference number',
  referenceHint: 'Kung ano ang nasa resibo.',
  send: 'Ipadala',
  sending: 'Ipinapadala ang picture',
  errors: {
    picture: 'Maglagay ng picture ng bayad.',
    day: 'Ilagay ang araw na nagbayad ka.',
    time: 'Ilagay ang oras na nagbayad ka.',
    impossible: 'Bago pa ito ang loan mo, o hindi pa dumarating. Tingnan ulit ang araw at oras.',
    reference: 'Isulat ang reference number, 3 character man lang.',
  },
  sent: 'Natanggap namin ito. Ang number nito ay {number}.',
  sentLead: 'Darating ang sagot sa mga mensahe mo sa loob ng {days, plural, one {# araw} other {# araw}}.',
};
