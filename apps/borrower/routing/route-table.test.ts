import { describe, expect, test } from 'vitest';
import { decideNavigation } from './route-guard.ts';
import { notFoundRoute, routes } from './routes.ts';

/* Every address of the specification's second point, opened by everybody: who sees which screen, and under which address. */

const openNames = ['test', 'start', 'privacy', 'conditionalTerms', 'noAndroid', 'KSResult'];
const closedNames = `
  identityInfo baseInfo baseInfo2 addressInfo contact workInfo bankInfo bankName
  homeIndex billIndex subIndex allWithdraw repaidDetail triLink withdrawPage loan
  msgCenter msgDetail my changeBank coupon couponInvalid bill setup
  aboutUs addDeskTopBrowser guildDetail videoIndex appointLoan bookingAgreement appointLoanList
`
  .trim()
  .split(/\s+/);

const userAgents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) Version/17.7 Mobile/15E148 Safari/604.1',
  Android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15',
} as const;
type Device = keyof typeof userAgents;
type Visit = { device: Device; hasSession: boolean; supportAndroid: boolean };

const devices = Object.keys(userAgents) as Device[];
const visits: Visit[] = devices.flatMap((device) =>
  [false, true].flatMap((hasSession) =>
    [false, true].map((supportAndroid) => ({ device, hasSession, supportAndroid })),
  ),
);
const search = '?step=2';

/** Each path, and what else leads to it. */
const addresses = [...routes, notFoundRoute].flatMap(({ name, path, alias }) =>
  [path, `${path}/`, ...(alias === undefined ? [] : [alias]), ...(name === 'start' ? ['/'] : [])].map(
    (address) => ({ name, address }),
  ),
);

/** The route somebody ends on, as the specification has it. */
function specifiedRoute(name: string, { device, hasSession, supportAndroid }: Visit): string {
  if (device === 'Android' && !supportAndroid) return 'noAndroid';
  if (name === 'start') return hasSession ? 'homeIndex' : 'start';
  const isOpen = openNames.includes(name) || name === notFoundRoute.name;
  return isOpen || hasSession ? name : 'start';
}

/** Follows redirects as the shell does. */
function open(address: string, { device, hasSession, supportAndroid }: Visit) {
  let path = address;
  let asked = search;
  let returnTo: string | null = null;
  for (let step = 0; step < 4; step += 1) {
    const { outcome } = decideNavigation({
      path,
      search: asked,
      userAgent: userAgents[device],
      hasSession,
      supportAndroid,
      currentRouteName: '',
      returnTo,
    });
    if (outcome.kind === 'show') return { name: outcome.route.name, path, search: asked, returnTo };
    if (outcome.returnTo !== undefined) returnTo = outcome.returnTo;
    const [nextPath = '', nextSearch] = outcome.to.split('?');
    path = nextPath;
    asked = nextSearch === undefined ? '' : `?${nextSearch}`;
  }
  throw new Error(`${address} leads in a circle`);
}

test('the routes are the 38 specified addresses', () => {
  const specified = [...openNames, ...closedNames];
  expect(specified.length + ['/'].length).toBe(38);
  expect(new Set(specified).size).toBe(specified.length);
  expect(routes.map(({ name }) => name).toSorted()).toEqual(specified.toSorted());
});

test('each route but the root is also reached by a short random alias', () => {
  for (const { name, path, alias } of routes) {
    expect(path).toBe(`/${name}`);
    expect(alias, name).toMatch(/^\/[a-z]\d[A-Z][a-z]\d$|^\/[a-z]\d[a-z][A-Z]\d$/);
  }
});

describe.each(visits)('on $device, logged in: $hasSession, Android served: $supportAndroid', (visit) => {
  test.each(addresses)('$address', ({ name, address }) => {
    const end = open(address, visit);
    const expected = specifiedRoute(name, visit);
    expect(end.name).toBe(expected);
    const wasSent = expected !== name;
    // An unknown address stays as it was typed, so that a typing mistake can be mended.
    if (expected !== notFoundRoute.name) expect(end.path).toBe(`/${expected}`);
    if (!wasSent) expect(end.search).toBe(search);
    const asksForLogin = wasSent && expected === 'start';
    expect(end.returnTo).toBe(asksForLogin ? `/${name}${search}` : null);
  });
});
