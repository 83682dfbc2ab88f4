import type { Language } from '@luwag/contract/language';
import { type ReactNode, use } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Namespace } from '../../messages/namespaces.ts';
import { wordsOf } from './words-of.ts';

/** Words of a server-rendered part: it is not hydrated before they are there, and keeps its old ones meanwhile. */
export function PartWords({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const language = useLocale() as Language;
  const known = useMessages();
  const words = use(wordsOf(language, namespaces));
  return (
    <IntlProvider locale={language} messages={{ ...known, ...words }} timeZone="Asia/Manila">
      {children}
    </IntlProvider>
  );
}
