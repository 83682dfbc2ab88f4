import type { messages as source } from '../en-US/id-reading.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  same: 'फ़ोटो पर जो हमने पढ़ा, वही आपने लिखा है।',
  title: 'कार्ड से मिलाकर देख लें',
  read: 'हमने पढ़ा:',
  typed: 'आपने लिखा:',
  nothing: 'कुछ नहीं',
  use: '{read} रखें',
  keep: 'अगर हमने ग़लत पढ़ा हो, तो बस आगे बढ़ें: आपका लिखा हुआ ही रहेगा।',
};
