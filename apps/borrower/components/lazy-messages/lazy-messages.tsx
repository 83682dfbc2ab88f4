import type { Language } from '@luwag/contract/language';
import { type ReactNode, use, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { knownCatalogue, loadCatalogue } from '../../messages/catalogue.ts';
import type { Namespace } from '../../messages/namespaces.ts';
import { LoadProblem } from '../answer-view/load-problem.tsx';
import { HydratedPart } from '../hydration/hydrated-part.tsx';
import { useIsHydrating, useIsServerRendered } from '../hydration/use-is-hydrating.ts';
import { PartWords } from './part-words.tsx';
import { wordsOf } from './words-of.ts';

/**
 * Words that only a part of a screen needs: fetched when that part is shown, so that the screen stays light. Where the
 * language changes under it, the whole screen waits for these words too and changes at once.
 */
export function LazyMessages(props: LazyMessagesProps) {
  const { namespaces, waiting, children } = props;
  const isServerRendered = useIsServerRendered() && waiting !== undefined;
  return isServerRendered ? (
    <HydratedPart waiting={waiting}>
      <PartWords namespaces={namespaces}>{children}</PartWords>
    </HydratedPart>
  ) : (
    <Fetched {...props} />
  );
}

type LazyMessagesProps = { namespaces: readonly Namespace[]; waiting?: ReactNode; children: ReactNode };

function Fetched({ namespaces, waiting = null, children }: LazyMessagesProps) {
  const language = useLocale() as Language;
  const known = useMessages();
  // The same words under another array are the same question.
  const names = namespaces.join();
  const isHydrating = useIsHydrating();
  const [late, setLate] = useState(() => ({
    language,
    words: isHydrating ? null : knownCatalogue(language, namespaces),
  }));
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
    return failures > attempt ? <LoadProblem onRetry={() => setAttempt(failures)} /> : waiting;
  }
  return (
    <IntlProvider locale={language} messages={{ ...known, ...words }}>
      {children}
    </IntlProvider>
  );
}
