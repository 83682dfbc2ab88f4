import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/* What the worker does with calls of the API, which it does not answer. */

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void; respondWith: () => void };

let hear: (event: Asked) => void;
let deleted: string[];
beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: 'https://phone.example' },
    addEventListener: (name: string, listener: typeof hear) => {
      if (name === 'fetch') hear = listener;
    },
  });
  vi.stubGlobal('offlineFiles', { version: '1', entry: '', shared: [], words: {}, files: [], routes: {} });
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
  await import('./service-worker.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each<[string, string, string[]]>([
  ['a log-in by a text message', '/api/session', ['luwag-leaving']],
  ['a log-in by the code for an icon', '/api/session/hand-off/log-in', ['luwag-leaving']],
  ['another call', '/api/session/refresh', []],
])('%s takes away the note that the log-in before is to end: %s', (_what, path, expected) => {
  deleted = [];
  const request = new Request(`https://phone.example${path}`, { method: 'POST' });
  hear({ request, waitUntil: () => undefined, respondWith: () => undefined });
  expect(deleted).toEqual(expected);
});
