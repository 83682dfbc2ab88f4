import { useTranslations } from 'use-intl';
import type { HelpQuestion } from '../help-sheet/help-sheet.tsx';

const topics = ['isSaved', 'whoSees', 'isWrong'] as const;

/** What people ask on any screen of the application. */
export function useSectionQuestions(): readonly HelpQuestion[] {
  const words = useTranslations('profile.help');
  return topics.map((topic) => ({ question: words(topic), answer: words(`${topic}Answer`) }));
}
