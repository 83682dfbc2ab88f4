import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberLanguage } from '../platform/chosen-language.ts';
import { pretendPush } from '../testing/pretend-push.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { coreDefaults, hasSession, useCoreStore } from './core-store.ts';
import { leave, leaveAndClear } from './leave.ts';

const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
const ending = { 'POST /api/session/end': {} };
let kept: Set<string>;
let noted: string[];
let unregistered: number;
let forget = (): unknown => undefined;

/** A phone on which the app was used: its files, its notes, its choices, its notices. */
async function usedPhone() {
  const phone = pretendPush({ permission: 'granted' });
  ({ forget } = phone);
  await phone.manager.subscribe({});
  kept = new Set(['luwag-app-one', 'luwag-phone']);
  noted = [];
  unregistered = 0;
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      kept.add(name);
      return { put: async (address: string) => noted.push(address) };
    },
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  const registration = {
    unregister: async () => {
      unregistered += 1;
      return true;
    },
  };
  Object.assign(navigator.serviceWorker, { getRegistrations: async () => [registration] });
  localStorage.setItem('luwag-phone', '{"textPercent":150}');
  document.cookie = 'luwag_other=1; Path=/';
  rememberLanguage('fil-PH', sessionStorage, document);
  sessionStorage.setItem('draft', 'typed');
  return phone;
}

beforeEach(() => {
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  replaced.mockClear();
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const left = () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]),
  cookies: document.cookie,
});

test('a phone that was cleared holds the language and nothing else, and shows the way in', async () => {
  const { asked } = await usedPhone();
  const sent = serveAnswers(ending);
  await leaveAndClear();
  // A cookie that ends now is still read within the same millisecond.
  await vi.waitFor(() =>
    expect(left()).toEqual({
      local: [],
      session: [['language', 'fil-PH']],
      cookies: 'luwag_language=fil-PH',
    }),
  );
  expect([[...kept], unregistered]).toEqual([[], 1]);
  expect(asked.at(-1)).toBe('unsubscribe phone-1');
  expect(sent).toMatchObject([{ call: 'POST /api/session/end', body: { isCleared: true } }]);
  expect(hasSession(useCoreStore.getState())).toBe(false);
  expect(replaced).toHaveBeenCalledWith('/start');
});

test('without a network the same goes, but for the app itself and the note that the log-in is to end', async () => {
  const { asked } = await usedPhone();
  serveAnswers({});
  await leaveAndClear();
  expect(left()).toMatchObject({ local: [], session: [['language', 'fil-PH']] });
  expect([[...kept], unregistered]).toEqual([['luwag-app-one', 'luwag-leaving'], 0]);
  expect(noted).toEqual(['/kept/cleared']);
  expect(asked.at(-1)).toBe('unsubscribe phone-1');
  expect(replaced).toHaveBeenCalledWith('/start');
});

test('a log-out that reached the server leaves no note of it', async () => {
  await usedPhone();
  serveAnswers(ending);
  expect(await leave()).toBe(true);
  expect(kept.has('luwag-leaving')).toBe(false);
  expect(localStorage.getItem('luwag-phone')).toContain('150');
});

test('a full phone without a network is logged out even where the note of it cannot be stored', async () => {
  await usedPhone();
  vi.stubGlobal('caches', {
    open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  serveAnswers({});
  await leave();
  expect(hasSession(useCoreStore.getState())).toBe(false);
});

test('a log-out that the server does not answer is noted as that, and the phone stays known', async () => {
  await usedPhone();
  serveAnswers({});
  await leave();
  expect([kept.has('luwag-leaving'), noted]).toEqual([true, []]);
});

test('a line that brings nothing keeps nobody logged in', async () => {
  await usedPhone();
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const leaving = leave();
  limit.abort();
  expect(await leaving).toBe(false);
  expect(hasSession(useCoreStore.getState())).toBe(false);
  expect(kept.has('luwag-leaving')).toBe(true);
});
