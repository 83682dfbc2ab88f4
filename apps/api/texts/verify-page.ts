import type { Language } from '@luwag/contract/language';
import type { PaperKind } from '../ports/rows-around-loan.ts';

/** The page on which anyone who holds a paper can look it up. */
export type VerifyWords = {
  title: string;
  lead: string;
  code: string;
  check: string;
  found: string;
  foundHow: string;
  unknown: string;
  unknownHow: string;
  paper: string;
  loan: string;
  issued: string;
  lender: string;
  fingerprint: string;
  kinds: Record<PaperKind, string>;
};

export const verifyWords: Record<Language, VerifyWords> = {
  'en-US': {
    title: 'Check a paper',
    lead: 'Type the code that stands on the paper. You learn whether we issued it, and nothing about the person it names.',
    code: 'Code, 16 digits',
    check: 'Check',
    found: 'We issued this paper',
    foundHow:
      'Compare the fingerprint with the one on the paper. Where one sign differs, the paper was changed.',
    unknown: 'We know no paper with this code',
    unknownHow: 'Look at the digits once more. If they are right, this paper is not from us.',
    paper: 'Paper',
    loan: 'Loan',
    issued: 'Issued',
    lender: 'Lender',
    fingerprint: 'Fingerprint (SHA-256)',
    kinds: {
      disclosure: 'Disclosure statement',
      agreement: 'Loan agreement',
      'scheduled-loan-agreement': 'Scheduled loan agreement',
      receipt: 'Receipt',
      statement: 'Statement of account',
      certificate: 'Certificate of full payment',
    },
  },
  'fil-PH': {
    title: 'Suriin ang papel',
    lead: 'I-type ang code na nasa papel. Malalaman mo kung kami ang naglabas nito, pero walang sasabihin tungkol sa taong nakapangalan dito.',
    code: 'Code, 16 na numero',
    check: 'Suriin',
    found: 'Kami ang naglabas ng papel na ito',
    foundHow: 'Ihambing ang fingerprint sa nasa papel. Kapag may isang naiba, binago ang papel.',
    unknown: 'Wala kaming papel na may ganitong code',
    unknownHow: 'Tingnan muli ang mga numero. Kung tama ang mga ito, hindi sa amin galing ang papel.',
    paper: 'Papel',
    loan: 'Loan',
    issued: 'Inilabas',
    lender: 'Nagpautang',
    fingerprint: 'Fingerprint (SHA-256)',
    kinds: {
      disclosure: 'Disclosure statement',
      agreement: 'Kasunduan sa loan',
      'scheduled-loan-agreement': 'Kasunduan sa naka-iskedyul na loan',
      receipt: 'Resibo',
      statement: 'Statement of account',
      certificate: 'Katibayan ng buong bayad',
    },
  },
  'hi-IN': {
    title: 'कागज़ जाँचें',
    lead: 'कागज़ पर लिखा कोड टाइप करें। पता चलेगा कि वह हमने दिया है या नहीं; उसमें लिखे व्यक्ति के बारे में कुछ नहीं बताया जाता।',
    code: 'कोड, 16 अंक',
    check: 'जाँचें',
    found: 'यह कागज़ हमने दिया है',
    foundHow: 'पहचान को कागज़ पर लिखी पहचान से मिलाएँ। एक भी अक्षर अलग हो तो कागज़ बदला गया है।',
    unknown: 'इस कोड का कोई कागज़ हमारे पास नहीं है',
    unknownHow: 'अंक फिर से देखें। अगर वे सही हैं, तो यह कागज़ हमारा नहीं है।',
    paper: 'कागज़',
    loan: 'लोन',
    issued: 'जारी हुआ',
    lender: 'लोन देने वाला',
    fingerprint: 'पहचान (SHA-256)',
    kinds: {
      disclosure: 'डिस्क्लोज़र स्टेटमेंट',
      agreement: 'लोन समझौता',
      'scheduled-loan-agreement': 'तय लोन का समझौता',
      receipt: 'रसीद',
      statement: 'खाते का विवरण',
      certificate: 'पूरे भुगतान का प्रमाण पत्र',
    },
  },
};
