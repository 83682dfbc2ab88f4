import { getLoanPapers } from '@luwag/contract/endpoints/loan/get-loan-papers';
import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { useLocale } from 'use-intl';
import type { LoanWish } from './loan-wish.ts';
import { useAnswer } from './use-answer.ts';

/** Disclosure statement and agreement of a wish, in the language of the screen. */
export function useLoanPapers(wish: LoanWish) {
  const locale = useLocale();
  const language = isLanguage(locale) ? locale : defaultLanguage;
  return useAnswer(getLoanPapers, { body: { ...wish, language } });
}
