import type { ComponentType } from 'react';
import type { Namespace } from '../messages/namespaces.ts';
import allWithdrawStylesheet from '../screens/all-withdraw/all-withdraw.css?url';
import baseInfoStylesheet from '../screens/base-info/base-info.css?url';
import baseInfo2Stylesheet from '../screens/base-info2/base-info2.css?url';
import conditionalTermsStylesheet from '../screens/conditional-terms/conditional-terms.css?url';
import homeIndexStylesheet from '../screens/home-index/home-index.css?url';
import loanStylesheet from '../screens/loan/loan.css?url';
import noAndroidStylesheet from '../screens/no-android/no-android.css?url';
import notFoundStylesheet from '../screens/not-found/not-found.css?url';
import privacyStylesheet from '../screens/privacy/privacy.css?url';
import startStylesheet from '../screens/start/start.css?url';
import withdrawPageStylesheet from '../screens/withdraw-page/withdraw-page.css?url';

export type Tab = 'home' | 'loan' | 'profile';

export type RouteRow = {
  /** Also the value of data-route, which the screen's stylesheet nests under. */
  name: string;
  path: `/${string}`;
  /** Short random path that leads to the same screen; fixed for good once released. */
  alias?: `/${string}`;
  /** Whether a visitor without a token and customer id may see it. */
  isOpen: boolean;
  /** Whether the screen stays mounted, hidden, while another one is shown. */
  isKeptAlive?: boolean;
  screen: () => Promise<{ default: ComponentType }>;
  stylesheet: string;
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
    screen: () => import('../screens/start/start-screen.tsx'),
    stylesheet: startStylesheet,
    messages: ['start', 'errors'],
  },
  {
    name: 'noAndroid',
    path: '/noAndroid',
    alias: '/x4Rk9',
    isOpen: true,
    screen: () => import('../screens/no-android/no-android-screen.tsx'),
    stylesheet: noAndroidStylesheet,
    messages: ['no-android'],
  },
  {
    name: 'privacy',
    path: '/privacy',
    alias: '/p2Vd8',
    isOpen: true,
    screen: () => import('../screens/privacy/privacy-screen.tsx'),
    stylesheet: privacyStylesheet,
    messages: ['privacy'],
  },
  {
    name: 'conditionalTerms',
    path: '/conditionalTerms',
    alias: '/t9Hc3',
    isOpen: true,
    screen: () => import('../screens/conditional-terms/conditional-terms-screen.tsx'),
    stylesheet: conditionalTermsStylesheet,
    messages: ['conditional-terms'],
  },
  {
    name: 'homeIndex',
    path: '/homeIndex',
    alias: '/h3Wn5',
    isOpen: false,
    isKeptAlive: true,
    screen: () => import('../screens/home-index/home-index-screen.tsx'),
    stylesheet: homeIndexStylesheet,
    messages: ['home-index', 'lending', 'errors'],
    tab: 'home',
  },
  {
    name: 'allWithdraw',
    path: '/allWithdraw',
    alias: '/w8Qb4',
    isOpen: false,
    screen: () => import('../screens/all-withdraw/all-withdraw-screen.tsx'),
    stylesheet: allWithdrawStylesheet,
    messages: ['all-withdraw', 'lending', 'errors'],
  },
  {
    name: 'baseInfo',
    path: '/baseInfo',
    alias: '/b6Ty1',
    isOpen: false,
    screen: () => import('../screens/base-info/base-info-screen.tsx'),
    stylesheet: baseInfoStylesheet,
    messages: ['base-info', 'profile', 'choices', 'field-errors', 'errors'],
  },
  {
    name: 'baseInfo2',
    path: '/baseInfo2',
    alias: '/c3Wn7',
    isOpen: false,
    screen: () => import('../screens/base-info2/base-info2-screen.tsx'),
    stylesheet: baseInfo2Stylesheet,
    messages: ['base-info', 'profile', 'choices', 'field-errors', 'errors'],
  },
  {
    name: 'withdrawPage',
    path: '/withdrawPage',
    alias: '/s6Tf1',
    isOpen: false,
    isKeptAlive: true,
    screen: () => import('../screens/withdraw-page/withdraw-page-screen.tsx'),
    stylesheet: withdrawPageStylesheet,
    messages: ['withdraw-page', 'lending', 'errors'],
  },
  {
    name: 'loan',
    path: '/loan',
    alias: '/g2Ld7',
    isOpen: false,
    screen: () => import('../screens/loan/loan-screen.tsx'),
    stylesheet: loanStylesheet,
    messages: ['loan', 'lending', 'errors'],
  },
];

/** What an unknown address shows; it has no path of its own. */
export const notFoundRoute: RouteRow = {
  name: 'notFound',
  path: '/notFound',
  isOpen: true,
  screen: () => import('../screens/not-found/not-found-screen.tsx'),
  stylesheet: notFoundStylesheet,
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
