import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { ReceiptPart, RecordFigures, RecordWords, StatementFigures } from '../loan-record.ts';

const entryWords: Record<JournalEntryKind, string> = {
  'disbursement-requested': 'Money set aside for you',
  'disbursement-confirmed': 'The loan started',
  'disbursement-failed': 'The transfer failed, nothing is owed for it',
  'interest-accrued': 'Interest accrual',
  'late-charge-accrued': 'Late charge accrual',
  'penalty-fee-accrued': 'Penalty fee',
  'repayment-received': 'Your payment',
  'due-date-extended': 'Extension paid',
  'overdue-charges-reversed': 'Charges for lateness taken back',
  'charges-waived': 'Charges waived',
  'coupon-used': 'Coupon used',
  'price-held': 'Charges since the price you were shown, let go',
  'loan-cancelled': 'The loan was cancelled',
  'disbursement-reversed': 'The bank returned the money',
  'loan-written-off': 'Written off in our books',
  'recovery-received': 'Your payment after the write-off',
  'refund-requested': 'Refund on its way to you',
  'refund-confirmed': 'Refund sent to you',
  'refund-failed': 'The refund came back',
  'payout-paid-late': 'Money sent after its payout had failed',
  'late-payout-returned': 'The money sent late came back to us',
  'late-payout-counted': 'The money sent late is your loan',
  'credit-applied': 'Your credit, used for what fell due',
  'credit-moved-away': 'Your credit, moved to another loan of yours',
  'credit-moved-here': 'Your credit of another loan',
  'charges-corrected': 'Charges corrected to the day you paid',
  'repayment-reversed': 'Payment taken back, it did not stay with us',
  'value-dated-repayment-received': 'Your payment, counted from the day you paid',
};

const partWords: Record<ReceiptPart, string> = {
  lateCharge: 'Late charge',
  penaltyFee: 'Penalty fee',
  fee: 'Fees and GST',
  interest: 'Interest',
  principal: 'Principal',
  customerCredit: 'More than was owed, kept for you',
  extension: 'Extension of the due date',
  writtenOff: 'What was written off',
};

const effectWords: Record<StatementFigures['lines'][number]['effect'], string> = {
  adds: 'plus ',
  pays: 'less ',
  nothing: '',
};

export const words: RecordWords = {
  signed: (figures) => ({
    heading: 'Signed',
    paragraphs: [
      `Accepted electronically by ${figures.borrowerName} on ${figures.acceptedOn} at ${figures.acceptedTime}, Manila time. Fingerprint of the accepted text: ${figures.documentHash}.`,
    ],
  }),
  receipt: (figures) => ({
    title: 'Receipt',
    clauses: [
      whose(figures),
      {
        heading: 'What we received',
        paragraphs: [
          `${figures.paid} on ${figures.paidOn}, through ${figures.channel}, reference ${figures.reference}.`,
        ],
      },
      {
        heading: 'What it paid',
        paragraphs: [
          ...(figures.coupon === null ? [] : [`Your coupon took ${figures.coupon} off the charges first.`]),
          ...figures.parts.map(({ part, amount }) => `${partWords[part]}: ${amount}.`),
        ],
      },
      { heading: 'What is still owed after it', paragraphs: [`${figures.owedAfter}.`] },
    ],
  }),
  statement: (figures) => ({
    title: 'Statement of account',
    clauses: [
      whose(figures),
      {
        heading: 'Everything that has happened',
        paragraphs: figures.lines.map(
          ({ on, paidOn, kind, amount, effect, balance }) =>
            `${on}: ${entryWords[kind]}${paidOn === null ? '' : ` (paid on ${paidOn})`}, ${effectWords[effect]}${amount}. Owed then: ${balance}.`,
        ),
      },
      {
        heading: `How it stands on ${figures.writtenOn}`,
        paragraphs: [`Owed in all: ${figures.owed}.`, `Charged so far in all: ${figures.charged}.`],
      },
    ],
  }),
  certificate: (figures) => ({
    title: 'Certificate of full payment',
    clauses: [
      whose(figures),
      {
        heading: 'Paid in full',
        paragraphs: [
          `The loan of ${figures.amount} that began on ${figures.disbursedOn} was paid in full on ${figures.settledOn}. ${figures.paid} was received for it.`,
          `${figures.borrowerName} owes nothing more under this loan.`,
        ],
      },
    ],
  }),
};

function whose(figures: RecordFigures) {
  return {
    heading: `Loan ${figures.orderNumber}`,
    paragraphs: [
      `Borrower: ${figures.borrowerName}.`,
      `Lender: ${figures.corporateName} (${figures.productName}), ${figures.address}. SEC Registration No. ${figures.secRegistrationNumber}. Certificate of Authority No. ${figures.certificateOfAuthorityNumber}.`,
      `Written on ${figures.writtenOn}. Questions: ${figures.hotLine}, ${figures.serviceEmail}.`,
    ],
  };
}
