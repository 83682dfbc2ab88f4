import type { messages as source } from '../en-US/contact.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  promise: {
    title: 'हम इन नंबरों का क्या करते हैं',
    noDebt: 'हम आपके कर्ज़ के बारे में इनसे कभी बात नहीं करते। भुगतान सिर्फ़ आपसे माँगा जा सकता है।',
    noAddressBook: 'हम आपकी फ़ोनबुक कभी नहीं पढ़ते। हर व्यक्ति का नाम आप ख़ुद बताते हैं।',
    remove: 'लोन बंद होने पर आप इन्हें हटा सकते हैं: प्रोफ़ाइल में, आपके बारे में हमारे पास क्या है।',
  },
  emergency1: {
    title: 'आपात स्थिति में किससे बात करें',
    why: 'जैसे, जब आपसे संपर्क न हो पाए और आपका खाता ख़तरे में हो।',
  },
  emergency2: {
    title: 'आपात स्थिति के लिए एक और व्यक्ति',
    why: 'जिसका नंबर पहले वाले से अलग हो।',
  },
  people: {
    title: 'तीन और लोग जिन्हें आप जानते हैं',
    why: 'इनसे पता चलता है कि आप आप ही हैं। लोन के बारे में इन्हें कोई कॉल या मैसेज नहीं जाता।',
    added: '{total, number} में से {added, number} जुड़ गए',
    legend: '{total, number} में से व्यक्ति {number, number}',
  },
  person: {
    pick: 'मेरे संपर्कों से चुनें',
    phoneHint: 'जैसे 0917 123 4567',
  },
};
