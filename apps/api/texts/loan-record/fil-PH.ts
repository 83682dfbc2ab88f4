import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { ReceiptPart, RecordFigures, RecordWords, StatementFigures } from '../loan-record.ts';

const entryWords: Record<JournalEntryKind, string> = {
  'disbursement-requested': 'Itinabi ang pera para sa iyo',
  'disbursement-confirmed': 'Nagsimula ang loan',
  'disbursement-failed': 'Hindi natuloy ang padala, walang utang para dito',
  'interest-accrued': 'Interest sa araw na ito',
  'late-charge-accrued': 'Late charge sa araw na ito',
  'penalty-fee-accrued': 'Penalty fee',
  'repayment-received': 'Bayad mo',
  'due-date-extended': 'Bayad sa extension',
  'overdue-charges-reversed': 'Inalis ang mga late charge',
  'charges-waived': 'Mga singil na hindi na sisingilin',
  'coupon-used': 'Coupon na ginamit mo',
  'price-held': 'Singil pagkatapos ng ipinakitang presyo, inalis',
  'loan-cancelled': 'Na-cancel ang loan',
  'disbursement-reversed': 'Ibinalik ng bangko ang pera',
  'loan-brought-over': 'Inilipat mula sa dating talaan ng lender',
  'loan-written-off': 'Na-write off, kulang pa',
  'recovery-received': 'Bayad mo matapos ma-write off',
  'refund-requested': 'Ipinapadala na ang refund mo',
  'refund-confirmed': 'Naipadala na ang refund mo',
  'refund-failed': 'Bumalik ang refund',
  'refund-returned': 'Ibinalik ng bangko ang refund',
  'payout-paid-late': 'Perang naipadala matapos hindi matuloy ang padala',
  'late-payout-returned': 'Bumalik sa amin ang perang nahuli',
  'late-payout-counted': 'Ang perang nahuli ang loan mo',
  'credit-applied': 'Sobrang bayad mo, ginamit sa due mo',
  'credit-moved-away': 'Sobrang bayad mo, inilipat sa iba mong loan',
  'credit-moved-here': 'Sobrang bayad mo mula sa iba mong loan',
  'charges-corrected': 'Itinama ang singil ayon sa araw ng bayad mo',
  'repayment-reversed': 'Binawi ang bayad',
  'value-dated-repayment-received': 'Bayad mo, ayon sa araw na nagbayad ka',
};

const partWords: Record<ReceiptPart, string> = {
  lateCharge: 'Late charge',
  penaltyFee: 'Penalty fee',
  fee: 'Fees at GST',
  interest: 'Interest',
  principal: 'Principal',
  customerCredit: 'Sobrang bayad, nakatabi para sa iyo',
  extension: 'Extension ng due date',
  writtenOff: 'Na-write off na halaga',
};

const effectWords: Record<StatementFigures['lines'][number]['effect'], string> = {
  adds: 'dagdag ',
  pays: 'bawas ',
  nothing: '',
};

export const words: RecordWords = {
  signed: (figures) => ({
    heading: 'Pinirmahan',
    paragraphs: [
      `Tinanggap sa electronic na paraan ni ${figures.borrowerName} noong ${figures.acceptedOn}, ${figures.acceptedTime}, oras sa Maynila. Fingerprint ng tinanggap na teksto: ${figures.documentHash}.`,
    ],
  }),
  receipt: (figures) => ({
    title: 'Resibo',
    clauses: [
      whose(figures),
      {
        heading: 'Ang natanggap namin',
        paragraphs: [
          `${figures.paid} noong ${figures.paidOn}, sa pamamagitan ng ${figures.channel}, reference ${figures.reference}.`,
        ],
      },
      {
        heading: 'Ang nabayaran nito',
        paragraphs: [
          ...(figures.coupon === null
            ? []
            : [`Binawasan muna ng coupon mo ang mga singil nang ${figures.coupon}.`]),
          ...figures.parts.map(({ part, amount }) => `${partWords[part]}: ${amount}.`),
        ],
      },
      { heading: 'Balance pagkatapos nito', paragraphs: [`${figures.owedAfter}.`] },
    ],
  }),
  statement: (figures) => ({
    title: 'Statement of account',
    clauses: [
      whose(figures),
      {
        heading: 'Loan history',
        paragraphs: figures.lines.map(
          ({ on, paidOn, kind, amount, effect, balance }) =>
            `${on}: ${entryWords[kind]}${paidOn === null ? '' : ` (binayaran noong ${paidOn})`}, ${effectWords[effect]}${amount}. Balance: ${balance}.`,
        ),
      },
      {
        heading: `Balance noong ${figures.writtenOn}`,
        paragraphs: [`Kabuuang utang: ${figures.owed}.`, `Kabuuang nasingil: ${figures.charged}.`],
      },
    ],
  }),
  certificate: (figures) => ({
    title: 'Certificate of full payment',
    clauses: [
      whose(figures),
      {
        heading: 'Bayad na nang buo',
        paragraphs: [
          `Ang loan na ${figures.amount} na nagsimula noong ${figures.disbursedOn} ay nabayaran nang buo noong ${figures.settledOn}. ${figures.paid} ang natanggap para dito.`,
          `Wala nang utang si ${figures.borrowerName} sa loan na ito.`,
        ],
      },
    ],
  }),
};

function whose(figures: RecordFigures) {
  return {
    heading: `Loan ${figures.orderNumber}`,
    paragraphs: [
      `Humiram: ${figures.borrowerName}.`,
      `Nagpautang: ${figures.corporateName} (${figures.productName}), ${figures.address}. SEC Registration No. ${figures.secRegistrationNumber}. Certificate of Authority No. ${figures.certificateOfAuthorityNumber}.`,
      `Inilabas noong ${figures.writtenOn}. Mga tanong: ${figures.hotLine}, ${figures.serviceEmail}.`,
    ],
  };
}
