import { keepOnPhone } from '../platform/keep-on-phone.ts';
import { defaultLanguage, isLanguage, type Language } from '@luwag/contract/language';

/** Storage entry beside the core store. It holds no name, number or photo. */
export type UserInfo = { customerId: string; language: Language };

const userInfoKey = 'luwag-user-info';

export function readUserInfo(local: Storage): UserInfo | null {
  try {
    const value: unknown = JSON.parse(local.getItem(userInfoKey) ?? 'null');
    if (typeof value !== 'object' || value === null || !('customerId' in value)) return null;
    const language = 'language' in value && isLanguage(value.language) ? value.language : defaultLanguage;
    return typeof value.customerId === 'string' ? { customerId: value.customerId, language } : null;
  } catch {
    return null;
  }
}

export function writeUserInfo(info: UserInfo, local: Storage): void {
  keepOnPhone(local, userInfoKey, JSON.stringify({ customerId: info.customerId, language: info.language }));
}

export function removeUserInfo(local: Storage): void {
  local.removeItem(userInfoKey);
}
