import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { pushTexts } from './push.ts';
import { smsText } from './sms.ts';

const lowered = { 'en-US': /lowered your loan/, 'fil-PH': /Ibinawas ito sa loan mo/, 'hi-IN': /लोन घट गया/ };

test.each(languages)(
  'money that bought no later due date is said to have lowered the loan, and the app says why, in %s',
  (language) => {
    const sms = smsText('extensionNotGranted', language, { product: 'Luwag' });
    for (const text of [sms, pushTexts.extensionNotGranted[language]]) {
      expect(text).toMatch(lowered[language]);
      // It may have been too little, or bought before.
      expect(text).not.toMatch(/too late|huli|देर/i);
    }
  },
);
