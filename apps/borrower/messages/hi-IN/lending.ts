import type { messages as source } from '../en-US/lending.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  days: '{days, plural, one {# दिन} other {# दिन}}',
  distance: {
    today: 'आज',
    ahead: '{days, plural, one {# दिन में} other {# दिन में}}',
    ago: '{days, plural, one {# दिन पहले} other {# दिन पहले}}',
  },
  timeline: { done: 'हो गया', now: 'अभी', later: 'आगे होगा' },
  due: {
    dueIn: '{days, plural, one {# दिन} other {# दिन}} में चुकाना है',
    dueToday: 'आज रात 11:59 बजे तक चुकाना है',
    overdue: '{days, plural, one {# दिन} other {# दिन}} की देरी',
  },
  status: {
    disbursing: 'भेजा जा रहा है',
    active: 'चुकाना बाकी',
    settled: 'पूरा चुकाया',
    disbursementFailed: 'नहीं भेजा जा सका',
    cancelled: 'रद्द',
    writtenOff: 'बंद',
  },
  channelBank: 'ऑनलाइन बैंक',
  card: {
    order: 'लोन {number}',
    dueThen: 'तब देय: {amount}',
    settleToday: 'आज पूरा चुकाने के लिए',
    agreed: 'तय रकम: {amount}, तारीख',
    progress: 'उधार की रकम {principal} में से {paid} चुका दिए गए हैं',
    saved: 'नियत तारीख के बजाय आज चुकाने पर ब्याज के {amount} बचेंगे।',
    lateSoFar:
      'अब तक का विलंब शुल्क: {amount}। यह ऊपर की रकम में शामिल है। आप कुछ हिस्सा चुका सकते हैं या हमसे बात कर सकते हैं।',
    waiting: '{amount} के बारे में {channel} से जवाब का इंतज़ार है।',
    pay: '{amount} चुकाएँ',
    see: 'यह लोन देखें',
  },
  sending: {
    title: 'आपके पैसे रास्ते में हैं',
    lead: '{institution} {account} में {amount}',
    signed: 'आपने हस्ताक्षर किए',
    sent: 'हमने पैसे भेज दिए',
    sentAt: 'भेजने का समय {time}',
    arrives: 'पैसे आपके खाते में आएँगे',
    within: '24 घंटे के भीतर, ज़्यादातर कुछ ही मिनटों में',
    unknown: 'बैंक ने अभी पुष्टि नहीं की है। हम पूछते रहेंगे और दो बार कभी नहीं भेजेंगे।',
    noInterest: 'ब्याज तभी शुरू होता है जब पैसे पहुँच जाएँ।',
    late: '24 घंटे बाद भी पैसे नहीं आए? इस पेज के ऊपर "मदद" से हमें कॉल करें या लिखें।',
  },
  installments: {
    title: 'आपकी {count, plural, one {# किस्त} other {# किस्तें}}',
    payment: 'किस्त {number, number}',
    parts: 'लोन के {principal} और ब्याज {interest}',
    partsWithFees: 'लोन के {principal}, ब्याज {interest}, शुल्क और कर {fees}',
    term: '{count, plural, one {# किस्त} other {# किस्तें}}',
    until: '{date} तक {count, plural, one {# किस्त} other {# किस्तों}} में',
    next: 'अब {count, number} में से किस्त {number, number} की बारी है',
    paid: 'चुकाई गई',
    open: 'इसमें {amount} अभी बाकी',
  },
  paper: { version: 'शब्दों का संस्करण: {version}' },
  failed: {
    title: 'पैसे नहीं भेजे जा सके',
    owe: 'आपका लोन शुरू नहीं हुआ है। आप पर कोई बकाया नहीं है।',
    account: 'हमने {institution} {account} में भेजने की कोशिश की।',
    reason: {
      invalid: 'उनके अनुसार यह खाता काम नहीं करता। खाते का नंबर और नाम जाँच लें।',
      limit: 'इससे खाते की अपनी सीमा पार हो जाती। कोई दूसरा खाता चुनें।',
      other: 'उन्होंने इसे स्वीकार नहीं किया। नंबर और नाम जाँचें या दूसरा खाता चुनें।',
    },
    fix: 'मेरा खाता ठीक करें',
  },
};
