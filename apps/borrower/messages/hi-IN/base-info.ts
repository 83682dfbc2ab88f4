import type { messages as source } from '../en-US/base-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  person: { title: 'आपके बारे में', why: 'यह आपके लोन के कागज़ों में लिखा जाएगा। इससे कीमत नहीं बदलती।' },
  school: {
    title: 'पढ़ाई और ई-मेल',
    why: 'फ़ोन पर बात न हो पाए तो हम आपको इसी पते पर लिखते हैं। समझौता और रसीदें हमेशा इस ऐप में हैं, पढ़ने और सेव करने के लिए।',
    emailHint: 'कोई विज्ञापन नहीं।',
  },
  purpose: {
    title: 'लोन किसलिए चाहिए?',
    why: 'इससे हम ज़िम्मेदारी से लोन दे पाते हैं। इनमें से कुछ भी ठीक है।',
  },
  accounts: {
    title: 'आप तक पहुँचने के और तरीके',
    why: 'ये तीनों आपकी मर्ज़ी पर हैं। Facebook से आपकी सीमा बढ़ सकती है; खाली छोड़ने से कभी घटेगी नहीं।',
    whatsappHint: '09 से शुरू होने वाले 11 अंक',
    viberHint: 'आपके Viber खाते का मोबाइल नंबर',
    facebookHint: 'यूज़रनेम या प्रोफ़ाइल का लिंक। हम कभी कुछ पोस्ट नहीं करते।',
  },
};
