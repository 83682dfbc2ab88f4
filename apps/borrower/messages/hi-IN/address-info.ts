import type { messages as source } from '../en-US/address-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  barangay: {
    title: 'आप कहाँ रहते हैं?',
    why: 'अपना बरांगाय लिखें। शहर, प्रांत और ZIP कोड अपने-आप भर जाएँगे।',
    search: 'बरांगाय',
    hint: 'जैसे “Poblacion Makati”',
    found:
      '{count, plural, =0 {कोई जगह नहीं मिली। वर्तनी देखें या सूचियों से चुनें।} one {# जगह मिली} other {# जगहें मिलीं}}',
    chosen: 'आपका बरांगाय',
    another: 'दूसरा चुनें',
    offlineFound: 'नेटवर्क नहीं है: ये इस फ़ोन पर रखी जगहें हैं, जहाँ आपने पहले ढूँढा था उसके आसपास।',
    offlineNothing:
      'नेटवर्क नहीं है, और इस फ़ोन पर अभी कोई जगह नहीं रखी है। आपका लिखा यहीं रहेगा, और नेटवर्क आते ही हम ढूँढ लेंगे।',
    cannotFind: 'मुझे नहीं मिल रहा',
    backToSearch: 'नाम से खोजें',
    province: 'प्रांत',
    city: 'शहर या कस्बा',
  },
  street: {
    title: 'घर और गली',
    why: 'आपके लोन के कागज़ों पर यही पता रहेगा।',
    streetHint: 'जैसे 24 Mabini Street',
    landmarkHint: 'पास की कोई जानी-मानी जगह, जैसे स्कूल या दुकान',
    postalHint: 'आपके बरांगाय से भरा गया। आपका अलग हो तो बदल दें।',
  },
};
