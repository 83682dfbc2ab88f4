import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { everySection, photoAnswer, profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type SentCall, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/identityInfo');
const front = photoAnswer('idFront', 1);
const typed = everySection.identity;
const asTyped = {
  idNumber: typed['idNumber'] ?? null,
  lastName: typed['lastName']?.toUpperCase() ?? null,
  firstName: typed['firstName'] ?? null,
  middleName: null,
};

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  history.replaceState(null, '', '/identityInfo?step=idFront');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(reading: Record<string, string | null>) {
  const profile = profileAnswer({
    sections: [sectionAnswer('identity', typed, { isComplete: true })],
    photos: [front],
  });
  const completed = ({ body }: SentCall) =>
    profileAnswer({
      sections: [sectionAnswer('identity', body['values'] as Record<string, string>, { isComplete: true })],
      photos: [front],
    });
  const sent = serveAnswers({
    'GET /api/profile': profile,
    [`GET /api/photos/${front.photoId}`]: { photoId: front.photoId, preview: 'data:image/jpeg;base64,AA==' },
    [`GET /api/photos/${front.photoId}/reading`]: reading,
    'PUT /api/profile/sections/identity/draft': ({ body }: SentCall) =>
      sectionAnswer('identity', body['values'] as Record<string, string>),
    'PUT /api/profile/sections/identity': completed,
  });
  await renderScreen(route);
  return sent;
}

test('what was read otherwise than typed is shown beside it, and taken over only by a tap', async () => {
  const sent = await show({ ...asTyped, idNumber: '9999888877776666' });
  await screen.findByRole('heading', { level: 2, name: 'Compare with your card' });
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  expect(useSectionDrafts.getState().identity?.values['idNumber']).toBe(typed['idNumber']);
  fireEvent.click(screen.getByRole('button', { name: 'Use 9999 8888 7777 6666' }));
  await screen.findByText('The photo matches what you typed.');
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'PUT /api/profile/sections/identity')).toMatchObject([
      { body: { values: { ...typed, idNumber: '9999888877776666' } } },
    ]),
  );
});

test('the same read as typed is said in one line, capitals apart', async () => {
  await show(asTyped);
  await screen.findByText('The photo matches what you typed.');
});

test('nothing read is nothing said', async () => {
  const sent = await show({ idNumber: null, lastName: null, firstName: null, middleName: null });
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/reading'))).toBe(true));
  await screen.findByText('Photo received');
  expect(screen.queryByText('Compare with your card')).toBeNull();
  expect(screen.queryByText('The photo matches what you typed.')).toBeNull();
});
