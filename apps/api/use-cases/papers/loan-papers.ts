import { createHash } from 'node:crypto';
import type { LegalIdentity } from '../../ports/legal-identity.ts';
import type { Language } from '@luwag/contract/language';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { agreementText } from '../../texts/loan-agreement.ts';
import { disclosureText } from '../../texts/disclosure-statement.ts';

export type PaperText = {
  title: string;
  templateVersion: string;
  language: Language;
  clauses: { heading: string; paragraphs: string[] }[];
};

export type LoanPapers = {
  disclosure: PaperText;
  agreement: PaperText;
  /** The exact text that is hashed and kept with the acceptance. */
  document: string;
  /** SHA-256 of it, hex. */
  documentHash: string;
};

export type PaperFacts = {
  quote: Quote;
  identity: LegalIdentity;
  borrowerName: string;
  institution: string;
  accountMasked: string;
};

/** The disclosure statement and the agreement of one loan, in one language, with the hash an acceptance names. */
export function loanPapers(language: Language, facts: PaperFacts): LoanPapers {
  const disclosure = disclosureText(language, facts);
  const agreement = agreementText(language, facts);
  const document = JSON.stringify({ quote: facts.quote, disclosure, agreement });
  return {
    disclosure,
    agreement,
    document,
    documentHash: createHash('sha256').update(document).digest('hex'),
  };
}
