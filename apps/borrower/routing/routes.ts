export type Tab = 'home' | 'loan' | 'profile';

export type RouteRow = {
  /** Names the folder of its screen; also the value of data-route, which the screen's stylesheet nests under. */
  name: string;
  path: `/${string}`;
  /** Short random path that leads to the same screen; fixed for good once released. */
  alias?: `/${string}`;
  /** Whether a visitor without a token and customer id may see it. */
  isOpen: boolean;
  /** Whether the screen stays mounted, hidden, while another one is shown. */
  isKeptAlive?: boolean;
  /** Set on the screens that carry the bottom navigation. */
  tab?: Tab;
};

type Rest = Pick<RouteRow, 'isKeptAlive' | 'tab'> & { isOpen?: boolean };

/** A screen's address is its name; unless told otherwise it needs a login and is left for good. */
function screen(name: string, alias: `/${string}`, rest: Rest = {}): RouteRow {
  return { name, path: `/${name}`, alias, isOpen: false, ...rest };
}

/** Every screen that works, and no other. A new screen is one row here, one in screen-words.ts, its folder, its words. */
export const routes: readonly RouteRow[] = [
  screen('start', '/q7mZ2', { isOpen: true, isKeptAlive: true }),
  screen('noAndroid', '/x4Rk9', { isOpen: true }),
  screen('privacy', '/p2Vd8', { isOpen: true }),
  screen('conditionalTerms', '/t9Hc3', { isOpen: true }),
  screen('homeIndex', '/h3Wn5', { isKeptAlive: true, tab: 'home' }),
  screen('allWithdraw', '/w8Qb4'),
  screen('subIndex', '/v3Ks6'),
  screen('coupon', '/u3Kp7'),
  screen('appointLoan', '/e5Lr3'),
  screen('bookingAgreement', '/j6Wc9'),
  screen('appointLoanList', '/y2Sg4'),
  screen('couponInvalid', '/v8Nd2'),
  screen('baseInfo', '/b6Ty1'),
  screen('baseInfo2', '/c3Wn7'),
  screen('contact', '/f9Gp5'),
  screen('bankInfo', '/k7Ea2'),
  screen('bankName', '/n4Ub8'),
  screen('changeBank', '/c8Pv5'),
  screen('withdrawPage', '/s6Tf1', { isKeptAlive: true }),
  screen('loan', '/g2Ld7'),
  screen('billIndex', '/b5Xv9', { isKeptAlive: true, tab: 'loan' }),
  screen('bill', '/y5Hs3'),
  screen('repaidDetail', '/d4Jy6'),
  screen('identityInfo', '/i8Xd4'),
  screen('triLink', '/n7Gs2'),
  screen('KSResult', '/r9Mk4', { isOpen: true }),
  screen('my', '/m3Cz8', { tab: 'profile' }),
  screen('msgCenter', '/m7Qx4'),
  screen('msgDetail', '/g5Dk8'),
  screen('setup', '/s3Vw9'),
  screen('aboutUs', '/a6Hu5'),
  screen('addDeskTopBrowser', '/h8Jt4'),
  screen('guildDetail', '/g4Lw8'),
  screen('videoIndex', '/v5Tn3'),
  screen('addressInfo', '/d5Rm6'),
  screen('workInfo', '/w9Jf3'),
  screen('test', '/z1Bt6', { isOpen: true }),
];

/** What an unknown address shows; it has no path of its own. */
export const notFoundRoute: RouteRow = {
  name: 'notFound',
  path: '/notFound',
  isOpen: true,
};

const pathAliases: Readonly<Record<string, string>> = { '/': '/start' };

/** The row an address means, and whether the address is its canonical path. */
export function findRoute(path: string): { route: RouteRow; isCanonical: boolean } {
  const plainPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const wanted = pathAliases[plainPath] ?? plainPath;
  const route = routes.find((row) => row.path === wanted || row.alias === wanted);
  return route === undefined
    ? { route: notFoundRoute, isCanonical: true }
    : { route, isCanonical: route.path === path };
}
