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
    resendIn: 'आप {seconds, plural, one {# सेकंड} other {# सेकंड}} बाद नया कोड मँगा सकते हैं।',
    resent: 'नया कोड भेजा जा रहा है',
    graphic: 'तस्वीर में लिखे अक्षर',
    graphicHint: 'इससे हमें पता चलता है कि कोई इंसान पूछ रहा है। न पढ़ा जाए तो दूसरी तस्वीर लें या हमें कॉल करें।',
    graphicPicture: 'टाइप करने वाले अक्षरों की तस्वीर',
    graphicAnother: 'दूसरी तस्वीर दिखाएँ',
    graphicError: 'तस्वीर में दिख रहे अक्षर टाइप करें।',
  },
  help: {
    codeMissing: 'कोड नहीं आ रहा',
    codeMissingAnswer: 'दिखाया गया नंबर जाँचें, एक मिनट रुकें, फिर नया कोड मँगाएँ। कमज़ोर सिग्नल से SMS में देर हो सकती है।',
    newNumber: 'मेरा नंबर बदल गया है',
    newNumberAnswer: 'लॉग इन से पहले हमें कॉल करें या लिखें, ताकि आपके लोन आपके पास ही रहें।',
    isSafe: 'क्या कोड बताना सुरक्षित है?',
    isSafeAnswer: 'कोड सिर्फ़ इसी पेज पर डालें। हमारे कर्मचारी फ़ोन पर भी कोड कभी नहीं पूछते।',
  },
};
