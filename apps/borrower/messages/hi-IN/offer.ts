import type { messages as source } from '../en-US/offer.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  refused: {
    noOffer: 'अभी आपके लिए कोई ऑफ़र नहीं है।',
    amountNotOffered: 'हम यह रकम नहीं देते। दूसरी चुनें।',
    termNotOffered: 'हम इतने दिनों का लोन नहीं देते। दूसरी अवधि चुनें।',
    costCapExceeded: 'इन शर्तों पर खर्च कानून की सीमा से ज़्यादा होगा। दूसरी शर्तें चुनें।',
    costCapExceededTogether: 'आपके मौजूदा लोन के साथ मिलाकर इसका खर्च कानून की सीमा से ज़्यादा होगा।',
    productNotOpen: 'यह लोन तब खुलता है जब आप एक लोन समय पर पूरा चुका दें।',
    documentChanged: 'समझौता बदल गया है। हस्ताक्षर से पहले फिर पढ़ें।',
    withdrawingClosed:
      'रखरखाव के लिए लोन लेना {from} से बंद है। आपका ऑफ़र बना रहेगा, और चल रहा लोन पहले की तरह चुका सकते हैं।',
    signatureRequired: 'पहले हस्ताक्षर करें।',
  },
  blocked: {
    noOfferTitle: 'अभी आपके लिए कोई ऑफ़र नहीं है',
    noOffer: 'होम पेज पर दिखेगा कि आपका आवेदन कहाँ है और आप क्या कर सकते हैं।',
    home: 'होम पेज पर जाएँ',
    notOpenTitle: 'यह लोन अभी आपके लिए खुला नहीं है',
    notOpen: 'यह तब खुलता है जब आप एक लोन पूरा और समय पर चुका दें।',
    couponTitle: 'यह कूपन अब काम नहीं करेगा',
    coupon: 'यह इस्तेमाल हो चुका है या इसकी अवधि बीत गई है। आप पर कोई बकाया नहीं है, और कुछ भेजा नहीं गया।',
    choose: 'फिर से चुनें',
  },
};
