import { keepOnPhone } from './keep-on-phone.ts';
import { defaultLanguage, isLanguage, type Language } from '@luwag/contract/language';

const languageKey = 'language';
/** Set while the tab's language is only the one it opened with. Nobody has chosen that one. */
const unchosenKey = 'language-unchosen';
/** Read by the server, so that it can answer with the page prerendered in that language. */
const languageCookie = 'luwag_language';
const cookieAgeSeconds = 31_536_000;

/** The language of this tab; else the one last chosen on this device; else English. */
export function chosenLanguage(session: Storage, page: Document): Language {
  return storedLanguage(session) ?? cookieLanguage(page) ?? defaultLanguage;
}

/** Returns the language chosen in this tab; null where it only shows the one it opened with. */
export function storedLanguage(session: Storage): Language | null {
  if (session.getItem(unchosenKey) !== null) return null;
  const stored = session.getItem(languageKey);
  return isLanguage(stored) ? stored : null;
}

export function cookieLanguage(page: Document): Language | null {
  const pair = page.cookie.split('; ').find((entry) => entry.startsWith(`${languageCookie}=`));
  const value = pair?.slice(languageCookie.length + 1);
  return isLanguage(value) ? value : null;
}

/** Writes the language that a tab opens with, so that session storage names one from the first visit on. */
export function recordOpeningLanguage(language: Language, session: Storage): void {
  if (storedLanguage(session) !== null) return;
  keepOnPhone(session, unchosenKey, 'true');
  keepOnPhone(session, languageKey, language);
}

export function rememberLanguage(language: Language, session: Storage, page: Document): void {
  session.removeItem(unchosenKey);
  keepOnPhone(session, languageKey, language);
  page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieAgeSeconds}; SameSite=Lax`;
}
