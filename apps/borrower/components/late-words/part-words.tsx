import type { Language } from '@luwag/contract/language';
import { type ReactNode, use } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { type Catalogue, loadCatalogue } from '../../messages/catalogue.ts';
import type { Namespace } from '../../messages/namespaces.ts';

const retryMs = 2000;
const loads = new Map<string, Promise<Catalogue>>();

/** Words of a part that is drawn with the page: it is not shown before they are there, and keeps its old ones meanwhile. */
export function PartWords({ namespace, children }: { namespace: Namespace; children: ReactNode }) {
  const language = useLocale() as Language;
  const known = useMessages();
  const words = use(wordsOf(language, namespace));
  return (
    <IntlProvider locale={language} messages={{ ...known, ...words }} timeZone="Asia/Manila">
      {children}
    </IntlProvider>
  );
}

/** The same promise each time, so that whoever waits for it is drawn once it holds. */
function wordsOf(language: Language, namespace: Namespace): Promise<Catalogue> {
  const name = `${language} ${namespace}`;
  const known = loads.get(name);
  if (known !== undefined) return known;
  const loading = insistOn(() => loadCatalogue(language, [namespace]));
  loads.set(name, loading);
  return loading;
}

/** Asks again where the line broke. */
async function insistOn<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
