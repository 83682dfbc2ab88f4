import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const own = '9170000000';
const refusal = /^This is your own number/;
const { route } = findRoute('/contact');

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  // As the phone has it after the page was loaded again.
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1', phone_number: '*******000' });
  history.replaceState(null, '', '/contact');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(values: Record<string, string> = {}) {
  const profile = { ...profileAnswer({ sections: [sectionAnswer('contacts', values)] }), phone: own };
  return serveAnswers({
    'GET /api/profile': profile,
    'PUT /api/profile/sections/contacts/draft': sectionAnswer('contacts', values),
  });
}
const number = () => screen.findByLabelText<HTMLInputElement>('Mobile number');

test('after a reload the own number is refused at its field while it is typed, and by Continue', async () => {
  serve();
  await renderScreen(route);
  fireEvent.change(await number(), { target: { value: '0918 111 2222' } });
  expect((await number()).getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(await number(), { target: { value: '+63 917 000 0000' } });
  await screen.findByText(refusal);
  expect((await number()).getAttribute('aria-invalid')).toBe('true');
  expect(JSON.stringify(localStorage)).not.toContain(own);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/^Mobile number: This is your own number/);
});

test('an own number that was saved before is marked when the screen opens', async () => {
  serve({ emergency1Phone: own });
  await renderScreen(route);
  await screen.findByText(refusal);
});
