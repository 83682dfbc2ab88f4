import { languages } from '@luwag/contract/language';
import { describe, expect, test, vi } from 'vitest';
import { familyOf } from '../build/few-chunks.ts';
import { routeFileNames } from '../build/manifest.ts';
import { faqTopics } from '../components/help-sheet/faq-topics.ts';
import { decideNavigation } from './route-guard.ts';
import { findRoute, routes } from './routes.ts';
import { screenTable } from './screen-table.ts';
import type { ScreenManifest, ScreenRoute } from './screen-route.ts';

/*
 * Plants a screen as CONTRIBUTING.md says to add one: a manifest in its folder, and its line in the list. All that the app
 * and its build read of a screen must follow from these two.
 */

const manifests = vi.hoisted(() => {
  const start: ScreenRoute = {
    path: '/start',
    alias: '/q7mZ2',
    isOpen: true,
    stylesheet: 'start.css',
    messages: ['start', 'errors'],
  };
  const notFound: ScreenManifest = {
    path: '/notFound',
    isOpen: true,
    stylesheet: 'not-found.css',
    messages: ['not-found'],
  };
  const newScreen: ScreenRoute = {
    path: '/newScreen',
    alias: '/a1Bc2',
    isKeptAlive: true,
    tab: 'loan',
    family: 'loans',
    stylesheet: 'new-screen.css',
    messages: ['coupon', 'errors'],
    prefetches: ['/api/coupons'],
    helpTopics: ['coupon'],
  };
  return { start, notFound, newScreen };
});

vi.mock('./manifests.ts', () => manifests);

const visit = (path: string, hasSession: boolean) =>
  decideNavigation({
    path,
    search: '',
    userAgent: 'iPhone',
    hasSession,
    supportAndroid: false,
    currentRouteName: '',
    returnTo: null,
  }).outcome;

describe('a new screen of one folder and one line', () => {
  test('is routed by its path and its alias', () => {
    const route = {
      name: 'newScreen',
      path: '/newScreen',
      alias: '/a1Bc2',
      isOpen: false,
      isKeptAlive: true,
      tab: 'loan',
    };
    expect(routes).toContainEqual(route);
    expect(findRoute('/newScreen')).toEqual({ route, isCanonical: true });
    expect(visit('/a1Bc2', true)).toEqual({ kind: 'redirect', to: '/newScreen' });
    expect(visit('/newScreen', true)).toEqual({ kind: 'show', route });
  });

  test('is guarded', () => {
    expect(visit('/newScreen', false)).toEqual({ kind: 'redirect', to: '/start', returnTo: '/newScreen' });
  });

  test('has its messages, and what people ask on it', () => {
    expect(screenTable['new-screen']).toEqual(['coupon', 'errors']);
    expect(faqTopics('newScreen')).toEqual(['coupon', 'general']);
  });

  test('is styled, translated and asked for early by its page, under both addresses', () => {
    const files = routeFileNames(builtFiles(), languages);
    for (const address of ['/newScreen', '/a1Bc2']) {
      expect(Object.keys(files[address] ?? {})).toEqual([...languages]);
      expect(files[address]?.['hi-IN']).toEqual({
        stylesheet: '/screens/new-screen/new-screen.css',
        scripts: ['/screen-files', '/later-screen', '/new-screen-screen'],
        namespaces: ['shell', 'app', 'coupon', 'errors'],
        words: ['all-files', 'shell', 'app', 'coupon', 'errors'].map((name) => `/hi-IN/${name}`),
        asks: ['/api/coupons'],
      });
    }
  });

  test('shares files with its family', () => {
    expect(familyOf('new-screen')).toBe('loans');
    expect(familyOf('not-found')).toBe('not-found');
  });
});

/** A build in which each source has a file of its own. */
function builtFiles() {
  const code = ['main', 'screen-files', 'later-screen'].map((name) => [
    `app/${name}.ts${name === 'screen-files' ? '' : 'x'}`,
    name,
  ]);
  const words = languages.flatMap((language) =>
    ['all-files', 'shell', 'app', 'coupon', 'errors'].map((name) => [
      `messages/${language}/${name}.${name === 'all-files' ? 'ts' : 'json'}`,
      `${language}/${name}`,
    ]),
  );
  const screen = ['screens/new-screen/new-screen-screen.tsx', 'new-screen-screen'];
  const styles = ['start', 'new-screen'].map((folder) => `screens/${folder}/${folder}.css`);
  return {
    styles: Object.fromEntries(styles.map((file) => [`../${file}`, { file }])),
    modules: { fileOf: Object.fromEntries([...code, ...words, screen]), imports: {} },
  };
}
