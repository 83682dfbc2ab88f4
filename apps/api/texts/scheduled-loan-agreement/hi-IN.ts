import type { Clause } from '../../ports/paper.ts';
import type { ScheduledLoanFigures } from '../scheduled-loan-agreement.ts';

export function agreement(figures: ScheduledLoanFigures): { title: string; clauses: Clause[] } {
  return { title: 'Easy Re-loan एग्रीमेंट', clauses: [...what(figures), ...rights(figures)] };
}

function what(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '1. किनके बीच',
      paragraphs: [
        `यह समझौता ${figures.corporateName} (“हम”), SEC Registration No. ${figures.secRegistrationNumber}, Certificate of Authority No. ${figures.certificateOfAuthorityNumber}, और ${figures.borrowerName} (“आप”) के बीच है।`,
      ],
    },
    {
      heading: '2. Easy Re-loan क्या करता है',
      paragraphs: [
        'जब तक यह चालू है, हर बार जब आप कोई लोन पूरा और समय पर चुकाते हैं, हम आपका अगला लोन शेड्यूल करते हैं। उधार लेने के लिए इसे चालू करना ज़रूरी नहीं है, और इसके बिना लोन महँगा नहीं होता।',
        `आपने ${figures.termDays} दिन के लिए ${figures.amount} चुने हैं। आप दोनों कभी भी बदल सकते हैं। हम उस दिन आपकी लिमिट से ज़्यादा कभी नहीं भेजते।`,
        `पैसे ${figures.institution}, खाता ${figures.accountMasked} में जाते हैं, या उस खाते में जिसे आपने तब तक उसकी जगह चुना हो।`,
      ],
    },
    {
      heading: '3. हर लोन से पहले हम आपको क्या बताते हैं',
      paragraphs: [
        `पैसे जाने से कम से कम ${figures.noticeHours} घंटे पहले हम SMS भेजते हैं: कौन-सा दिन, आपको कितना मिलेगा, कितना और कब तक चुकाना है, और खर्च कितना है। ऐप में उस लोन का कुल खर्च, डिस्क्लोज़र स्टेटमेंट और लोन एग्रीमेंट दिखता है।`,
        'उसके बाद कुछ बदले तो हम फिर से बताते हैं और समय फिर से शुरू होता है। बताई गई कीमत से अलग कीमत पर हम पैसे नहीं भेजते।',
        'अगर आप तब तक उसे स्किप नहीं करते, तो यह समझौता और आपको बताई गई रकम व तारीख मिलकर उस लोन की आपकी मंज़ूरी मानी जाती है। हर लोन का अपना लोन एग्रीमेंट होता है और उसके सारे अधिकार आपके हैं, पैसे आने के बाद रद्द करना भी।',
      ],
    },
    {
      heading: '4. स्किप करना और बंद करना',
      paragraphs: [
        'आप किसी भी एक लोन को पैसे भेजे जाने तक ऐप में हमेशा स्किप कर सकते हैं, एक टैप से, बिना कारण और बिना शुल्क।',
        'आप Easy Re-loan कभी भी बंद कर सकते हैं, एक स्थिति को छोड़कर: जब तक उसके वाउचर से लिया गया लोन चुकाया न गया हो। वह लोन चुकाते ही आप इसे बंद कर सकते हैं, और तब तक भी आप लोन स्किप कर सकते हैं।',
      ],
    },
  ];
}

function rights(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '5. वाउचर',
      paragraphs: [
        `इसे पहली बार चालू करने पर आपको ${figures.activation} का कूपन मिलता है। भेजे गए हर शेड्यूल लोन की फ़ीस में वाउचर से छूट मिलती है: लगातार होने पर ${figures.ladder}, आखिरी वाली छूट आगे के सभी लोन के लिए, और हर बार ${figures.extra} और। छूट फ़ीस से ज़्यादा कभी नहीं होती।`,
        `स्किप करने, देर से चुकाने, पैसे न पहुँचने या बंद करने पर वाउचर फिर ${figures.first} से शुरू होते हैं। देर से चुकाए गए लोन पर उसके अपने लोन एग्रीमेंट की लेट फ़ीस भी लगती है।`,
      ],
    },
    {
      heading: '6. कब लोन नहीं भेजा जाता',
      paragraphs: [
        'जब आप पर दूसरा लोन बाकी हो, जब आपकी लिमिट या कानून अनुमति न दे, या जब आपका खाता काम न करे, तब हम नहीं भेजते। कारण ऐप में दिखता है, और उसके लिए आप पर कोई बकाया नहीं होता।',
      ],
    },
    {
      heading: '7. सवाल, शिकायतें और कानून',
      paragraphs: [
        `ग्राहक सेवा: ${figures.hotLine}, ${figures.serviceEmail}। शिकायत अधिकारी: ${figures.grievanceOfficer}, ${figures.grievanceEmail}। आप कभी भी Securities and Exchange Commission के पास जा सकते हैं।`,
        'ऐप में आपकी मंज़ूरी Republic Act No. 8792 के तहत आपके हस्ताक्षर मानी जाती है। फ़िलीपींस गणराज्य का कानून लागू होता है और यहाँ आपका कोई अधिकार नहीं छीना जाता। भाषाओं में अंतर हो तो अंग्रेज़ी मान्य है, जब तक आपका पढ़ा हुआ पाठ आपकी ज़्यादा रक्षा न करता हो।',
      ],
    },
  ];
}
