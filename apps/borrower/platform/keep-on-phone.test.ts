import { beforeEach, expect, test, vi } from 'vitest';
import { rememberLanguage } from './chosen-language.ts';
import { holdSession } from '../store/api.ts';
import { coreDefaults, coreStoreKey, hasSession, storedSession, useCoreStore } from '../store/core-store.ts';
import { enterAddress } from '../routing/navigation.ts';
import { keepPhoneSettings } from './phone-settings.ts';

const session = {
  customerId: 'c1',
  token: 't1',
  phone: '9170000001',
  language: 'en-US',
  tokenExpiresAt: '2026-12-18T02:00:00Z',
  tokenLifetimeSeconds: 600,
} as const;
const root = document.documentElement;

/** A full phone, or Safari where nothing is to be kept, takes nothing more. */
let isFull = false;
for (const storage of [localStorage, sessionStorage]) {
  const write = storage.setItem.bind(storage);
  vi.spyOn(storage, 'setItem').mockImplementation((name, value) => {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    write(name, value);
  });
}

beforeEach(() => {
  isFull = false;
  localStorage.clear();
  sessionStorage.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});

test('on a phone without room one logs in and goes about as elsewhere', () => {
  localStorage.clear();
  isFull = true;
  expect(enterAddress('/billIndex', '?isBrowser=1&standalone=2&campaign=c', false)).toMatchObject({
    kind: 'redirect',
    to: '/start',
  });
  holdSession(session);
  expect(hasSession(useCoreStore.getState())).toBe(true);
  expect(enterAddress('/start', '', true)).toMatchObject({ kind: 'redirect', to: '/homeIndex' });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('on a phone without room what is chosen holds while the page is open, and the language longer', () => {
  isFull = true;
  keepPhoneSettings({ textPercent: 150, areAmountsHidden: true }, localStorage, root);
  rememberLanguage('fil-PH', sessionStorage, document);
  expect(root.dataset['amounts']).toBe('hidden');
  expect(document.cookie).toContain('luwag_language=fil-PH');
});

test('a log-in that ended on a phone that has become full does not come back with the next page', () => {
  holdSession(session);
  expect(storedSession()).toMatchObject({ customerId: 'c1', token: 't1' });
  isFull = true;
  useCoreStore.getState().resetUserData();
  expect(localStorage.getItem(coreStoreKey)).toBeNull();
  expect(storedSession()).toBeNull();
});
