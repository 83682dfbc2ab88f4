import { defaultLanguage, isLanguage, type Language } from '@luwag/contract/language';

const languageKey = 'language';
/** Read by the server, so that it can answer with the page prerendered in that language. */
const languageCookie = 'luwag_language';
const cookieAgeSeconds = 31_536_000;

export function chosenLanguage(session: Storage): Language {
  const stored = session.getItem(languageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function rememberLanguage(language: Language, session: Storage, page: Document): void {
  session.setItem(languageKey, language);
  page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieAgeSeconds}; SameSite=Lax`;
}
