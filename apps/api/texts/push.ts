import type { Language } from '@luwag/contract/language';

/* What stands on a locked phone, under the product's name, in every language: no name, no amount, nothing that decides. */

export const pushTexts = {
  decided: {
    'en-US': 'We have looked at your application. Tap to see the answer.',
    'fil-PH': 'Nasuri na namin ang application mo. I-tap para makita ang sagot.',
    'hi-IN': 'हमने आपका आवेदन देख लिया है। जवाब देखने के लिए टैप करें।',
  },
  correctionRequested: {
    'en-US': 'We need something in your application again. It takes two minutes.',
    'fil-PH': 'May kailangan kaming ulit sa application mo. Dalawang minuto lang.',
    'hi-IN': 'आपके आवेदन में कुछ दोबारा चाहिए। दो मिनट लगेंगे।',
  },
  moneySent: {
    'en-US': 'Your money is on its way to your account.',
    'fil-PH': 'Papunta na sa account mo ang pera.',
    'hi-IN': 'आपके पैसे आपके खाते में भेज दिए गए हैं।',
  },
  payoutFailed: {
    'en-US': 'The money could not be sent, and you owe nothing. Tap to fix it.',
    'fil-PH': 'Hindi naipadala ang pera, at wala kang utang. I-tap para maayos.',
    'hi-IN': 'पैसे नहीं भेजे जा सके, और आप पर कोई कर्ज़ नहीं है। ठीक करने के लिए टैप करें।',
  },
  newsOnLoan: {
    'en-US': 'There is news about your loan.',
    'fil-PH': 'May bago tungkol sa loan mo.',
    'hi-IN': 'आपके लोन के बारे में नई जानकारी है।',
  },
  dueInThreeDays: {
    'en-US': 'A payment is due in 3 days.',
    'fil-PH': 'May bayarin ka na due sa loob ng 3 araw.',
    'hi-IN': '3 दिन में एक भुगतान देना है।',
  },
  dueTomorrow: {
    'en-US': 'A payment is due tomorrow.',
    'fil-PH': 'Due na bukas ang bayarin mo.',
    'hi-IN': 'कल एक भुगतान देना है।',
  },
  dueToday: {
    'en-US': 'A payment is due today.',
    'fil-PH': 'Due ngayong araw ang bayarin mo.',
    'hi-IN': 'आज एक भुगतान देना है।',
  },
  dueYesterday: {
    'en-US': 'A payment was due yesterday. Tap to see what you can do.',
    'fil-PH': 'Kahapon ang due ng bayarin mo. I-tap para makita ang puwede mong gawin.',
    'hi-IN': 'एक भुगतान कल देना था। आप क्या कर सकते हैं, यह देखने के लिए टैप करें।',
  },
  paymentReceived: {
    'en-US': 'We received your payment. Thank you.',
    'fil-PH': 'Natanggap namin ang bayad mo. Salamat.',
    'hi-IN': 'हमें आपका भुगतान मिल गया है। धन्यवाद।',
  },
  dueDateExtended: {
    'en-US': 'Your payment arrived and your due date has moved.',
    'fil-PH': 'Dumating ang bayad mo at na-extend ang due date mo.',
    'hi-IN': 'आपका भुगतान मिल गया और आपकी नियत तारीख आगे बढ़ गई है।',
  },
  extensionNotGranted: {
    'en-US': 'Your payment came too late to extend your due date. It paid down your loan.',
    'fil-PH': 'Huli na ang bayad mo para ma-extend ang due date. Ibinawas ito sa loan mo.',
    'hi-IN': 'भुगतान ड्यू डेट बढ़ाने के लिए देर से मिला। रकम लोन में जुड़ गई।',
  },
  stillOwed: {
    'en-US': 'We received your payment. You still owe a balance.',
    'fil-PH': 'Natanggap namin ang bayad mo. May balanse ka pa.',
    'hi-IN': 'आपका भुगतान मिल गया। अभी कुछ बाकी है।',
  },
  paymentReversed: {
    'en-US': 'A payment did not go through and was taken back.',
    'fil-PH': 'Hindi natuloy ang isang bayad mo kaya binawi ito.',
    'hi-IN': 'आपका एक भुगतान पूरा नहीं हुआ और वापस लिया गया।',
  },
  newDevice: {
    'en-US': 'Somebody logged in to your account on a new phone. Was it not you? Call us at once.',
    'fil-PH': 'May nag-log in sa account mo sa bagong phone. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके खाते में नए फ़ोन से लॉग इन हुआ। आपने नहीं किया? तुरंत हमें कॉल करें।',
  },
  accountChanged: {
    'en-US': 'The account your money goes to was changed. Was it not you? Call us at once.',
    'fil-PH': 'Napalitan ang account kung saan ipapadala ang pera mo. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके पैसे जिस खाते में आते हैं, वह बदल दिया गया है। आपने नहीं बदला? तुरंत हमें कॉल करें।',
  },
  handedOff: {
    'en-US': 'An icon was logged in with the code of your browser. Was it not you? Call us at once.',
    'fil-PH': 'May nag-log in sa icon gamit ang code ng browser mo. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके ब्राउज़र के कोड से आइकन में लॉग इन हुआ। आपने नहीं किया? तुरंत हमें कॉल करें।',
  },
  requestReceived: {
    'en-US': 'We have your request and a person looks at it.',
    'fil-PH': 'Natanggap namin ang hiling mo at may taong titingin nito.',
    'hi-IN': 'हमें आपका अनुरोध मिल गया है, कोई इसे देखेगा।',
  },
  requestAnswered: {
    'en-US': 'Your request is answered. Tap to see how.',
    'fil-PH': 'Nasagot na ang hiling mo. I-tap para makita.',
    'hi-IN': 'आपके अनुरोध का जवाब आ गया है। देखने के लिए टैप करें।',
  },
  supportMessageAnswered: {
    'en-US': 'We have answered what you wrote to us. Tap to read it.',
    'fil-PH': 'May sagot na kami sa isinulat mo. I-tap para mabasa.',
    'hi-IN': 'आपने जो लिखा था, उसका जवाब आ गया है। पढ़ने के लिए टैप करें।',
  },
  scheduledLoan: {
    'en-US': 'Your next loan is about to go out. Tap to see its whole cost, or to skip it.',
    'fil-PH':
      'Malapit nang ipadala ang susunod mong loan. I-tap para makita ang buong gastos o laktawan ito.',
    'hi-IN': 'आपका अगला लोन जल्द भेजा जाएगा। पूरा खर्च देखने या छोड़ने के लिए टैप करें।',
  },
  scheduledLoanLeftOut: {
    'en-US': 'Your scheduled loan was not sent, and you owe nothing for it.',
    'fil-PH': 'Hindi naipadala ang naka-iskedyul mong loan, at wala kang utang dahil dito.',
    'hi-IN': 'आपका तय लोन नहीं भेजा गया, और उसके लिए आप पर कोई बकाया नहीं है।',
  },
  reloanChanged: {
    'en-US': 'There is news about Easy Re-loan.',
    'fil-PH': 'May bago tungkol sa Easy Re-loan mo.',
    'hi-IN': 'Easy Re-loan के बारे में नई जानकारी है।',
  },
  coupons: {
    'en-US': 'There is news about your coupons.',
    'fil-PH': 'May bago tungkol sa mga kupon mo.',
    'hi-IN': 'आपके कूपन के बारे में नई जानकारी है।',
  },
  borrowAgain: {
    'en-US': 'Something new is open to you. Tap to see it.',
    'fil-PH': 'May bagong bukas para sa iyo. I-tap para makita.',
    'hi-IN': 'आपके लिए कुछ नया खुला है। देखने के लिए टैप करें।',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type PushText = keyof typeof pushTexts;
