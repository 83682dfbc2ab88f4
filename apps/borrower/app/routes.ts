import type { Namespace } from '../messages/namespaces.ts';

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
  messages: readonly Namespace[];
  /** Set on the screens that carry the bottom navigation. */
  tab?: Tab;
};

/** Every screen that works, and no other. A new screen is one row here, its folder, its words. */
export const routes: readonly RouteRow[] = [
  {
    name: 'start',
    path: '/start',
    alias: '/q7mZ2',
    isOpen: true,
    isKeptAlive: true,
    messages: ['start', 'errors'],
  },
  {
    name: 'noAndroid',
    path: '/noAndroid',
    alias: '/x4Rk9',
    isOpen: true,
    messages: ['no-android'],
  },
  {
    name: 'privacy',
    path: '/privacy',
    alias: '/p2Vd8',
    isOpen: true,
    messages: ['privacy'],
  },
  {
    name: 'conditionalTerms',
    path: '/conditionalTerms',
    alias: '/t9Hc3',
    isOpen: true,
    messages: ['conditional-terms'],
  },
  {
    name: 'homeIndex',
    path: '/homeIndex',
    alias: '/h3Wn5',
    isOpen: false,
    isKeptAlive: true,
    messages: ['home-index', 'lending', 'profile', 'choices', 'errors', 'app-errors'],
    tab: 'home',
  },
  {
    name: 'allWithdraw',
    path: '/allWithdraw',
    alias: '/w8Qb4',
    isOpen: false,
    messages: ['all-withdraw', 'what-if', 'coupon-choice', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'subIndex',
    path: '/subIndex',
    alias: '/v3Ks6',
    isOpen: false,
    messages: ['sub-index', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'coupon',
    path: '/coupon',
    alias: '/u3Kp7',
    isOpen: false,
    messages: ['coupon', 'errors', 'app-errors'],
  },
  {
    name: 'appointLoan',
    path: '/appointLoan',
    alias: '/e5Lr3',
    isOpen: false,
    messages: ['easy-reloan', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'bookingAgreement',
    path: '/bookingAgreement',
    alias: '/j6Wc9',
    isOpen: false,
    messages: ['easy-reloan', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'appointLoanList',
    path: '/appointLoanList',
    alias: '/y2Sg4',
    isOpen: false,
    messages: ['easy-reloan', 'papers', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'couponInvalid',
    path: '/couponInvalid',
    alias: '/v8Nd2',
    isOpen: false,
    messages: ['coupon', 'errors', 'app-errors'],
  },
  {
    name: 'baseInfo',
    path: '/baseInfo',
    alias: '/b6Ty1',
    isOpen: false,
    messages: ['base-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'baseInfo2',
    path: '/baseInfo2',
    alias: '/c3Wn7',
    isOpen: false,
    messages: ['base-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'contact',
    path: '/contact',
    alias: '/f9Gp5',
    isOpen: false,
    messages: ['contact', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'bankInfo',
    path: '/bankInfo',
    alias: '/k7Ea2',
    isOpen: false,
    messages: ['bank-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'bankName',
    path: '/bankName',
    alias: '/n4Ub8',
    isOpen: false,
    messages: ['bank-name', 'errors', 'app-errors'],
  },
  {
    name: 'withdrawPage',
    path: '/withdrawPage',
    alias: '/s6Tf1',
    isOpen: false,
    isKeptAlive: true,
    messages: ['withdraw-page', 'what-if', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'loan',
    path: '/loan',
    alias: '/g2Ld7',
    isOpen: false,
    messages: ['loan', 'offer', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'billIndex',
    path: '/billIndex',
    alias: '/b5Xv9',
    isOpen: false,
    isKeptAlive: true,
    messages: ['bill-index', 'lending', 'errors', 'app-errors'],
    tab: 'loan',
  },
  {
    name: 'bill',
    path: '/bill',
    alias: '/y5Hs3',
    isOpen: false,
    messages: ['bill', 'papers', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'repaidDetail',
    path: '/repaidDetail',
    alias: '/d4Jy6',
    isOpen: false,
    messages: [
      'repaid-detail',
      'coupon-choice',
      'running-loan',
      'what-if',
      'papers',
      'lending',
      'errors',
      'app-errors',
    ],
  },
  {
    name: 'identityInfo',
    path: '/identityInfo',
    alias: '/i8Xd4',
    isOpen: false,
    messages: ['identity-info', 'photo', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'triLink',
    path: '/triLink',
    alias: '/n7Gs2',
    isOpen: false,
    messages: ['tri-link', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'KSResult',
    path: '/KSResult',
    alias: '/r9Mk4',
    isOpen: true,
    messages: ['ks-result', 'lending', 'errors', 'app-errors'],
  },
  {
    name: 'my',
    path: '/my',
    alias: '/m3Cz8',
    isOpen: false,
    messages: ['my', 'held-data', 'profile', 'choices', 'errors', 'app-errors'],
    tab: 'profile',
  },
  {
    name: 'aboutUs',
    path: '/aboutUs',
    alias: '/a6Hu5',
    isOpen: false,
    messages: ['about-us'],
  },
  {
    name: 'addressInfo',
    path: '/addressInfo',
    alias: '/d5Rm6',
    isOpen: false,
    messages: ['address-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'workInfo',
    path: '/workInfo',
    alias: '/w9Jf3',
    isOpen: false,
    messages: ['work-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  },
  {
    name: 'test',
    path: '/test',
    alias: '/z1Bt6',
    isOpen: true,
    messages: ['test', 'errors', 'app-errors'],
  },
];

/** What an unknown address shows; it has no path of its own. */
export const notFoundRoute: RouteRow = {
  name: 'notFound',
  path: '/notFound',
  isOpen: true,
  messages: ['not-found'],
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
