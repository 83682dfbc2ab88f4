import type { messages as source } from '../en-US/change-bank.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'मेरा खाता बदलें',
  lead: 'अगला लोन इसी खाते में आएगा। पहले के लोन में कुछ नहीं बदलता।',
  now: 'अभी आपका खाता',
  account: '{institution} – {number}',
  refused: {
    noLoanSettled: 'पहला लोन चुकने के बाद हो सकता है',
    noLoanSettledBody: 'तब तक आपका दिया खाता ही रहेगा। अगर बैंक ने उसे नहीं माना, तो होम पर ठीक कर सकते हैं।',
    loanOpen: 'लोन चालू रहते नहीं',
    loanOpenBody: 'यह लोन चुकने पर आप खाता बदल सकते हैं।',
    payoutUnderWay: 'आपके पैसे रास्ते में हैं',
    payoutUnderWayBody: 'उनके पहुँचते ही आप खाता बदल सकते हैं।',
    maintenance: '{from} से लगभग {time} तक उपलब्ध नहीं',
    maintenanceBody: 'आपका खाता वैसा ही रहेगा, और बाकी सब चल रहा है।',
    newDevice: 'यह फ़ोन या ब्राउज़र हमारे लिए नया है',
    newDeviceUntil:
      'यहाँ आप {time} से खाता बदल सकते हैं। पहले लॉग इन के बाद एक दिन बीतना चाहिए, ताकि नंबर चोरी होने पर कोई आपके पैसे कहीं और न भेज सके।',
    newDeviceBody:
      'यहाँ लॉग आउट करके फिर लॉग इन करें। एक दिन बाद आप खाता बदल सकेंगे। नंबर चोरी होने पर इससे आपके पैसे सुरक्षित रहते हैं।',
  },
  closing: '{from} से लगभग {until} तक खाता नहीं बदला जा सकेगा। उससे पहले पूरा कर लें, या बाद में आएँ।',
  toHome: 'होम पर जाएँ',
  toLoan: 'मेरा लोन देखें',
  toProfile: 'प्रोफ़ाइल पर लौटें',
  toWish: 'लोन पर हस्ताक्षर करने वापस जाएँ',
  form: {
    type: 'आपका नया खाता',
    where: 'सूची में से चुनें',
    payee: 'खाते पर नाम',
    send: 'मुझे कोड भेजें',
    safe: 'नाम वही हो जो आईडी पर है। फिर हम आपके नंबर पर कोड भेजेंगे।',
  },
  code: {
    title: 'कोड डालें',
    sent: 'हमने इसे आपके नंबर पर SMS से भेजा है। यह सिर्फ़ इसी बदलाव के लिए है।',
    label: '{length, number} अंकों का कोड',
    incomplete: 'कोड के सभी {length, number} अंक डालें।',
    save: 'मेरा नया खाता सेव करें',
    again: 'नया कोड भेजें',
    back: 'जो लिखा है उसे बदलें',
  },
  done: {
    title: 'आपका नया खाता सेव हो गया',
    body: 'अगला लोन {institution}, {number} में आएगा। हमने SMS से भी बताया है।',
  },
};
