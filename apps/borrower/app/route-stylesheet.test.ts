import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectRouteStylesheet, keepOnlyRouteStylesheet, loadRouteStylesheet } from './route-stylesheet.ts';

beforeEach(() => {
  document.head.replaceChildren();
  // The page of these tests fetches nothing and says so; what comes or fails is told by hand.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sheets = () =>
  [...document.head.querySelectorAll<HTMLElement>('[data-route-stylesheet]')].map(
    ({ dataset }) => dataset['routeStylesheet'],
  );
const linkOf = (href: string) => document.head.querySelector(`link[href="${href}"]`);
const arrive = async (href: string) => {
  const loading = loadRouteStylesheet(href);
  linkOf(href)?.dispatchEvent(new Event('load'));
  await loading;
};

test('the next stylesheet stands beside the present one until its screen is shown, then alone', async () => {
  await arrive('/a.css');
  keepOnlyRouteStylesheet('/a.css');
  expect(sheets()).toEqual(['/a.css']);
  await arrive('/b.css');
  expect(sheets()).toEqual(['/a.css', '/b.css']);
  keepOnlyRouteStylesheet('/b.css');
  expect(sheets()).toEqual(['/b.css']);
});

test('exactly one is left after any walk through the screens, there and back', async () => {
  for (const href of ['/a.css', '/b.css', '/a.css', '/c.css', '/c.css', '/b.css']) {
    await arrive(href);
    keepOnlyRouteStylesheet(href);
    expect(sheets()).toEqual([href]);
  }
});

test('the one that stands in the prerendered page itself is not fetched again, and goes like any other', async () => {
  const inPage = document.createElement('style');
  inPage.dataset['routeStylesheet'] = '/start.css';
  document.head.append(inPage);
  await loadRouteStylesheet('/start.css');
  expect(linkOf('/start.css')).toBeNull();
  await arrive('/a.css');
  keepOnlyRouteStylesheet('/a.css');
  expect(sheets()).toEqual(['/a.css']);
});

test('one that is expected waits in the page without counting, and counts once its screen comes', async () => {
  const { link } = expectRouteStylesheet('/later.css');
  keepOnlyRouteStylesheet('/start.css');
  expect(sheets()).toEqual(['/start.css']);
  expect(link.media).toBe('not all');
  const loading = loadRouteStylesheet('/later.css');
  link.dispatchEvent(new Event('load'));
  await loading;
  keepOnlyRouteStylesheet('/later.css');
  expect(sheets()).toEqual(['/later.css']);
  expect([link.isConnected, link.media]).toEqual([true, 'all']);
});

test('one that was expected and failed is asked for again with its screen', async () => {
  const { arrival } = expectRouteStylesheet('/lost.css');
  linkOf('/lost.css')?.dispatchEvent(new Event('error'));
  await arrival;
  expect(linkOf('/lost.css')).toBeNull();
  await arrive('/lost.css');
  expect(sheets()).toEqual(['/lost.css']);
});

test('a stylesheet that fails, or never answers, does not hold up its screen', async () => {
  const failing = loadRouteStylesheet('/gone.css');
  linkOf('/gone.css')?.dispatchEvent(new Event('error'));
  await failing;
  vi.useFakeTimers();
  const silent = loadRouteStylesheet('/slow.css');
  await vi.advanceTimersByTimeAsync(5000);
  await silent;
  expect(sheets()).toEqual(['/gone.css', '/slow.css']);
});
