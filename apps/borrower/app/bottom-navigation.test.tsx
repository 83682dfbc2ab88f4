import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { routes } from '../routing/routes.ts';
import { renderInApp } from '../testing/render-screen.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';

afterEach(cleanup);

test('each tab leads to the screen whose manifest names it', async () => {
  const pathOfTab = Object.fromEntries(
    routes.flatMap(({ tab, path }) => (tab === undefined ? [] : [[tab, path]])),
  );
  for (const tab of ['home', 'loan', 'profile'] as const) {
    await renderInApp(() => <BottomNavigation current={tab} />, ['app']);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ pathname }) => pathname).toSorted()).toEqual(Object.values(pathOfTab).toSorted());
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ pathname }) => pathname)).toEqual([pathOfTab[tab]]);
    cleanup();
  }
});
