import type { Language } from '@luwag/contract/language';
import { type Catalogue, loadCatalogue } from '../../messages/catalogue.ts';
import type { Namespace } from '../../messages/namespaces.ts';

const retryMs = 2000;
const loads = new Map<string, Promise<Catalogue>>();

/** Returns the same promise each time, so that React renders the waiting component once it resolves. */
export function wordsOf(language: Language, namespaces: readonly Namespace[]): Promise<Catalogue> {
  const name = [language, ...namespaces].join();
  const known = loads.get(name);
  if (known !== undefined) return known;
  const loading = insistOn(() => loadCatalogue(language, namespaces));
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
