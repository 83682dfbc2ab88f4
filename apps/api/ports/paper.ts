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
