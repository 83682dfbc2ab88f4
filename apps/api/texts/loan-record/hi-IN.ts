import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { ReceiptPart, RecordFigures, RecordWords, StatementFigures } from '../loan-record.ts';

const entryWords: Record<JournalEntryKind, string> = {
  'disbursement-requested': 'आपके लिए पैसे अलग रखे गए',
  'disbursement-confirmed': 'लोन शुरू हुआ',
  'disbursement-failed': 'पैसे नहीं पहुँचे, इसका कुछ बकाया नहीं',
  'interest-accrued': 'इस दिन का ब्याज',
  'late-charge-accrued': 'इस दिन की लेट फ़ीस',
  'penalty-fee-accrued': 'पेनल्टी',
  'repayment-received': 'आपका भुगतान',
  'due-date-extended': 'ड्यू डेट बढ़ाने की फ़ीस चुकाई',
  'overdue-charges-reversed': 'लेट फ़ीस हटाई गई',
  'charges-waived': 'शुल्क माफ़ किए गए',
  'coupon-used': 'इस्तेमाल किया गया कूपन',
  'price-held': 'दिखाई गई कीमत के बाद के शुल्क, हटाए गए',
  'loan-cancelled': 'लोन रद्द हुआ',
  'disbursement-reversed': 'बैंक ने पैसे लौटा दिए',
  'loan-brought-over': 'लेंडर के पुराने रिकॉर्ड से लाया गया',
  'loan-written-off': 'राइट-ऑफ़, अभी बाकी',
  'recovery-received': 'राइट-ऑफ़ के बाद आपका भुगतान',
  'refund-requested': 'आपके पैसे लौटाए जा रहे हैं',
  'refund-confirmed': 'आपके पैसे लौटा दिए गए',
  'refund-failed': 'लौटाए गए पैसे वापस आ गए',
  'refund-returned': 'बैंक ने लौटाए गए पैसे वापस भेज दिए',
  'payout-paid-late': 'ट्रांसफ़र विफल होने के बाद भेजे गए पैसे',
  'late-payout-returned': 'देर से भेजे गए पैसे हमारे पास लौट आए',
  'late-payout-counted': 'देर से भेजे गए पैसे ही आपका लोन हैं',
  'credit-applied': 'आपका ज़्यादा भुगतान, ड्यू रकम में लगाया गया',
  'credit-moved-away': 'आपका ज़्यादा भुगतान, आपके दूसरे लोन में गया',
  'credit-moved-here': 'आपके दूसरे लोन का ज़्यादा भुगतान',
  'charges-corrected': 'भुगतान के दिन के हिसाब से शुल्क ठीक किए गए',
  'repayment-reversed': 'भुगतान वापस लिया गया',
  'value-dated-repayment-received': 'आपका भुगतान, जिस दिन आपने चुकाया उस दिन से जुड़ा',
};

const partWords: Record<ReceiptPart, string> = {
  lateCharge: 'लेट फ़ीस',
  penaltyFee: 'पेनल्टी',
  fee: 'फ़ीस और GST',
  interest: 'ब्याज',
  principal: 'मूलधन',
  customerCredit: 'ज़्यादा भुगतान, आपके लिए सुरक्षित',
  extension: 'ड्यू डेट बढ़ाना',
  writtenOff: 'राइट-ऑफ़ की गई रकम',
};

const effectWords: Record<StatementFigures['lines'][number]['effect'], string> = {
  adds: ' जुड़े',
  pays: ' घटे',
  nothing: '',
};

export const words: RecordWords = {
  signed: (figures) => ({
    heading: 'हस्ताक्षर',
    paragraphs: [
      `${figures.borrowerName} ने ${figures.acceptedOn} को ${figures.acceptedTime} बजे (मनीला का समय) इलेक्ट्रॉनिक रूप से स्वीकार किया। स्वीकार किए गए पाठ की पहचान: ${figures.documentHash}।`,
    ],
  }),
  receipt: (figures) => ({
    title: 'रसीद',
    clauses: [
      whose(figures),
      {
        heading: 'हमें क्या मिला',
        paragraphs: [
          `${figures.paid}, ${figures.paidOn} को, ${figures.channel} से, रेफ़रेंस ${figures.reference}।`,
        ],
      },
      {
        heading: 'इससे क्या चुका',
        paragraphs: [
          ...(figures.coupon === null ? [] : [`पहले आपके कूपन ने शुल्क में से ${figures.coupon} घटाए।`]),
          ...figures.parts.map(({ part, amount }) => `${partWords[part]}: ${amount}।`),
        ],
      },
      { heading: 'इसके बाद बकाया', paragraphs: [`${figures.owedAfter}।`] },
    ],
  }),
  statement: (figures) => ({
    title: 'खाते का विवरण',
    clauses: [
      whose(figures),
      {
        heading: 'लोन का इतिहास',
        paragraphs: figures.lines.map(
          ({ on, paidOn, kind, amount, effect, balance }) =>
            `${on}: ${entryWords[kind]}${paidOn === null ? '' : ` (भुगतान ${paidOn} को)`}, ${amount}${effectWords[effect]}। बकाया: ${balance}।`,
        ),
      },
      {
        heading: `${figures.writtenOn} को बकाया`,
        paragraphs: [`कुल बकाया: ${figures.owed}।`, `अब तक कुल शुल्क: ${figures.charged}।`],
      },
    ],
  }),
  certificate: (figures) => ({
    title: 'पूरा चुकाने का प्रमाणपत्र',
    clauses: [
      whose(figures),
      {
        heading: 'पूरा चुका दिया गया',
        paragraphs: [
          `${figures.disbursedOn} को शुरू हुआ ${figures.amount} का लोन ${figures.settledOn} को पूरा चुका दिया गया। इसके लिए ${figures.paid} मिले।`,
          `इस लोन पर ${figures.borrowerName} का अब कुछ भी बकाया नहीं है।`,
        ],
      },
    ],
  }),
};

function whose(figures: RecordFigures) {
  return {
    heading: `लोन ${figures.orderNumber}`,
    paragraphs: [
      `लोन लेने वाला: ${figures.borrowerName}।`,
      `लोन देने वाला: ${figures.corporateName} (${figures.productName}), ${figures.address}। SEC पंजीकरण सं. ${figures.secRegistrationNumber}। Certificate of Authority सं. ${figures.certificateOfAuthorityNumber}।`,
      `${figures.writtenOn} को जारी। सवालों के लिए: ${figures.hotLine}, ${figures.serviceEmail}।`,
    ],
  };
}
