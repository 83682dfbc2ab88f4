import { keepOnPhone } from '../../platform/keep-on-phone.ts';
import type { SentCode } from './use-code-login.ts';

/**
 * The code on its way, kept under a name while this tab is open: a phone with little memory loads the page again once its owner has
 * been to the text message. The number stands there masked, and the code itself serves only beside this browser's cookie.
 */
export function keepCode(name: string, sent: SentCode): void {
  const phone = `${sent.phone.slice(0, 3)}•••${sent.phone.slice(6)}`;
  keepOnPhone(sessionStorage, name, JSON.stringify({ ...sent, phone }));
}

export function findCode(name: string): SentCode | null {
  const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as SentCode | null;
  return kept !== null && Date.parse(kept.expiresAt) > Date.now() ? kept : null;
}

export function forgetCode(name: string): void {
  sessionStorage.removeItem(name);
}
