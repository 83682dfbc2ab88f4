import type { Language } from '@luwag/contract/language';
import type { MessageFile } from './message-file.ts';
import type { Messages, Namespace } from './namespaces.ts';

/** The words loaded so far in one language; screens name the namespaces they need in their route. */
export type Catalogue = Partial<Messages>;

type Files = Readonly<Record<string, () => Promise<MessageFile>>>;

/** Words of the first page, which must not wait for the list of all. */
const firstFiles: Files = import.meta.glob<MessageFile>('./{en-US,fil-PH,hi-IN}/{shell,start,errors}.json', {
  import: 'default',
});
const otherFiles: Readonly<Record<Language, () => Promise<{ messageFiles: Files }>>> = {
  'en-US': () => import('./en-US/all-files.ts'),
  'fil-PH': () => import('./fil-PH/all-files.ts'),
  'hi-IN': () => import('./hi-IN/all-files.ts'),
};
const catalogues = new Map<Language, Catalogue>();
const pageWordsElementId = 'page-words';

/** Everything known in that language, where these are part of it. */
export function knownCatalogue(language: Language, namespaces: readonly Namespace[]): Catalogue | null {
  const known = catalogues.get(language) ?? {};
  return namespaces.every((namespace) => known[namespace] !== undefined) ? known : null;
}

/** Loads what is missing and answers everything known in that language. */
export async function loadCatalogue(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Catalogue> {
  const known = catalogues.get(language) ?? wordsInPage(language);
  const wanted: Namespace[] = ['shell', ...namespaces];
  const loaded = await Promise.all(
    wanted
      .filter((namespace) => known[namespace] === undefined)
      .map(async (namespace) => [namespace, await loadNamespace(language, namespace)] as const),
  );
  const catalogue = { ...known, ...catalogues.get(language), ...Object.fromEntries(loaded) };
  catalogues.set(language, catalogue);
  return catalogue;
}

/** All words there are in that language. */
export async function loadWholeCatalogue(language: Language): Promise<Catalogue> {
  const { messageFiles } = await otherFiles[language]();
  return loadCatalogue(
    language,
    Object.keys(messageFiles).map((file) => file.slice('./'.length, -'.json'.length) as Namespace),
  );
}

async function loadNamespace(language: Language, namespace: Namespace): Promise<MessageFile> {
  const load =
    firstFiles[`./${language}/${namespace}.json`] ??
    (await otherFiles[language]()).messageFiles[`./${namespace}.json`];
  if (load === undefined) throw new Error(`${language} lacks ${namespace}`);
  return load();
}

/** Those that the server has put into the page for the screen it was asked for. */
function wordsInPage(language: Language): Catalogue {
  const element = typeof document === 'undefined' ? null : document.getElementById(pageWordsElementId);
  return element?.lang === language ? JSON.parse(element.textContent) : {};
}
