import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/baseInfo2');

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  history.replaceState(null, '', '/baseInfo2');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who borrows for a hospital bill hears of help with it, and who borrows for a trip hears nothing', async () => {
  const profile = profileAnswer();
  serveAnswers({ 'GET /api/profile': profile, 'PUT /api/profile/basicMore/draft': profile });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('radio', { name: 'Medical costs' }));
  expect(screen.getByText(/Malasakit Center/).matches('output')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Travel' }));
  expect(screen.queryByText(/Good to know/)).toBeNull();
});
