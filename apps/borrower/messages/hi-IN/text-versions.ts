import type { messages as source } from '../en-US/text-versions.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  version: 'संस्करण {number, number}, {date} से लागू',
  agreed: 'आपने {date} को इस संस्करण पर सहमति दी।',
  changedTitle: 'आपकी सहमति के बाद क्या बदला',
  changedLead: 'आपने {date} को संस्करण {number, number} पर सहमति दी थी।',
  since: '{date} से (संस्करण {number, number})',
  history: 'हर संस्करण में क्या बदला',
  asked: {
    privacy: 'नए संस्करण के बारे में आपसे तब पूछा जाएगा जब आप अगली बार SMS के कोड से लॉग इन करेंगे।',
    terms: 'नए संस्करण के बारे में आपसे अगले आवेदन पर पूछा जाएगा। चल रहा लोन उन्हीं शर्तों पर रहता है जिन पर बना था।',
  },
};
