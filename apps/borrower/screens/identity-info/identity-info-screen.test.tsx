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
  show('?step=check', profileAnswer({ sections: [sectionAnswer('identity', { idType })] }));

const kinds = () => [...document.querySelectorAll('.id-types button')];

test('the commonest IDs stand first and the others are one tap away, the two Indian ones last', async () => {
  await show('');
  await screen.findByRole('button', { name: 'Passport' });
  expect(kinds()).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show more IDs' }));
  const names = kinds().map((button) => button.getAttribute('value'));
  expect(names).toHaveLength(13);
  expect(names.slice(-2)).toEqual(['aadhaar', 'pan']);
});

test('a number that is not written like this ID is refused beside its sample before anything is handed in', async () => {
  const sent = await show(
    '?step=check',
    profileAnswer({ sections: [sectionAnswer('identity', { idType: 'umid' })] }),
  );
  await screen.findByText('CRN-0111-1234567-8');
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

test('another kind of ID empties the number of the former one and leads to its photo', async () => {
  const { idType, idNumber } = everySection.identity;
  await show(
    '?step=type',
    profileAnswer({ sections: [sectionAnswer('identity', { idType: idType!, idNumber: idNumber! })] }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Passport' }));
  expect(useSectionDrafts.getState().identity?.values).toMatchObject({ idType: 'passport', idNumber: '' });
  // The tap goes on by itself.
  await screen.findByRole('heading', { level: 1, name: 'Photo of the front' });
});

test('Chinese characters are taken out, and that is said', async () => {
  await show('?step=check');
  fireEvent.change(await screen.findByLabelText('Last name'), { target: { value: '陈Cruz' } });
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Cruz');
  expect(screen.getByText(/Chinese characters were left out/)).not.toBeNull();
});

test('an input method is left to finish before its characters are taken out', async () => {
  await show('?step=check');
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
  await screen.findByRole('heading', { level: 1, name: 'Check your details' });
});

test('without a camera the photo can wait, and what the card says is typed first', async () => {
  await show(
    '?step=idFront',
    profileAnswer({ sections: [sectionAnswer('identity', { idType: 'passport' })] }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add the photo later' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your details' });
  await screen.findByLabelText('ID number');
});

test('who comes back goes on after the photos that are there', async () => {
  const sections = [sectionAnswer('identity', { idType: 'passport' }, { step: 1 })];
  await show('', profileAnswer({ sections, photos: [front] }));
  await screen.findByRole('heading', { level: 1, name: 'Check your details' });
});

test('a last name is asked for, save from who has one name alone', async () => {
  const { idType = '', idNumber = '', firstName = '', birthOn = '' } = everySection.identity;
  const others = { idType, idNumber, firstName, birthOn };
  const sent = await show('?step=check', profileAnswer({ sections: [sectionAnswer('identity', others)] }));
  await screen.findByLabelText('Last name');
  proceed();
  await screen.findByRole('link', { name: /^Last name: / });
  fireEvent.click(screen.getByLabelText('My ID has only one name'));
  expect(screen.queryByLabelText('Last name')).toBeNull();
  const handedIn = () => sent.find(({ call }) => call === 'PUT /api/profile/sections/identity');
  // A second press within a second is taken for the first.
  await waitFor(
    () => {
      proceed();
      expect(handedIn()).toBeDefined();
    },
    { timeout: 4000, interval: 300 },
  );
  expect(handedIn()?.body).toEqual({ values: { ...others, lastName: '', middleName: '', nameSuffix: '' } });
});

test('a suffix is chosen from those the civil registry writes', async () => {
  await show('?step=check');
  const suffix = await screen.findByLabelText<HTMLSelectElement>('Suffix (Jr., Sr., III)');
  expect([...suffix.options].map(({ value }) => value)).toEqual(['', 'Jr.', 'Sr.', 'II', 'III', 'IV', 'V']);
  fireEvent.change(suffix, { target: { value: 'Jr.' } });
  expect(useSectionDrafts.getState().identity?.values['nameSuffix']).toBe('Jr.');
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
  await show('?step=check', profileAnswer(), language);
  await waitFor(() => expect(document.querySelector('.date-fields')).not.toBeNull());
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.date-fields input')];
  expect(boxes.map(({ name }) => name)).toEqual(order.map((part) => `birthOn-${part}`));
});

test('an age that cannot borrow is said at the date as soon as it is typed, and another age is shown', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T04:00:00Z'), toFake: ['Date'] });
  const sent = await show('?step=check');
  await screen.findByLabelText('Day');
  type('17', '5', '1994');
  screen.getByText('You are 32 years old.');
  type('26', '11', '2008');
  screen.getByText(/^You must be 18 or older. Come back/);
  type('1', '1', '2030');
  screen.getByText('This date is in the future. Check the year.');
  type('1', '1', '1910');
  screen.getByText('We lend to people aged 18 to 65. Check the year.');
  type('29', '2', '1997');
  screen.getByText(/^Write a valid date/);
  expect(screen.queryByText(/years old|aged/)).toBeNull();
  type('29', '2', '1996');
  screen.getByText('You are 30 years old.');
  type('१७', '५', '१९९४');
  screen.getByText('You are 32 years old.');
  type('17', '5', '94');
  expect(screen.queryByText(/years old|aged/)).toBeNull();
  proceed();
  await screen.findByRole('link', { name: /^Birth date: Write the year with four digits/ });
  expect(sent.filter(({ call }) => call === 'PUT /api/profile/sections/identity')).toEqual([]);
  vi.useRealTimers();
});
