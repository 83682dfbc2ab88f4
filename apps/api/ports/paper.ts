import type { Language } from '@luwag/contract/language';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import type { LegalIdentity } from './legal-identity.ts';

export type Clause = { heading: string; paragraphs: string[] };

/** One paper of one loan, ready to be read, signed and kept. */
export type PaperText = {
  title: string;
  /** Names the wording; it changes whenever a sentence does. */
  templateVersion: string;
  language: Language;
  clauses: Clause[];
};

/** What of a product stands in the papers besides the figures of the quote. */
export type PaperTerms = Pick<
  LoanProduct,
  | 'dailyInterestPpm'
  | 'penaltyFeeCentavos'
  | 'extensionDays'
  | 'extensionFeePpm'
  | 'maxExtensions'
  | 'maxOverdueDaysToExtend'
>;

export type PaperFacts = {
  quote: Quote;
  terms: PaperTerms;
  identity: LegalIdentity;
  borrowerName: string;
  institution: string;
  accountMasked: string;
};

/** What proves a printed paper: a code to look it up by, and the fingerprint of what it says. */
export type PaperStamp = {
  code: string;
  /** SHA-256 of the canonical content, hex. */
  contentHash: string;
  issuedAt: number;
  /** Address of the page that tells whether a paper with this code was issued. */
  verifyUrl: string;
};

export type PrintedPaper = {
  /** One text in each language it is given in; the borrower's own first. */
  texts: readonly PaperText[];
  stamp: PaperStamp;
  lender: Pick<
    LegalIdentity,
    'productName' | 'corporateName' | 'secRegistrationNumber' | 'certificateOfAuthorityNumber'
  >;
};

/** Turns a paper into a PDF file. The same paper gives the same bytes. */
export type PaperPrinter = { print: (paper: PrintedPaper) => Promise<Buffer> };
