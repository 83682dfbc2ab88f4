import type { Language } from '@luwag/contract/language';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { everySection, photoAnswer, profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type SentCall, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/identityInfo');
const draft = {
  'PUT /api/profile/sections/identity/draft': ({ body }: SentCall) =>
    sectionAnswer('identity', body['values'] as Record<string, string>),
};
const front = photoAnswer('idFront', 1);
const preview = { photoId: front.photoId, preview: 'data:image/jpeg;base64,AA==' };

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  history.replaceState(null, '', '/identityInfo');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const show = async (search: string, profile = profileAnswer(), language: Language = 'en-US') => {
  history.replaceState(null, '', `/identityInfo${search}`);
  const sent = serveAnswers({
    'GET /api/profile': profile,
    [`GET /api/photos/${front.photoId}`]: preview,
    ...draft,
  });
  await renderScreen(route, language);
  return sent;
};

const showNumber = (idType: string) =>
  show('?step=number', profileAnswer({ sections: [sectionAnswer('identity', { idType })] }));

test('the commonest IDs stand first and the others are one tap away, the two Indian ones last', async () => {
  await show('');
  expect(await screen.findAllByRole('radio')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show more IDs' }));
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(names).toHaveLength(13);
  expect(names.slice(-2)).toEqual(['aadhaar', 'pan']);
});

test('a number that is not written like this ID is refused beside its sample before anything is handed in', async () => {
  const sent = await show(
    '?step=number',
    profileAnswer({ sections: [sectionAnswer('identity', { idType: 'umid' })] }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Number on your UMID' });
  expect(screen.getByText('CRN-0111-1234567-8')).not.toBeNull();
  fireEvent.change(screen.getByLabelText('ID number'), { target: { value: '1234 5678' } });
  proceed();
  await screen.findByRole('link', { name: /^ID number: This isn’t how/ });
  fireEvent.change(screen.getByLabelText('ID number'), { target: { value: 'crn-0111-1234567-8' } });
  expect(screen.getByText('We read CRN0 1111 2345 678')).not.toBeNull();
  expect(sent.filter(({ call }) => call === 'PUT /api/profile/sections/identity')).toEqual([]);
});

test('a passport shows in a sketch where its number stands; a card that comes in several layouts tells it by its form', async () => {
  await showNumber('passport');
  await screen.findByRole('img', { name: /^Drawing of the photo page/ });
  expect(screen.getByText(/^At the top right of your photo page/)).not.toBeNull();
  cleanup();
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  await showNumber('sss');
  await screen.findByText('10 digits in groups of 2, 7 and 1.');
  expect(screen.queryByRole('img', { name: /Sketch/ })).toBeNull();
});

test('another kind of ID empties the number of the former one', async () => {
  const { idType, idNumber } = everySection.identity;
  await show(
    '?step=type',
    profileAnswer({ sections: [sectionAnswer('identity', { idType: idType!, idNumber: idNumber! })] }),
  );
  fireEvent.click(await screen.findByLabelText('Passport'));
  expect(useSectionDrafts.getState().identity?.values).toMatchObject({ idType: 'passport', idNumber: '' });
});

test('Chinese characters are taken out, and that is said', async () => {
  await show('?step=name');
  fireEvent.change(await screen.findByLabelText('Last name'), { target: { value: '陈Cruz' } });
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Cruz');
  expect(screen.getByText(/Chinese characters were left out/)).not.toBeNull();
});

test('an input method is left to finish before its characters are taken out', async () => {
  await show('?step=name');
  const name = await screen.findByLabelText<HTMLInputElement>('First name');
  fireEvent.input(name, { target: { value: '陈' }, isComposing: true });
  expect(name.value).toBe('陈');
  fireEvent.compositionEnd(name);
  expect(name.value).toBe('');
});

test('the photo step goes on only once the photo is there, and a card without a back asks for none', async () => {
  const identity = { ...everySection.identity, idType: 'passport', idNumber: 'P1234567A' };
  const sections = [sectionAnswer('identity', identity, { isComplete: true })];
  await show('', profileAnswer({ sections }));
  await screen.findByRole('heading', { level: 1, name: 'Photo of the front' });
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  cleanup();
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  await show('?step=idFront', profileAnswer({ sections, photos: [front] }));
  await screen.findByText('Photo received');
  await screen.findByAltText('Front of your ID');
  proceed();
  await waitFor(() => expect(location.pathname).toBe('/baseInfo'));
});

test('the selfie is a task of its own at the same address', async () => {
  await show('?step=selfie', profileAnswer({ photos: [{ ...front, kind: 'selfie' }] }));
  await screen.findByText('Step 8 of 8 – Selfie');
  await screen.findByText('Photo received');
  proceed();
  // The ID itself is still to be done, and it has the same address.
  await screen.findByRole('heading', { level: 1, name: 'Which ID will you use?' });
});

const type = (day: string, month: string, year: string) => {
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } });
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: month } });
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: year } });
};

test.each([
  ['en-US', 'month', ['month', 'day', 'year']],
  ['fil-PH', 'month', ['month', 'day', 'year']],
  ['hi-IN', 'day', ['day', 'month', 'year']],
] as const)('in %s the birth date is asked %s first', async (language, _, order) => {
  await show('?step=birth', profileAnswer(), language);
  const boxes = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ name }) => name)).toEqual(order.map((part) => `birthOn-${part}`));
});

test('an age that cannot borrow is said at the date as soon as it is typed, and another age is shown', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T04:00:00Z'), toFake: ['Date'] });
  const sent = await show('?step=birth');
  await screen.findByLabelText('Day');
  type('17', '5', '1994');
  screen.getByText('You are 32 years old.');
  type('26', '11', '2008');
  screen.getByText(/^You must be 18 or older. Come back/);
  type('1', '1', '2030');
  screen.getByText('This date is in the future. Check the year.');
  type('1', '1', '1910');
  screen.getByText('You must be 18 to 100 years old. Check the year.');
  type('17', '5', '94');
  expect(screen.queryByText(/years old/)).toBeNull();
  proceed();
  await screen.findByRole('link', { name: /^Birth date: Write the year with four digits/ });
  expect(sent.filter(({ call }) => call === 'PUT /api/profile/sections/identity')).toEqual([]);
  vi.useRealTimers();
});
