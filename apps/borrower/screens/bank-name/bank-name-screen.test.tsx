import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a borrower who does not find their bank asks us for it there', async () => {
  serveAnswers({
    'GET /api/profile': profileAnswer({
      sections: [sectionAnswer('payoutAccount', { accountType: 'bank' })],
    }),
    'GET /api/institutions': {
      institutions: [
        { code: 'BPI', name: 'BPI', accountType: 'bank', isPopular: true, isOffered: true, aliases: [] },
      ],
    },
    'GET /api/support-messages': { supportMessages: [] },
  });
  await renderScreen(findRoute('/bankName').route);
  const search = await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Ask us to add it' })).toBeNull();
  fireEvent.change(search, { target: { value: 'Bank of the moon' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask us to add it' }));
  expect(await screen.findByRole('dialog')).not.toBeNull();
});

test('the arrow back leads to the form with the wish for a loan and what was typed', async () => {
  const wish = { amountCentavos: 500_000, termDays: 30 };
  history.replaceState(wish, '', '/bankName?change=1');
  const typed = { accountType: 'bank', accountNumber: '12345' };
  serveAnswers({
    'GET /api/profile': profileAnswer({ sections: [sectionAnswer('payoutAccount', typed)] }),
    'GET /api/institutions': { institutions: [] },
  });
  await renderScreen(findRoute('/bankName').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(location.pathname + location.search).toBe('/bankInfo?step=account&change=1');
  expect(history.state).toEqual(wish);
  expect(useSectionDrafts.getState().payoutAccount?.values).toMatchObject(typed);
  cleanup();
  await renderScreen(findRoute('/bankInfo').route);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/bankName?change=1'));
});
