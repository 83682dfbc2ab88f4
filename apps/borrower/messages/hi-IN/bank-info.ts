import type { messages as source } from '../en-US/bank-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  type: {
    title: 'आप पैसे कैसे पाना चाहते हैं?',
    why: 'खाता आपके अपने नाम का होना चाहिए। हम वहाँ सिर्फ़ पैसे भेजते हैं, निकालते कुछ नहीं।',
    digitalWallet: 'कुछ मिनटों में पहुँचता है, दिन हो या रात',
    bankCard: '₱50,000 तक कुछ मिनटों में, उससे ज़्यादा अगले बैंकिंग दिन',
    remittanceShop: 'काउंटर पर अपनी आईडी दिखाकर नकद लें',
  },
  institution: {
    label: { digitalWallet: 'ई-वॉलेट', bankCard: 'बैंक', remittanceShop: 'दुकान' },
    choose: {
      digitalWallet: 'अपना ई-वॉलेट चुनें',
      bankCard: 'अपना बैंक चुनें',
      remittanceShop: 'दुकान चुनें',
    },
    change: 'दूसरा चुनें',
  },
  account: {
    digitalWallet: 'आपका ई-वॉलेट',
    bankCard: 'आपका बैंक खाता',
    remittanceShop: 'पैसे लेने की जगह',
    why: 'एक भी अंक गलत हो तो पैसे हमारे पास लौट आते हैं। एक बार और देख लें।',
    walletHint: '09 से शुरू होने वाले 11 अंक। वॉलेट पूरी तरह वेरिफ़ाई होना चाहिए।',
    read: 'हमने पढ़ा: {number}।',
    numberHint: 'आपके बैंकिंग ऐप या पासबुक से। खाली जगह से फ़र्क नहीं पड़ता।',
    againHint: 'दोबारा लिखें या पेस्ट करें, ताकि गलती पकड़ में आए।',
    shopNote: 'कोई भी शाखा वही आईडी देखकर पैसे देती है जो आपने हमें दी है।',
  },
  payee: {
    title: 'खाते पर लिखा नाम',
    why: 'बैंक इस नाम को खाते से मिलाता है। यह आपकी आईडी जैसा ही होना चाहिए।',
    differs: 'यह नाम आपकी आईडी ({name}) से अलग है। बैंक ऐसे भुगतान अक्सर लौटा देते हैं।',
    save: 'मेरा खाता सेव करें',
    phoneHint: 'बैंक या वॉलेट इसी नंबर पर अपना मैसेज भेजता है।',
  },
};
