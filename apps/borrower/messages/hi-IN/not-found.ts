import type { messages as source } from '../en-US/not-found.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'यह पेज यहाँ नहीं है',
  lead: 'पता पुराना या गलत टाइप हुआ हो सकता है। आपका सेव किया कुछ भी नहीं खोया।',
  home: 'होम पर जाएँ',
  loan: 'मेरा लोन देखें',
  start: 'लॉग इन करें',
};
