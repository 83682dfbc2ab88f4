// @vitest-environment node
import type { ScreenToDraw } from '@luwag/contract/drawn-screen';
import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { homeAnswer, loanSummary } from '../testing/loan-answers.ts';
import { profileAnswer } from '../testing/profile-answers.ts';
import { drawScreen, practiseScreens } from './prerender.tsx';
import { lateLoads } from '../components/lazy-component/late-loads.ts';

const screen: ScreenToDraw = {
  address: 'http://localhost/homeIndex',
  language: 'en-US',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
  settings: {
    mode: 'sandbox',
    supportAndroid: false,
    prohibitSelect: false,
    requestUrls: { test: '', prod: '' },
    maritalStatusList: 'short',
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
  answers: [],
};

async function drawHome(home: ReturnType<typeof homeAnswer>): Promise<string> {
  const { lacks } = await drawScreen(screen);
  const key = lacks.find((one) => one.includes('getHome')) ?? '';
  const answers = [{ key, address: '/api/home', answer: { ok: true as const, value: home } }];
  return (await drawScreen({ ...screen, answers })).markup;
}

test.each([
  ['under review', homeAnswer({ state: 'underReview', doneTasks: 8 }), 'We are looking at your application'],
  ['declined', homeAnswer({ state: 'rejected', doneTasks: 8 }), 'Your income is too low'],
  [
    'a payout that failed',
    homeAnswer({
      state: 'disbursementFailed',
      doneTasks: 8,
      loan: loanSummary({ status: 'disbursement-failed' }),
    }),
    'Your loan has not started. You owe nothing.',
  ],
])('a home whose card comes late on a phone is drawn with it: %s', async (_state, home, sentence) => {
  const markup = await drawHome(home);
  expect(markup).toContain(sentence);
  expect(markup).not.toContain('aria-busy="true"');
});

test('where photos are taken nothing is drawn that takes a file, which would be lost before the app is there', async () => {
  for (const step of ['idFront', 'selfie']) {
    const address = `http://localhost/identityInfo?step=${step}`;
    const { lacks } = await drawScreen({ ...screen, address });
    const key = lacks.find((one) => one.includes('getProfile')) ?? '';
    const answers = [{ key, address: '/api/profile', answer: { ok: true as const, value: profileAnswer() } }];
    const { markup } = await drawScreen({ ...screen, address, answers });
    expect(markup).toContain('data-route="identityInfo"');
    expect(markup).not.toContain('type="file"');
  }
});

test('after practice a card that comes late on a phone is drawn at once, in each language', async () => {
  await practiseScreens(screen.settings);
  const { lacks } = await drawScreen(screen);
  const home = homeAnswer({ state: 'rejected', doneTasks: 8 });
  const answers = [{ key: lacks[0] ?? '', address: '/api/home', answer: { ok: true as const, value: home } }];
  for (const language of languages) {
    const { markup } = await drawScreen({ ...screen, language, answers });
    expect(markup).toContain('<h2');
    expect(lateLoads.wanted?.size).toBe(0);
  }
});
