import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { call } from './api.ts';
import { coreDefaults, coreStoreKey, useCoreStore } from './core-store.ts';

const session = {
  customerId: 'c1',
  token: 'new',
  tokenExpiresAt: '2026-11-21T00:10:00Z',
  tokenLifetimeSeconds: 600,
  phone: '9123456789',
  language: 'en-US',
};

let requests: string[] = [];

/** A server that accepts the token "new" only. */
function serve(refresh: () => Response): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    requests.push(`${init.method} ${address} ${token ?? '-'}`);
    await Promise.resolve();
    if (address === '/api/session/refresh') return refresh();
    return token === 'Bearer new'
      ? Response.json({ fine: true })
      : Response.json({ error: { code: 'not_signed_in' } }, { status: 401 });
  });
}

beforeEach(() => {
  requests = [];
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 'old' });
});
afterEach(() => vi.unstubAllGlobals());

test('a refused token is renewed once and the call sent again', async () => {
  serve(() => Response.json(session));
  const answer = await call(getHome, {});
  expect(answer.ok).toBe(true);
  expect(requests).toEqual([
    `GET ${getHome.path} Bearer old`,
    'POST /api/session/refresh -',
    `GET ${getHome.path} Bearer new`,
  ]);
  expect(useCoreStore.getState().publicData).toEqual({
    customerId: 'c1',
    token: 'new',
    phone_number: '9123456789',
    tokenEndsAt: expect.any(Number),
  });
});

test('a token known to have ended is renewed before anything is refused', async () => {
  serve(() => Response.json(session));
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  await Promise.all([call(getHome, {}), call(getHome, {})]);
  await call(getHome, {});
  const home = `GET ${getHome.path} Bearer new`;
  expect(requests).toEqual(['POST /api/session/refresh -', home, home, home]);
});

test('a token known to have ended does not hold back what the page has brought with it', async () => {
  serve(() => Response.json(session));
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  const brought = Promise.resolve(Response.json({ brought: true }));
  window.luwagEarlyAnswers = new Map([[`old ${getHome.path}`, brought]]);
  expect(await call(getHome, {})).toEqual({ ok: true, value: { brought: true } });
  expect(requests).toEqual([]);
});

test('a network that fails before the renewal leaves the call unsent', async () => {
  serve(() => {
    throw new TypeError('offline');
  });
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  expect(await call(getHome, {})).toMatchObject({ ok: false, code: 'network_abnormal' });
  expect(new Set(requests)).toEqual(new Set(['POST /api/session/refresh -']));
});

test.each([
  [503, 'service_unavailable'],
  [409, 'busy_try_again'],
  [429, 'too_frequent'],
  [500, 'internal_error'],
])('a server that answers a renewal with %i asks nobody to log in', async (status, code) => {
  serve(() => Response.json({ error: { code } }, { status }));
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  expect(await call(getHome, {})).toMatchObject({ ok: false, code });
  expect(useCoreStore.getState().showLoginPopup).toBe(false);
});

test('calls refused at the same time share one renewal', async () => {
  serve(() => Response.json(session));
  const answers = await Promise.all([call(getHome, {}), call(getHome, {}), call(getHome, {})]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(requests.filter((request) => request.includes('refresh'))).toHaveLength(1);
});

test('a renewal made by another tab meanwhile is taken over', async () => {
  serve(() => Response.json(session));
  const locks = {
    request: async (_name: string, work: () => Promise<boolean>) => {
      const entry = JSON.parse(localStorage.getItem(coreStoreKey) ?? '');
      entry.state.publicData.token = 'new';
      localStorage.setItem(coreStoreKey, JSON.stringify(entry));
      return work();
    },
  };
  vi.stubGlobal('navigator', { locks });
  useCoreStore.getState().mergePublicData({ phone_number: '9123456789' });
  const answer = await call(getHome, {});
  expect(answer.ok).toBe(true);
  expect(requests.filter((request) => request.includes('refresh'))).toHaveLength(0);
  expect(useCoreStore.getState().publicData.phone_number).toBe('9123456789');
});

test('a session that has ended asks to log in again, and leaves the page as it is', async () => {
  serve(() => Response.json({ error: { code: 'session_ended' } }, { status: 401 }));
  const answer = await call(getHome, {});
  expect(answer).toMatchObject({ ok: false, code: 'session_ended' });
  const { publicData, showLoginPopup } = useCoreStore.getState();
  expect(publicData).toEqual({ customerId: 'c1', token: 'old' });
  expect(showLoginPopup).toBe(true);
});

test('a renewal whose answer is lost is asked once more while the server gives the same one again', async () => {
  const answers = [() => Promise.reject(new TypeError('lost')), () => Response.json(session)];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/session/refresh') return Response.json({});
    expect(init.signal).toBeInstanceOf(AbortSignal);
    return answers.shift()?.();
  });
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  expect((await call(getHome, {})).ok).toBe(true);
});

test('somebody who was logged out from another phone is asked to log in', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'session_ended' } }, { status: 401 }));
  await call(getHome, {});
  expect(useCoreStore.getState().showLoginPopup).toBe(true);
});

test('a network that fails during the renewal does not log out', async () => {
  serve(() => {
    throw new TypeError('offline');
  });
  const answer = await call(getHome, {});
  expect(answer.ok).toBe(false);
  expect(useCoreStore.getState().publicData.token).toBe('old');
});
