import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
const checkCall = 'POST /api/profile/own-phone';
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
  const profile = profileAnswer({ sections: [sectionAnswer('contacts', values)] });
  return serveAnswers({
    'GET /api/profile': profile,
    'PUT /api/profile/sections/contacts/draft': sectionAnswer('contacts', values),
    [checkCall]: ({ body }: { body: Record<string, unknown> }) => ({ isOwn: body['phone'] === own }),
  });
}
const number = () => screen.findByLabelText<HTMLInputElement>('Mobile number');
const asked = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ call }) => call === checkCall).map(({ body }) => body['phone']);

test('after a reload the own number is refused at its field while it is typed, and the server is asked about whole numbers only', async () => {
  const sent = serve();
  await renderScreen(route);
  fireEvent.change(await number(), { target: { value: '0917 000' } });
  fireEvent.change(await number(), { target: { value: '0918 111 2222' } });
  await waitFor(() => expect(asked(sent)).toEqual(['9181112222']));
  expect((await number()).getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(await number(), { target: { value: '0917 000 0000' } });
  await screen.findByText(refusal);
  expect((await number()).getAttribute('aria-invalid')).toBe('true');
  expect(JSON.stringify(localStorage)).not.toContain(own);

  // Once it is known, nothing more is asked, and Continue says the same.
  fireEvent.change(await number(), { target: { value: '0919 333 4444' } });
  expect(screen.queryByText(refusal)).toBeNull();
  fireEvent.change(await number(), { target: { value: '+63 917 000 0000' } });
  await screen.findByText(refusal);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/^Mobile number: This is your own number/);
  expect(asked(sent)).toEqual(['9181112222', own]);
});

test('an own number that was saved before is marked when the screen opens', async () => {
  serve({ emergency1Phone: own });
  await renderScreen(route);
  await screen.findByText(refusal);
});
