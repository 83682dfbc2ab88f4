import { languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { sendWaiting, useSupportMessages } from '../../store/support-messages.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderInApp, renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';
import { SupportMessageSheet } from './support-message-sheet.tsx';

const supportMessageId = '0190a1b2-0000-7000-8000-000000000031';
const receipt = {
  supportMessageId,
  number: '261122-100200',
  sentAt: '2026-11-22T02:00:00.000Z',
  answerBy: '2026-11-24T02:00:00.000Z',
};
const answered = {
  ...receipt,
  kind: 'complaint',
  loanId: null,
  photoId: null,
  text: 'The late charge is too high.',
  paidAt: null,
  reference: null,
  answeredAt: '2026-11-23T02:00:00.000Z',
  outcome: 'answered',
  answer: 'You are right, and we took it off.',
};
const text = 'When is my next payment due?';
const sending = 'POST /api/support-messages';
const listing = { 'GET /api/support-messages': { supportMessages: [answered] } };

beforeEach(() => {
  answerCache.clear();
  useSupportMessages.setState({ draft: { kind: '', text: '' }, waiting: [] });
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => renderInApp(() => <SupportMessageSheet onClose={() => undefined} />, ['app', 'shell']);
const typeText = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const calls = (sent: { call: string }[]) => sent.filter(({ call }) => call === sending).length;

test('what is missing is said, each error leads to its place, and nothing is sent', async () => {
  const sent = serveAnswers(listing);
  await show();
  await screen.findByText('Write 10 more characters.');
  typeText('Why 谢谢 so');
  await screen.findByText('Chinese characters were left out. Please use letters A to Z.');
  send();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  fireEvent.click(within(summary).getByRole('link', { name: 'Write 4 more characters.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(within(summary).getByRole('link', { name: /Choose question/ })).not.toBeNull();
  expect(calls(sent)).toBe(0);
});

test('what was sent has a number, and stands below with the answer to what was written before', async () => {
  const sent = serveAnswers({ ...listing, [sending]: receipt });
  await show();
  fireEvent.click(await screen.findByLabelText('A question'));
  typeText(text);
  send();
  await screen.findByText('We received it. Ticket number: 261122-100200.');
  expect(sent.find(({ call }) => call === sending)?.body).toEqual({ kind: 'question', text });
  await screen.findByText('You are right, and we took it off.');
  expect(useSupportMessages.getState().draft.text).toBe('');
});

test('what was typed outlives closing the sheet and another language', async () => {
  serveAnswers(listing);
  await show();
  fireEvent.click(await screen.findByLabelText('A suggestion'));
  typeText('Larger letters, please');
  cleanup();
  await renderInApp(() => <SupportMessageSheet onClose={() => undefined} />, ['app', 'shell'], {
    language: 'fil-PH',
  });
  expect((await screen.findByRole('textbox')).textContent).toBe('Larger letters, please');
  expect(screen.getByLabelText<HTMLInputElement>('Mungkahi').checked).toBe(true);
});

test('without a network a support message waits, and goes out once, under one key, when there is one', async () => {
  serveAnswers(listing);
  await show();
  fireEvent.click(await screen.findByLabelText('A question'));
  typeText(text);
  send();
  await screen.findByText('Saved on this phone');
  await screen.findByText('Waiting for the network.');
  const key = useSupportMessages.getState().waiting[0]?.key;
  const sent = serveAnswers({ ...listing, [sending]: receipt });
  await Promise.all([sendWaiting(), sendWaiting()]);
  expect(calls(sent)).toBe(1);
  expect(sent[0]).toMatchObject({ body: { kind: 'question', text }, idempotencyKey: key });
  await waitFor(() => expect(screen.queryByText('Waiting for the network.')).toBeNull());
});

test('a refusal is told, and what was written stays', async () => {
  serveAnswers({
    ...listing,
    [sending]: () => refuse(429, 'too_frequent', { retryAt: '2026-11-23T02:00:00Z' }),
  });
  await show();
  fireEvent.click(await screen.findByLabelText('A question'));
  typeText(text);
  send();
  await screen.findByText(/Operation too frequent/);
  expect(screen.getByRole('textbox').textContent).toBe(text);
});

test.each(languages)(
  'it is reached from Help, from the profile and from the page about us, in %s',
  async (language) => {
    serveAnswers({ ...listing, 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }) });
    const ways = [
      {
        path: '/aboutUs',
        name: /^(Help|Tulong|मदद)$/,
        button: /^(Write to us|Sumulat sa amin|यहीं हमें लिखें)$/,
      },
      {
        path: '/aboutUs',
        fold: /^(A complaint|May reklamo|शिकायत)$/,
        name: /^(Write to us in the app|Sumulat sa app|यहीं ऐप में लिखें)$/,
      },
      { path: '/my', name: /^(Write to us|Sumulat sa amin|हमें लिखें)/ },
    ];
    for (const { path, fold, name, button } of ways) {
      await renderScreen(findRoute(path).route, language);
      if (fold !== undefined) await unfold(fold);
      fireEvent.click(await screen.findByRole('button', { name }));
      if (button !== undefined) fireEvent.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('textbox');
      await screen.findByText('You are right, and we took it off.');
      cleanup();
    }
  },
);

test('the message about an answer shows it, and leads to all that was written', async () => {
  const message = {
    messageId: '0190a1b2-0000-7000-8000-000000000041',
    kind: 'notify',
    code: 'supportMessageAnswered',
    facts: { supportMessageId, number: receipt.number, supportMessage: 'complaint', outcome: 'answered' },
    createdAt: '2026-11-23T02:00:00.000Z',
    readAt: '2026-11-23T03:00:00.000Z',
  };
  serveAnswers({
    ...listing,
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    [`GET /api/messages/${message.messageId}`]: message,
  });
  history.replaceState(null, '', `/msgDetail?m=${message.messageId}`);
  await renderScreen(findRoute('/msgDetail').route);
  await screen.findByText('You are right, and we took it off.');
  fireEvent.click(screen.getByRole('link', { name: 'See your messages to us' }));
  cleanup();
  await renderScreen(findRoute('/my').route);
  await screen.findByRole('textbox');
});
