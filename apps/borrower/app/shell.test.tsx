import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { coreDefaults, useCoreStore } from '../store/core-store.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { routeFiles } from './route-files.ts';
import { loadRouteView } from './route-view.ts';
import { findRoute, type RouteRow, routes } from '../routing/routes.ts';
import { Shell } from './shell.tsx';

let sheetsArrive: MutationObserver;

const screenRendered = vi.hoisted(() => vi.fn<() => null>(() => null));
vi.mock('../screens/video-index/video-index-screen.tsx', () => ({ default: screenRendered }));

// What it takes to read a screen's code for the first time is no part of the way to it.
beforeAll(async () => {
  for (const name of ['aboutUs', 'conditionalTerms']) await (await routeFiles(rowOf(name))).screen();
});

beforeEach(() => {
  // Nothing is fetched here, so each stylesheet is said to have come.
  sheetsArrive = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      node.dispatchEvent(new Event('load'));
    }
  });
  sheetsArrive.observe(document.head, { childList: true });
  useCoreStore.setState(structuredClone(coreDefaults));
  localStorage.clear();
  sessionStorage.clear();
  serveAnswers({});
});
afterEach(() => {
  cleanup();
  sheetsArrive.disconnect();
  document.head.replaceChildren();
});

const logIn = () => useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
const rowOf = (name: string) => findRoute(`/${name}`).route;
const shown = () => document.querySelector<HTMLElement>('[data-route]')?.dataset['route'];
/** The headings in the page; those of hidden screens stand in it as well. */
const visibleHeading = () =>
  [...document.querySelectorAll('h1')].find(
    (heading) => heading.closest('[hidden], [style*="display: none"]') === null,
  );

/** Where the marked tab leads. */
const marked = () => document.querySelector('[aria-current="page"]')?.getAttribute('href');

/** The previous and the present route, as recorded. */
const record = () => {
  const { routeName, fromRoute } = useCoreStore.getState();
  return [fromRoute, routeName];
};

async function openShell(path: string) {
  history.replaceState(null, '', path);
  const initialView = await loadRouteView(findRoute(path).route, 'en-US');
  // Awaited, because React drops work that suspends in a render it does not wait for; parts of the shell come late.
  await act(async () => render(<Shell initialView={initialView} />));
  await waitFor(() => expect(shown()).toBe(initialView.route.name));
}

async function go(path: string, arrivesAt = findRoute(path).route.name) {
  await act(async () => navigate(path));
  await waitFor(() => expect(shown()).toBe(arrivesAt));
}

test('both route names are recorded with every navigation, redirects among them', async () => {
  await openShell('/privacy');
  expect(record()).toEqual(['', 'privacy']);
  await go('/conditionalTerms');
  expect(record()).toEqual(['privacy', 'conditionalTerms']);
  await go('/setup', 'start');
  expect(record()).toEqual(['setup', 'start']);
  expect(sessionStorage.getItem('returnTo')).toBe('/setup');
});

const isKept = (row: RouteRow) => row.isKeptAlive === true;
const kept = routes.filter((row) => isKept(row) && !row.isOpen);
const left = ['my', 'coupon', 'setup', 'msgCenter'].map(rowOf);

test('the screens kept alive are the first page, home, my loan and the page to sign on', () => {
  const names = routes.filter(isKept).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['billIndex', 'homeIndex', 'start', 'withdrawPage']);
});

test.each([...kept, ...left].map((row) => [row.name, row] as const))(
  'what was on %s is there on coming back, if it is kept alive and only then',
  async (_, row) => {
    logIn();
    await openShell(row.path);
    const heading = visibleHeading();
    expect(heading).toBeDefined();
    await go('/aboutUs');
    expect(visibleHeading()).not.toBe(heading);
    await go(row.path);
    expect(visibleHeading() === heading).toBe(isKept(row));
  },
);

test('the tab that was tapped is marked, and a sign of the way on show, before its screen is there', async () => {
  logIn();
  await openShell('/homeIndex');
  const column = document.querySelector<HTMLElement>('.shell-column');
  act(() => navigate('/my'));
  expect([shown(), marked(), column?.dataset['onTheWay']]).toEqual(['homeIndex', '/my', 'true']);
  await waitFor(() => expect(shown()).toBe('my'));
  expect([marked(), column?.dataset['onTheWay']]).toEqual(['/my', 'false']);
});

test('a tap that leads on is answered without rendering the screen behind it again', async () => {
  logIn();
  await openShell('/videoIndex');
  const column = document.querySelector<HTMLElement>('.shell-column');
  await waitFor(() => expect(screenRendered).toHaveBeenCalled());
  screenRendered.mockClear();
  act(() => navigate('/my'));
  expect(column?.dataset['onTheWay']).toBe('true');
  expect(screenRendered).not.toHaveBeenCalled();
  await waitFor(() => expect(shown()).toBe('my'));
});

test('nothing of a customer stays in the page behind a logout', async () => {
  logIn();
  await openShell('/billIndex');
  await go('/homeIndex');
  act(() => useCoreStore.getState().resetUserData());
  await waitFor(() => expect(shown()).toBe('start'));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});
