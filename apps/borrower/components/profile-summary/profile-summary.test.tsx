import { languages, type Language } from '@luwag/contract/language';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { loadCatalogue } from '../../messages/catalogue.ts';
import type { Profile } from '../../store/profile.ts';
import { answerCache } from '../../store/answer-cache.ts';
import {
  everySection,
  finishedProfile,
  profileAnswer,
  sectionAnswer,
} from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { ProfileSummary } from './profile-summary.tsx';

const place = {
  barangayCode: everySection.address['barangayCode'],
  barangay: 'Poblacion',
  city: 'Makati City',
  province: 'Metro Manila',
  postalCode: '1210',
};
const bank = {
  code: 'bdo',
  name: 'BDO Unibank',
  aliases: [],
  accountType: 'bankCard',
  isPopular: true,
  isOffered: true,
  numberLengths: [],
};

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  serveAnswers({
    [`GET /api/addresses?text=${place.barangayCode}`]: { places: [place] },
    'GET /api/institutions': { institutions: [bank] },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function failLoudly(error: Error): never {
  throw error;
}

async function show(profile: Profile, language: Language = 'en-US') {
  const catalogue = await loadCatalogue(language, ['profile', 'choices']);
  return render(
    <IntlProvider locale={language} messages={catalogue} timeZone="Asia/Manila" onError={failLoudly}>
      <ProfileSummary profile={profile} />
    </IntlProvider>,
  );
}

const answerTo = (question: string) =>
  screen.getAllByText(question, { selector: 'dt' })[0]?.nextElementSibling?.firstChild?.textContent;

test('every answer is said in words, as a person would', async () => {
  await show(finishedProfile());
  await screen.findByText('Poblacion, Makati City, Metro Manila');
  await screen.findByText('BDO Unibank, 1234567890');
  expect(answerTo('PhilSys National ID')).toBe('1234567890123456');
  expect(answerTo('Name')).toBe('Maria Santos Cruz');
  expect(answerTo('Birth date')).toBe('Mar\u00A027,\u00A01996');
  expect(answerTo('Front of your ID')).toBe('Photo added');
  expect(answerTo('Loan purpose')).toBe('Medical costs');
  expect(answerTo('Payday')).toBe('Friday');
  expect(answerTo('Emergency contact 1')).toBe('Jose Cruz, +63 917 111 2222, Parent');
  expect(answerTo('Person 3')).toBe('Kim, +63 917 111 6666');
});

const work = (payCycle: string, payday: string) =>
  profileAnswer({ sections: [sectionAnswer('work', { ...everySection.work, payCycle, payday })] });

test('of the usual payroll the days are told at once, and of pay that varies no day', async () => {
  await show(work('semiMonthly', ''));
  expect(answerTo('How often are you paid?')).toBe('15th and 30th');
  expect(screen.queryByText('Payday', { selector: 'dt' })).toBeNull();
  cleanup();
  await show(work('other', '5'));
  expect(answerTo('How often are you paid?')).toBe('It varies');
  expect(screen.queryByText('Payday', { selector: 'dt' })).toBeNull();
});

test('what was left empty is not listed, and what is missing says so', async () => {
  await show(finishedProfile());
  expect(screen.queryByText('Landmark', { selector: 'dt' })).toBeNull();
  cleanup();
  await show(profileAnswer());
  expect(screen.getAllByText('Not filled in yet').length).toBeGreaterThan(6);
});

test('each part has one way to change it, from its first step on', async () => {
  await show(finishedProfile());
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['ChangeChange Your ID', '/identityInfo?step=type'],
    ['ChangeChange About you', '/baseInfo?step=person'],
    ['ChangeChange Loan purpose', '/baseInfo2?step=purpose'],
    ['ChangeChange Home address', '/addressInfo?step=barangay'],
    ['ChangeChange Work and income', '/workInfo?step=type'],
    ['ChangeChange Contacts', '/contact?step=emergency1'],
    ['ChangeChange Payout account', '/bankInfo?step=type'],
    ['ChangeChange Selfie', '/identityInfo?step=selfie'],
  ]);
});

test.each([
  ['/identityInfo', 'type'],
  ['/baseInfo', 'person'],
  ['/baseInfo2', 'purpose'],
  ['/addressInfo', 'barangay'],
  ['/workInfo', 'type'],
  ['/contact', 'emergency1'],
  ['/bankInfo', 'type'],
])('the first step of %s is the one named %s', async (path, step) => {
  serveAnswers({
    'GET /api/profile': finishedProfile(),
    'GET /api/institutions': { institutions: [bank] },
    [`GET /api/addresses?text=${place.barangayCode}`]: { places: [place] },
  });
  history.replaceState(null, '', path);
  await renderScreen(findRoute(path).route);
  await waitFor(() => expect(location.search).toBe(`?step=${step}`));
});

test('nothing can be changed while the application is looked at', async () => {
  await show({ ...finishedProfile(), isEditable: false });
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each(languages)('%s has words for all of it', async (language) => {
  await show(finishedProfile(), language);
  await screen.findByText('Poblacion, Makati City, Metro Manila');
});
