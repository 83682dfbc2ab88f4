import type { messages as source } from '../en-US/in-app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Safari में खोलें',
  lead: 'आप किसी दूसरे ऐप के अंदर हैं, और वहाँ कैमरा अक्सर काम नहीं करता। Safari में करता है।',
  steps: {
    copy: 'लिंक कॉपी करें।',
    safari: 'Safari खोलें और पते पर टैप करें।',
    paste: 'उसे पेस्ट करें। लॉग इन के बाद आप इसी चरण पर होंगे; जो सेव किया था वह वहीं है।',
  },
  copy: 'लिंक कॉपी करें',
};
