import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { photoAnswer, profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type SentCall, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/identityInfo');
const front = photoAnswer('idFront', 1);
const back = photoAnswer('idBack', 2);
const nothing = {
  idNumber: null,
  firstName: null,
  middleName: null,
  lastName: null,
  nameSuffix: null,
  birthOn: null,
};
const printed = {
  idNumber: '1234567890123456',
  firstName: 'Maria',
  middleName: 'Santos',
  lastName: 'Cruz',
  nameSuffix: null,
  birthOn: '1996-03-27',
};

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  history.replaceState(null, '', '/identityInfo?step=check');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(readings: { front: object; back?: object }, typed: Record<string, string> = {}) {
  const values = { idType: 'philsys', ...typed };
  const sent = serveAnswers({
    'GET /api/profile': profileAnswer({
      sections: [sectionAnswer('identity', values)],
      photos: readings.back === undefined ? [front] : [front, back],
    }),
    [`GET /api/photos/${front.photoId}/reading`]: readings.front,
    [`GET /api/photos/${back.photoId}/reading`]: readings.back ?? nothing,
    'PUT /api/profile/sections/identity/draft': ({ body }: SentCall) =>
      sectionAnswer('identity', body['values'] as Record<string, string>),
  });
  await act(async () => renderScreen(route));
  return sent;
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const draft = () => useSectionDrafts.getState().identity?.values ?? {};

test('what was read stands in the fields for checking, the birth date in its boxes', async () => {
  await show({ front: printed });
  await screen.findByText('Filled in from your ID. Check each line.');
  expect(valueOf('ID number')).toBe(printed.idNumber);
  expect(valueOf('First name')).toBe('Maria');
  expect(valueOf('Last name')).toBe('Cruz');
  expect([valueOf('Month'), valueOf('Day'), valueOf('Year')]).toEqual(['3', '27', '1996']);
  screen.getByText(/years old/);
  // No sample of a number is needed where the number is there.
  expect(screen.queryByText('It looks like this')).toBeNull();
});

test('the code on the back goes before the print on the front', async () => {
  await show({ front: { ...printed, lastName: 'Gruz' }, back: { ...nothing, lastName: 'Cruz' } });
  await waitFor(() => expect(valueOf('Last name')).toBe('Cruz'));
  expect(valueOf('First name')).toBe('Maria');
});

test('what was typed stays, and what was read otherwise is taken over by one tap', async () => {
  await show({ front: printed }, { lastName: 'Reyes', birthOn: '1990-01-31', firstName: 'MARIA' });
  await screen.findByRole('heading', { level: 2, name: 'Compare with your card' });
  expect(draft()).toMatchObject({ lastName: 'Reyes', birthOn: '1990-01-31', firstName: 'MARIA' });
  fireEvent.click(screen.getByRole('button', { name: 'Use Cruz' }));
  fireEvent.click(screen.getByRole('button', { name: /^Use .*1996/ }));
  expect(draft()).toMatchObject({ lastName: 'Cruz', birthOn: '1996-03-27' });
  expect(screen.queryByText('Compare with your card')).toBeNull();
});

test('a field that was emptied stays empty when the page is loaded again', async () => {
  await show({ front: printed });
  await waitFor(() => expect(valueOf('Middle name (optional)')).toBe('Santos'));
  fireEvent.change(screen.getByLabelText('Middle name (optional)'), { target: { value: '' } });
  const kept = draft();
  cleanup();
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  await show({ front: printed }, kept);
  await screen.findByText('Filled in from your ID. Check each line.');
  expect(valueOf('Middle name (optional)')).toBe('');
  expect(valueOf('Last name')).toBe('Cruz');
});

test('where nothing was read it is typed beside a sample of the number', async () => {
  await show({ front: nothing });
  await screen.findByText('We couldn’t read your ID. Type what it says.');
  screen.getByText('It looks like this');
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Cruz' } });
  expect(draft()).toMatchObject({ lastName: 'Cruz' });
});
