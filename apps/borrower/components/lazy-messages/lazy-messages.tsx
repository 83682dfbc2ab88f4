import type { Language } from '@luwag/contract/language';
import { type ReactNode, use, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { knownCatalogue, loadCatalogue } from '../../messages/catalogue.ts';
import type { Namespace } from '../../messages/namespaces.ts';
import { LoadProblem } from '../answer-view/load-problem.tsx';
import { lateLoads } from '../lazy-component/late-loads.ts';
import { wordsOf } from './words-of.ts';

/**
 * Words that only a part of a screen needs: fetched when that part is shown, so that the screen stays light. Where the
 * language changes under it, the whole screen waits for these words too and changes at once.
 */
export function LazyMessages({
  namespaces,
  waiting = null,
  children,
}: {
  namespaces: readonly Namespace[];
  waiting?: ReactNode;
  children: ReactNode;
}) {
  const language = useLocale() as Language;
  const known = useMessages();
  // The same words under another array are the same question.
  const names = namespaces.join();
  const [late, setLate] = useState(() => ({ language, words: knownCatalogue(language, namespaces) }));
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    loadCatalogue(language, names.split(',') as Namespace[]).then(
      (words) => (isGone ? undefined : setLate({ language, words })),
      () => (isGone ? undefined : setFailures(attempt + 1)),
    );
    return () => {
      isGone = true;
    };
  }, [language, names, attempt]);
  const words =
    late.language === language || late.words === null ? late.words : use(wordsOf(language, namespaces));
  if (words === null) {
    if (waiting !== null) lateLoads.wanted?.add(() => loadCatalogue(language, namespaces));
    return failures > attempt ? <LoadProblem onRetry={() => setAttempt(failures)} /> : waiting;
  }
  return (
    <IntlProvider locale={language} messages={{ ...known, ...words }}>
      {children}
    </IntlProvider>
  );
}
