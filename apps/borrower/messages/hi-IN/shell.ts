import type { messages as source } from '../en-US/shell.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  back: 'वापस',
  close: 'बंद करें',
  continue: 'आगे बढ़ें',
  tryAgain: 'फिर कोशिश करें',
  loading: 'लोड हो रहा है',
  help: 'मदद',
  language: 'भाषा',
  networkAbnormal: 'नेटवर्क में दिक्कत है। अपना मोबाइल डेटा या वाई-फ़ाई देखें।',
  errorSummaryTitle: 'पहले इसे देख लें',
  /** The days of the week from Sunday on, then the months. Source: Unicode CLDR, short forms. */
  daysAndMonths: 'रवि सोम मंगल बुध गुरु शुक्र शनि जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
  slider: { less: 'कम करें', more: 'बढ़ाएँ' },
};
