import type { Language } from '@luwag/contract/language';
import type { PaperFacts, PaperText } from '../ports/paper.ts';
import { agreement as english } from './loan-agreement/en-US.ts';
import { agreement as filipino } from './loan-agreement/fil-PH.ts';
import { agreement as hindi } from './loan-agreement/hi-IN.ts';
import { paperFigures } from './paper-figures.ts';

const templateVersion = 'agreement-2026-11-g';
const wordings = { 'en-US': english, 'fil-PH': filipino, 'hi-IN': hindi } as const;

/** The contract of one loan, with its own figures. */
export function agreementText(language: Language, facts: PaperFacts): PaperText {
  return { templateVersion, language, ...wordings[language](paperFigures(language, facts)) };
}
