import type { messages as source } from '../en-US/no-android.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Android पर अभी नहीं',
  lead: 'माफ़ कीजिए, Android फ़ोन अभी नहीं चलते। यही खाता आप iPhone, iPad या कंप्यूटर पर खोल सकते हैं।',
  copy: 'लिंक कॉपी करें',
  codeLabel: 'QR कोड जिससे यह ऐप दूसरे डिवाइस पर खुलता है',
  code: 'या दूसरे डिवाइस से इसे स्कैन करें।',
  debtTitle: 'क्या आपका हमारे पास लोन है?',
  debtLead: 'आप फिर भी चुका सकते हैं और कुछ भी पूछ सकते हैं। चुकाने के लिए फ़ोन बदलना ज़रूरी नहीं।',
  payByPhone: 'हमें कॉल करें; हम वॉलेट, बैंक या दुकान के लिए भुगतान का रेफ़रेंस देंगे।',
  payOnComputer: 'या किसी भी कंप्यूटर पर, जैसे रिश्तेदार के, लॉग इन करके मेरा लोन से चुकाएँ। काम होने पर लॉग आउट करें।',
  payHelp: 'समय पर न चुका पाएँ तो तारीख से पहले कॉल करें। हम मिलकर रास्ता निकालेंगे।',
  call: '{number} पर कॉल करें',
  hours: 'हर दिन, सुबह 9:00 से शाम 6:00',
};
