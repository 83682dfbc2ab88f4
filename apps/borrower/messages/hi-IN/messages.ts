import type { messages as source } from '../en-US/messages.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'संदेश',
  tabs: {
    label: 'संदेशों के प्रकार',
    notify: 'सूचनाएँ',
    activity: 'ऑफ़र',
    unread: '{count, number} अनपढ़े',
  },
  new: 'नया',
  readAll: 'सभी को पढ़ा हुआ मानें',
  older: 'पुराने संदेश देखें',
  offerChoice: 'ऑफ़र चालू या बंद करें',
  none: {
    notify: 'कुछ नया नहीं है',
    notifyLead: 'आपके आवेदन और लोन में जो होगा, वह यहाँ दिखेगा।',
    activity: 'अभी कोई ऑफ़र नहीं',
    activityLead: 'कूपन और आप कितना उधार ले सकते हैं, यह यहाँ दिखेगा। सेटिंग में ऑफ़र बंद किए जा सकते हैं।',
  },
  detail: { title: 'संदेश', missing: 'यह संदेश मौजूद नहीं है', missingLead: 'बाकी सभी सूची में हैं।' },
  share: 'यह संदेश शेयर करें',
  copy: 'यह संदेश कॉपी करें',
  toList: 'सभी संदेश देखें',
  over: 'यह काम अब हो चुका है। अभी की स्थिति होम पर दिखती है।',
  home: 'होम पर जाएँ',
  actions: {
    sendAgain: 'दोबारा भेजें',
    borrow: 'देखें कितना उधार ले सकते हैं',
    why: 'कारण और उपाय देखें',
    reapply: 'फिर आवेदन करें',
    renew: 'जो चाहिए वह फिर से दें',
    loan: 'यह लोन देखें',
    pay: 'रकम देखें और चुकाएँ',
    account: 'खाता बदलें',
    papers: 'अपने कागज़ात देखें',
    scheduled: 'देखें या छोड़ें',
    reloan: 'Easy Re‑loan देखें',
    coupons: 'मेरे कूपन देखें',
    pastCoupons: 'पुराने कूपन देखें',
    supportMessages: 'आपने जो लिखा वह सब देखें',
    logOutOthers: 'बाकी सब फ़ोन पर लॉग आउट करें',
    deletion: 'हटाने की स्थिति देखें',
  },
  codes: {
    applicationApproved: {
      title: 'आपका आवेदन मंज़ूर हो गया',
      body: 'आप {limit} तक उधार ले सकते हैं। फ़ैसला करने से पहले पूरा खर्च दिखेगा।',
    },
    applicationDeclined: {
      title: 'अभी हम आपको लोन नहीं दे सकते',
      body: 'कारण ऐप में है। आप {reapplyOn} से फिर आवेदन कर सकते हैं।',
    },
    correctionRequested: {
      title: 'हमें कुछ दोबारा चाहिए',
      body: 'आपके आवेदन {itemCount, plural, one {का एक हिस्सा} other {के # हिस्से}} काम नहीं आए। दो मिनट लगेंगे, बाकी सब वैसा ही रहेगा।',
    },
    moneySent: {
      title: 'आपके पैसे भेज दिए गए हैं',
      body: 'लोन {orderNumber} के {amount} आपके खाते में भेजे गए। पहला भुगतान {dueOn} को देना है।',
    },
    refundSent: {
      title: 'आपका रिफ़ंड भेज दिया गया है',
      body: 'लोन {orderNumber} के आपके {amount} आपके खाते में लौटाए गए।',
    },
    payoutFailed: {
      title: 'पैसे नहीं भेजे जा सके',
      body: 'हम लोन {orderNumber} के {amount} नहीं भेज सके। {failureCode, select, INVALID_DESTINATION {इस नंबर का कोई खाता नहीं है। } ACCOUNT_CLOSED {खाता बंद हो चुका है। } NAME_MISMATCH {नाम खाते के नाम से अलग है। } WALLET_LIMIT {इससे खाते की अपनी सीमा पार हो जाती। } WALLET_UNVERIFIED {वॉलेट का पूरा सत्यापन नहीं हुआ है। } BANK_UNAVAILABLE {आपके खाते में कोई गड़बड़ी नहीं है; पैसे दोबारा भेजे जा सकते हैं। } LENDER_SIDE {गड़बड़ी हमारी ओर से हुई; पैसे दोबारा भेजे जा सकते हैं। } other {}}इसके लिए आप पर कुछ बकाया नहीं है।',
    },
    refundFailed: {
      title: 'आपका रिफ़ंड नहीं भेजा जा सका',
      body: 'आपके खाते ने {amount} नहीं लिए। ये अब भी आपके हैं, और हम इसे देख रहे हैं।',
    },
    dueInThreeDays: {
      title: '3 दिन में एक भुगतान देना है',
      body: 'लोन {orderNumber} के {amount} {dueOn} को देने हैं।',
    },
    dueTomorrow: {
      title: 'कल एक भुगतान देना है',
      body: 'लोन {orderNumber} के {amount} {dueOn} को देने हैं।',
    },
    dueToday: {
      title: 'आज एक भुगतान देना है',
      body: 'लोन {orderNumber} के {amount} {dueOn} को देने हैं।',
    },
    dueYesterday: {
      title: 'एक भुगतान कल देना था',
      body: 'लोन {orderNumber} के {amount} {dueOn} को देने थे। अभी नहीं दे सकते, तो ऐप में देखें कि क्या कर सकते हैं।',
    },
    paymentReceived: {
      title: 'आपका भुगतान मिल गया',
      body: 'लोन {orderNumber} के लिए {amount}। धन्यवाद। रसीद लोन के साथ है।',
    },
    loanSettled: {
      title: 'आपका लोन चुक गया',
      body: 'आपके {amount} से लोन {orderNumber} पूरा चुक गया। धन्यवाद।',
    },
    dueDateExtended: {
      title: 'आपकी नियत तारीख आगे बढ़ गई',
      body: 'आपके {amount} मिल गए। लोन {orderNumber} अब {dueOn} को देना है।',
    },
    extensionNotGranted: {
      title: 'आपकी ड्यू डेट नहीं बढ़ी',
      body: 'लोन {orderNumber} के लिए आपके {amount} ड्यू डेट बढ़ाने के समय के बाद मिले। यह रकम लोन में जुड़ गई। अभी {left} बाकी हैं।',
    },
    couponNotUsed: {
      title: 'आपका कूपन नहीं लगा',
      body: 'लोन {orderNumber} में आपके {amount} जुड़ गए, पर कूपन अब मान्य नहीं था। अभी {left} बाकी हैं।',
    },
    stillOwed: {
      title: 'आपका भुगतान मिल गया',
      body: 'लोन {orderNumber} में आपके {amount} जुड़ गए। भुगतान से पहले शुल्क बढ़े, इसलिए अभी {left} बाकी हैं।',
    },
    paymentReversed: {
      title: 'आपका भुगतान वापस लिया गया',
      body: 'लोन {orderNumber} के {amount} का भुगतान पूरा नहीं हुआ। अब फिर {left} बाकी हैं। भुगतान करें या हमें कॉल करें।',
    },
    loanChanged: {
      title: 'आपके लोन में कुछ नया है',
      body: '{change, select, waiveCharges {हमने लोन {orderNumber} के कुछ शुल्क माफ़ किए।} agreeRestructure {लोन {orderNumber} पर अब वही किस्तें हैं जो हमने साथ तय कीं।} cancel {लोन {orderNumber} रद्द हो गया।} writeOff {लोन {orderNumber} हमारे खाते में बंद हुआ। कितना बकाया है, ऐप में देखें।} settleLatePayout {लोन {orderNumber} के पैसे देर से भेजे गए। लोन की स्थिति ऐप में देखें।} returnDisbursement {बैंक ने लोन {orderNumber} के पैसे लौटा दिए। इसके लिए आप पर कुछ बकाया नहीं है।} other {लोन {orderNumber} में कुछ बदला है।}}',
    },
    accountChanged: {
      title: 'आपका खाता बदल दिया गया',
      body: 'अगली बार से आपके पैसे नए खाते में आएँगे। आपने नहीं बदला? तुरंत हमें कॉल करें।',
    },
    newDevice: {
      title: 'नए फ़ोन पर लॉग इन हुआ',
      body: 'किसी ऐसे फ़ोन या ब्राउज़र पर आपके खाते में लॉग इन हुआ जो हमारे लिए नया है। वहाँ से पैसे एक दिन बाद ही लिए जा सकते हैं। आपने नहीं किया? तुरंत हमें कॉल करें।',
    },
    handedOff: {
      title: 'आइकन से लॉग इन हुआ',
      body: 'आपके ब्राउज़र में दिखे कोड से होम स्क्रीन के आइकन में लॉग इन हुआ। आपने नहीं किया? तुरंत हमें कॉल करें।',
    },
    requestReceived: {
      title: 'हमें आपका अनुरोध मिल गया',
      body: '{request, select, cancellation {कोई आपके रद्द करने के अनुरोध को देखेगा।} hardship {भुगतान के बारे में आपने जो लिखा, उसे कोई देखेगा।} refund {कोई आपके रिफ़ंड के अनुरोध को देखेगा।} deletion {कोई आपके खाता हटाने के अनुरोध को देखेगा।} other {कोई आपके अनुरोध को देखेगा।}} स्थिति ऐप में दिखेगी।',
    },
    requestAnswered: {
      title: 'आपके अनुरोध का जवाब आ गया',
      body: '{outcome, select, done {आपने जो माँगा था, वह हो गया।} other {आपने जो माँगा था, वह नहीं हो सका। कारण ऐप में है।}}',
    },
    supportMessageAnswered: {
      title: 'हमने आपको जवाब दिया है',
      body: '{outcome, select, found {आपका दिखाया हुआ भुगतान मिल गया, नंबर {number}।} notFound {आपका दिखाया हुआ भुगतान नहीं मिला, नंबर {number}।} other {आपने जो लिखा था, नंबर {number}, उसका जवाब यह है।}}',
    },
    scheduledLoan: {
      title: 'आपका अगला लोन {sendOn} को जाएगा',
      body: 'आपको {amount} मिलेंगे, {dueOn} तक {repay} चुकाने हैं, खर्च {cost} है। भेजे जाने तक आप इसे छोड़ सकते हैं।',
    },
    scheduledLoanLeftOut: {
      title: 'आपका तय लोन नहीं भेजा गया',
      body: '{amount} का लोन नहीं गया, और उसके लिए आप पर कुछ बकाया नहीं है।',
    },
    reloanOn: {
      title: 'Easy Re‑loan चालू है',
      body: 'समय पर चुकाए हर लोन के बाद हम {amount} {termDays, plural, one {# दिन} other {# दिनों}} के लिए तय करेंगे। एक दिन पहले बताएँगे, और आप हर लोन छोड़ सकते हैं।',
    },
    reloanOff: { title: 'Easy Re‑loan बंद है', body: 'अब कोई लोन अपने-आप नहीं भेजा जाएगा।' },
    couponTakenBack: {
      title: 'एक कूपन वापस लिया गया',
      body: '{amount} का कूपन अब काम नहीं करेगा। कारण पुराने कूपनों के साथ है।',
    },
    couponGiven: {
      title: 'आपके पास {amount} का कूपन है',
      body: 'इससे {validThroughOn} तक लोन के शुल्क कम होते हैं। उधार लेने या चुकाने के लिए यह ज़रूरी नहीं है।',
    },
    couponExpiring: {
      title: 'एक कूपन 3 दिन में खत्म होगा',
      body: '{amount} का कूपन {validThroughOn} तक काम करेगा।',
    },
    canBorrowAgain: {
      title: 'आप फिर से उधार ले सकते हैं',
      body: 'ज़रूरत हो, तो {limit} तक आपके लिए खुला है।',
    },
    reloanAvailable: {
      title: 'Easy Re‑loan आपके लिए खुला है',
      body: 'आपने समय पर चुकाया। चाहें तो हर लोन के बाद अगला अपने-आप तय होगा। जब तक आप चालू न करें, यह बंद है।',
    },
  },
};
