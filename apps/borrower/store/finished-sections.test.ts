import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileAnswer } from '../testing/profile-answers.ts';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';
import { mayWait, queueSection, sendFinished } from './finished-sections.ts';
import { changeDraft, newDraft, startDraft, useSectionDrafts } from './section-drafts.ts';

const completeCall = 'PUT /api/profile/sections/basic';
const values = { gender: 'female' };

beforeEach(() => {
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  startDraft('basic', newDraft(values, 0));
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  vi.unstubAllGlobals();
});

const completions = (sent: ReturnType<typeof serveAnswers>) =>
  sent.filter(({ call }) => call === completeCall).map(({ body }) => body);

test('a finished section waits while there is no network, says so, and is handed in once when there is', async () => {
  serveAnswers({});
  await queueSection('basic', values);
  await sendFinished();
  expect(useSectionDrafts.getState().basic?.saveState).toBe('queued');
  const sent = serveAnswers({ [completeCall]: profileAnswer() });
  await Promise.all([sendFinished(), sendFinished()]);
  await sendFinished();
  expect(completions(sent)).toEqual([{ values }]);
  expect(useSectionDrafts.getState().basic?.saveState).toBe('saved');
});

const ended = () => refuse(401, 'session_ended');
const logInOver = { [completeCall]: ended, 'POST /api/session/refresh': ended };

test.each([
  ['a network after the token has ended', {}],
  ['a log-in any more', logInOver],
  ['a server that is well', { [completeCall]: () => refuse(500, 'internal_error') }],
])('a finished section waits on where there is not %s', async (_what, answers) => {
  serveAnswers({});
  await queueSection('basic', values);
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  serveAnswers(answers);
  await sendFinished();
  useCoreStore.getState().mergePublicData({ token: 't2', tokenEndsAt: Infinity });
  const sent = serveAnswers({ [completeCall]: profileAnswer() });
  await sendFinished();
  expect(completions(sent)).toEqual([{ values }]);
});

test('what is typed anew takes its place: the older answers are not handed in behind it', async () => {
  serveAnswers({});
  await queueSection('basic', values);
  changeDraft('basic', { gender: 'male' });
  const sent = serveAnswers({ [completeCall]: profileAnswer() });
  await sendFinished();
  expect(completions(sent)).toEqual([]);
});

test('refused answers become a draft again, so that nothing typed is lost', async () => {
  serveAnswers({});
  await queueSection('basic', values);
  const sent = serveAnswers({ [completeCall]: () => refuse(422, 'validation_failed') });
  await sendFinished();
  await sendFinished();
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    [completeCall, { values }],
    [`${completeCall}/draft`, { values, step: 0 }],
  ]);
});

test('an account for payouts never waits: handing it in sends money, and nobody waits for that unasked', () => {
  expect(mayWait('payoutAccount')).toBe(false);
  expect(mayWait('basic')).toBe(true);
});

test('nothing of one borrower is handed in for the next on the same phone', async () => {
  serveAnswers({});
  await queueSection('basic', values);
  useCoreStore.getState().resetUserData();
  useCoreStore.getState().mergePublicData({ customerId: 'c2', token: 't2' });
  const sent = serveAnswers({ [completeCall]: profileAnswer() });
  await sendFinished();
  expect(completions(sent)).toEqual([]);
});
