import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import type { Profile } from '../../store/profile.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

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
  expect(screen.queryByText(/Tip:/)).toBeNull();
});

const more = { loanPurpose: 'medical', whatsappNumber: '', viberAccount: '', facebookUsername: '' };
const saveCall = 'PUT /api/profile/sections/basicMore';
const profileWith = (facebookBonus: Profile['facebookBonus']) =>
  profileAnswer({ sections: [sectionAnswer('basicMore', more, { isComplete: true })], facebookBonus });

async function showFacebook(before: Profile['facebookBonus'], saved: object) {
  history.replaceState(null, '', '/baseInfo2?step=facebook&change=1');
  const sent = serveAnswers({
    'GET /api/profile': profileWith(before),
    'PUT /api/profile/sections/basicMore/draft': sectionAnswer('basicMore', more),
    [saveCall]: saved,
  });
  await renderScreen(route);
  await screen.findByLabelText('Facebook username (optional)');
  return sent;
}

const open = { stepCentavos: 50_000, limitCentavos: 1_000_000, givenAt: null };
const given = { stepCentavos: 50_000, limitCentavos: 1_050_000, givenAt: '2026-11-21T02:00:00.000Z' };
const typeUsername = () =>
  fireEvent.change(screen.getByLabelText('Facebook username (optional)'), {
    target: { value: 'maria.santos' },
  });

test('who saves a Facebook username after the approval reads the new limit before going on', async () => {
  await showFacebook(open, profileWith(given));
  expect(
    screen.getByText(/raises your limit by up to ₱500 right away\. Your limit is ₱10,000 now/),
  ).toBeTruthy();
  typeUsername();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('Your limit is now ₱10,500.')).closest('output')).not.toBeNull();
  expect(location.pathname).toBe('/baseInfo2');
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
});

test('who saves a Facebook username before the approval goes on at once', async () => {
  const before = { ...open, limitCentavos: 0 };
  await showFacebook(before, profileWith({ ...given, limitCentavos: 0 }));
  expect(screen.getByText(/by up to ₱500 once you’re approved/)).toBeTruthy();
  typeUsername();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
});

test('Not now stands beside Save, looks like it and leaves the username empty', async () => {
  const sent = await showFacebook(open, profileWith(open));
  const [save, notNow] = ['Save', 'Not now'].map((name) => screen.getByRole('button', { name }));
  expect(notNow?.className).toBe(save?.className);
  expect(notNow?.parentElement).toBe(save?.parentElement);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  expect(sent.find(({ call }) => call === saveCall)?.body).toEqual({ values: more });
});

test('who gives the username of another account is told so at the field', async () => {
  const fields = [{ path: 'facebookUsername', code: 'facebook_username_taken' }];
  await showFacebook(open, refuse(422, 'validation_failed', { fields }));
  typeUsername();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const field = await screen.findByRole('textbox', { name: 'Facebook username (optional)' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(
    screen.getAllByText(/already raised another account’s limit/, { exact: false }).length,
  ).toBeGreaterThan(0);
});

test('where the lender raises no limit for it, nothing about a limit is said', async () => {
  await showFacebook({ ...open, stepCentavos: 0 }, profileWith({ ...open, stepCentavos: 0 }));
  expect(screen.getByText('Optional. It’s another way to reach you.')).toBeTruthy();
  expect(screen.queryByText(/limit/)).toBeNull();
});
