import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordOpeningLanguage, rememberLanguage } from '../platform/chosen-language.ts';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { useCoreStore } from './core-store.ts';
import { settleLanguage } from './settle-language.ts';
import { readUserInfo, writeUserInfo } from './user-info.ts';

const changeLanguage = vi.fn<(language: string) => void>();
const saved = {
  language: 'hi-IN',
  reminderHour: 9,
  reminderDays: [3, 1, 0],
  hasReminders: true,
  hasOffers: true,
};

beforeEach(() => {
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  writeUserInfo({ customerId: 'c1', language: 'en-US' }, localStorage);
});
afterEach(() => {
  document.cookie = 'luwag_language=; Path=/; Max-Age=0';
  sessionStorage.clear();
  localStorage.clear();
  changeLanguage.mockReset();
  vi.unstubAllGlobals();
});

test('a language chosen on this phone becomes that of the profile, once', async () => {
  rememberLanguage('hi-IN', sessionStorage, document);
  const sent = serveAnswers({ 'PUT /api/own-settings': saved });
  await settleLanguage('hi-IN', changeLanguage);
  await settleLanguage('hi-IN', changeLanguage);
  expect(sent).toMatchObject([{ call: 'PUT /api/own-settings', body: { language: 'hi-IN' } }]);
  expect(readUserInfo(localStorage)?.language).toBe('hi-IN');
  expect(changeLanguage).not.toHaveBeenCalled();
});

test('what could not be kept is tried again', async () => {
  rememberLanguage('hi-IN', sessionStorage, document);
  const sent = serveAnswers({ 'PUT /api/own-settings': refuse(503, 'busy_try_again') });
  await settleLanguage('hi-IN', changeLanguage);
  await settleLanguage('hi-IN', changeLanguage);
  expect(sent).toHaveLength(2);
});

test('a phone on which nothing was chosen shows the language of the profile', async () => {
  recordOpeningLanguage('en-US', sessionStorage);
  writeUserInfo({ customerId: 'c1', language: 'fil-PH' }, localStorage);
  const sent = serveAnswers({});
  await settleLanguage('en-US', changeLanguage);
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('fil-PH');
  expect(sent).toEqual([]);
});

test('nothing happens where they agree, or nobody is logged in', async () => {
  const sent = serveAnswers({});
  await settleLanguage('en-US', changeLanguage);
  localStorage.clear();
  await settleLanguage('hi-IN', changeLanguage);
  expect(sent).toEqual([]);
  expect(changeLanguage).not.toHaveBeenCalled();
});
