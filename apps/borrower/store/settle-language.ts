import { saveOwnSettings } from '@luwag/contract/endpoints/settings/save-own-settings';
import type { Language } from '@luwag/contract/language';
import { cookieLanguage, storedLanguage } from '../platform/chosen-language.ts';
import { call } from './api.ts';
import { readUserInfo, writeUserInfo } from './user-info.ts';

/**
 * One language for what a borrower reads here and what is written to them: what was chosen on this phone is kept with the
 * profile; where nothing was chosen, as on a new phone, the profile's is shown. What could not be kept is tried again with
 * the next screen.
 */
export async function settleLanguage(
  shown: Language,
  changeLanguage: (language: Language) => void,
): Promise<void> {
  const info = readUserInfo(localStorage);
  if (info === null || info.language === shown) return;
  const isChosenHere = storedLanguage(sessionStorage) !== null || cookieLanguage(document) !== null;
  if (!isChosenHere) {
    changeLanguage(info.language);
    return;
  }
  const answer = await call(saveOwnSettings, { body: { language: shown } });
  if (answer.ok) writeUserInfo({ ...info, language: shown }, localStorage);
}
