import type { messages as source } from '../en-US/home-index.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  hello: 'नमस्ते, {name}',
  welcome: 'स्वागत है',
  tasks: {
    lead: 'करीब 5 मिनट में अपने बारे में बताएँ। कभी भी रुक सकते हैं; जो लिखा है वह सेव रहता है।',
    progress: '{total, number} में से {done, number} पूरे',
    continue: 'आगे बढ़ें: {task}',
    names: {
      identity: 'आपकी आईडी',
      basic: 'आपके बारे में',
      basicMore: 'लोन का कारण और संपर्क',
      address: 'आपका पता',
      work: 'काम और आमदनी',
      contacts: 'आपातकालीन संपर्क',
      payoutAccount: 'पैसे कहाँ भेजें',
      selfie: 'एक सेल्फ़ी',
    },
  },
  ready: {
    title: 'सब कुछ भर गया है',
    lead: 'अपने जवाब एक बार देख लें, फिर हमें भेजें।',
    check: 'मेरे जवाब देखें',
  },
  check: {
    title: 'अपने जवाब देख लें',
    lead: 'जब तक हम इन्हें देख रहे होंगे, इन्हें बदला नहीं जा सकेगा।',
    privacyConsent:
      'मैं सहमत हूँ कि इस लोन के फ़ैसले के लिए मेरी जानकारी का उपयोग हो, जैसा <privacy>निजता सूचना</privacy> में लिखा है।',
    termsConsent: 'मैं <terms>सेवा की शर्तों</terms> से सहमत हूँ।',
    consentMissing: 'सहमत हों तो यह बॉक्स टिक करें। इसके बिना हम आवेदन नहीं देख सकते।',
    send: 'मेरा आवेदन भेजें',
    sent: 'आपका आवेदन हमें भेजा जा रहा है',
  },
  offer: {
    title: 'आप इतना तक उधार ले सकते हैं',
    less: 'इससे कम लेना भी ठीक है, और कोई आख़िरी तारीख़ नहीं है। फ़ैसले से पहले पूरा खर्च दिखेगा, और हस्ताक्षर के बिना कुछ नहीं होगा।',
    see: 'खर्च देखें',
    installments: 'या किस्तों में चुकाएँ',
    account: 'पैसे {account} में भेजे जाएँगे।',
    again: 'पूरा चुकाने के लिए धन्यवाद',
    againLead: 'अगले लोन के लिए नया फ़ॉर्म नहीं भरना होगा। ज़रूरत हो तभी लें।',
  },
  rewards: {
    facebook: 'अपनी लिमिट {step} तक बढ़ाएँ',
    install: 'होम स्क्रीन पर जोड़ें, कूपन पाएँ',
    coupons: '{count, plural, one {# कूपन जो काम आएगा} other {# कूपन जो काम आएँगे}}',
    reloanOff: 'Easy Re‑loan: देखें यह क्या है',
    reloanOn: 'Easy Re‑loan चालू है',
    upcomingTitle: 'आपका अगला लोन तय है',
    upcoming: '{date} को {amount} जाएँगे, अगर आप छोड़ न दें।',
    upcomingSee: 'खर्च देखें, छोड़ें या बदलें',
  },
};
