import type { messages as source } from '../en-US/lending.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  days: '{days, plural, one {# दिन} other {# दिन}}',
  distance: {
    today: 'आज',
    ahead: '{days, plural, one {# दिन में} other {# दिन में}}',
    ago: '{days, plural, one {# दिन पहले} other {# दिन पहले}}',
  },
  dates: {
    calendar: 'कैलेंडर।',
    today: 'आज',
    payday: 'वेतन का दिन',
    maybePayday: 'शायद वेतन का दिन',
    due: 'नियत तारीख',
    leftOut: 'बीच में {weeks, plural, one {# हफ़्ता} other {# हफ़्ते}}',
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
    writtenOff: 'हमारे खातों में बंद',
    recovered: 'पूरा चुकाया',
  },
  channelBank: 'ऑनलाइन बैंक',
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
  cost: {
    receive: 'आपको मिलेंगे',
    repay: 'आप चुकाएँगे',
    cost: 'आपका कुल खर्च',
    rate: 'यह मिलने वाली रकम का {share} है, यानी {monthly} प्रति माह की प्रभावी दर।',
    ceiling: 'इस लोन का कुल खर्च {ceiling} से ज़्यादा कभी नहीं हो सकता। इस कीमत पर: {cost}।',
    parts: 'यह खर्च किससे बना है',
    interest: 'ब्याज, {rate} रोज़ × {days, plural, one {# दिन} other {# दिन}}',
    serviceFee: 'सेवा शुल्क',
    creditReportFee: 'क्रेडिट रिपोर्ट शुल्क',
    gst: 'GST (कर)',
    coupon: 'कूपन',
    late: 'देर होने पर: हर दिन ज़्यादा से ज़्यादा {amount}, और कानून की सीमा से ऊपर कभी नहीं।',
    penaltyFee: 'और एक बार, देर के पहले दिन: {amount} की पेनल्टी।',
    feesLater:
      'मिलने वाली रकम से कुछ नहीं कटता: {amount} के शुल्क और कर आपके पहले भुगतान में शामिल हैं, और जल्दी चुकाने से वे कम नहीं होते।',
    early: 'जल्दी चुकाने पर: सिर्फ़ उतने दिनों का ब्याज, जितने दिन पैसे आपके पास रहे।',
    earlyOn: 'जल्दी चुकाने पर, जैसे {date} को पूरा: {total} की जगह {amount}। ब्याज के {saved} बचेंगे।',
    earlyBeforeFees:
      'जल्दी चुकाने पर, जैसे {date} को पूरा: {total} की जगह {amount}। ब्याज के {saved} बचेंगे। {fees} के शुल्क और कर पैसे भेजते समय ही कट जाते हैं और वैसे ही रहते हैं।',
    earlySame: 'जल्दी चुकाने पर: कुछ ज़्यादा नहीं लगता, पर इस लोन पर कुछ बचता भी नहीं।',
  },
};
