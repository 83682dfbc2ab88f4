import type { messages as source } from '../en-US/coupon-choice.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'कूपन',
  takesOff: 'शुल्क में {amount} की छूट',
  leavesToPay: '{amount} की छूट: आप {pay} चुकाएँगे',
  off: '{amount} की छूट',
  until: '{date} तक',
  best: 'सबसे ज़्यादा छूट',
  none: 'इस बार कूपन नहीं',
  others: '{count, plural, one {# कूपन इस रकम पर काम नहीं करेगा} other {# कूपन इस रकम पर काम नहीं करेंगे}}',
  whyNot: {
    minimum: 'कूपन नहीं लग सकता: ज़रूरी रकम {minimum}, {missing} और चाहिए।',
    notYet: 'यह {date} से काम करेगा।',
    repaymentOnly: 'यह चुकाने के लिए है।',
    borrowingOnly: 'यह उधार लेने के लिए है।',
    noFees: 'कोई शुल्क नहीं है जिसमें छूट मिले।',
    noCharges: 'कोई शुल्क या ब्याज नहीं है जिसमें छूट मिले।',
    coversPayment: 'यह पूरी रकम के बराबर है। इस्तेमाल करने के लिए ज़्यादा रकम चुकाएँ।',
    held: 'यह किसी और लोन के भुगतान के लिए रखा है।',
    over: 'यह अब काम नहीं करेगा।',
  },
};
