import type { messages as source } from '../en-US/payment-proof.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'भुगतान दिखाएँ',
  lead: 'कोई व्यक्ति पैसे ढूँढेगा और {days, plural, one {# दिन} other {# दिन}} के अंदर जवाब देगा। जो मिलेगा वह चुकाने के दिन से गिना जाएगा, और तब से लगे देरी के शुल्क वापस लिए जाएँगे। सिर्फ़ इससे भुगतान दर्ज नहीं होता।',
  picture: 'भुगतान की तस्वीर',
  pictureHint: 'रसीद या ऐप की स्क्रीन: रकम, समय और नंबर पढ़े जा सकें।',
  choose: 'इस फ़ोन से तस्वीर चुनें',
  another: 'दूसरी तस्वीर चुनें',
  take: 'रसीद की फ़ोटो लें',
  day: 'चुकाने का दिन',
  time: 'समय',
  reference: 'रेफ़रेंस नंबर',
  referenceHint: 'जैसा रसीद पर लिखा है।',
  send: 'भेजें',
  sending: 'तस्वीर भेजी जा रही है',
  errors: {
    picture: 'भुगतान की तस्वीर जोड़ें।',
    day: 'चुकाने का दिन भरें।',
    time: 'चुकाने का समय भरें।',
    impossible: 'यह लोन से पहले का है, या अभी आया नहीं है। दिन और समय जाँचें।',
    reference: 'रेफ़रेंस नंबर लिखें, कम से कम 3 अक्षर।',
  },
  sent: 'यह हमें मिल गया। इसका नंबर {number} है।',
  sentLead: 'जवाब {days, plural, one {# दिन} other {# दिन}} के अंदर आपके संदेशों में आएगा।',
};
