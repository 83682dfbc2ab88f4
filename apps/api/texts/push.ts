import type { Language } from '@luwag/contract/language';

/* What stands on a locked phone, under the product's name, in every language: no name, no amount, nothing that decides. */

export const pushTexts = {
  decided: {
    'en-US': 'We have an answer to your application. Tap to see it.',
    'fil-PH': 'Nasuri na namin ang application mo. I-tap para makita ang sagot.',
    'hi-IN': 'हमने आपका आवेदन देख लिया है। जवाब देखने के लिए टैप करें।',
  },
  correctionRequested: {
    'en-US': 'Your application needs a fix. It takes two minutes.',
    'fil-PH': 'May aayusin sa application mo. Dalawang minuto lang.',
    'hi-IN': 'आपके आवेदन में कुछ दोबारा चाहिए। दो मिनट लगेंगे।',
  },
  reviewReopened: {
    'en-US': 'Our team is reviewing your application again.',
    'fil-PH': 'Nire-review ulit ng team namin ang application mo.',
    'hi-IN': 'हमारी टीम आपका आवेदन फिर से देख रही है।',
  },
  limitLowered: {
    'en-US': 'The most you can borrow is lower now. Tap to see it.',
    'fil-PH': 'Bumaba ang pinakamalaki mong puwedeng hiramin. I-tap para makita.',
    'hi-IN': 'आपकी लिमिट अब कम है। देखने के लिए टैप करें।',
  },
  moneySent: {
    'en-US': 'Your money is on its way to your account.',
    'fil-PH': 'Papunta na sa account mo ang pera.',
    'hi-IN': 'आपके पैसे आपके खाते में भेज दिए गए हैं।',
  },
  payoutFailed: {
    'en-US': 'We could not send the money, and you owe nothing. Tap to fix it.',
    'fil-PH': 'Hindi naipadala ang pera, at wala kang utang. I-tap para maayos.',
    'hi-IN': 'पैसे नहीं भेजे जा सके, और आप पर कोई कर्ज़ नहीं है। ठीक करने के लिए टैप करें।',
  },
  newsOnLoan: {
    'en-US': 'There is an update on your loan.',
    'fil-PH': 'May bago tungkol sa loan mo.',
    'hi-IN': 'आपके लोन के बारे में नई जानकारी है।',
  },
  // A locked screen does not say when its owner is paid.
  paydayBeforeDue: {
    'en-US': 'Your payment is coming up. Tap to see the date.',
    'fil-PH': 'Malapit na ang bayad mo. I-tap para makita ang petsa.',
    'hi-IN': 'आपका भुगतान पास आ रहा है। तारीख देखने के लिए टैप करें।',
  },
  dueInThreeDays: {
    'en-US': 'Your payment is due in 3 days.',
    'fil-PH': 'Due ang bayad mo sa loob ng 3 araw.',
    'hi-IN': '3 दिन में एक भुगतान देना है।',
  },
  dueTomorrow: {
    'en-US': 'Your payment is due tomorrow.',
    'fil-PH': 'Due na bukas ang bayad mo.',
    'hi-IN': 'कल एक भुगतान देना है।',
  },
  dueToday: {
    'en-US': 'Your payment is due today.',
    'fil-PH': 'Due ngayon ang bayad mo.',
    'hi-IN': 'आज एक भुगतान देना है।',
  },
  paymentLate: {
    'en-US': 'Your payment is late. Tap to see your options.',
    'fil-PH': 'Late na ang bayad mo. I-tap para sa mga option mo.',
    'hi-IN': 'एक भुगतान की तारीख़ निकल गई है। आप क्या कर सकते हैं, यह देखने के लिए टैप करें।',
  },
  paymentReceived: {
    'en-US': 'We received your payment. Thank you.',
    'fil-PH': 'Natanggap namin ang bayad mo. Salamat.',
    'hi-IN': 'हमें आपका भुगतान मिल गया है। धन्यवाद।',
  },
  settledByCredit: {
    'en-US': 'The extra money you had with us paid off your loan.',
    'fil-PH': 'Ipinambayad sa loan mo ang sobra mong pera sa amin. Bayad na ito nang buo.',
    'hi-IN': 'आपकी बची रकम से आपका लोन पूरा चुक गया।',
  },
  overpaid: {
    'en-US': 'We received more than you owed. The extra money is yours. Tap to see it.',
    'fil-PH': 'Sobra sa utang mo ang natanggap namin. Sa iyo ang sobra. I-tap para makita.',
    'hi-IN': 'हमें आपके बकाया से ज़्यादा पैसे मिले। बची रकम आपकी है। देखने के लिए टैप करें।',
  },
  dueDateExtended: {
    'en-US': 'Your payment arrived and your due date is extended.',
    'fil-PH': 'Dumating ang bayad mo at na-extend ang due date mo.',
    'hi-IN': 'आपका भुगतान मिल गया और आपकी ड्यू डेट आगे बढ़ गई है।',
  },
  extensionNotGranted: {
    'en-US': 'Your payment did not extend your due date. It lowered your loan.',
    'fil-PH': 'Hindi na-extend ng bayad mo ang due date. Ibinawas ito sa loan mo.',
    'hi-IN': 'आपके भुगतान से ड्यू डेट नहीं बढ़ी। इससे आपका लोन घट गया।',
  },
  stillOwed: {
    'en-US': 'We received your payment. You still owe a balance.',
    'fil-PH': 'Natanggap namin ang bayad mo. May balanse ka pa.',
    'hi-IN': 'आपका भुगतान मिल गया। अभी कुछ बाकी है।',
  },
  paymentReversed: {
    'en-US': 'A payment was reversed. Tap to see what to do.',
    'fil-PH': 'May inalis na bayad sa loan mo. Tingnan ang puwedeng gawin.',
    'hi-IN': 'आपके लोन से एक भुगतान हटाया गया। देखें क्या करना है।',
  },
  newDevice: {
    'en-US': 'Your account was opened on a new phone. Not you? Call us right away.',
    'fil-PH': 'May nag-log in sa account mo sa bagong phone. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके खाते में नए फ़ोन से लॉग इन हुआ। आपने नहीं किया? तुरंत हमें कॉल करें।',
  },
  accountChanged: {
    'en-US': 'Your payout account was changed. Not you? Call us right away.',
    'fil-PH': 'Napalitan ang account kung saan ipapadala ang pera mo. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके पैसे जिस खाते में आते हैं, वह बदल दिया गया है। आपने नहीं बदला? तुरंत हमें कॉल करें।',
  },
  handedOff: {
    'en-US': 'A home screen icon logged in with your browser code. Not you? Call us right away.',
    'fil-PH': 'May nag-log in sa icon gamit ang code ng browser mo. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके ब्राउज़र के कोड से आइकन में लॉग इन हुआ। आपने नहीं किया? तुरंत हमें कॉल करें।',
  },
  logInReopened: {
    'en-US': 'Customer service reopened your log in. Not you? Call us right away.',
    'fil-PH':
      'Binuksan ulit ng customer service ang log in mo. Hindi ikaw ang humiling? Tumawag agad sa amin.',
    'hi-IN': 'ग्राहक सेवा ने आपका लॉग इन फिर से खोला। आपने नहीं कहा था? तुरंत हमें कॉल करें।',
  },
  accountLocked: {
    'en-US': 'Your account is locked for your safety. Not you who asked? Call us right away.',
    'fil-PH':
      'Naka-lock ang account mo para sa kaligtasan mo. Hindi ikaw ang humiling? Tumawag agad sa amin.',
    'hi-IN': 'आपकी सुरक्षा के लिए आपका खाता लॉक है। आपने नहीं कहा था? तुरंत हमें कॉल करें।',
  },
  accountUnlocked: {
    'en-US': 'Your account is unlocked. Not you who asked? Call us right away.',
    'fil-PH': 'Bukas na ulit ang account mo. Hindi ikaw ang humiling? Tumawag agad sa amin.',
    'hi-IN': 'आपका खाता फिर खुल गया है। आपने नहीं कहा था? तुरंत हमें कॉल करें।',
  },
  otherPhonesLoggedOut: {
    'en-US': 'Other phones were logged out of your account. Not you? Call us right away.',
    'fil-PH': 'Na-log out sa account mo ang ibang phone. Hindi ikaw ito? Tumawag agad sa amin.',
    'hi-IN': 'आपके खाते से बाकी फ़ोन लॉग आउट किए गए। आपने नहीं किया? तुरंत हमें कॉल करें।',
  },
  phoneChanged: {
    'en-US': 'Your account now logs in with a new number. Not you who asked? Call us right away.',
    'fil-PH':
      'Bagong number na ang pang-log in sa account mo. Hindi ikaw ang humiling? Tumawag agad sa amin.',
    'hi-IN': 'आपका खाता अब नए नंबर से खुलेगा। आपने नहीं कहा था? तुरंत हमें कॉल करें।',
  },
  requestReceived: {
    'en-US': 'We received your request. Our team will review it.',
    'fil-PH': 'Natanggap namin ang request mo. Ire-review ito ng team namin.',
    'hi-IN': 'हमें आपका अनुरोध मिल गया है। हमारी टीम इसे देखेगी।',
  },
  requestAnswered: {
    'en-US': 'We answered your request. Tap to see it.',
    'fil-PH': 'Nasagot na ang hiling mo. I-tap para makita.',
    'hi-IN': 'आपके अनुरोध का जवाब आ गया है। देखने के लिए टैप करें।',
  },
  supportMessageAnswered: {
    'en-US': 'We answered your message. Tap to read it.',
    'fil-PH': 'Nasagot na namin ang mensahe mo. I-tap para mabasa.',
    'hi-IN': 'आपने जो लिखा था, उसका जवाब आ गया है। पढ़ने के लिए टैप करें।',
  },
  scheduledLoan: {
    'en-US': 'We send your next loan soon. Tap to see its full cost, or to skip it.',
    'fil-PH': 'Malapit nang ipadala ang susunod mong loan. I-tap para makita ang buong gastos o i-skip ito.',
    'hi-IN': 'आपका अगला लोन जल्द भेजा जाएगा। पूरा खर्च देखने या छोड़ने के लिए टैप करें।',
  },
  scheduledLoanLeftOut: {
    'en-US': 'We did not send your scheduled loan. You owe nothing for it.',
    'fil-PH': 'Hindi naipadala ang naka-schedule mong loan, at wala kang utang dahil dito.',
    'hi-IN': 'आपका शेड्यूल लोन नहीं भेजा गया, और उसके लिए आप पर कोई बकाया नहीं है।',
  },
  reloanChanged: {
    'en-US': 'There is an update on Easy Re-loan.',
    'fil-PH': 'May bago tungkol sa Easy Re-loan mo.',
    'hi-IN': 'Easy Re-loan के बारे में नई जानकारी है।',
  },
  coupons: {
    'en-US': 'There is an update on your coupons.',
    'fil-PH': 'May bago tungkol sa mga coupon mo.',
    'hi-IN': 'आपके कूपन के बारे में नई जानकारी है।',
  },
  borrowAgain: {
    'en-US': 'There is something new for you. Tap to see it.',
    'fil-PH': 'May bago para sa iyo. I-tap para makita.',
    'hi-IN': 'आपके लिए कुछ नया खुला है। देखने के लिए टैप करें।',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type PushText = keyof typeof pushTexts;
