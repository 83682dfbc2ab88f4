import type { Language } from '@luwag/contract/language';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { type Catalogue, loadCatalogue } from '../../messages/catalogue.ts';
import type { Namespace } from '../../messages/namespaces.ts';

/** Words that only a part of a screen needs: fetched when that part is shown, so that the screen stays light. */
export function LateWords({ namespace, children }: { namespace: Namespace; children: ReactNode }) {
  const language = useLocale() as Language;
  const known = useMessages();
  const [late, setLate] = useState<Catalogue | null>(null);
  useEffect(() => {
    let isGone = false;
    loadCatalogue(language, [namespace]).then(
      (catalogue) => (isGone ? undefined : setLate(catalogue)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language, namespace]);
  if (late === null) return null;
  return (
    <IntlProvider locale={language} messages={{ ...known, ...late }}>
      {children}
    </IntlProvider>
  );
}
