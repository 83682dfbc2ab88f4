import type { messages as source } from '../en-US/coupon.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'मेरे कूपन',
  lead: 'कूपन से लोन के शुल्क कम होते हैं। उधार लेने या चुकाने के लिए यह ज़रूरी नहीं है।',
  pastTitle: 'पुराने कूपन',
  pastLead: 'जो कूपन इस्तेमाल हो गए, जिनका समय बीत गया या जो वापस लिए गए।',
  toPast: 'पुराने कूपन देखें',
  toAvailable: 'काम आने वाले कूपन देखें',
  off: '{amount} की छूट',
  through: '{date} तक',
  from: '{date} से',
  kind: 'प्रकार',
  allKinds: 'सभी प्रकार',
  kinds: {
    cash: 'नकद कूपन',
    platform: 'कंपनी का कूपन',
    withdrawal: 'उधार लेने का कूपन',
    repayment: 'चुकाने का कूपन',
  },
  servesFor: {
    cash: 'उधार लेने या चुकाने के लिए',
    platform: 'उधार लेने या चुकाने के लिए',
    withdrawal: 'उधार लेने के लिए',
    repayment: 'चुकाने के लिए',
  },
  reasons: {
    easyReloan: 'Easy Re‑loan चालू करने पर मिला',
    goodwill: 'हमारी ओर से धन्यवाद',
    complaint: 'आपकी शिकायत के बाद',
    ourMistake: 'हमारी ग़लती के बदले',
    installed: 'ऐप को होम स्क्रीन पर जोड़ने के लिए',
  },
  minimum: '{amount} या उससे ज़्यादा की रकम पर',
  noMinimum: 'किसी भी रकम पर',
  use: 'देखें कितनी बचत होगी',
  states: {
    used: '{date} को इस्तेमाल हुआ।',
    usedForLoan: '{date} को लोन {number} में इस्तेमाल हुआ।',
    saved: 'इससे आपके {amount} बचे।',
    expired: '{date} को समय बीत गया।',
    invalid: '{date} को वापस लिया गया।',
    callUs: 'गलत लगे तो हमें कॉल करें।',
  },
  invalidReasons: {
    givenByMistake: 'यह ग़लती से दिया गया था।',
    termsNotKept: 'इसकी शर्तें पूरी नहीं हुईं।',
    replaced: 'इसकी जगह दूसरा कूपन दिया गया।',
  },
  held: 'चल रहे भुगतान के लिए रखा है।',
  none: {
    title: 'अभी कोई कूपन नहीं है',
    lead: 'Easy Re‑loan पहली बार चालू करने पर एक मिलता है, और कभी-कभी धन्यवाद के तौर पर। आपका लोन इस पर निर्भर नहीं है।',
    pastTitle: 'अभी कुछ नहीं',
    pastLead: 'इस्तेमाल हुए और समय बीत चुके कूपन यहाँ दिखेंगे।',
  },
};
