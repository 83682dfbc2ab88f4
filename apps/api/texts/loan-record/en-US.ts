import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { ReceiptPart, RecordFigures, RecordWords, StatementFigures } from '../loan-record.ts';

const entryWords: Record<JournalEntryKind, string> = {
  'disbursement-requested': 'Money set aside for you',
  'disbursement-confirmed': 'The loan started',
  'disbursement-failed': 'The transfer failed, you owe nothing for it',
  'interest-accrued': 'Interest accrual',
  'late-charge-accrued': 'Late charge accrual',
  'penalty-fee-accrued': 'Penalty fee',
  'repayment-received': 'Your payment',
  'due-date-extended': 'Extension paid',
  'overdue-charges-reversed': 'Late charges removed',
  'charges-waived': 'Charges waived',
  'coupon-used': 'Coupon used',
  'price-held': 'Charges after your quoted price, removed',
  'loan-cancelled': 'The loan was cancelled',
  'disbursement-reversed': 'The bank returned the money',
  'loan-brought-over': 'Brought over from the lender’s earlier books',
  'loan-written-off': 'Written off, still owed',
  'recovery-received': 'Your payment after the write-off',
  'refund-requested': 'Refund on its way to you',
  'refund-confirmed': 'Refund sent to you',
  'refund-failed': 'The refund came back',
  'refund-returned': 'The bank returned your refund',
  'payout-paid-late': 'Money sent after a failed transfer',
  'late-payout-returned': 'The late transfer came back to us',
  'late-payout-counted': 'The late transfer is your loan',
  'credit-applied': 'Your overpayment, used for the amount due',
  'credit-moved-away': 'Your overpayment, moved to your other loan',
  'credit-moved-here': 'Your overpayment from your other loan',
  'charges-corrected': 'Charges corrected to the day you paid',
  'repayment-reversed': 'Payment reversed',
  'value-dated-repayment-received': 'Your payment, credited from the day you paid',
};

const partWords: Record<ReceiptPart, string> = {
  lateCharge: 'Late charge',
  penaltyFee: 'Penalty fee',
  fee: 'Fees and GST',
  interest: 'Interest',
  principal: 'Principal',
  customerCredit: 'Overpayment, kept for you',
  extension: 'Extension of the due date',
  writtenOff: 'Amount written off',
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
      { heading: 'Balance after it', paragraphs: [`${figures.owedAfter}.`] },
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
            `${on}: ${entryWords[kind]}${paidOn === null ? '' : ` (paid on ${paidOn})`}, ${effectWords[effect]}${amount}. Balance: ${balance}.`,
        ),
      },
      {
        heading: `Balance on ${figures.writtenOn}`,
        paragraphs: [`Total owed: ${figures.owed}.`, `Total charged so far: ${figures.charged}.`],
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
          `The loan of ${figures.amount} that started on ${figures.disbursedOn} was paid in full on ${figures.settledOn}. We received ${figures.paid} for it.`,
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
      `Issued on ${figures.writtenOn}. Questions: ${figures.hotLine}, ${figures.serviceEmail}.`,
    ],
  };
}
