import type { messages as source } from '../en-US/share-payment.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  share: 'जो चुकाएगा उसे भेजें',
  copy: 'जो चुकाएगा उसके लिए कॉपी करें',
  note: 'उन्हें सिर्फ़ रकम और रेफ़रेंस दिखता है, आपका नाम या लोन नहीं।',
  text: 'कृपया {partner} से यहाँ {amount} चुकाएँ: {link} (रेफ़रेंस {reference}, {until} तक)',
  scan: 'कृपया {amount} चुकाएँ: इस QR कोड को बैंक या वॉलेट ऐप से स्कैन करें (रेफ़रेंस {reference}, {until} तक)',
};
