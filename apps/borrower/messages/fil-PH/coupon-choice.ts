import type { messages as source } from '../en-US/coupon-choice.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Kupon',
  takesOff: '{amount} na bawas sa mga bayarin',
  leavesToPay: '{amount} na bawas: {pay} ang babayaran mo',
  off: '{amount} na bawas',
  until: 'hanggang {date}',
  best: 'Pinakamalaking bawas',
  none: 'Walang kupon ngayon',
  others:
    '{count, plural, one {# kupon ang hindi magagamit sa halagang ito} other {# kupon ang hindi magagamit sa halagang ito}}',
  whyNot: {
    minimum: 'Hindi magagamit ang coupon: kailangan ay {minimum}, {missing} pa ang kulang.',
    notYet: 'Magagamit ito mula {date}.',
    repaymentOnly: 'Para ito sa pagbayad.',
    borrowingOnly: 'Para ito sa paghiram.',
    noFees: 'Walang bayaring mababawasan.',
    noCharges: 'Walang singil na mababawasan.',
    coversPayment: 'Sagot na nito ang buong halaga. Magbayad ng mas malaki para magamit ito.',
    held: 'Nakalaan ito sa bayad sa ibang loan.',
    over: 'Hindi na ito magagamit.',
  },
};
