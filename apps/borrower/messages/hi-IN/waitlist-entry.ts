import type { messages as source } from '../en-US/waitlist-entry.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'चलने लगे तो क्या हम आपको बताएँ?',
  lead: 'चाहें तो अपना नंबर छोड़ दें। {product} के Android पर चलते ही हम आपको एक SMS भेजेंगे।',
  takeBackTitle: 'अपना नंबर वापस लें',
  takeBackLead: 'जो नंबर आपने छोड़ा था, वही लिखें। हम उसे तुरंत मिटा देंगे।',
  phone: 'आपका मोबाइल नंबर',
  phoneHint: 'जैसे 0917 123 4567',
  phoneUsed: 'हम +63 {phone} नंबर लेंगे।',
  phoneError: '9 से शुरू होने वाला सही फ़ोन नंबर डालें।',
  consent: 'हाँ, {product} के Android पर चलने पर मुझे SMS से एक बार बताएँ।',
  kept: '{lender} नंबर को तब तक एन्क्रिप्ट करके रखता है, ज़्यादा से ज़्यादा 12 महीने, और किसी और काम में नहीं लेता। इसी नंबर से आप इसे यहाँ वापस ले सकते हैं।',
  consentError: 'सूचना चाहिए तो इस खाने पर निशान लगाएँ।',
  leave: 'मेरा नंबर छोड़ें',
  takeBack: 'मेरा नंबर मिटाएँ',
  toTakeBack: 'नंबर वापस लें',
  toLeave: 'नंबर छोड़ें',
  left: 'धन्यवाद, आपका नंबर हमारे पास है। {product} के Android पर चलते ही एक SMS आएगा, फिर हम नंबर मिटा देंगे।',
  takenBack: 'यह नंबर अब हमारे पास नहीं है। कोई SMS नहीं आएगा।',
};
