import { type ComponentType, memo, useEffect } from 'react';
import { useLocale } from 'use-intl';
import type { Language } from '@luwag/contract/language';
import { lazyComponent } from '../components/lazy-component/lazy-component.tsx';
import type { startBackgroundTasks } from '../store/background-tasks.ts';
import type { ShowUpdate } from '../store/keep-app.ts';
import { hasSession, useCoreStore } from '../store/core-store.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { findRoute } from '../routing/routes.ts';
import { useShell } from '../components/language-switch/shell-context.ts';

const LoginSheet = lazyComponent(async () => (await import('./login-sheet.tsx')).LoginSheet);

/** What every screen but the first page stands in: a fault of it stays in it, and the log-in comes back over it. */
export function guardedScreen(routeName: string, Screen: ComponentType): ComponentType {
  // Open pages, such as the privacy notice behind the log-in's box, show no log-in sheet.
  const { isOpen } = findRoute(`/${routeName}`).route;
  // The frame is rendered again with each tap that leads elsewhere; the screen in it, which it tells nothing, is not.
  const SteadyScreen = memo(Screen);
  return function GuardedScreen() {
    useProhibitSelect();
    useWorkBehind();
    return (
      <FaultBoundary routeName={routeName}>
        <SteadyScreen />
        {isOpen ? null : <LoginAgain routeName={routeName} />}
      </FaultBoundary>
    );
  };
}

/** Over the screen on show only; one that is kept alive, hidden, waits. */
function LoginAgain({ routeName }: { routeName: string }) {
  const isWanted = useCoreStore((state) => state.showLoginPopup && state.routeName === routeName);
  return isWanted ? <LoginSheet /> : null;
}

/** Whether words of a screen can be marked; what a borrower may want to copy always can (shell-rules.css). */
function useProhibitSelect(): void {
  const isProhibited = useCoreStore((state) => state.prohibitSelect);
  useEffect(() => {
    document.documentElement.dataset['select'] = isProhibited ? 'prohibited' : 'free';
  }, [isProhibited]);
}

/** For somebody who is logged in, whichever screen they came to first. */
function useWorkBehind(): void {
  const isSignedIn = useCoreStore(hasSession);
  const language = useLocale() as Language;
  const { changeLanguage } = useShell();
  useEffect(() => {
    if (isSignedIn) void beginBehind(language, changeLanguage, showUpdate);
  }, [isSignedIn, language, changeLanguage]);
}

/** Few borrowers ever see the notice, so its code comes when there is something to show. */
const showUpdate: ShowUpdate = async (onUpdate) => {
  const { showUpdateNotice } = await import('../components/update-notice/update-notice.tsx');
  await showUpdateNotice(onUpdate);
};

/** Its code comes behind the screen's; without it the screen asks from time to time. */
async function beginBehind(...shown: Parameters<typeof startBackgroundTasks>): Promise<void> {
  try {
    (await import('../store/background-tasks.ts')).startBackgroundTasks(...shown);
  } catch {
    // Not fetched on a broken line: the next screen tries again.
  }
}
