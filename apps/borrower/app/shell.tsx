import type { Language } from '@luwag/contract/language';
import {
  Activity,
  type ReactNode,
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
  const { views, hasLoadFailed, retry, controls, following } = useViews(initialView);
  const { view, keptViews } = views;
  useRouteArrival(view);

  return (
    <IntlProvider
      locale={view.language}
      messages={view.catalogue}
      timeZone="Asia/Manila"
      onError={failLoudly}
    >
      <ShellContext value={controls}>
        <AddressFollower {...following} />
        <div className="shell">
          <DesktopAside />
          <Column view={view} language={following.language} hasLoadFailed={hasLoadFailed}>
            <ConnectionNotice hasLoadFailed={hasLoadFailed} onRetry={retry} />
            {keptViews.map(({ route, Screen }) => (
              <Activity key={route.name} mode={route.name === view.route.name ? 'visible' : 'hidden'}>
                <Screen />
                <HeldTapFollower />
              </Activity>
            ))}
          </Column>
          <Toaster />
        </div>
      </ShellContext>
    </IntlProvider>
  );
}

type ColumnProps = { view: RouteView; language: Language; hasLoadFailed: boolean; children: ReactNode };

/** Follows a tap at once: the place that was tapped is marked, and nothing of a screen is rendered for that. */
function Column({ view, language, hasLoadFailed, children }: ColumnProps) {
  const [wantedPath] = useLocation();
  const { route, Navigation } = view;
  const wanted = findRoute(wantedPath).route;
  const isOnTheWay = !hasLoadFailed && (wanted !== route || language !== view.language);
  const tab = route.tab && ((isOnTheWay && wanted.tab) || route.tab);
  return (
    <div className="shell-column" data-route={route.name} data-on-the-way={isOnTheWay}>
      {children}
      {tab && Navigation ? <Navigation current={tab} /> : null}
    </div>
  );
}

/** Stands inside the Activity: that is hydrated as a boundary of its own, later than the shell. */
function HeldTapFollower() {
  const hydration = use(RenderedFromContext)?.hydration;
  useEffect(() => (hydration ? hydration.end(wholeScreen) : followHeldTap()), [hydration]);
  return null;
}

function useViews(initialView: RouteView) {
  const [language, setLanguage] = useState<Language>(initialView.language);
  const [views, setViews] = useState({ view: initialView, keptViews: [initialView] });
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);

  const show = useCallback((next: RouteView) => {
    setFailedAttempt(null);
    startTransition(() => setViews((previous) => showView(previous, next)));
  }, []);
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
  const following = { language, attempt, onView: show, onFailure: setFailedAttempt };
  return { views, hasLoadFailed: failedAttempt === attempt, retry, controls, following };
}

type FollowingProps = {
  language: Language;
  attempt: number;
  onView: (view: RouteView) => void;
  onFailure: (attempt: number) => void;
};

/** Runs the guard for each address and brings the view of what it lets in. Shows nothing itself. */
function AddressFollower({ language, attempt, onView, onFailure }: FollowingProps) {
  const [wantedPath, navigate] = useLocation();
  const wantedSearch = useSearch();
  // The picture that answers a tap comes before the work that the tap asks for.
  const path = useDeferredValue(wantedPath);
  const search = useDeferredValue(wantedSearch);
  const isSignedIn = useCoreStore(hasSession);

  useEffect(() => {
    let isStale = false;
    // Logging in or out runs the guard again, though the address stays the same.
    const outcome = enterAddress(path, search === '' ? '' : `?${search.replace(/^\?/, '')}`, isSignedIn);
    if (outcome.kind === 'redirect') {
      navigate(outcome.to, { replace: true });
      return undefined;
    }
    const bring = async () => {
      try {
        const [next] = await Promise.all([
          loadRouteView(outcome.route, language),
          language === document.documentElement.lang ? null : wakeParts(),
        ]);
        if (!isStale) onView(next);
      } catch {
        if (!isStale) onFailure(attempt);
      }
    };
    void bring();
    return () => {
      isStale = true;
    };
  }, [path, search, isSignedIn, language, attempt, navigate, onView, onFailure]);

  return null;
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
