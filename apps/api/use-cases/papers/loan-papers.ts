import { createHash } from 'node:crypto';
import type { Language } from '@luwag/contract/language';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { PaperFacts, PaperText } from '../../ports/paper.ts';
import { disclosureText } from '../../texts/disclosure-statement.ts';
import { agreementText } from '../../texts/loan-agreement.ts';

export type LoanPapers = {
  /** In the language asked for. */
  disclosure: PaperText;
  agreement: PaperText;
  /** The exact text that is hashed and kept with the acceptance; in English too, which counts where languages differ. */
  document: string;
  /** SHA-256 of it, hex. */
  documentHash: string;
};

/** The agreement by which a borrower turned Easy Re-loan on. */
export type AcceptedReloanAgreement = {
  texts: readonly PaperText[];
  agreedAt: number;
  documentHash: string;
};

/** How a loan that was not signed for by itself came to be accepted. */
export type ScheduledAcceptance = { agreement: AcceptedReloanAgreement; announcedAt: number };

/** What an acceptance names by its hash. */
export type AcceptedDocument = {
  quote: PaperFacts['quote'];
  disclosure: readonly PaperText[];
  agreement: readonly PaperText[];
  /** Only of a scheduled loan. */
  scheduled?: ScheduledAcceptance;
};

/** A paper is given in the borrower's language and in English. */
export function paperLanguages(language: Language): readonly Language[] {
  return language === 'en-US' ? ['en-US'] : [language, 'en-US'];
}

/** The disclosure statement and the agreement of one loan, in one language, with the hash an acceptance names. */
export function loanPapers(
  language: Language,
  facts: PaperFacts,
  scheduled?: ScheduledAcceptance,
): LoanPapers {
  const disclosures = paperLanguages(language).map((written) => disclosureText(written, facts));
  const agreements = paperLanguages(language).map((written) => agreementText(written, facts));
  const content: AcceptedDocument = {
    quote: facts.quote,
    disclosure: disclosures,
    agreement: agreements,
    ...(scheduled === undefined ? {} : { scheduled }),
  };
  const document = JSON.stringify(content);
  const [disclosure] = disclosures;
  const [agreement] = agreements;
  assertThat(disclosure !== undefined && agreement !== undefined, 'papers have at least one language');
  return {
    disclosure,
    agreement,
    document,
    documentHash: createHash('sha256').update(document).digest('hex'),
  };
}
