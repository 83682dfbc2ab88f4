import { getSignature } from '@luwag/contract/endpoints/loan/get-signature';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { askServerAgain, useAnswer } from '../../store/use-answer.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { AnswerView } from './answer-view.tsx';

const question = `GET ${getSignature.path}`;
const field = () => screen.queryByLabelText<HTMLInputElement>('Amount');

function FormScreen() {
  const query = useAnswer(getSignature, {});
  return <AnswerView query={query}>{() => <input aria-label="Amount" />}</AnswerView>;
}

beforeEach(async () => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  serveAnswers({ [question]: { signature: null } });
  await renderInApp(FormScreen, ['app', 'shell', 'errors', 'app-errors']);
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '1500' } });
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [503, 'service_unavailable'],
  [500, 'internal_error'],
  [409, 'busy_try_again'],
  [429, 'too_frequent'],
  [401, 'session_ended'],
])('a form outlives a %i that says %s to the question behind it', async (status, code) => {
  const refused = () => refuse(status, code);
  serveAnswers({ [question]: refused, 'POST /api/session/refresh': refused });
  await act(() => askServerAgain());
  expect(await screen.findByText(/This is from/)).not.toBeNull();
  expect(field()?.value).toBe('1500');
  serveAnswers({ [question]: { signature: null } });
  await act(() => askServerAgain());
  await waitFor(() => expect(screen.queryByText(/This is from/)).toBeNull());
  expect(field()?.value).toBe('1500');
});

test('a refusal of what was asked takes the place of what was known', async () => {
  serveAnswers({ [question]: () => refuse(404, 'not_found') });
  await act(() => askServerAgain());
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(field()).toBeNull();
});
