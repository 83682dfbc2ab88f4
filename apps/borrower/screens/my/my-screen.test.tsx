import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, coreStoreKey, hasSession, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { answerKey } from '../../store/use-answer.ts';
import { finishedProfile } from '../../testing/profile-answers.ts';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/my');

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1', phone_number: '9123456789' });
  history.replaceState(null, '', '/my');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who is logged in is shown by first name and masked number, and every link leads to a screen', async () => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Maria' });
  expect(screen.getByText('+63 912•••6789')).not.toBeNull();
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(paths.filter((path) => findRoute(path).route.name === 'notFound')).toEqual([]);
});

test.each([
  ['the server agrees', { 'POST /api/session/end': {} }],
  ['the network is away', {}],
])('logging out leaves nothing of the borrower on the phone when %s', async (_, answers) => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }), ...answers });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Maria' });
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location.pathname).toBe('/start'));
  expect(hasSession(useCoreStore.getState())).toBe(false);
  expect(answerCache.read(answerKey(getHome, 'c1', {})).data).toBeUndefined();
  expect(localStorage.getItem(coreStoreKey)).not.toContain('Maria');
});

const selfie = (day: string, verdict: 'matched' | 'again') => ({
  photoId: `0190a1b2-0000-7000-8000-0000000000${day}`,
  kind: 'selfie',
  widthPixels: 480,
  heightPixels: 640,
  uploadedAt: `2026-10-${day}T04:00:00.000Z`,
  faceCheck: {
    verdict,
    reasonCode: verdict === 'again' ? 'SELFIE_MISMATCH' : null,
    documentPhotoId: '0190a1b2-0000-7000-8000-000000000009',
    distance: 0.2,
    asked: ['left'],
    turns: [],
    eyes: [],
  },
  jpegBase64: null,
});

const heldData = {
  preparedAt: '2026-11-21T04:00:00.000Z',
  customerId: '0190a1b2-0000-7000-8000-000000000001',
  customerSince: '2026-10-01T04:00:00.000Z',
  phone: '9123456789',
  language: 'en-US',
  limitCentavos: 1_000_000,
  sections: [],
  photos: [selfie('03', 'matched'), selfie('02', 'again')],
  picturesFrom: null,
  idReadings: [
    {
      photoId: '0190a1b2-0000-7000-8000-000000000009',
      kind: 'idFront',
      lines: ['DELA CRUZ', 'MAY 17, 1994'],
      encoded: null,
    },
  ],
  signatures: [{ signedAt: '2026-11-01T04:00:00.000Z', drawing: null }],
  consents: [
    {
      kind: 'loan-agreement',
      textVersion: 'a1b2c3d4e5f6',
      language: 'en-US',
      givenAt: '2026-11-01T04:00:00.000Z',
    },
    { kind: 'privacy', textVersion: '2026-11', language: 'en-US', givenAt: '2026-10-02T04:00:00.000Z' },
  ],
  applications: [
    {
      submittedAt: '2026-10-02T04:00:00.000Z',
      status: 'approved',
      decidedAt: '2026-10-02T04:05:00.000Z',
      decidedBy: 'machine',
      score: 84,
      contributions: [
        { factor: 'age', points: 12 },
        { factor: 'income', points: 24 },
      ],
      reasonCodes: [],
      limitCentavos: 1_000_000,
      correctionRequests: [],
      answersBefore: {},
    },
  ],
  loans: [],
  requests: [],
  coupons: [],
  reloan: null,
  scheduledLoans: [],
  messages: [],
  supportMessages: [],
  settings: {
    language: 'en-US',
    reminderHour: 9,
    reminderDays: [3, 1, 0],
    hasReminders: true,
    hasOffers: true,
  },
  adMeasurement: null,
  earlierPhones: [{ phone: '9170001111', until: '2026-11-20T04:00:00.000Z' }],
  pushes: [{ createdAt: '2026-11-20T04:00:00.000Z', service: 'web.push.apple.com' }],
  sessions: [{ createdAt: '2026-11-20T04:00:00.000Z', endedAt: null }],
};

test('what is held is told with its reason, and a copy with the photos is one tap away', async () => {
  const answers = {
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    'GET /api/profile': finishedProfile(),
    'GET /api/institutions': { institutions: [] },
    'GET /api/held-data?pictures=none': heldData,
    'GET /api/held-data?pictures=all': heldData,
  };
  serveAnswers(answers);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'What we hold about you' }));
  await screen.findByText('version 2026-11', { exact: false });
  screen.getByText('1 earlier phone number of this account');
  expect(screen.getByText('text a1b2c3d4…', { exact: false })).not.toBeNull();
  expect(screen.getByText('1 phone or browser', { exact: false })).not.toBeNull();
  expect(screen.getByText('Text read from it: DELA CRUZ · MAY 17, 1994', { exact: false })).not.toBeNull();
  expect(screen.getByText('Face check: it matched your ID')).not.toBeNull();
  expect(screen.getByText('Face check: it did not pass')).not.toBeNull();
  expect(screen.getByText('Decided by computer on', { exact: false }).textContent).toMatch(
    /Score 84 of 100: age 12 · income 24/,
  );
  expect(screen.getByText('Notifications go to 1 phone.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save my copy' }));
  await waitFor(() => expect(saved).toEqual(['my-data-2026-11-21.json']));
  const sheet = screen.getByRole('dialog');
  expect((await within(sheet).findByText('Your copy is saved')).tagName).toBe('OUTPUT');
  vi.restoreAllMocks();
});

test('a new browser reads what is held, and is told from when it can save a copy with the photos', async () => {
  serveAnswers({
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    'GET /api/profile': finishedProfile(),
    'GET /api/institutions': { institutions: [] },
    'GET /api/held-data?pictures=none': { ...heldData, picturesFrom: '2026-11-22T04:05:00.000Z' },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'What we hold about you' }));
  await screen.findByText('You can save your copy here from', { exact: false });
  expect(screen.getByRole('note').textContent).toContain('12:05');
  expect(screen.getByText('Face check: it matched your ID')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Save my copy' })).toBeNull();
});

test('the people named in the application are removed once that was meant, and not while a loan is open', async () => {
  let isOpen = true;
  const profile = finishedProfile();
  const emptied = {
    ...profile,
    sections: profile.sections.map((row) => (row.section === 'contacts' ? { ...row, values: {} } : row)),
  };
  const sent = serveAnswers({
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    'GET /api/profile': profile,
    'GET /api/institutions': { institutions: [] },
    'GET /api/held-data?pictures=none': heldData,
    'DELETE /api/profile/contacts': () => (isOpen ? refuse(409, 'request_not_possible') : emptied),
  });
  const removals = () => sent.filter(({ call }) => call === 'DELETE /api/profile/contacts');
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'What we hold about you' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the people I named' }));
  expect(removals()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove them' }));
  await screen.findByText('You have an active loan. You can remove them once it is paid in full.');
  isOpen = false;
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove them' }));
    expect(removals().length).toBeGreaterThan(1);
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /remove/i })).toBeNull());
  const removed = await within(screen.getByRole('dialog')).findByText('They are removed');
  expect(removed.tagName).toBe('OUTPUT');
  expect(document.activeElement).toBe(removed);
});

const pending = { askedAt: '2026-12-18T02:00:00.000Z', carriedOutByOn: '2027-01-17' };
const nothingAsked = { pending: null, blockedBy: null, hasLoanRecords: true, refusedFor: null };

async function openDeletion(deletion: object) {
  const sent = serveAnswers({
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    'GET /api/deletion': deletion,
    'POST /api/deletion': { ...nothingAsked, pending },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return sent;
}

test('what stands against deleting the account is told before anything is asked', async () => {
  await openDeletion({ ...nothingAsked, blockedBy: 'openLoan' });
  await screen.findByText(/You have an active loan/);
  expect(screen.getByRole('link', { name: 'See my loans' }).getAttribute('href')).toBe('/billIndex');
  expect(screen.queryByRole('button', { name: 'Ask to delete my account' })).toBeNull();
});

test('a message leads to how the deletion stands', async () => {
  history.replaceState({ opens: 'deletion' }, '', '/my');
  serveAnswers({
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    'GET /api/deletion': { ...nothingAsked, refusedFor: 'KEPT_BY_LAW' },
  });
  await renderScreen(route);
  expect(await screen.findByText(/The law requires us to keep your records for now/)).not.toBeNull();
});

test('what goes and what the law keeps is told, and the wish goes out once', async () => {
  const sent = await openDeletion({ ...nothingAsked, refusedFor: 'KEPT_BY_LAW' });
  const button = await screen.findByRole('button', { name: 'Ask to delete my account' });
  expect(screen.getByText('Your photos, selfie and signature')).not.toBeNull();
  expect(screen.getByText(/locked for 5 years/)).not.toBeNull();
  expect(screen.getByText(/The law requires us to keep your records for now/)).not.toBeNull();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ call }) => call === 'POST /api/deletion')).toHaveLength(1);
});

test.each(['/my', '/homeIndex'])('%s shows a deletion with its dates and the way back', async (address) => {
  history.replaceState(null, '', address);
  const home = { ...homeAnswer({ state: 'canWithdraw', doneTasks: 8 }), deletion: pending };
  const sent = serveAnswers({ 'GET /api/home': home, 'DELETE /api/deletion': nothingAsked });
  await renderScreen(findRoute(address).route);
  await screen.findByText('You asked on Fri, Dec 18, 2026. We complete it by Sun, Jan 17, 2027.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(sent.some(({ call }) => call === 'DELETE /api/deletion')).toBe(true));
});
