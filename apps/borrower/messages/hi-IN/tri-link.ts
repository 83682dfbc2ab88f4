import type { messages as source } from '../en-US/tri-link.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'आप {partner} पर जा रहे हैं',
  titleWaiting: 'भुगतान पार्टनर की ओर',
  lead: 'भुगतान वहीं होगा। उसके बाद आप अपने आप हमारे पास लौट आएँगे।',
  none: { title: 'कोई भुगतान खुला नहीं है', lead: 'अपने लोन से शुरू करें।', loan: 'मेरा लोन देखें' },
  partner: 'पार्टनर',
  host: 'आपको दिखने वाला पता',
  amount: 'रकम',
  coupon: 'आपके कूपन की छूट',
  reference: 'रेफ़रेंस',
  copyReference: 'रेफ़रेंस कॉपी करें',
  until: 'कब तक मान्य',
  data: 'उन्हें रकम, रेफ़रेंस और लौटने का पेज मिलता है। हम उन्हें आपका नाम, नंबर या फ़ोटो नहीं देते।',
  unsafe:
    'हम यहीं रुक गए: यह लिंक हमारे किसी जाने-पहचाने पार्टनर का नहीं है। कुछ नहीं चुकाया गया। दूसरा तरीका चुनें या हमें कॉल करें।',
  go: '{partner} पर आगे बढ़ें',
  copyLink: 'लिंक कॉपी करें',
  other: 'चुकाने का दूसरा तरीका चुनें',
  settled: { title: 'यह भुगतान हो चुका है', see: 'नतीजा देखें' },
};
