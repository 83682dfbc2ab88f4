import type { messages as source } from '../en-US/app-errors.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  newDeviceWait:
    'यह फ़ोन या ब्राउज़र हमारे लिए नया है, इसलिए यहाँ यह अभी नहीं हो सकता। इससे चोरी हुए नंबर से कोई आपके नाम पर पैसे नहीं ले सकता।',
  notFound: 'यह हमें नहीं मिला। पेज खुलने के बाद शायद यह बदल गया है।',
  busyTryAgain: 'इसमें अभी-अभी बदलाव हो रहा था। फिर कोशिश करें।',
  notSignedIn: 'आगे बढ़ने के लिए लॉग इन करें।',
  sessionEnded: 'आपकी सुरक्षा के लिए आपको लॉग आउट किया गया। फिर से लॉग इन करें।',
  photoUnreadable: 'फ़ोटो में दिक्कत है। फिर से लें।',
  photoTooSmall: 'फ़ोटो पढ़ने के लिए बहुत छोटी है। पास से फिर लें।',
  photoTooLarge: 'फ़ोटो बहुत बड़ी है। फिर से लें।',
  uploadLinkInvalid: 'अपलोड में ज़्यादा समय लगा। यह फ़ोटो फिर से भेजें।',
  profileIncomplete: 'आपकी जानकारी का एक हिस्सा अभी बाकी है।',
  profileLocked: 'आपका आवेदन जाँच में है, इसलिए अभी इसे बदला नहीं जा सकता।',
  applicationAlreadyOpen: 'आपका एक आवेदन पहले से हमारे पास है।',
  reapplyLater: 'दोबारा आवेदन के लिए अभी जल्दी है।',
  outstandingLoan: 'पहले अपना मौजूदा लोन चुकाएँ।',
  amountOverLimit: 'यह रकम आपकी सीमा से ज़्यादा है, जो अब {limit} है।',
  quoteChanged: 'कीमत बदल गई है। सहमति से पहले नया खर्च देखें।',
  paperNotAvailable: 'यह कागज़ अभी नहीं है।',
  loanNotMatched: 'इस फ़ोन नंबर और ऑर्डर नंबर से चुकाने के लिए कोई लोन नहीं मिला। दोनों देखें, या हमें कॉल करें।',
  loanNotRepayable: 'इस लोन पर अभी कुछ चुकाना नहीं है।',
  paymentAmountInvalid: '1 पेसो से लेकर कुल बकाया तक कोई रकम चुनें।',
  paymentChannelUnavailable: 'भुगतान का यह तरीका अभी उपलब्ध नहीं है। दूसरा चुनें।',
  couponNotUsable: 'यह कूपन यहाँ नहीं लगता।',
  reloanAlreadyOn: 'Easy Re‑loan पहले से चालू है।',
  reloanOff: 'Easy Re‑loan बंद है।',
  reloanVoucherInUse:
    'वाउचर लग जाने के बाद तय भुगतान बंद नहीं किया जा सकता। वह लोन चुकाने के बाद आप इसे बंद कर सकते हैं, और हर अगला लोन छोड़ सकते हैं।',
  scheduledLoanOver: 'यह लोन इस बीच भेज दिया गया, छोड़ दिया गया या रोक दिया गया।',
  installProofInvalid: 'कृपया ऐप दोबारा जोड़ें: यह पेज अपने ब्राउज़र में खोलें और बताए गए कदम उठाएँ।',
  accountChangeNotPossible: 'आपका पैसे पाने का खाता अभी नहीं बदला जा सकता।',
  accountChangeClosed:
    'सिस्टम का रखरखाव: बैंक खाता {from} से नहीं बदला जा सकता। आपका खाता वैसा ही रहेगा, और बाकी सब चल रहा है।',
  payingClosed:
    'रखरखाव के लिए यहाँ से भुगतान {from} से बंद है। जो भुगतान आप शुरू कर चुके हैं, वह गिना जाएगा। अगर आज आख़िरी तारीख है, तो हमें कॉल करें।',
  requestNotPossible: 'अभी यह नहीं माँगा जा सकता।',
};
