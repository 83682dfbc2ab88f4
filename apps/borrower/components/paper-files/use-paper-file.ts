import type { issuedPaperKinds } from '@luwag/contract/endpoints/loan/issue-paper';
import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { showToast } from '../toast/toast.tsx';
import { handOverFile, pdfFile } from './hand-over-file.ts';

export type Paper = { kind: (typeof issuedPaperKinds)[number]; paymentId?: string; name: string };

/** Fetches a paper of a loan from the server in the language of the screen. */
export function usePaperFile(loanId: string, { name, ...wanted }: Paper) {
  const words = useTranslations('papers');
  const errorWords = useErrorWords();
  const locale = useLocale();
  const language = isLanguage(locale) ? locale : defaultLanguage;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async () => {
    setIsBusy(true);
    setRefusal(null);
    const { issuedOrKept } = await import('../../store/kept-papers.ts');
    const issued = await issuedOrKept({ params: { loanId }, body: { ...wanted, language } });
    setIsBusy(false);
    if (!issued.ok) return setRefusal(issued);
    const isSaved = await handOverFile(pdfFile(issued.value));
    if (isSaved) showToast(words('saved', { paper: name }));
  };
  return { save, isBusy, problem: refusal === null ? null : errorWords(refusal) };
}
