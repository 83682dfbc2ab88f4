import type { messages as source } from '../en-US/bill.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'लोन का इतिहास',
  lead: 'पिछले 3 महीनों के आपके लोन',
  filter: { label: 'दिखाएँ', all: 'सभी', open: 'चालू', settled: 'चुकाए गए', other: 'बाकी' },
  none: { title: 'यहाँ कुछ नहीं', lead: 'पिछले 3 महीनों में ऐसा कोई लोन नहीं।' },
  noneRecent: {
    title: 'पिछले 3 महीनों में कोई लोन नहीं',
    lead: 'आप जो भी लोन लेंगे, वह यहाँ अपने खर्च और कागज़ात के साथ दिखेगा।',
  },
  installments: '{count, plural, one {# किस्त} other {# किस्तों}} में से {paid, number} चुकाई गईं',
  row: 'लोन नंबर {number}',
  started: 'शुरू हुआ',
  ended: 'पूरा चुकाया',
  received: 'आपको मिले',
  feesAtStart: 'पैसे भेजते समय कटे शुल्क',
  paidBack: 'अब तक चुकाया',
  fees: 'शुल्क और ब्याज में दिए',
  interest: 'उसके बाद दिया ब्याज और शुल्क',
  penaltyFee: 'दी गई पेनल्टी',
  payments: 'इन 3 महीनों के आपके भुगतान',
  allFees: 'इन 3 महीनों के लोन के लिए आपने शुल्क और ब्याज में {amount} दिए हैं।',
  allFeesSoFar: 'इन 3 महीनों के लोन के लिए आपने शुल्क और ब्याज में {amount} दिए हैं, पैसे भेजते समय कटे शुल्क मिलाकर।',
  yearFees: '{year} में लिए आपके सभी लोन के लिए: {amount}।',
  papers: 'इस लोन के कागज़ात',
  see: 'यह लोन देखें',
  older: {
    title: 'कुछ पुराना ढूँढ रहे हैं?',
    lead: 'जब तक कानून कहता है हम रिकॉर्ड रखते हैं। कोई उन्हें ढूँढकर आपको भेजेगा।',
    ask: 'पुराने रिकॉर्ड माँगें',
    asked: 'आपने पुराने रिकॉर्ड माँगे हैं। कोई उन्हें ढूँढ रहा है।',
  },
};
