import type { messages as source } from '../en-US/app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  asOf: 'अभी सर्वर से संपर्क नहीं हो रहा। {time} तक की जानकारी यह है।',
  progress: '{total, number} में से चरण {current, number}',
  tabs: { label: 'मुख्य', home: 'होम', loan: 'मेरा लोन', profile: 'प्रोफ़ाइल' },
  date: { day: 'दिन', month: 'महीना', year: 'साल' },
  saving: {
    saving: 'सेव हो रहा है…',
    saved: 'सेव हो गया',
    onPhone: 'इस फ़ोन में सेव है। ऑनलाइन होते ही हम भेज देंगे।',
  },
  tasks: { done: 'हो गया', next: 'अब यह', later: 'बाकी है', fix: 'सुधार चाहिए' },
  cost: {
    receive: 'आपको मिलेंगे',
    repay: 'आप चुकाएँगे',
    cost: 'आपका कुल खर्च',
    rate: 'यह मिलने वाली रकम का {share} है, यानी {monthly} प्रति माह की प्रभावी दर।',
    parts: 'यह खर्च किससे बना है',
    interest: '{days, plural, one {# दिन} other {# दिन}} का ब्याज',
    serviceFee: 'सेवा शुल्क',
    creditReportFee: 'क्रेडिट रिपोर्ट शुल्क',
    gst: 'GST (कर)',
    coupon: 'कूपन',
    late: 'देर होने पर: हर दिन ज़्यादा से ज़्यादा {amount}, और कानून की सीमा से ऊपर कभी नहीं।',
    feesLater:
      'मिलने वाली रकम से कुछ नहीं कटता: {amount} के शुल्क और कर आपके पहले भुगतान में शामिल हैं, और जल्दी चुकाने से वे कम नहीं होते।',
    early: 'जल्दी चुकाने पर: सिर्फ़ उतने दिनों का ब्याज, जितने दिन पैसे आपके पास रहे।',
  },
};
