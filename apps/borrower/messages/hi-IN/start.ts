import type { messages as source } from '../en-US/start.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'लोन लेने से पहले हर पेसो का हिसाब देखें',
  lead: 'फ़ोन पर करीब 5 मिनट में आवेदन करें। मंज़ूरी 3 मिनट में भी मिल सकती है और पैसे 24 घंटे के भीतर आते हैं।',
  login: {
    title: 'लॉग इन करें या शुरू करें',
    phone: 'आपका मोबाइल नंबर',
    phoneHint: 'हम इस नंबर पर SMS से कोड भेजेंगे।',
    phoneUsed: 'हम +63 {phone} नंबर लेंगे।',
    phoneError: '9 से शुरू होने वाला सही फ़ोन नंबर डालें।',
    consent: 'मैं <privacy>निजता सूचना</privacy> और <terms>सेवा की शर्तों</terms> से सहमत हूँ।',
    consentError: 'आगे बढ़ने से पहले सहमति के लिए इस खाने पर निशान लगाएँ।',
    send: 'मुझे कोड भेजें',
    codeTitle: 'अपना कोड डालें',
    codeSent: 'हमने इसे SMS से +63 {phone} पर भेजा है।',
    changeNumber: 'नंबर बदलें',
    code: '{length, number} अंकों का कोड',
    codeError: 'कोड के सभी {length, number} अंक डालें।',
    continue: 'आगे बढ़ें',
    resend: 'नया कोड भेजें',
    resendIn: 'आप {seconds, number} सेकंड बाद नया कोड मँगा सकते हैं।',
    resent: 'नया कोड भेजा जा रहा है',
  },
};
