import type { messages as source } from '../en-US/clips.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'क्लिप',
  lead: 'छह छोटी क्लिप, बिना आवाज़। शब्द हर एक के नीचे हैं, बिना नेटवर्क भी।',
  play: 'चलाएँ: {title}',
  size: '{seconds, number} सेकंड, {kilobytes, number} kB',
  transcript: 'इसमें क्या है',
  guide: 'गाइड पढ़ें',
  failed: 'इस सिग्नल पर क्लिप नहीं आ रही। नीचे के शब्द वही बताते हैं।',
};
