import type { Language } from '@luwag/contract/language';
import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { Clause, PaperText } from '../ports/paper.ts';
import type { LegalIdentity } from '../ports/legal-identity.ts';
import { words as english } from './loan-record/en-US.ts';
import { words as filipino } from './loan-record/fil-PH.ts';
import { words as hindi } from './loan-record/hi-IN.ts';

/* Papers that tell what has happened on a loan: receipt, statement of account, certificate of full payment. */

const templateVersions = {
  receipt: 'receipt-2026-11-d',
  statement: 'statement-2026-11-e',
  certificate: 'certificate-2026-11-b',
} as const;
const wordings: Record<Language, RecordWords> = { 'en-US': english, 'fil-PH': filipino, 'hi-IN': hindi };

export type LoanRecordKind = keyof typeof templateVersions;

/** Figures as they are printed: pesos with centavos, dates in the paper's language. */
export type RecordFigures = Pick<
  LegalIdentity,
  | 'productName'
  | 'corporateName'
  | 'address'
  | 'secRegistrationNumber'
  | 'certificateOfAuthorityNumber'
  | 'hotLine'
  | 'serviceEmail'
> & {
  borrowerName: string;
  orderNumber: string;
  writtenOn: string;
  amount: string;
  disbursedOn: string;
};
export type ReceiptFigures = RecordFigures & {
  paid: string;
  paidOn: string;
  channel: string;
  reference: string;
  /** What a coupon took off before the money paid; null without one. */
  coupon: string | null;
  parts: readonly { part: ReceiptPart; amount: string }[];
  owedAfter: string;
};
export type ReceiptPart =
  | 'lateCharge'
  | 'penaltyFee'
  | 'fee'
  | 'interest'
  | 'principal'
  | 'customerCredit'
  | 'extension'
  | 'writtenOff';
export type StatementFigures = RecordFigures & {
  lines: readonly {
    on: string;
    /** The day of the payment, where it counts from an earlier one. */
    paidOn: string | null;
    kind: JournalEntryKind;
    amount: string;
    /** What it did to what is owed; money for an extension is paid at once and does nothing to it. */
    effect: 'adds' | 'pays' | 'nothing';
    balance: string;
  }[];
  owed: string;
  charged: string;
};
export type CertificateFigures = RecordFigures & { settledOn: string; paid: string };

export type SignedFigures = {
  borrowerName: string;
  acceptedOn: string;
  acceptedTime: string;
  documentHash: string;
};

export type RecordWords = {
  signed: (figures: SignedFigures) => Clause;
  receipt: (figures: ReceiptFigures) => { title: string; clauses: Clause[] };
  statement: (figures: StatementFigures) => { title: string; clauses: Clause[] };
  certificate: (figures: CertificateFigures) => { title: string; clauses: Clause[] };
};

/** Added to an agreement that was accepted. */
export function signedClause(language: Language, figures: SignedFigures): Clause {
  return wordings[language].signed(figures);
}

export function receiptText(language: Language, figures: ReceiptFigures): PaperText {
  return { templateVersion: templateVersions.receipt, language, ...wordings[language].receipt(figures) };
}

export function statementText(language: Language, figures: StatementFigures): PaperText {
  return { templateVersion: templateVersions.statement, language, ...wordings[language].statement(figures) };
}

export function certificateText(language: Language, figures: CertificateFigures): PaperText {
  return {
    templateVersion: templateVersions.certificate,
    language,
    ...wordings[language].certificate(figures),
  };
}
