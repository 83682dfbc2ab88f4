import type { messages as source } from '../en-US/start-more.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  handOff: {
    title: 'ब्राउज़र में पहले से लॉग इन हैं?',
    open: 'कोड से लॉग इन करें',
  },
  simulator: {
    title: 'कितना खर्च आएगा?',
    lead: 'नंबर दिए बिना देखें। ये असली दाम हैं; आपका अपना ऑफ़र सबसे बड़ी रकम से कम हो सकता है।',
    amount: 'रकम',
    term: 'चुकाने का समय',
    days: '{days, plural, one {# दिन} other {# दिन}}',
    receive: 'आपको मिलेंगे',
    repay: 'आप चुकाएँगे',
    cost: 'आपका कुल खर्च',
    rate: 'प्रभावी दर प्रति माह',
    share:
      'खर्च मिलने वाली रकम का {share} है: ब्याज {interest}, सेवा शुल्क {serviceFee}, क्रेडिट रिपोर्ट {creditReportFee}, GST {gst}।',
    spoken: '{amount}, {days, plural, one {# दिन} other {# दिन}} बाद {repay} चुकाना',
  },
  practice: {
    open: 'नकली पैसों से अभ्यास करें',
    lead: 'पहले पूरा लोन आज़मा लें, देर होने पर क्या होगा वह भी। कुछ भेजा नहीं जाता, कुछ रखा नहीं जाता।',
  },
  needs: {
    title: 'आपको क्या चाहिए',
    id: 'एक मान्य पहचान पत्र, जैसे UMID, PhilSys या ड्राइविंग लाइसेंस',
    account: 'आपके अपने नाम का वॉलेट या बैंक खाता',
    selfie: 'एक सेल्फ़ी के लिए आपका चेहरा',
    time: 'करीब 5 मिनट',
  },
  promises: {
    title: 'हमारा वादा',
    contacts: 'हम आपकी संपर्क सूची नहीं पढ़ते और उधार के बारे में आपके दोस्तों को कभी फ़ोन नहीं करते।',
    early: 'जल्दी चुकाने पर सिर्फ़ उतने दिनों का ब्याज लगता है, जितने दिन पैसे आपके पास रहे।',
    cancel: 'पैसे आने के 24 घंटे के भीतर आप लोन रद्द कर सकते हैं।',
  },
  lender: {
    title: 'लोन कौन देता है',
    advisory: 'लोन लेने से पहले डिस्क्लोज़र स्टेटमेंट की शर्तें ध्यान से पढ़ें।',
    registration: 'SEC पंजीकरण सं. {number}',
    authority: 'Certificate of Authority to Operate सं. {number}',
    hotLine: 'हॉटलाइन',
    hours: 'हर दिन, सुबह 9:00 से शाम 6:00',
    grievance: 'शिकायत अधिकारी',
  },
};
