import type { Language } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import type { ReloanRewards } from '@luwag/loan-engine/rewards/reloan-chain';
import { leastNoticeHours } from '@luwag/loan-engine/rewards/scheduled-loan';
import type { LegalIdentity } from '../ports/legal-identity.ts';
import type { PaperText } from '../ports/paper.ts';
import { agreement as english } from './scheduled-loan-agreement/en-US.ts';
import { agreement as filipino } from './scheduled-loan-agreement/fil-PH.ts';
import { agreement as hindi } from './scheduled-loan-agreement/hi-IN.ts';

const templateVersion = 'scheduled-loan-agreement-2026-11-d';
const wordings = { 'en-US': english, 'fil-PH': filipino, 'hi-IN': hindi } as const;

export type ScheduledLoanFacts = {
  identity: LegalIdentity;
  borrowerName: string;
  institution: string;
  accountMasked: string;
  amountCentavos: number;
  termDays: number;
  rewards: ReloanRewards;
};

/** The figures as the agreement prints them. */
export type ScheduledLoanFigures = LegalIdentity &
  Pick<ScheduledLoanFacts, 'borrowerName' | 'institution' | 'accountMasked' | 'termDays'> & {
    amount: string;
    activation: string;
    ladder: string;
    first: string;
    extra: string;
    noticeHours: number;
  };

/** What a borrower agrees to when turning Easy Re-loan on. */
export function scheduledLoanAgreementText(language: Language, facts: ScheduledLoanFacts): PaperText {
  const { identity, borrowerName, institution, accountMasked, termDays, rewards } = facts;
  const { activationCentavos, ladderCentavos, extraPerReloanCentavos } = rewards;
  const figures: ScheduledLoanFigures = {
    ...identity,
    borrowerName,
    institution,
    accountMasked,
    termDays,
    amount: formatPesos(facts.amountCentavos),
    activation: formatPesos(activationCentavos),
    ladder: ladderCentavos.map(formatPesos).join(', '),
    first: formatPesos(ladderCentavos[0]),
    extra: formatPesos(extraPerReloanCentavos),
    noticeHours: leastNoticeHours,
  };
  return { templateVersion, language, ...wordings[language](figures) };
}
