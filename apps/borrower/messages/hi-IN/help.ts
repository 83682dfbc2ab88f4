import type { messages as source } from '../en-US/help.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  back: 'मदद पर वापस जाएँ',
  supportMessages: 'यहीं हमें लिखें',
  links: { guides: 'तस्वीरों वाली गाइड', cancel: 'लोन रद्द करें', deletion: 'मेरा खाता मिटाएँ' },
  title: 'मदद',
  open: 'हम अभी खुले हैं, हर दिन सुबह 9:00 से शाम 6:00 बजे तक।',
  closed: 'हम अभी बंद हैं। हर दिन सुबह 9:00 से शाम 6:00 बजे तक बात कर सकते हैं।',
  call: '{number} पर कॉल करें',
  grievance: 'शिकायत है? हमारे शिकायत अधिकारी {officer} को लिखें:',
  account:
    '24 घंटे के भीतर लोन रद्द करना और खाता मिटाना, दोनों ऐप में ऊपर के लिंक से हो सकते हैं। न हो पाए तो हमें कॉल करें या लिखें।',
};
