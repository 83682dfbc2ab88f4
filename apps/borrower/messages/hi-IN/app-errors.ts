import type { messages as source } from '../en-US/app-errors.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  photoUnreadable: 'फ़ोटो में दिक्कत है। फिर से लें।',
  photoTooSmall: 'फ़ोटो पढ़ने के लिए बहुत छोटी है। पास से फिर लें।',
  photoTooLarge: 'फ़ोटो बहुत बड़ी है। फिर से लें।',
  uploadLinkInvalid: 'अपलोड में ज़्यादा समय लगा। यह फ़ोटो फिर से भेजें।',
  profileIncomplete: 'आपकी जानकारी का एक हिस्सा अभी बाकी है।',
  profileLocked: 'आपका आवेदन जाँच में है, इसलिए अभी इसे बदला नहीं जा सकता।',
  applicationAlreadyOpen: 'आपका एक आवेदन पहले से हमारे पास है।',
  reapplyLater: 'दोबारा आवेदन के लिए अभी जल्दी है।',
  outstandingLoan: 'पहले अपना मौजूदा लोन चुकाएँ।',
  amountOverLimit: 'यह रकम आपकी सीमा से ज़्यादा है।',
  quoteChanged: 'कीमत बदल गई है। सहमति से पहले नया खर्च देखें।',
  paperNotAvailable: 'यह कागज़ अभी नहीं है।',
  loanNotRepayable: 'इस लोन पर अभी कुछ चुकाना नहीं है।',
  paymentAmountInvalid: '1 पेसो से लेकर कुल बकाया तक कोई रकम चुनें।',
  paymentChannelUnavailable: 'भुगतान का यह तरीका अभी उपलब्ध नहीं है। दूसरा चुनें।',
  couponNotUsable: 'यह कूपन यहाँ नहीं लगता।',
  reloanAlreadyOn: 'Easy Re-loan पहले से चालू है।',
  reloanOff: 'Easy Re-loan बंद है।',
  reloanVoucherInUse: 'जिस लोन में आपका वाउचर लगा, उसे चुकाने के बाद इसे बंद कर सकते हैं। हर अगला लोन छोड़ा जा सकता है।',
  scheduledLoanOver: 'यह लोन इस बीच भेज दिया गया, छोड़ दिया गया या रोक दिया गया।',
  requestNotPossible: 'अभी यह नहीं माँगा जा सकता।',
};
