import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '@luwag/contract/language';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import type { Profile } from '../../store/profile.ts';
import { photoAnswer, profileAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/identityInfo');
const selfie = photoAnswer('selfie', 3);

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  history.replaceState(null, '', '/identityInfo?step=selfie');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(found: Partial<Profile['selfieCheck']>, language?: (typeof languages)[number]) {
  const profile = profileAnswer({
    photos: [selfie],
    selfieCheck: { verdict: 'again', reasonCode: null, triesLeft: 2, actions: ['left'], ...found },
  });
  const isFix = profile.selfieCheck.verdict === 'again' && profile.selfieCheck.triesLeft > 0;
  const tasks = profile.tasks.map((task) => ({
    ...task,
    state: task.name === 'selfie' && isFix ? ('fix' as const) : task.state,
  }));
  serveAnswers({
    'GET /api/profile': { ...profile, tasks },
    [`GET /api/photos/${selfie.photoId}`]: {
      photoId: selfie.photoId,
      preview: 'data:image/jpeg;base64,AA==',
    },
  });
  return renderScreen(route, language);
}

test.each([
  ['SELFIE_NO_FACE', 'We can’t see a face.'],
  ['SELFIE_MANY_FACES', 'We see more than one face.'],
  ['SELFIE_FAR', 'Your face is too small.'],
  ['SELFIE_DARK', 'It is too dark to see your face.'],
  ['SELFIE_BLURRED', 'The photo is blurry.'],
  ['SELFIE_MISMATCH', 'Facial recognition failed. Please retry.'],
  ['SELFIE_NOT_LIVE', 'We didn’t see your head turn.'],
  ['SELFIE_NO_BLINK', 'We didn’t see your eyes close.'],
])('%s says why and how to do better, and asks for another selfie', async (reasonCode, why) => {
  await show({ reasonCode });
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(why);
  expect(told.textContent).toContain('2 more tries. After that our team checks it.');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(screen.queryByText('Photo received')).toBeNull();
});

test('every fault is told in every language', async () => {
  for (const language of languages) {
    await show({ reasonCode: 'SELFIE_MISMATCH', triesLeft: 1 }, language);
    expect((await screen.findByRole('alert')).textContent?.length).toBeGreaterThan(40);
    cleanup();
    answerCache.clear();
  }
});

test('after the last try nobody is held up: a person looks', async () => {
  await show({ reasonCode: 'SELFIE_NO_FACE', triesLeft: 0 });
  await screen.findByText('Our team will check it. You can continue.');
  await screen.findByRole('button', { name: 'Continue' });
});

test('a selfie that matches is told, and so is one that a person compares', async () => {
  await show({ verdict: 'matched' });
  await screen.findByText('Your selfie matches your ID.');
  cleanup();
  answerCache.clear();
  await show({ verdict: 'person', reasonCode: 'ID_NO_FACE' });
  await screen.findByText(/couldn’t find the face on your ID photo/);
  await screen.findByRole('button', { name: 'Continue' });
});
