import { defaultLanguage, type Language } from '@luwag/contract/language';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import { ShellContext } from '../app/shell-context.ts';
import { routeFiles } from '../app/route-files.ts';
import type { RouteRow } from '../app/routes.ts';
import { Toaster } from '../components/toast/toast.tsx';
import { loadCatalogue } from '../messages/catalogue.ts';
import { hasSession, useCoreStore } from '../store/core-store.ts';

/** Shows one route's screen for a test, with its words, what the shell gives, and somebody logged in where that is needed; a missing word fails the test. */
export async function renderScreen(route: RouteRow, language: Language = defaultLanguage) {
  const files = await routeFiles(route);
  const [{ default: Screen }, catalogue] = await Promise.all([
    files.screen(),
    loadCatalogue(language, files.namespaces),
  ]);
  if (!route.isOpen && !hasSession(useCoreStore.getState())) {
    useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  }
  useCoreStore.getState().recordRoute({ routeName: route.name, fromRoute: '' });
  const changeLanguage = vi.fn<(next: Language) => void>();
  const view = render(
    <IntlProvider locale={language} messages={catalogue} timeZone="Asia/Manila" onError={failLoudly}>
      <ShellContext value={{ changeLanguage }}>
        <div data-route={route.name}>
          <Screen />
        </div>
        <Toaster />
      </ShellContext>
    </IntlProvider>,
  );
  return { ...view, changeLanguage };
}

function failLoudly(error: Error): never {
  throw error;
}
