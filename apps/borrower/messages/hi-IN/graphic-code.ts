import type { messages as source } from '../en-US/graphic-code.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  label: 'तस्वीर में लिखे अक्षर',
  hint: 'इससे हमें पता चलता है कि कोई इंसान पूछ रहा है। न पढ़ा जाए तो दूसरी तस्वीर लें या हमें कॉल करें।',
  picture: 'टाइप करने वाले अक्षरों की तस्वीर',
  another: 'दूसरी तस्वीर दिखाएँ',
};
