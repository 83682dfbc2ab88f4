import type { messages as source } from '../en-US/papers.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'कागज़ात',
  lead: 'हर एक PDF में है। उस पर छपे कोड से कोई भी उसे हमारी साइट पर जाँच सकता है।',
  disclosure: 'खर्च का विवरण (डिस्क्लोज़र स्टेटमेंट)',
  agreement: 'आपका हस्ताक्षर किया लोन समझौता',
  receipt: '{amount} की रसीद, {date}',
  statement: 'खाते का विवरण',
  certificate: 'पूरा चुकाने का प्रमाणपत्र',
  save: 'PDF सेव करें: {paper}',
  saved: 'सेव हुआ: {paper}',
};
