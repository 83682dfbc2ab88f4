import type { messages as source } from '../en-US/support-messages.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'हमें लिखें',
  lead: 'इसे कोई व्यक्ति पढ़ेगा और {days, plural, one {# दिन} other {# दिन}} के अंदर जवाब देगा। जवाब आपके संदेशों में आएगा।',
  kind: 'यह क्या है?',
  kinds: {
    question: 'सवाल',
    complaint: 'शिकायत',
    suggestion: 'सुझाव',
    paymentProof: 'भुगतान का सबूत',
  },
  text: 'अपने शब्दों में लिखें',
  missing: '{missing, plural, one {# अक्षर और लिखें।} other {# अक्षर और लिखें।}}',
  left: '{left, plural, one {# अक्षर और लिख सकते हैं} other {# अक्षर और लिख सकते हैं}}',
  withoutChinese: 'चीनी अक्षर हटा दिए गए। कृपया दूसरे अक्षरों में लिखें।',
  send: 'भेजें',
  errors: {
    kind: 'चुनें कि यह क्या है: सवाल, शिकायत या सुझाव।',
    short: 'थोड़ा और लिखें: {missing, plural, one {# अक्षर} other {# अक्षर}} कम हैं।',
    long: 'इसे {over, plural, one {# अक्षर} other {# अक्षर}} छोटा करें।',
  },
  sent: 'यह हमें मिल गया। इसका नंबर {number} है।',
  sentLead:
    'कोई व्यक्ति {days, plural, one {# दिन} other {# दिन}} के अंदर जवाब देगा। इसके बारे में कॉल करें तो यह नंबर बताएँ।',
  keptTitle: 'यह अभी आपके फ़ोन में है',
  keptLead: 'अभी नेटवर्क नहीं है। नेटवर्क आते ही यह अपने आप, एक ही बार, भेज दिया जाएगा, और इसका नंबर नीचे दिखेगा।',
  another: 'कुछ और लिखें',
  own: 'आपने जो लिखा',
  none: 'अभी कुछ नहीं।',
  waits: 'नेटवर्क का इंतज़ार है। यह अपने आप भेज दिया जाएगा।',
  number: 'नंबर {number}।',
  written: '{time} पर लिखा।',
  expected: '{time} तक जवाब मिलेगा।',
  proof: '{time} पर भुगतान, रेफ़रेंस {reference}',
  outcomes: {
    answered: 'हमारा जवाब',
    found: 'यह भुगतान हमें मिल गया। यह उसी दिन से गिना जाएगा जिस दिन आपने चुकाया।',
    notFound: 'यह भुगतान हमें नहीं मिला।',
  },
};
