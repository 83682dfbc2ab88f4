import { defaultLanguage, type Language } from '@luwag/contract/language';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import { ShellContext } from '../components/language-switch/shell-context.ts';
import { routeFiles } from '../app/route-files.ts';
import type { RouteRow } from '../routing/routes.ts';
import { Toaster } from '../components/toast/toast.tsx';
import { loadCatalogue } from '../messages/catalogue.ts';
import type { Namespace } from '../messages/namespaces.ts';
import { hasSession, useCoreStore } from '../store/core-store.ts';

/** Shows one route's screen for a test, with its words, what the shell gives, and somebody logged in where that is needed; a missing word fails the test. */
export async function renderScreen(route: RouteRow, language: Language = defaultLanguage) {
  const files = await routeFiles(route);
  const { default: Screen } = await files.screen();
  if (!route.isOpen && !hasSession(useCoreStore.getState())) {
    useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  }
  useCoreStore.getState().recordRoute({ routeName: route.name, fromRoute: '' });
  return renderInApp(Screen, files.namespaces, { language, routeName: route.name });
}

/** Shows a part of the app with the words of these namespaces and what the shell gives. */
export async function renderInApp(
  Part: ComponentType,
  namespaces: readonly Namespace[],
  { language = defaultLanguage, routeName = '' }: { language?: Language; routeName?: string } = {},
) {
  const messages = await loadCatalogue(language, namespaces);
  const changeLanguage = vi.fn<(next: Language) => void>();
  const view = render(
    <IntlProvider locale={language} messages={messages} timeZone="Asia/Manila" onError={failLoudly}>
      <ShellContext value={{ changeLanguage, expectScreen: () => undefined }}>
        <div data-route={routeName}>
          <Part />
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
