import { createHash } from 'node:crypto';
import type { Language } from '@luwag/contract/language';
import type { PaperFacts, PaperText } from '../../ports/paper.ts';
import { disclosureText } from '../../texts/disclosure-statement.ts';
import { agreementText } from '../../texts/loan-agreement.ts';

export type LoanPapers = {
  disclosure: PaperText;
  agreement: PaperText;
  /** The exact text that is hashed and kept with the acceptance. */
  document: string;
  /** SHA-256 of it, hex. */
  documentHash: string;
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
