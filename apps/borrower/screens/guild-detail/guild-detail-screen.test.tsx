import { languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { publicSettings } from '../../app/public-settings.ts';
import { findRoute } from '../../app/routes.ts';
import { guideNames } from '../../components/guide-picture/guide-drawings.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { route } = findRoute('/guildDetail');
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test.each(languages)('without a name all guides are listed, in %s', async (language) => {
  history.replaceState(null, '', '/guildDetail?guide=nothing');
  await renderScreen(route, language);
  const links = [...document.querySelectorAll('.guide-list a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(guideNames.map((name) => `/guildDetail?guide=${name}`));
});

test.each(guideNames.flatMap((name) => languages.map((language) => [name, language] as const)))(
  'the guide %s has four steps with pictures and a place that is there, in %s',
  async (name, language) => {
    history.replaceState(null, '', `/guildDetail?guide=${name}`);
    await renderScreen(route, language);
    const steps = [...document.querySelectorAll('.guide-steps li')];
    expect(steps).toHaveLength(4);
    for (const step of steps) {
      expect(step.querySelector('svg')).not.toBeNull();
      expect(step.textContent.length).toBeGreaterThan(10);
    }
    const place = document.querySelector('.screen-actions a')?.getAttribute('href') ?? '';
    expect(findRoute(place).route.name).not.toBe('notFound');
  },
);

test('whoever was not helped is led to a person', async () => {
  history.replaceState(null, '', '/guildDetail?guide=pay');
  await renderScreen(route);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText(/ask a person/).textContent).toContain(publicSettings().legalIdentity.hotLine);
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});
