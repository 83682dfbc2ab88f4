import type { messages as source } from '../en-US/add-desk-top-browser.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'होम स्क्रीन पर जोड़ें',
  lead: 'आइकन से ऐप तुरंत खुलता है, सिग्नल न हो तब भी। जगह लगभग नहीं लेता।',
  bonus: {
    offer: '{coupon} का कूपन आपके लिए तैयार है',
    step: 'आपकी सीमा {step} बढ़ेगी। अभी यह {limit} है।',
    stepLater: 'आपकी पहली सीमा {step} ज़्यादा होगी।',
    given: 'हो गया। {coupon} का कूपन आपके पास है',
    givenOn: '{date} से',
    limit: 'आपकी सीमा {limit} है।',
    see: 'मेरे कूपन देखें',
  },
  stepsTitle: 'बस तीन टैप',
  steps: {
    shareBar: 'स्क्रीन के नीचे “Share” पर टैप करें।',
    addressBar: 'ऊपर पते के पास “Share” पर टैप करें।',
    more: 'नीचे तीन बिंदुओं पर टैप करें, फिर “Share” पर।',
    menu: 'नीचे स्क्रॉल करें और “Add to Home Screen” पर टैप करें।',
    add: '“Add” पर टैप करें।',
    addAsApp: '“Open as Web App” चालू रहने दें और “Add” पर टैप करें।',
  },
  added: 'मैंने जोड़ लिया',
  addedNext: 'बढ़िया। अब नए आइकन से ऐप खोलें और वहाँ एक बार लॉग इन करें: बोनस अपने-आप आ जाएगा।',
  done: 'आप ऐप होम स्क्रीन से चला रहे हैं।',
  inAppTitle: 'पहले Safari में खोलें',
  inApp: 'आप किसी दूसरे ऐप के अंदर हैं, जो आइकन नहीं जोड़ सकता। लिंक कॉपी करें, Safari खोलें और वहाँ पेस्ट करें।',
  copy: 'लिंक कॉपी करें',
  desktopTitle: 'अपने फ़ोन पर',
  desktop: 'फ़ोन का कैमरा इस कोड की ओर करें और वहाँ बताए गए कदम उठाएँ।',
  codeLabel: 'कोड जो यह पेज फ़ोन पर खोलता है',
};
