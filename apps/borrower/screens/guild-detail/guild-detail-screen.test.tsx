import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { guideNames } from '@luwag/contract/guide-names';
import { languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { answerKey } from '../../store/use-answer.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/guildDetail');
beforeEach(() => {
  localStorage.clear();
  answerCache.clear();
  serveAnswers({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test.each(languages)('without a name all guides are listed, in %s', async (language) => {
  history.replaceState(null, '', '/guildDetail?guide=nothing');
  await renderScreen(route, language);
  const links = [...document.querySelectorAll('.guide-list a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(guideNames.map((name) => `/guildDetail?guide=${name}`));
});

test.each(guideNames.flatMap((name) => languages.map((language) => [name, language] as const)))(
  'the guide %s has four steps with pictures and a place that is there, in %s',
  async (name, language) => {
    history.replaceState(null, '', `/guildDetail?guide=${name}`);
    await renderScreen(route, language);
    const steps = [...document.querySelectorAll('.guide-steps li')];
    expect(steps).toHaveLength(4);
    for (const step of steps) {
      expect(step.querySelector('svg')).not.toBeNull();
      expect(step.textContent.length).toBeGreaterThan(10);
    }
    const place = document.querySelector('.screen-actions a')?.getAttribute('href') ?? '';
    expect(findRoute(place).route.name).not.toBe('notFound');
  },
);

const customerId = 'c1';
const knowHome = (home: object) => {
  useCoreStore.getState().mergePublicData({ customerId, token: 't1' });
  answerCache.put(answerKey(getHome, customerId, {}), home);
};
const titlesOnShow = () => [...document.querySelectorAll('.guide-list a')].map((link) => link.textContent);
const late = homeAnswer({
  state: 'repaying',
  doneTasks: 8,
  loan: loanSummary({ dueState: { kind: 'overdue', days: 2 } }),
});

test('the list begins with what serves a late payer and says why', async () => {
  knowHome(late);
  history.replaceState(null, '', '/guildDetail');
  await renderScreen(route);
  expect(titlesOnShow().slice(0, 3)).toEqual([
    'How to repayYour payment is late. A partial payment also helps.',
    'How to extend the due dateSee if you can extend your due date, and for how much.',
    'How to borrow',
  ]);
});

test('an answer that comes while the list is read moves nothing', async () => {
  useCoreStore.getState().mergePublicData({ customerId, token: 't1' });
  answerCache.clear();
  const sent = serveAnswers({ 'GET /api/home': late });
  history.replaceState(null, '', '/guildDetail');
  await renderScreen(route);
  const before = titlesOnShow();
  await vi.waitFor(() => expect(answerCache.read(answerKey(getHome, customerId, {})).data).toEqual(late));
  expect([before[0], titlesOnShow()]).toEqual(['How to borrow', before]);
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/home']);
});

test('a guide opens at the step of its reader; the others are not marked', async () => {
  knowHome(late);
  history.replaceState(null, '', '/guildDetail?guide=pay');
  await renderScreen(route);
  const [marked, ...more] = document.querySelectorAll('[aria-current=step]');
  expect(more).toEqual([]);
  expect(document.activeElement).toBe(marked);
  expect(marked?.textContent).toBe(
    'Start here. Your payment is late. A partial payment also helps.Choose the full amount, the amount due or “Partial payment”. Any payment lowers what you owe.',
  );
  cleanup();
  history.replaceState(null, '', '/guildDetail?guide=scams');
  await renderScreen(route);
  expect(document.querySelector('[aria-current=step]')).toBeNull();
});

test('an answer from another day is no state to open at', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  knowHome(late);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  history.replaceState(null, '', '/guildDetail?guide=pay');
  await renderScreen(route);
  expect(document.querySelector('[aria-current=step]')).toBeNull();
});

test('an answer is counted once a day for each guide, with nothing that tells who gave it', async () => {
  const sent = serveAnswers({ 'POST /api/guides/pay/answers': {}, 'POST /api/guides/scams/answers': {} });
  for (const guide of ['pay', 'pay', 'scams']) {
    history.replaceState(null, '', `/guildDetail?guide=${guide}`);
    await renderScreen(route, 'hi-IN');
    fireEvent.click(screen.getByRole('button', { name: 'हाँ' }));
    cleanup();
  }
  const told = sent.filter(({ call }) => call.startsWith('POST'));
  expect(told.map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/guides/pay/answers', { language: 'hi-IN', hasHelped: true }],
    ['POST /api/guides/scams/answers', { language: 'hi-IN', hasHelped: true }],
  ]);
});

test('a reader who was not helped is led to the support team', async () => {
  history.replaceState(null, '', '/guildDetail?guide=pay');
  await renderScreen(route);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText(/Need more help/).textContent).toContain(publicSettings().legalIdentity.hotLine);
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});
