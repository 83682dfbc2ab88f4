import type { messages as source } from '../en-US/bill-index.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'मेरा लोन',
  tabs: { label: 'लोन का प्रकार', main: 'नकद लोन', sub: 'किस्तों वाला' },
  none: {
    title: 'आप पर कुछ भी बकाया नहीं है',
    lead: 'लोन लेने पर यहाँ दिखेगा कि कितना बकाया है, कब तक और कैसे चुकाना है।',
    home: 'देखें, अभी क्या कर सकते हैं',
  },
  sub: {
    title: 'किस्तों वाला लोन नहीं है',
    lead: 'लोन छोटी-छोटी किस्तों में भी चुकाया जा सकता है। देखें कि यह आपके लिए खुला है या नहीं और खर्च कितना है।',
    see: 'किस्तों वाला लोन देखें',
  },
  elsewhere: {
    title: 'आपका लोन दूसरे टैब पर है',
    sub: 'आपका एक किस्तों वाला लोन चल रहा है।',
    main: 'आपका एक नकद लोन चल रहा है।',
    see: 'उसे दिखाएँ',
  },
  earlier: 'पूरे हो चुके लोन',
  history: 'पूरा इतिहास देखें',
  row: '{amount}, लोन {number}',
};
