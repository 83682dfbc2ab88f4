import { codeLifeMinutes } from '@luwag/contract/code-life';
import type { Language } from '@luwag/contract/language';

/* Every text message the product can send, in every language. Phones are shared, so no name stands in one, and an amount only
   where a borrower must be able to refuse it: before a scheduled loan. */

/** What a message may be about; each uses what it needs. */
type SmsWords = {
  product: string;
  hotLine?: string;
  code?: string;
  sendOn?: string;
  receive?: string;
  repay?: string;
  dueOn?: string;
  cost?: string;
  skipUrl?: string;
  appUrl?: string;
  /** Where a borrower pays whose account is locked, and who cannot open the app. */
  payUrl?: string;
};
type Text = (words: SmsWords) => string;

const withoutLogIn: Readonly<Record<Language, string>> = {
  'en-US': 'Pay here without logging in:',
  'fil-PH': 'Magbayad dito nang hindi nagla-log in:',
  'hi-IN': 'लॉग इन के बिना यहाँ चुकाएँ:',
};
/** Where a borrower finds how to pay: in the app, or, where they cannot open it, at an address. */
const howToPay = (language: Language, { payUrl }: SmsWords, inApp: string): string =>
  payUrl === undefined ? inApp : `${withoutLogIn[language]} ${payUrl}`;

export const smsTexts = {
  code: {
    'en-US': ({ product, code = '' }) =>
      `${code} is your ${product} code. It works for ${codeLifeMinutes} minutes. We never ask for it by phone or chat.`,
    'fil-PH': ({ product, code = '' }) =>
      `${code} ang ${product} code mo. Gumagana ito nang ${codeLifeMinutes} minuto. Hindi namin ito hihingin sa tawag o chat.`,
    'hi-IN': ({ product, code = '' }) =>
      `${code} आपका ${product} कोड है। यह ${codeLifeMinutes} मिनट तक चलेगा। हम इसे फ़ोन या चैट पर कभी नहीं माँगते।`,
  },
  accountCode: {
    'en-US': ({ product, code = '' }) =>
      `${code} changes where ${product} sends your money. Not you? Do not use it, and call us. It works for ${codeLifeMinutes} minutes.`,
    'fil-PH': ({ product, code = '' }) =>
      `${code} ang code para palitan kung saan ipapadala ng ${product} ang pera mo. Hindi ikaw? Huwag gamitin at tumawag sa amin. ${codeLifeMinutes} minuto lang ito.`,
    'hi-IN': ({ product, code = '' }) =>
      `${code} से ${product} के पैसे आने का खाता बदलेगा। आपने नहीं माँगा? इसे न डालें और हमें कॉल करें। यह ${codeLifeMinutes} मिनट तक चलेगा।`,
  },
  payCode: {
    'en-US': ({ product, code = '' }) =>
      `${code} is your ${product} code to pay your loan. It opens nothing else. It works for ${codeLifeMinutes} minutes. We never ask for it by phone or chat.`,
    'fil-PH': ({ product, code = '' }) =>
      `${code} ang ${product} code mo para bayaran ang loan mo. Wala itong ibang nabubuksan. ${codeLifeMinutes} minuto lang ito. Hindi namin ito hihingin sa tawag o chat.`,
    'hi-IN': ({ product, code = '' }) =>
      `${code} आपका ${product} लोन चुकाने का कोड है। इससे और कुछ नहीं खुलता। यह ${codeLifeMinutes} मिनट चलेगा। हम इसे फ़ोन या चैट पर कभी नहीं माँगते।`,
  },
  newDevice: {
    'en-US': ({ product }) =>
      `${product}: your account was opened on a new phone. Not you? Call us right away.`,
    'fil-PH': ({ product }) =>
      `${product}: may nag-log in sa account mo sa bagong phone. Hindi ikaw ito? Tumawag agad sa amin.`,
    'hi-IN': ({ product }) => `${product}: आपके खाते में नए फ़ोन से लॉग इन हुआ। आपने नहीं किया? तुरंत हमें कॉल करें।`,
  },
  accountChanged: {
    'en-US': ({ product }) => `${product}: your payout account was changed. Not you? Call us right away.`,
    'fil-PH': ({ product }) =>
      `${product}: napalitan ang account kung saan ipapadala ang pera mo. Hindi ikaw ito? Tumawag agad sa amin.`,
    'hi-IN': ({ product }) =>
      `${product}: आपके पैसे जिस खाते में आते हैं, वह बदल दिया गया है। आपने नहीं बदला? तुरंत हमें कॉल करें।`,
  },
  logInReopened: {
    'en-US': ({ product }) =>
      `${product}: you can log in again, as asked of customer service. Not you? Call us right away.`,
    'fil-PH': ({ product }) =>
      `${product}: puwede ka nang mag-log in ulit, ayon sa hiling sa customer service. Hindi ikaw ito? Tumawag agad sa amin.`,
    'hi-IN': ({ product }) =>
      `${product}: ग्राहक सेवा से कहे अनुसार आप फिर से लॉग इन कर सकते हैं। आपने नहीं कहा था? तुरंत हमें कॉल करें।`,
  },
  accountLocked: {
    'en-US': ({ product, payUrl = '' }) =>
      `${product}: your account is locked for your safety. You can still pay: ${payUrl} Not you who asked? Call us right away.`,
    'fil-PH': ({ product, payUrl = '' }) =>
      `${product}: naka-lock ang account mo para sa kaligtasan mo. Puwede ka pa ring magbayad: ${payUrl} Hindi ikaw ang humiling? Tumawag agad sa amin.`,
    'hi-IN': ({ product, payUrl = '' }) =>
      `${product}: आपकी सुरक्षा के लिए आपका खाता लॉक है। भुगतान आप अब भी कर सकते हैं: ${payUrl} आपने नहीं कहा था? तुरंत हमें कॉल करें।`,
  },
  accountUnlocked: {
    'en-US': ({ product }) => `${product}: your account is unlocked. Not you who asked? Call us right away.`,
    'fil-PH': ({ product }) =>
      `${product}: bukas na ulit ang account mo. Hindi ikaw ang humiling? Tumawag agad sa amin.`,
    'hi-IN': ({ product }) => `${product}: आपका खाता फिर खुल गया है। आपने नहीं कहा था? तुरंत हमें कॉल करें।`,
  },
  phoneChanged: {
    'en-US': ({ product }) =>
      `${product}: your account now logs in with this number. Not you who asked? Call us right away.`,
    'fil-PH': ({ product }) =>
      `${product}: ang number na ito na ang gamit sa pag-log in sa account mo. Hindi ikaw ang humiling? Tumawag agad sa amin.`,
    'hi-IN': ({ product }) => `${product}: आपका खाता अब इसी नंबर से खुलेगा। आपने नहीं कहा था? तुरंत हमें कॉल करें।`,
  },
  // Goes to the number of before, with which nobody can look up in the app whom to call.
  phoneMoved: {
    'en-US': ({ product, hotLine = '' }) =>
      `${product}: your account now logs in with another number. Not you who asked? Call ${hotLine} right away.`,
    'fil-PH': ({ product, hotLine = '' }) =>
      `${product}: ibang number na ang gamit sa pag-log in sa account mo. Hindi ikaw ang humiling? Tumawag agad sa ${hotLine}.`,
    'hi-IN': ({ product, hotLine = '' }) =>
      `${product}: आपका खाता अब दूसरे नंबर से खुलेगा। आपने नहीं कहा था? तुरंत ${hotLine} पर कॉल करें।`,
  },
  decided: {
    'en-US': ({ product }) => `${product}: we have an answer to your application. Open the app to see it.`,
    'fil-PH': ({ product }) =>
      `${product}: nasuri na namin ang application mo. Buksan ang app para makita ang sagot.`,
    'hi-IN': ({ product }) => `${product}: हमने आपका आवेदन देख लिया है। जवाब देखने के लिए ऐप खोलें।`,
  },
  correctionRequested: {
    'en-US': ({ product }) =>
      `${product}: your application needs a fix, about 2 minutes. Open the app to see what.`,
    'fil-PH': ({ product }) =>
      `${product}: may aayusin sa application mo, mga 2 minuto lang. Buksan ang app para makita.`,
    'hi-IN': ({ product }) =>
      `${product}: आपके आवेदन में कुछ दोबारा देना है, लगभग 2 मिनट लगेंगे। क्या देना है, यह ऐप में देखें।`,
  },
  reviewReopened: {
    'en-US': ({ product }) =>
      `${product}: our team is reviewing your application again. See the result in the app.`,
    'fil-PH': ({ product }) =>
      `${product}: nire-review ulit ng team namin ang application mo. Makikita sa app ang resulta.`,
    'hi-IN': ({ product }) => `${product}: हमारी टीम आपका आवेदन फिर से देख रही है। नतीजा ऐप में दिखेगा।`,
  },
  limitLowered: {
    'en-US': ({ product }) => `${product}: the most you can borrow is lower now. See it in the app.`,
    'fil-PH': ({ product }) => `${product}: bumaba ang pinakamalaki mong puwedeng hiramin. Tingnan sa app.`,
    'hi-IN': ({ product }) => `${product}: आपकी लिमिट अब कम है। ऐप में देखें।`,
  },
  moneySent: {
    'en-US': ({ product }) => `${product}: your money is on its way to your account. Details are in the app.`,
    'fil-PH': ({ product }) => `${product}: papunta na sa account mo ang pera. Nasa app ang detalye.`,
    'hi-IN': ({ product }) => `${product}: आपके पैसे आपके खाते में भेज दिए गए हैं। पूरी जानकारी ऐप में है।`,
  },
  payoutFailed: {
    'en-US': ({ product }) =>
      `${product}: we could not send the money, and you owe nothing. Open the app to fix it.`,
    'fil-PH': ({ product }) =>
      `${product}: hindi naipadala ang pera, at wala kang utang. Buksan ang app para maayos ito.`,
    'hi-IN': ({ product }) => `${product}: पैसे नहीं भेजे जा सके, और आप पर कोई कर्ज़ नहीं है। ठीक करने के लिए ऐप खोलें।`,
  },
  paymentReceived: {
    'en-US': ({ product }) => `${product}: we received your payment. Thank you. Your receipt is in the app.`,
    'fil-PH': ({ product }) => `${product}: natanggap namin ang bayad mo. Salamat. Nasa app ang resibo.`,
    'hi-IN': ({ product }) => `${product}: हमें आपका भुगतान मिल गया है। धन्यवाद। रसीद ऐप में है।`,
  },
  settledByCredit: {
    'en-US': ({ product }) =>
      `${product}: the extra money you had with us paid off your loan. Details are in the app.`,
    'fil-PH': ({ product }) =>
      `${product}: ipinambayad sa loan mo ang sobra mong pera sa amin. Bayad na ito nang buo. Nasa app ang detalye.`,
    'hi-IN': ({ product }) => `${product}: आपकी बची रकम से आपका लोन पूरा चुक गया। जानकारी ऐप में है।`,
  },
  overpaid: {
    'en-US': ({ product }) =>
      `${product}: we received more than you owed. The extra money is yours. Open the app to ask for it back.`,
    'fil-PH': ({ product }) =>
      `${product}: sobra sa utang mo ang natanggap namin. Sa iyo ang sobra. Buksan ang app para ipabalik ito.`,
    'hi-IN': ({ product }) =>
      `${product}: हमें आपके बकाया से ज़्यादा पैसे मिले। बची रकम आपकी है। उसे वापस मँगवाने के लिए ऐप खोलें।`,
  },
  newsOnLoan: {
    'en-US': ({ product }) => `${product}: there is an update on your loan. Open the app to see it.`,
    'fil-PH': ({ product }) => `${product}: may bago tungkol sa loan mo. Buksan ang app para makita ito.`,
    'hi-IN': ({ product }) => `${product}: आपके लोन के बारे में नई जानकारी है। देखने के लिए ऐप खोलें।`,
  },
  dueDateExtended: {
    'en-US': ({ product }) =>
      `${product}: your payment arrived and your due date is extended. See the new date in the app.`,
    'fil-PH': ({ product }) =>
      `${product}: dumating ang bayad mo at na-extend ang due date mo. Nasa app ang bagong petsa.`,
    'hi-IN': ({ product }) => `${product}: आपका भुगतान मिल गया और आपकी ड्यू डेट आगे बढ़ गई है। नई तारीख ऐप में है।`,
  },
  extensionNotGranted: {
    'en-US': ({ product }) =>
      `${product}: your payment did not extend your due date. It lowered your loan, and you still owe a balance. See the app.`,
    'fil-PH': ({ product }) =>
      `${product}: hindi na-extend ng bayad mo ang due date. Ibinawas ito sa loan mo at may balanse ka pa. Nasa app ang detalye.`,
    'hi-IN': ({ product }) =>
      `${product}: आपके भुगतान से ड्यू डेट नहीं बढ़ी। इससे आपका लोन घट गया है और अभी कुछ बाकी है। जानकारी ऐप में है।`,
  },
  stillOwed: {
    'en-US': ({ product }) =>
      `${product}: we received your payment, and you still owe a small balance. Open the app to see it.`,
    'fil-PH': ({ product }) =>
      `${product}: natanggap namin ang bayad mo, at may natitira ka pang balanse. Buksan ang app para makita ito.`,
    'hi-IN': ({ product }) => `${product}: हमें आपका भुगतान मिल गया है, पर अभी कुछ बाकी है। देखने के लिए ऐप खोलें।`,
  },
  paymentReversed: {
    'en-US': ({ product }) =>
      `${product}: a payment was reversed, so you owe it again. Open the app to see what to do.`,
    'fil-PH': ({ product }) =>
      `${product}: inalis sa loan mo ang isang bayad, kaya utang mo ulit ito. Buksan ang app para sa puwedeng gawin.`,
    'hi-IN': ({ product }) =>
      `${product}: आपके लोन से एक भुगतान हटाया गया। यह रकम फिर से बाकी है। ऐप खोलकर देखें कि क्या करना है।`,
  },
  requestReceived: {
    'en-US': ({ product }) =>
      `${product}: we received your request. Our team will review it. See its status in the app.`,
    'fil-PH': ({ product }) =>
      `${product}: natanggap namin ang request mo. Ire-review ito ng team namin. Nasa app ang status.`,
    'hi-IN': ({ product }) => `${product}: हमें आपका अनुरोध मिल गया है। हमारी टीम इसे देखेगी। स्थिति ऐप में दिखेगी।`,
  },
  supportMessageAnswered: {
    'en-US': ({ product }) => `${product}: we answered your message. Open the app to read it.`,
    'fil-PH': ({ product }) => `${product}: nasagot na namin ang mensahe mo. Buksan ang app para mabasa.`,
    'hi-IN': ({ product }) => `${product}: आपने जो लिखा था, उसका जवाब आ गया है। पढ़ने के लिए ऐप खोलें।`,
  },
  paydayBeforeDue: {
    'en-US': (words) =>
      `${words.product}: your payment is coming up. ${howToPay('en-US', words, 'See the amount, the date and how to pay in the app.')}`,
    'fil-PH': (words) =>
      `${words.product}: malapit na ang bayad mo. ${howToPay('fil-PH', words, 'Nasa app ang halaga, petsa at paraan ng bayad.')}`,
    'hi-IN': (words) =>
      `${words.product}: आपका भुगतान पास आ रहा है। ${howToPay('hi-IN', words, 'रकम, तारीख और भुगतान का तरीका ऐप में है।')}`,
  },
  dueInThreeDays: {
    'en-US': (words) =>
      `${words.product}: your payment is due in 3 days. ${howToPay('en-US', words, 'See the amount and how to pay in the app.')}`,
    'fil-PH': (words) =>
      `${words.product}: due ang bayad mo sa loob ng 3 araw. ${howToPay('fil-PH', words, 'Nasa app ang halaga at paraan ng bayad.')}`,
    'hi-IN': (words) =>
      `${words.product}: 3 दिन में एक भुगतान देना है। ${howToPay('hi-IN', words, 'रकम और भुगतान का तरीका ऐप में है।')}`,
  },
  dueTomorrow: {
    'en-US': (words) =>
      `${words.product}: your payment is due tomorrow. ${howToPay('en-US', words, 'See the amount and how to pay in the app.')}`,
    'fil-PH': (words) =>
      `${words.product}: due na bukas ang bayad mo. ${howToPay('fil-PH', words, 'Nasa app ang halaga at paraan ng bayad.')}`,
    'hi-IN': (words) =>
      `${words.product}: कल एक भुगतान देना है। ${howToPay('hi-IN', words, 'रकम और भुगतान का तरीका ऐप में है।')}`,
  },
  dueToday: {
    'en-US': (words) =>
      `${words.product}: your payment is due today. ${howToPay('en-US', words, 'See the amount and how to pay in the app.')}`,
    'fil-PH': (words) =>
      `${words.product}: due ngayon ang bayad mo. ${howToPay('fil-PH', words, 'Nasa app ang halaga at paraan ng bayad.')}`,
    'hi-IN': (words) =>
      `${words.product}: आज एक भुगतान देना है। ${howToPay('hi-IN', words, 'रकम और भुगतान का तरीका ऐप में है।')}`,
  },
  paymentLate: {
    'en-US': (words) =>
      `${words.product}: your payment is late. ${howToPay('en-US', words, "Can't pay now? See your options in the app.")}`,
    'fil-PH': (words) =>
      `${words.product}: late na ang bayad mo. ${howToPay('fil-PH', words, 'Hindi makabayad ngayon? Nasa app ang mga option mo.')}`,
    'hi-IN': (words) =>
      `${words.product}: एक भुगतान की तारीख़ निकल गई है। ${howToPay('hi-IN', words, 'अभी नहीं दे सकते, तो ऐप में देखें कि क्या कर सकते हैं।')}`,
  },
  worksOnAndroid: {
    'en-US': ({ product, appUrl = '' }) =>
      `${product} now works on Android: ${appUrl} You asked us to tell you once. We now delete your number.`,
    'fil-PH': ({ product, appUrl = '' }) =>
      `Gumagana na ang ${product} sa Android: ${appUrl} Hiniling mong sabihan ka nang isang beses. Ito na iyon, at buburahin na namin ang number mo.`,
    'hi-IN': ({ product, appUrl = '' }) =>
      `${product} अब Android पर चलता है: ${appUrl} आपने एक बार बताने को कहा था। यह वही संदेश है, और अब हम आपका नंबर मिटा रहे हैं।`,
  },
  scheduledLoan: {
    'en-US': ({ product, sendOn = '', receive = '', repay = '', dueOn = '', cost = '', skipUrl = '' }) =>
      `${product}: we send your next loan on ${sendOn}. You receive ${receive} and repay ${repay} by ${dueOn}. It costs you ${cost}. Skip it here: ${skipUrl}`,
    'fil-PH': ({ product, sendOn = '', receive = '', repay = '', dueOn = '', cost = '', skipUrl = '' }) =>
      `${product}: ipapadala ang susunod mong loan sa ${sendOn}. Matatanggap mo ang ${receive}, babayaran mo ang ${repay} hanggang ${dueOn}, ${cost} ang gastos. Ayaw mo? I-skip: ${skipUrl}`,
    'hi-IN': ({ product, sendOn = '', receive = '', repay = '', dueOn = '', cost = '', skipUrl = '' }) =>
      `${product}: आपका अगला लोन ${sendOn} को जाएगा। आपको ${receive} मिलेंगे, ${dueOn} तक ${repay} चुकाने हैं, खर्च ${cost} है। नहीं चाहिए? छोड़ें: ${skipUrl}`,
  },
  scheduledLoanLeftOut: {
    'en-US': ({ product }) =>
      `${product}: we did not send your scheduled loan, and you owe nothing for it. See why in the app.`,
    'fil-PH': ({ product }) =>
      `${product}: hindi naipadala ang naka-schedule mong loan, at wala kang utang dahil dito. Nasa app ang dahilan.`,
    'hi-IN': ({ product }) =>
      `${product}: आपका शेड्यूल लोन नहीं भेजा गया, और उसके लिए आप पर कोई बकाया नहीं है। कारण ऐप में है।`,
  },
} as const satisfies Record<string, Record<Language, Text>>;

export type SmsText = keyof typeof smsTexts;

/** Writes a message in the borrower's language. */
export function smsText(kind: SmsText, language: Language, words: SmsWords): string {
  return smsTexts[kind][language](words);
}
