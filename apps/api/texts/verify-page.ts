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
  ended: string;
  endedHow: string;
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
    title: 'Check a document',
    lead: 'Enter the code on the document. We show whether we issued it, and nothing about the person it names.',
    code: 'Code, 16 digits',
    check: 'Check',
    found: 'We issued this document',
    foundHow:
      'Compare the fingerprint with the one on the document. If one character differs, the document was changed.',
    ended: 'We issued this document, and it no longer holds',
    endedHow:
      'Since then a payment was taken back, or the loan was undone. Ask the borrower for a new document.',
    unknown: 'We have no document with this code',
    unknownHow: 'Check the digits again. If they are correct, this document is not from us.',
    paper: 'Document',
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
    title: 'I-check ang dokumento',
    lead: 'I-type ang code na nasa dokumento. Ipapakita namin kung kami ang naglabas nito, pero wala tungkol sa taong nakapangalan dito.',
    code: 'Code, 16 na numero',
    check: 'I-check',
    found: 'Kami ang naglabas ng dokumentong ito',
    foundHow: 'Ikumpara ang fingerprint sa nasa dokumento. Kapag may isang naiba, binago ang dokumento.',
    ended: 'Kami ang naglabas nito, pero hindi na ito totoo ngayon',
    endedHow: 'Mula noon, may bayad na binawi o kinansela ang loan. Humingi sa borrower ng bagong dokumento.',
    unknown: 'Wala kaming dokumento na may ganitong code',
    unknownHow: 'I-check ulit ang mga numero. Kung tama ang mga ito, hindi sa amin galing ang dokumento.',
    paper: 'Dokumento',
    loan: 'Loan',
    issued: 'Inilabas',
    lender: 'Nagpautang',
    fingerprint: 'Fingerprint (SHA-256)',
    kinds: {
      disclosure: 'Disclosure statement',
      agreement: 'Loan agreement',
      'scheduled-loan-agreement': 'Agreement ng naka-schedule na loan',
      receipt: 'Resibo',
      statement: 'Statement of account',
      certificate: 'Certificate of full payment',
    },
  },
  'hi-IN': {
    title: 'दस्तावेज़ जाँचें',
    lead: 'दस्तावेज़ पर लिखा कोड टाइप करें। हम बताएँगे कि वह हमने जारी किया है या नहीं। उसमें लिखे व्यक्ति के बारे में हम कुछ नहीं बताते।',
    code: 'कोड, 16 अंक',
    check: 'जाँचें',
    found: 'यह दस्तावेज़ हमने जारी किया है',
    foundHow: 'फ़िंगरप्रिंट को दस्तावेज़ पर लिखे फ़िंगरप्रिंट से मिलाएँ। एक भी अक्षर अलग हो तो दस्तावेज़ बदला गया है।',
    ended: 'यह हमने जारी किया था, पर अब यह लागू नहीं है',
    endedHow: 'तब से कोई भुगतान वापस हुआ है या लोन रद्द हुआ है। उधार लेने वाले से नया दस्तावेज़ माँगें।',
    unknown: 'इस कोड का कोई दस्तावेज़ हमारे पास नहीं है',
    unknownHow: 'अंक फिर से देखें। अगर वे सही हैं, तो यह दस्तावेज़ हमारा नहीं है।',
    paper: 'दस्तावेज़',
    loan: 'लोन',
    issued: 'जारी हुआ',
    lender: 'लोन देने वाला',
    fingerprint: 'फ़िंगरप्रिंट (SHA-256)',
    kinds: {
      disclosure: 'डिस्क्लोज़र स्टेटमेंट',
      agreement: 'लोन एग्रीमेंट',
      'scheduled-loan-agreement': 'शेड्यूल लोन का एग्रीमेंट',
      receipt: 'रसीद',
      statement: 'खाते का विवरण',
      certificate: 'पूरा चुकाने का प्रमाणपत्र',
    },
  },
};
