// @vitest-environment node
import type { ScreenAnswer, ScreenToRender } from '@luwag/contract/rendered-screen';
import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { homeAnswer, loanSummary } from '../testing/loan-answers.ts';
import { profileAnswer } from '../testing/profile-answers.ts';
import { loadScreens, renderScreen } from './prerender.tsx';

const screen: ScreenToRender = {
  address: 'http://localhost/homeIndex',
  language: 'en-US',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
  settings: {
    mode: 'sandbox',
    supportAndroid: false,
    prohibitSelect: false,
    requestUrls: { test: '', prod: '' },
    maritalStatusList: 'long',
    legalIdentity: {
      productName: 'Luwag',
      corporateName: 'Sample Lending',
      secRegistrationNumber: '',
      certificateOfAuthorityNumber: '',
      hotLine: '',
      serviceEmail: '',
      website: '',
      address: '',
      grievanceOfficer: '',
      grievanceEmail: '',
    },
    product: null,
  },
  customerId: 'c',
};

const told = (key: string, value: unknown): ScreenAnswer => ({
  key,
  address: '',
  answer: { ok: true, value },
});
const nameIn = (key: string) => (JSON.parse(key) as [string])[0];
/** Answers each question by the name of its call, and those that are not named not at all. */
const answering = (answers: Record<string, unknown>) => async (key: string) =>
  nameIn(key) in answers ? told(key, answers[nameIn(key)]) : null;

test.each([
  ['under review', homeAnswer({ state: 'underReview', doneTasks: 8 }), 'Your application is under review'],
  ['declined', homeAnswer({ state: 'rejected', doneTasks: 8 }), 'Your income is too low'],
  [
    'a payout that failed',
    homeAnswer({
      state: 'disbursementFailed',
      doneTasks: 8,
      loan: loanSummary({ status: 'disbursement-failed' }),
    }),
    'Your loan hasn’t started. You owe nothing.',
  ],
])('a home whose card has code of its own is rendered with it: %s', async (_state, getHome, sentence) => {
  const html = await renderScreen(screen, answering({ getHome }));
  expect(html).toContain(sentence);
  expect(html).not.toContain('aria-busy="true"');
});

test('where photos are taken nothing is rendered that takes a file, which would be lost before the app is there', async () => {
  for (const step of ['idFront', 'selfie']) {
    const address = `http://localhost/identityInfo?step=${step}`;
    const html = await renderScreen({ ...screen, address }, answering({ getProfile: profileAnswer() }));
    expect(html).toContain('data-route="identityInfo"');
    expect(html).not.toContain('type="file"');
  }
});

test('a question without an answer leaves the waiting shape, and the phone asks it', async () => {
  expect(await renderScreen(screen, answering({}))).toContain('aria-busy="true"');
});

test('two customers who are rendered at the same time see nothing of each other, in each language', async () => {
  await loadScreens();
  for (const language of languages) {
    const homes = {
      first: homeAnswer({ state: 'rejected', doneTasks: 8 }),
      second: homeAnswer({ state: 'underReview', doneTasks: 8 }),
    };
    const names = Object.keys(homes) as (keyof typeof homes)[];
    const alone = new Map<string, string>();
    for (const customerId of names)
      alone.set(
        customerId,
        await renderScreen({ ...screen, language, customerId }, answering({ getHome: homes[customerId] })),
      );
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    const together = names.map((customerId) =>
      renderScreen({ ...screen, language, customerId }, async (key) => {
        asked.push(key);
        // Nobody is answered before both have asked.
        if (asked.length < names.length) await new Promise<void>((resolve) => waiting.push(resolve));
        for (const resolve of waiting) resolve();
        return nameIn(key) === 'getHome' ? told(key, homes[customerId]) : null;
      }),
    );
    expect(await Promise.all(together)).toEqual(names.map((customerId) => alone.get(customerId)));
    expect(alone.get('first')).not.toBe(alone.get('second'));
    expect(asked.filter((key) => key.includes('getHome')).map((key) => JSON.parse(key)[1])).toEqual(names);
  }
});

test('rendering leaves the thread as it was: no address, no user agent and no customer in it', async () => {
  const before = { keys: Object.keys(globalThis), userAgent: navigator.userAgent };
  await renderScreen(screen, answering({ getHome: homeAnswer({ state: 'rejected', doneTasks: 8 }) }));
  expect({ keys: Object.keys(globalThis), userAgent: navigator.userAgent }).toEqual(before);
});
