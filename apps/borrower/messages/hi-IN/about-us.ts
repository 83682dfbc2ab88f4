import type { messages as source } from '../en-US/about-us.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'आपको लोन कौन देता है',
  lead: '{lender} {product} नाम से लोन देती है।',
  open: 'अभी खुला है, हर दिन सुबह 9:00 से शाम 6:00 बजे तक',
  closed: 'अभी बंद है। हर दिन सुबह 9:00 से शाम 6:00 बजे तक खुला, मनीला का समय',
  call: '{number} पर कॉल करें',
  write: 'हमें लिखें',
  identity: {
    title: 'पंजीकरण',
    company: 'कंपनी',
    registration: 'SEC पंजीकरण सं.',
    authority: 'Certificate of Authority सं.',
    address: 'पता',
    website: 'वेबसाइट',
    email: 'ईमेल',
    grievanceEmail: 'शिकायत के लिए ईमेल',
  },
  verify: {
    title: 'खुद जाँच लें',
    lead: 'Securities and Exchange Commission की वेबसाइट sec.gov.ph पर लोन कंपनियों की सूची में कंपनी का नाम और प्रमाणपत्र संख्या देखें। कोई एक भी न मिले तो उधार न लें, और किसी को पहले से पैसे न दें।',
    never: 'हम लोन से पहले कभी पैसे नहीं माँगते, आपका कोड नहीं माँगते, और किसी अनजान के संदेश से लोन नहीं देते।',
  },
  price: {
    title: 'हमारी कीमतें',
    interest: 'ब्याज: बाकी रकम का {rate} हर दिन, सिर्फ़ उतने दिन जितने आप इस्तेमाल करें',
    serviceFee: 'सेवा शुल्क: अवधि के हर दिन के लिए लोन की रकम का {rate}, पैसे भेजते समय कटता है',
    creditReportFee: 'क्रेडिट रिपोर्ट शुल्क: हर लोन पर {amount}',
    gst: 'GST: सेवा शुल्क का {rate}',
    late: 'देरी: देय रकम का {rate} हर दिन; सारे खर्च मिलाकर उधार की रकम से ज़्यादा कभी नहीं',
    penaltyFee: 'पेनल्टी: {amount}, एक बार, देर के पहले दिन',
    shown: 'फ़ैसले से पहले सबका जोड़ पेसो में दिखता है।',
  },
  complaint: {
    title: 'शिकायत',
    lead: 'हमारे शिकायत अधिकारी {officer} 2 कामकाजी दिनों में पुष्टि करते हैं और 30 दिनों में जवाब देते हैं।',
    here: 'यहीं ऐप में लिखें',
    write: 'शिकायत अधिकारी को लिखें',
    sec: 'आप कभी भी Securities and Exchange Commission के पास जा सकते हैं।',
  },
};
