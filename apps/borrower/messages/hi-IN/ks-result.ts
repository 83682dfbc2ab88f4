import type { messages as source } from '../en-US/ks-result.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'आपका भुगतान',
  progress: {
    title: '{channel} के जवाब का इंतज़ार है',
    lead: '{amount} की पुष्टि अभी नहीं हुई। ज़्यादातर कुछ मिनट लगते हैं; काउंटर या बैंक में ज़्यादा लग सकते हैं। आप यह पेज बंद कर सकते हैं।',
    proof: 'मैंने चुका दिया: दिखाएँ',
    again: 'फिर देखें',
    stopped: 'अब हम अपने आप नहीं पूछ रहे। कुछ देर बाद फिर देखें; कुछ खोया नहीं है।',
  },
  success: {
    title: 'धन्यवाद, {amount} पहुँच गए',
    lead: 'यह अब से आपके लोन में गिना जाएगा।',
    settledTitle: 'धन्यवाद, आपका लोन पूरा चुक गया',
    settledLead: '{amount} पहुँच गए। अब कुछ भी बकाया नहीं है।',
    extendedTitle: 'धन्यवाद, आपकी नियत तारीख आगे बढ़ गई',
    extendedLead: 'नई तारीख {date} है। लोन की रकम उतनी ही है।',
    share: 'रसीद सेव करें',
    copy: 'रसीद कॉपी करें',
    receipt: '{product}: {channel} से {time} को {amount} चुकाए, रेफ़रेंस {reference}',
  },
  fail: {
    title: 'भुगतान पूरा नहीं हुआ',
    lead: '{channel} ने हमारे लिए पैसे नहीं लिए, या वे आपको लौटा देंगे। आपका लोन पहले जैसा ही है।',
    again: 'दूसरा तरीका आज़माएँ',
  },
  facts: { coupon: 'आपके कूपन की छूट', reference: 'रेफ़रेंस', copy: 'रेफ़रेंस कॉपी करें', time: 'समय', channel: 'किससे' },
  unknown: {
    title: 'यह नतीजा अब यहाँ नहीं है',
    lead: 'लिंक पुराना या अधूरा है। जो पैसे पहुँचे हैं वे हमेशा आपके लोन पेज पर दिखते हैं।',
  },
  next: { home: 'देखें, अब क्या कर सकते हैं', loan: 'मेरा लोन देखें', logIn: 'विवरण के लिए लॉग इन करें' },
};
