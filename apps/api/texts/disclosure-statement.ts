import type { Language } from '@luwag/contract/language';
import type { PaperFacts, PaperText } from '../ports/paper.ts';
import { disclosure as english } from './disclosure-statement/en-US.ts';
import { disclosure as filipino } from './disclosure-statement/fil-PH.ts';
import { disclosure as hindi } from './disclosure-statement/hi-IN.ts';
import { paperFigures } from './paper-figures.ts';

const templateVersion = 'disclosure-2026-11-e';
const wordings = { 'en-US': english, 'fil-PH': filipino, 'hi-IN': hindi } as const;

/** What RA 3765 wants a borrower to be told before the loan is made, with this loan's own figures. */
export function disclosureText(language: Language, facts: PaperFacts): PaperText {
  return { templateVersion, language, ...wordings[language](paperFigures(language, facts)) };
}
