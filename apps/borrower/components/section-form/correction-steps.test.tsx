import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import type { Profile } from '../../store/profile.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { everySection, finishedProfile, photoAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type SentCall, serveAnswers } from '../../testing/serve-answers.ts';

/* The screens of an application with a correction request: correction items are open, everything else is locked. */

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const photo = photoAnswer('idFront', 1);
const picture = { photoId: photo.photoId, preview: 'data:image/jpeg;base64,AA==' };

async function show(address: string, correctionItems: Profile['correctionItems']) {
  history.replaceState(null, '', address);
  const profile: Profile = { ...finishedProfile(), isEditable: false, correctionItems };
  const completed = ({ body }: SentCall) => ({
    ...profile,
    sections: [sectionAnswer('identity', body['values'] as Record<string, string>, { isComplete: true })],
  });
  const sent = serveAnswers({
    'GET /api/profile': profile,
    'GET /api/institutions': { institutions: [] },
    [`GET /api/photos/${photo.photoId}`]: picture,
    'PUT /api/profile/sections/identity/draft': ({ body }: SentCall) =>
      sectionAnswer('identity', body['values'] as Record<string, string>),
    'PUT /api/profile/sections/identity': completed,
  });
  await renderScreen(findRoute(new URL(address, location.href).pathname).route);
  return sent;
}

test('a photo to correct must be taken again: the old one is not offered, and the reason stands above', async () => {
  await show('/identityInfo?step=idFront&change=1', [
    { item: 'idFront', reasonCode: 'ID_BLUR', isRenewed: false },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Photo of the front' });
  await screen.findByText('The photo is blurry, so we couldn’t read the card.');
  expect(screen.queryByText('Photo received')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save change' })).toBeNull();
});

test('the questions beside it stay closed, also for who types their address', async () => {
  await show('/identityInfo?step=check', [{ item: 'idFront', reasonCode: 'ID_BLUR', isRenewed: false }]);
  await screen.findByRole('heading', { level: 1, name: 'Photo of the front' });
  expect(screen.queryByLabelText('ID number')).toBeNull();
  cleanup();
  answerCache.clear();
  await show('/baseInfo', [{ item: 'idFront', reasonCode: 'ID_BLUR', isRenewed: false }]);
  await screen.findByText('Your answers are under review');
});

test('a photo that was renewed can be kept or taken once more', async () => {
  await show('/identityInfo?step=idFront&change=1', [
    { item: 'idFront', reasonCode: 'ID_BLUR', isRenewed: true },
  ]);
  await screen.findByText('Photo received');
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
});

test('one wrong answer is asked alone, and leads home when it is handed in', async () => {
  const sent = await show('/identityInfo?step=check&change=1', [
    { item: 'identity', reasonCode: 'NAME_MISMATCH', isRenewed: false },
  ]);
  fireEvent.change(await screen.findByLabelText('Last name'), { target: { value: 'Reyes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  const handedIn = sent.find(({ call }) => call === 'PUT /api/profile/sections/identity');
  expect(handedIn?.body).toEqual({ values: { ...everySection.identity, lastName: 'Reyes' } });
});

test('a selfie to correct is asked for with its reason, and stays closed without a correction item', async () => {
  await show('/identityInfo?step=selfie', [
    { item: 'selfie', reasonCode: 'SELFIE_UNCLEAR', isRenewed: false },
  ]);
  await screen.findByText(/Your face isn’t clear enough/);
  cleanup();
  answerCache.clear();
  await show('/identityInfo?step=selfie', [{ item: 'idFront', reasonCode: 'ID_BLUR', isRenewed: false }]);
  await screen.findByText('Your answers are under review');
});
