import type { messages as source } from '../en-US/my.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'प्रोफ़ाइल',
  someone: 'आपका खाता',
  sections: { papers: 'मेरे दस्तावेज़', help: 'मदद और नियम', choices: 'संदेश और सेटिंग' },
  links: {
    messages: 'संदेश',
    account: 'पैसे पाने का खाता बदलें',
    settings: 'सेटिंग',
    loans: 'मेरे लोन, चुकाए और बाकी',
    coupons: 'मेरे कूपन',
    history: 'लोन का इतिहास और कागज़ात',
    reloan: 'Easy Re‑loan',
    agreement: 'लोन समझौता',
    supportMessages: 'हमें लिखें: सवाल, शिकायत या सुझाव',
    about: 'कौन लोन देता है, समय और शिकायतें',
    guides: 'तस्वीरों वाली गाइड',
    clips: 'छोटी क्लिप',
    privacy: 'निजता सूचना',
    heldData: 'आपके बारे में हमारे पास क्या है',
    deletion: 'मेरा खाता मिटाएँ',
    terms: 'सेवा की शर्तें',
    bench: 'इस सैंडबॉक्स की टेस्ट बेंच',
  },
  logOut: 'लॉग आउट करें',
  logOutNote: 'इसके बाद आपका नाम, नंबर और लोन इस फ़ोन पर नहीं रहेंगे।',
};
