import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  history.replaceState(null, '', '/baseInfo');
  serveAnswers({ 'GET /api/profile': profileAnswer() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function civilStatuses() {
  await renderScreen(findRoute('/baseInfo').route);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  return radios.flatMap(({ name, value }) => (name === 'maritalStatus' ? [value] : []));
}

test('the list with an answer for the widowed is shown unless the lender chose the short one', async () => {
  expect(await civilStatuses()).toEqual(
    expect.arrayContaining(['single', 'widowedWithChildren', 'widowedWithoutChildren']),
  );
  cleanup();
  const before = publicSettings();
  providePublicSettings({ ...before, maritalStatusList: 'short' });
  expect(await civilStatuses()).toEqual(['single', 'married', 'divorced', 'others']);
  providePublicSettings(before);
});
