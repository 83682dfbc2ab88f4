import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { pushTexts } from './push.ts';
import { smsText } from './sms.ts';

const lowered = { 'en-US': /lowered your loan/, 'fil-PH': /Ibinawas ito sa loan mo/, 'hi-IN': /लोन घट गया/ };

test.each(languages)(
  'money that bought no later due date is said to have lowered the loan, in %s',
  (language) => {
    expect(smsText('extensionNotGranted', language, { product: 'Luwag' })).toMatch(lowered[language]);
    expect(pushTexts.extensionNotGranted[language]).toMatch(lowered[language]);
  },
);
