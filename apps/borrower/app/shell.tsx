import type { Language } from '@luwag/contract/language';
import {
  Activity,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { IntlProvider } from 'use-intl';
import { useLocation, useSearch } from 'wouter';
import { lazyIsland, wakeParts } from '../components/lazy-island/lazy-island.tsx';
import { Toaster } from '../components/toast/toast.tsx';
import { rememberLanguage } from '../platform/chosen-language.ts';
import { hasSession, useCoreStore } from '../store/core-store.ts';
import { RenderedFromContext } from '../store/rendered-from.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { deviceLayout } from '../platform/device-layout.ts';
import { followHeldTap, wholeScreen } from '../platform/held-tap.ts';
import { enterAddress } from '../routing/navigation.ts';
import { useRouteArrival } from './route-arrival.ts';
import { fetchRouteView, loadRouteView, type RouteView } from './route-view.ts';
import { findRoute } from '../routing/routes.ts';
import { ShellContext } from '../components/language-switch/shell-context.ts';

const DesktopAside = lazyIsland(
  'desktop-aside',
  async () => (await import('./desktop-aside.tsx')).DesktopAside,
  () => deviceLayout(navigator.userAgent) === 'desktop',
);

/** The frame around every screen. It shows a view only once its code, words and stylesheet are there. */
export function Shell({ initialView }: { initialView: RouteView }) {
  const { view, keptViews, tab, isOnTheWay, hasLoadFailed, retry, controls } = useCurrentView(initialView);
  useRouteArrival(view);
  const { Navigation } = view;

  return (
    <IntlProvider
      locale={view.language}
      messages={view.catalogue}
      timeZone="Asia/Manila"
      onError={failLoudly}
    >
      <ShellContext value={controls}>
        <div className="shell">
          <DesktopAside />
          <div className="shell-column" data-route={view.route.name} data-on-the-way={isOnTheWay}>
            <ConnectionNotice hasLoadFailed={hasLoadFailed} onRetry={retry} />
            {keptViews.map(({ route, Screen }) => (
              <Activity key={route.name} mode={route.name === view.route.name ? 'visible' : 'hidden'}>
                <Screen />
                <HeldTapFollower />
              </Activity>
            ))}
            {tab && Navigation ? <Navigation current={tab} /> : null}
          </div>
          <Toaster />
        </div>
      </ShellContext>
    </IntlProvider>
  );
}

/** Stands inside the Activity: that is hydrated as a boundary of its own, later than the shell. */
function HeldTapFollower() {
  const hydration = use(RenderedFromContext)?.hydration;
  useEffect(() => (hydration ? hydration.end(wholeScreen) : followHeldTap()), [hydration]);
  return null;
}

function useCurrentView(initialView: RouteView) {
  const [wantedPath, navigate] = useLocation();
  const wantedSearch = useSearch();
  // The picture that answers a tap comes before the work that the tap asks for.
  const path = useDeferredValue(wantedPath);
  const search = useDeferredValue(wantedSearch);
  const isSignedIn = useCoreStore(hasSession);
  const [language, setLanguage] = useState<Language>(initialView.language);
  const [views, setViews] = useState({ view: initialView, keptViews: [initialView] });
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);

  useEffect(() => {
    let isStale = false;
    // Logging in or out runs the guard again, though the address stays the same.
    const outcome = enterAddress(path, search === '' ? '' : `?${search.replace(/^\?/, '')}`, isSignedIn);
    if (outcome.kind === 'redirect') {
      navigate(outcome.to, { replace: true });
      return undefined;
    }
    const show = async () => {
      try {
        const [next] = await Promise.all([
          loadRouteView(outcome.route, language),
          language === document.documentElement.lang ? null : wakeParts(),
        ]);
        if (isStale) return;
        setFailedAttempt(null);
        startTransition(() => setViews((previous) => showView(previous, next)));
      } catch {
        if (!isStale) setFailedAttempt(attempt);
      }
    };
    void show();
    return () => {
      isStale = true;
    };
  }, [path, search, isSignedIn, language, attempt, navigate]);

  const controls = useMemo(
    () => ({
      changeLanguage: (next: Language) => {
        rememberLanguage(next, sessionStorage, document);
        setLanguage(next);
      },
      // Where it does not come, the tap asks again and says so.
      expectScreen: (expected: string) =>
        void fetchRouteView(findRoute(expected).route, language).catch(() => undefined),
    }),
    [language],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasLoadFailed = failedAttempt === attempt;
  const { route, language: shownLanguage } = views.view;
  const wanted = findRoute(wantedPath).route;
  const isOnTheWay = !hasLoadFailed && (wanted !== route || language !== shownLanguage);
  const tab = route.tab && ((isOnTheWay && wanted.tab) || route.tab);
  return { ...views, tab, isOnTheWay, hasLoadFailed, retry, controls };
}

type Views = { view: RouteView; keptViews: RouteView[] };

/**
 * The next view beside those kept alive. Hidden ones go when the language changes, for want of words, and when the
 * way leads from open screens to a customer's own or back, so that nothing of a customer stays behind a logout.
 */
function showView(previous: Views, next: RouteView): Views {
  const hidden = previous.keptViews.filter(
    ({ route, language }) =>
      route.isKeptAlive === true &&
      language === next.language &&
      route.isOpen === next.route.isOpen &&
      route.name !== next.route.name,
  );
  return { view: next, keptViews: [...hidden, next] };
}

/** A missing word is a fault of ours: it must reach the test or the error report, not hide behind its key. */
function failLoudly(error: Error): void {
  queueMicrotask(() => {
    throw error;
  });
}
