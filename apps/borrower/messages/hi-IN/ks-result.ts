import type { messages as source } from '../en-US/ks-result.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'आपका भुगतान',
  progress: {
    title: '{channel} के जवाब का इंतज़ार है',
    lead: '{amount} की पुष्टि अभी नहीं हुई। आप यह पेज बंद कर सकते हैं; कुछ खोएगा नहीं।',
    usually: {
      gcash: 'GCash ज़्यादातर कुछ मिनटों में हमें बता देता है।',
      maya: 'Maya ज़्यादातर कुछ मिनटों में हमें बता देता है।',
      qrph: 'QR Ph से हमें ज़्यादातर कुछ मिनटों में पता चल जाता है।',
      sevenEleven: 'काउंटर पर चुकाने के कुछ घंटों में 7-Eleven हमें बता देता है।',
      bank: 'बैंक एक दिन में हमें बता देता है।',
      other: 'ज़्यादातर कुछ मिनट लगते हैं, और ज़्यादा से ज़्यादा एक दिन।',
    },
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
    left: 'आज लोन पूरा चुकाने के लिए अभी {amount} और देने होंगे। अगली नियत तारीख {date} है।',
    share: 'रसीद सेव करें',
    copy: 'रसीद कॉपी करें',
    receipt: '{product}: {channel} से {time} को {amount} चुकाए, रेफ़रेंस {reference}',
  },
  facts: {
    amount: 'रकम',
    coupon: 'आपके कूपन की छूट',
    reference: 'रेफ़रेंस',
    copy: 'रेफ़रेंस कॉपी करें',
    time: 'समय',
    until: 'कब तक मान्य',
    channel: 'किससे',
  },
  unknown: {
    title: 'यह नतीजा अब यहाँ नहीं है',
    lead: 'लिंक पुराना या अधूरा है। जो पैसे पहुँचे हैं वे हमेशा आपके लोन पेज पर दिखते हैं।',
  },
  next: { home: 'देखें, अब क्या कर सकते हैं', loan: 'मेरा लोन देखें', logIn: 'विवरण के लिए लॉग इन करें' },
};
