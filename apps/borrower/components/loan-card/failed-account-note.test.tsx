import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const wallet = { accountType: 'digitalWallet', institutionCode: 'GCASH', walletNumber: '09171234567' };
const failedAccount = { institution: 'GCash', accountMasked: '••••4567', failureCode: 'WALLET_LIMIT' };

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  serveAnswers({
    'GET /api/profile': profileAnswer({
      sections: [sectionAnswer('payoutAccount', wallet, { isComplete: true })],
    }),
    'GET /api/institutions': { institutions: [] },
  });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('after a failed payout the form says above the number which account it was, and why', async () => {
  history.replaceState({ failedAccount }, '', '/bankInfo?step=account');
  await renderScreen(findRoute('/bankInfo').route);
  const note = await screen.findByRole('complementary', { name: 'We couldn’t send the money' });
  expect(note.textContent).toContain('We tried GCash ••••4567.');
  expect(note.textContent).toContain('would go over its limit');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('09171234567');
});

test('nobody else reads of a failure there', async () => {
  history.replaceState(null, '', '/bankInfo?step=account');
  await renderScreen(findRoute('/bankInfo').route);
  await screen.findByRole('textbox');
  expect(screen.queryByRole('complementary')).toBeNull();
});
