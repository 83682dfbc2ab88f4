import { keepOnPhone } from '../app/keep-on-phone.ts';
import { defaultLanguage, isLanguage, type Language } from '@luwag/contract/language';

const languageKey = 'language';
/** Read by the server, so that it can answer with the page prerendered in that language. */
const languageCookie = 'luwag_language';
const cookieAgeSeconds = 31_536_000;

/** The language of this tab; else the one last chosen on this device; else English. */
export function chosenLanguage(session: Storage, page: Document): Language {
  return storedLanguage(session) ?? cookieLanguage(page) ?? defaultLanguage;
}

export function storedLanguage(session: Storage): Language | null {
  const stored = session.getItem(languageKey);
  return isLanguage(stored) ? stored : null;
}

export function cookieLanguage(page: Document): Language | null {
  const pair = page.cookie.split('; ').find((entry) => entry.startsWith(`${languageCookie}=`));
  const value = pair?.slice(languageCookie.length + 1);
  return isLanguage(value) ? value : null;
}

export function rememberLanguage(language: Language, session: Storage, page: Document): void {
  keepOnPhone(session, languageKey, language);
  page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieAgeSeconds}; SameSite=Lax`;
}
