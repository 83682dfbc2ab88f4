import { type MessageAnswer, messageCodes } from '@luwag/contract/endpoints/messages/message-answer';
import { languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['amounts'];
});

const idOf = (number: number): string => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;

function message(number: number, changes: Partial<MessageAnswer> = {}): MessageAnswer {
  return {
    messageId: idOf(number),
    kind: 'notify',
    code: 'paymentReceived',
    facts: { loanId: idOf(900), orderNumber: '261121-000001', amountCentavos: 513_500 },
    createdAt: '2026-12-18T02:00:00.000Z',
    readAt: null,
    ...changes,
  };
}

/** Every fact that any message names. */
const facts = {
  amountCentavos: 100_000,
  limitCentavos: 200_000,
  repayCentavos: 300_000,
  costCentavos: 400_000,
  leftCentavos: 150_000,
  creditCentavos: 50_000,
  dueOn: '2026-12-21',
  reapplyOn: '2026-12-21',
  sendOn: '2026-12-21',
  validThroughOn: '2026-12-21',
  orderNumber: '261121-000001',
  number: '261121-000002',
  itemCount: 2,
  termDays: 14,
  change: 'cancel',
  cause: 'returned',
  request: 'refund',
  outcome: 'done',
};

const page = (messages: MessageAnswer[], hasMore = false) => ({
  messages,
  hasMore,
  unread: { notify: messages.filter(({ readAt }) => readAt === null).length, activity: 0 },
});
const { route } = findRoute('/msgCenter');
const first = 'GET /api/messages?kind=notify';

test('messages stand under their day, and what is not read says so in words', async () => {
  const yesterday = message(2, {
    code: 'moneySent',
    createdAt: '2026-12-17T02:00:00.000Z',
    readAt: '2026-12-17T03:00:00.000Z',
    facts: { ...facts },
  });
  serveAnswers({ [first]: page([message(1), yesterday]) });
  await renderScreen(route);
  const row = await screen.findByRole('link', { name: 'We received your payment New' });
  expect(row.getAttribute('href')).toBe(`/msgDetail?m=${idOf(1)}`);
  expect(screen.getByRole('link', { name: 'Your money is on its way' })).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Fri, Dec\u00A018,\u00A02026',
    'Thu, Dec\u00A017,\u00A02026',
  ]);
  expect(screen.getByRole('tab', { name: 'Notifications 1 unread' })).not.toBeNull();
});

test('all that is on show is marked as read with one tap, by the newest', async () => {
  let isRead = false;
  const readAt = '2026-12-18T03:00:00.000Z';
  const sent = serveAnswers({
    [first]: () => page([message(2, isRead ? { readAt } : {}), message(1, isRead ? { readAt } : {})]),
    [`POST /api/messages/${idOf(2)}/read`]: () => {
      isRead = true;
      return { readAt };
    },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ withEarlier: true });
});

test('offers stand apart, older messages come when they are asked for, and nothing is told as nothing', async () => {
  serveAnswers({
    [first]: page([message(2)], true),
    [`${first}&after=${idOf(2)}`]: page([message(1, { code: 'loanSettled' })]),
    'GET /api/messages?kind=activity': page([]),
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
  await screen.findByText('Your loan is paid in full');
  fireEvent.click(screen.getByRole('tab', { name: 'Offers' }));
  await screen.findByRole('heading', { name: 'No offers' });
});

test.each(languages)('every message has its words in %s', async (language) => {
  const all = messageCodes.map((code, number) => message(number, { code, facts }));
  serveAnswers({ [first]: page(all) });
  const { container } = await renderScreen(route, language);
  await waitFor(() => expect(container.querySelectorAll('.message-row')).toHaveLength(messageCodes.length));
});

test('the switch for offers is beside the offers, and not among notices', async () => {
  const offer = message(1, { kind: 'activity', code: 'couponGiven', facts });
  serveAnswers({
    [first]: page([message(2)]),
    'GET /api/messages?kind=activity': {
      messages: [offer],
      hasMore: false,
      unread: { notify: 0, activity: 0 },
    },
  });
  await renderScreen(route);
  await screen.findByText('We received your payment');
  expect(screen.queryByRole('link', { name: 'Turn offers on or off' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Offers' }));
  await screen.findByText('You got a ₱1,000 coupon');
  expect(screen.getByRole('link', { name: 'Turn offers on or off' }).getAttribute('href')).toBe('/setup');
});

const detail = findRoute('/msgDetail').route;

test.each(messageCodes)('%s is told in full', async (code) => {
  history.replaceState(null, '', `/msgDetail?m=${idOf(1)}`);
  serveAnswers({
    [`GET /api/messages/${idOf(1)}`]: message(1, { code, facts, readAt: '2026-12-18T03:00:00.000Z' }),
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
  });
  for (const language of languages) {
    const { container } = await renderScreen(detail, language);
    // Good news that holds has a view of its own.
    const told = '.message, .moment';
    await waitFor(() => expect(container.querySelectorAll(`:is(${told}) p`).length).toBeGreaterThan(1));
    expect(container.querySelector(told)?.textContent).not.toMatch(/[{}]/);
    cleanup();
  }
});

test('good news of a loan has its own view while it holds, and is plain words after that', async () => {
  history.replaceState(null, '', `/msgDetail?m=${idOf(1)}`);
  const { loanId } = loanSummary();
  const readAt = '2026-12-18T03:00:00.000Z';
  let loan = loanSummary();
  serveAnswers({
    [`GET /api/messages/${idOf(1)}`]: message(1, { code: 'moneySent', facts: { ...facts, loanId }, readAt }),
    'GET /api/home': () => homeAnswer({ state: 'repaying', doneTasks: 8, loan }),
  });
  await renderScreen(detail);
  await screen.findByRole('heading', { name: 'Your money has arrived' });
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/homeIndex');
  cleanup();
  answerCache.clear();
  loan = loanSummary({ dueState: { kind: 'overdue', days: 1 } });
  await renderScreen(detail);
  await screen.findByRole('link', { name: 'See this loan' });
  expect(screen.getByRole('heading', { name: 'Your money is on its way' })).not.toBeNull();
});

test('a message is read once it is opened, and one that is dealt with leads home', async () => {
  history.replaceState(null, '', `/msgDetail?m=${idOf(1)}`);
  let readAt: string | null = null;
  const sent = serveAnswers({
    [`GET /api/messages/${idOf(1)}`]: () => message(1, { code: 'applicationDeclined', facts, readAt }),
    [`POST /api/messages/${idOf(1)}/read`]: () => {
      readAt = '2026-12-18T03:00:00.000Z';
      return { readAt };
    },
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
  });
  await renderScreen(detail);
  await screen.findByText('Already done. See Home.');
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/homeIndex');
  await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1));
});

test.each([
  ['handedOff', ['Log out of other phones']],
  ['logInReopened', ['Log out of other phones']],
  ['accountChanged', ['Change my account']],
  ['paymentReversed', ['See your documents']],
] as const)(
  'who is told of %s can call at once, and is not told that it has been dealt with',
  async (code, ways) => {
    const { legalIdentity, ...others } = publicSettings();
    providePublicSettings({ ...others, legalIdentity: { ...legalIdentity, hotLine: '(02) 8123 4567' } });
    history.replaceState(null, '', `/msgDetail?m=${idOf(1)}`);
    serveAnswers({
      [`GET /api/messages/${idOf(1)}`]: message(1, { code, facts, readAt: '2026-12-18T03:00:00.000Z' }),
      'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    });
    await renderScreen(detail);
    const call = await screen.findByRole('link', { name: 'Call (02) 8123 4567' });
    expect(call.getAttribute('href')).toBe('tel:0281234567');
    for (const way of ways) expect(await screen.findByRole('link', { name: way })).not.toBeNull();
    expect(screen.queryByText(/Already done/)).toBeNull();
  },
);

test('amounts in messages are hidden where amounts are', async () => {
  document.documentElement.dataset['amounts'] = 'hidden';
  history.replaceState(null, '', `/msgDetail?m=${idOf(1)}`);
  serveAnswers({
    [`GET /api/messages/${idOf(1)}`]: message(1, { readAt: '2026-12-18T03:00:00.000Z' }),
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
  });
  await renderScreen(detail);
  const number = await screen.findByText('261121-000001');
  expect(number.parentElement?.textContent).toContain('₱ •••• posted to loan 261121-000001');
});
