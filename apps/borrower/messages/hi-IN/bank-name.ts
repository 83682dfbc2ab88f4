import type { messages as source } from '../en-US/bank-name.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'आपका खाता कहाँ है?',
  lead: 'खोजें, या सूची में से चुनें।',
  search: 'नाम से खोजें',
  found: '{count, plural, =0 {कुछ नहीं मिला} one {# मिला} other {# मिले}}',
  matches: 'मिले हुए',
  popular: 'सबसे ज़्यादा इस्तेमाल होने वाले',
  all: 'बाकी सब, A से Z',
  none: 'कोई मेल नहीं मिला। छोटा नाम आज़माएँ। आपका नहीं है तो हमें जोड़ने के लिए लिखें; तब तक दूसरा खाता चल जाएगा।',
  ask: 'हमें जोड़ने के लिए लिखें',
};
