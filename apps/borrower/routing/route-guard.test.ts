import { describe, expect, test } from 'vitest';
import { decideNavigation, type GuardInput } from './route-guard.ts';
import { routes } from './routes.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130';

const visitor: GuardInput = {
  path: '/start',
  search: '',
  userAgent: iPhone,
  hasSession: false,
  supportAndroid: false,
  currentRouteName: '',
  returnTo: null,
};

const decide = (input: Partial<GuardInput>) => decideNavigation({ ...visitor, ...input });
const shown = (input: Partial<GuardInput>) => {
  const { outcome } = decide(input);
  return outcome.kind === 'show' ? `show ${outcome.route.name}` : `to ${outcome.to}`;
};

describe('route guard', () => {
  test.each<[string, Partial<GuardInput>, string]>([
    ['the root leads to the first page', { path: '/' }, 'to /start'],
    ['the root keeps its campaign', { path: '/', search: '?campaign=a' }, 'to /start?campaign=a'],
    ['a visitor sees the first page', {}, 'show start'],
    ['a desktop sees the first page', { userAgent: desktop }, 'show start'],
    ['an alias leads to its canonical path', { path: '/q7mZ2' }, 'to /start'],
    ['a trailing slash leads to the canonical path', { path: '/privacy/' }, 'to /privacy'],
    ['an open page needs no login', { path: '/privacy' }, 'show privacy'],
    ['an unknown page says so', { path: '/nowhere' }, 'show notFound'],
    ['Android is sent away from the first page', { userAgent: android }, 'to /noAndroid'],
    ['Android is sent away from open pages too', { userAgent: android, path: '/privacy' }, 'to /noAndroid'],
    [
      'Android with a session is sent away as well',
      { userAgent: android, hasSession: true },
      'to /noAndroid',
    ],
    ['Android may stay on its own page', { userAgent: android, path: '/noAndroid' }, 'show noAndroid'],
    ['Android passes where it is supported', { userAgent: android, supportAndroid: true }, 'show start'],
    ['others may read the Android page', { path: '/noAndroid' }, 'show noAndroid'],
    ['a logged-in borrower leaves the first page', { hasSession: true }, 'to /homeIndex'],
    [
      'a login does not return to an open or unknown page',
      { hasSession: true, returnTo: '/privacy' },
      'to /homeIndex',
    ],
    [
      'a login does not return to another site',
      { hasSession: true, returnTo: '//evil.example/x' },
      'to /homeIndex',
    ],
  ])('%s', (_, input, expected) => {
    expect(shown(input)).toBe(expected);
  });

  test('every closed page asks a visitor to log in and remembers where they wanted to go', () => {
    for (const route of routes.filter(({ isOpen }) => !isOpen)) {
      const { outcome } = decide({ path: route.path, search: '?step=2' });
      expect(outcome).toEqual({ kind: 'redirect', to: '/start', returnTo: `${route.path}?step=2` });
      const afterLogin = decide({ hasSession: true, returnTo: `${route.path}?step=2` });
      expect(afterLogin.outcome).toEqual({
        kind: 'redirect',
        to: `${route.path}?step=2`,
        returnTo: null,
      });
      expect(shown({ path: route.path, hasSession: true })).toBe(`show ${route.name}`);
    }
  });

  test('both route names are recorded together', () => {
    expect(decide({ path: '/privacy', currentRouteName: 'start' }).record).toEqual({
      routeName: 'privacy',
      fromRoute: 'start',
    });
  });

  test('flags are read even when Android is sent away', () => {
    const { flags } = decide({ userAgent: android, search: '?isBrowser=1&campaign=summer' });
    expect(flags).toEqual({ isBrowser: '1', promotion: { campaign: 'summer' } });
  });
});
