import type { Language } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import { accounts, type AccountCode } from '@luwag/loan-engine/ledger/accounts';
import { chargedSoFar } from '@luwag/loan-engine/loan/cost-so-far';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { EntryRow, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { LegalIdentity } from '../../ports/legal-identity.ts';
import type { PaperText } from '../../ports/paper.ts';
import {
  certificateText,
  receiptText,
  type ReceiptPart,
  type RecordFigures,
  type StatementFigures,
  statementText,
} from '../../texts/loan-record.ts';
import { writtenDate } from '../../texts/written-date.ts';
import { chargeLines, type OwnLine } from '../figures/charge-lines.ts';
import { totalPaid } from '../figures/loan-view.ts';
import { takenOffByCoupon } from '../figures/coupon-of-payment.ts';

export type RecordFacts = {
  loan: LoanRow;
  /** The loan's own, oldest first. */
  entries: readonly EntryRow[];
  identity: LegalIdentity;
  borrowerName: string;
  today: LocalDate;
};

/** Which charge a credited account stands for in a receipt. */
const partOfAccount: Partial<Record<AccountCode, ReceiptPart>> = {
  [accounts.lateChargeReceivable]: 'lateCharge',
  [accounts.penaltyFeeReceivable]: 'penaltyFee',
  [accounts.feeReceivable]: 'fee',
  [accounts.interestReceivable]: 'interest',
  [accounts.loanPrincipal]: 'principal',
  [accounts.customerCredit]: 'customerCredit',
  [accounts.interestIncome]: 'extension',
  [accounts.extensionFeeIncome]: 'extension',
  [accounts.recoveries]: 'writtenOff',
};

const moneyKinds: readonly EntryRow['kind'][] = [
  'repayment-received',
  'due-date-extended',
  'recovery-received',
];

/** What a payment that was booked has paid; null where none was booked under its reference. */
export function receiptOf(language: Language, facts: RecordFacts, payment: PaymentRow): PaperText | null {
  const isOfPayment = ({ reference }: EntryRow): boolean => reference === payment.reference;
  const place = facts.entries.findLastIndex((row) => isOfPayment(row) && moneyKinds.includes(row.kind));
  const entry = facts.entries[place];
  if (entry === undefined || payment.status !== 'success') return null;
  const sums = new Map<ReceiptPart, number>();
  for (const { account, amountCentavos } of entry.postings) {
    const part = partOfAccount[account];
    if (part !== undefined && amountCentavos < 0) sums.set(part, (sums.get(part) ?? 0) - amountCentavos);
  }
  const couponCentavos = takenOffByCoupon(facts.entries, payment.reference);
  // Charges of lateness fall away with an extension, and charges of days after the money counted with any payment.
  const fallAway = (row: EntryRow): boolean =>
    row.kind === 'overdue-charges-reversed' || (row.kind === 'charges-corrected' && isOfPayment(row));
  const after = facts.entries.findIndex((row, index) => index > place && !fallAway(row));
  const through = after < 0 ? facts.entries : facts.entries.slice(0, after);
  const owedAfter = chargeLines(facts.loan, through).at(-1)?.balanceCentavos ?? 0;
  return receiptText(language, {
    ...figuresOf(language, facts),
    paid: formatPesos(payment.receivedCentavos),
    paidOn: writtenDate(language, entry.valueOn ?? entry.businessOn),
    channel: payment.partnerName,
    reference: payment.reference,
    coupon: couponCentavos > 0 ? formatPesos(couponCentavos) : null,
    parts: [...sums].map(([part, centavos]) => ({ part, amount: formatPesos(centavos) })),
    owedAfter: formatPesos(owedAfter),
  });
}

/** Everything that has moved what is owed, through today. */
export function statementOf(language: Language, facts: RecordFacts): PaperText | null {
  const lines = chargeLines(facts.loan, facts.entries);
  if (lines.length === 0) return null;
  return statementText(language, {
    ...figuresOf(language, facts),
    lines: lines.map((line) => ({
      on: writtenDate(language, line.on),
      paidOn: line.countsFromOn === null ? null : writtenDate(language, line.countsFromOn),
      kind: line.kind,
      amount: formatPesos(Math.abs(headAmount(line))),
      effect: effectOf(line),
      balance: formatPesos(line.balanceCentavos),
    })),
    owed: formatPesos(lines.at(-1)?.balanceCentavos ?? 0),
    charged: formatPesos(chargedSoFar(facts.loan)),
  });
}

/** How an entry moved what is owed, else the money that changed hands, in centavos. */
function headAmount({ amountCentavos, parts }: OwnLine): number {
  if (amountCentavos !== 0) return amountCentavos;
  return parts.reduce((sum, part) => sum + part.amountCentavos, 0);
}

function effectOf({ amountCentavos }: OwnLine): StatementFigures['lines'][number]['effect'] {
  if (amountCentavos === 0) return 'nothing';
  return amountCentavos < 0 ? 'pays' : 'adds';
}

/** Returns the certificate of full payment; null while something is owed. */
export function certificateOf(language: Language, facts: RecordFacts): PaperText | null {
  const { loan } = facts;
  const isPaid = loan.status === 'settled' || loan.status === 'recovered';
  if (!isPaid || loan.settledOn === null) return null;
  return certificateText(language, {
    ...figuresOf(language, facts),
    settledOn: writtenDate(language, loan.settledOn),
    paid: formatPesos(totalPaid(loan)),
  });
}

function figuresOf(language: Language, { loan, identity, borrowerName, today }: RecordFacts): RecordFigures {
  return {
    ...identity,
    borrowerName,
    orderNumber: loan.orderNumber,
    writtenOn: writtenDate(language, today),
    amount: formatPesos(loan.principalCentavos),
    disbursedOn: writtenDate(language, loan.disbursedOn ?? manilaDateOf(loan.acceptedAt)),
  };
}
