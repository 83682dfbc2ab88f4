import type { messages as source } from '../en-US/errors.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  networkAbnormal: 'नेटवर्क में दिक्कत है। अपना मोबाइल डेटा या वाई-फ़ाई देखें। आपका लिखा हुआ यहीं है।',
  validationFailed: 'फ़ॉर्म में कुछ अभी ठीक नहीं है। निशान वाली जगहें देखें।',
  internalError: 'हमारी तरफ़ से कुछ गड़बड़ हुई। आपका सेव किया हुआ सुरक्षित है। फिर कोशिश करें।',
  serviceUnavailable: 'यह थोड़ी देर के लिए उपलब्ध नहीं है। आपका सेव किया हुआ सुरक्षित है। बाद में फिर कोशिश करें।',
  tooFrequent: 'बहुत जल्दी-जल्दी कोशिश हुई। थोड़ी देर बाद फिर कोशिश करें।',
  smsLimitReached: 'SMS की सीमा पूरी हो गई। कल फिर कोशिश करें।',
  securityWait: 'सुरक्षा व्यवस्था चालू हो गई है। कृपया प्रतीक्षा करें।',
  graphicCodeRequired: 'तस्वीर में लिखे अक्षर भी टाइप करें।',
  graphicCodeIncorrect: 'ये तस्वीर वाले अक्षर नहीं हैं। यह नई तस्वीर है।',
  stepUpRequired: 'हमें पक्का करना है कि यह आप ही हैं। आगे बढ़ने के लिए ग्राहक सेवा को कॉल करें।',
  codeIncorrect: 'सत्यापन कोड गलत है। फिर से डालें।',
  codeExpired: 'यह कोड पुराना हो गया। नया कोड मँगाएँ।',
  consentRequired: 'आगे बढ़ने से पहले सहमति के लिए इस खाने पर निशान लगाएँ।',
  retryAt: 'आप {time} पर फिर कोशिश कर सकते हैं।',
  triesLeft:
    '{count, plural, =0 {इस कोड के लिए अब कोई मौका नहीं बचा।} one {# मौका बचा है।} other {# मौके बचे हैं।}}',
  requestId: 'हमें कॉल करें तो यह नंबर बताएँ: {id}',
};
