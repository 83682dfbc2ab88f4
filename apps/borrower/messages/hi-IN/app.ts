import type { messages as source } from '../en-US/app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  copied: 'कॉपी हो गया',
  asOf: 'अभी सर्वर से संपर्क नहीं हो रहा। {time} तक की जानकारी यह है।',
  progress: '{total, number} में से चरण {current, number}',
  tabs: { label: 'मुख्य', home: 'होम', loan: 'मेरा लोन', profile: 'प्रोफ़ाइल' },
  refresh: 'ताज़ा करें',
  loginAgain: {
    title: 'फिर से लॉग इन करें',
    lead: 'आपकी सुरक्षा के लिए आपको लॉग आउट किया गया। लॉग इन करें और जहाँ थे वहीं से आगे बढ़ें।',
  },
  fault: {
    title: 'यह पेज नहीं चला',
    lead: 'गलती हमारी है और हमें इसकी ख़बर मिल गई है। आपका लिखा और सेव किया हुआ सुरक्षित है।',
    again: 'फिर कोशिश करें',
    home: 'होम पर जाएँ',
  },
  readAloud: { start: 'बोलकर सुनाएँ', stop: 'सुनाना रोकें' },
  needsNetwork: {
    title: 'इसके लिए नेटवर्क चाहिए',
    unsent: 'कुछ भी नहीं भेजा गया, और भेजने के लिए कुछ रखा भी नहीं है। ऑनलाइन होने पर फिर से कोशिश करें।',
    lost: 'भेजते समय लाइन टूट गई। फिर से कोशिश करें: कितनी बार भी भेजें, काम एक ही बार होगा।',
    cancel: 'रहने दें',
  },
  date: { day: 'दिन', month: 'महीना', year: 'साल' },
  saving: {
    saving: 'सेव हो रहा है…',
    saved: 'सेव हो गया',
    onPhone: 'इस फ़ोन में सेव है। ऑनलाइन होते ही हम भेज देंगे।',
    queued: 'पूरा हो गया। ऑनलाइन होते ही यह अपने-आप भेज दिया जाएगा।',
  },
  tasks: { done: 'हो गया', next: 'अब यह', later: 'बाकी है', fix: 'सुधार चाहिए' },
};
