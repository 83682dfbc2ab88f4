import type { messages as source } from '../en-US/work-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  type: { title: 'आप क्या काम करते हैं?', why: 'हम केवल वही पूछेंगे जो आपके जवाब से जुड़ा है।' },
  employer: {
    title: 'आपका काम',
    own: 'आपका कारोबार',
    why: 'कर्ज़ के बारे में हम आपके काम पर फ़ोन नहीं करते।',
    companyHint: 'जैसा आपकी वेतन पर्ची या आईडी पर है',
    ownCompany: 'आपके कारोबार का नाम',
    ownCompanyHint: 'नाम न हो तो काम लिखें, जैसे “tricycle driver”।',
    ownPhone: 'कारोबार का फ़ोन',
    ownAddress: 'आप कहाँ काम करते हैं',
    addressHint: 'शहर या गली लिखना काफ़ी है',
  },
  pay: {
    title: 'आपकी आमदनी',
    why: 'ताकि लोन आपकी कमाई के हिसाब से हो। चुकाने का दिन सुझाने के लिए हम वेतन का दिन देखते हैं।',
    ownYears: 'यह कारोबार कितने समय से है?',
    weekday: 'हफ़्ते के किस दिन?',
    monthDay: 'महीने की किस तारीख को?',
    sourceHint: 'जैसे परिवार से पैसे, पेंशन या बचत',
  },
  school: {
    title: 'आपका स्कूल या कॉलेज',
    why: 'हम इसे आवेदन में लिखते हैं। हम आपके स्कूल से संपर्क नहीं करते।',
  },
};
