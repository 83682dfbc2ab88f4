import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import {
  extensionAnswer,
  loanDetail,
  loanSummary,
  offerAnswer,
  papersAnswer,
} from '../../testing/loan-answers.ts';
import { everySection, profileAnswer, sectionAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

/* Everything that moves money, without a network. */

vi.mock('signature_pad', () => ({
  default: class {
    addEventListener() {}
    fromData() {}
    clear() {}
    off() {}
  },
}));

const loan = loanSummary();
const paying = `POST /api/loans/${loan.loanId}/payments`;
const bridge = { payment: { paymentId: '0190a1b2-0000-7000-8000-00000000000b' } };
const signatureId = '0190a1b2-0000-7000-8000-00000000000a';
const signature = {
  signatureId,
  signedAt: '2026-10-01T02:00:00Z',
  drawing: { kind: 'typed', text: 'Maria Santos' },
};
const loanPage = {
  [`GET /api/loans/${loan.loanId}`]: loanDetail(),
  [`GET /api/loans/${loan.loanId}/extension`]: { extension: extensionAnswer(), refusal: null },
};
const accountPage = {
  'GET /api/account-change': {
    accountType: 'digitalWallet',
    institution: 'GCash',
    numberMasked: '••••4567',
    refusal: null,
  },
  'GET /api/profile': profileAnswer({
    sections: (['identity', 'payoutAccount'] as const).map((name) =>
      sectionAnswer(name, everySection[name], { isComplete: true }),
    ),
    isAccountChangedByCode: true,
  }),
  'GET /api/institutions': {
    institutions: [
      {
        aliases: [],
        isPopular: true,
        numberLengths: [],
        code: 'maya',
        name: 'Maya',
        accountType: 'digitalWallet',
      },
    ],
  },
};
const code = {
  challengeId: '0b1f4c1e-0000-4000-8000-000000000009',
  codeLength: 4,
  expiresAt: '2126-11-21T06:00:00.000Z',
  resendAt: '2026-11-21T06:00:00.000Z',
};
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => {
  for (const radio of await screen.findAllByRole('radio', { name })) fireEvent.click(radio);
};
const typeWallet = async () => {
  await choose(/E-wallet/);
  fireEvent.change(await screen.findByLabelText('E-wallet'), { target: { value: 'maya' } });
  fireEvent.change(screen.getByLabelText(/wallet number/i), { target: { value: '09181237654' } });
  fireEvent.change(screen.getByLabelText(/mobile number/i), { target: { value: '09171234567' } });
  await press(/Send me a code/);
};

type Action = {
  path: string;
  state?: object;
  answers: Parameters<typeof serveAnswers>[0];
  act: () => Promise<void>;
  call: string;
  answer: object;
};
const actions: Record<string, Action> = {
  'taking a loan': {
    path: '/withdrawPage',
    state: { amountCentavos: 500_000, termDays: 30 },
    answers: {
      'GET /api/offer': offerAnswer(),
      'POST /api/loan-papers': papersAnswer(),
      'GET /api/signature': { signature },
    },
    act: async () => {
      await screen.findByText('Maria Santos');
      fireEvent.click(screen.getByRole('checkbox'));
      await press(/^Get ₱4,866.10 now/);
    },
    call: 'POST /api/loans',
    answer: { loan: loanSummary({ status: 'disbursing' }) },
  },
  paying: {
    path: '/repaidDetail',
    state: { loanId: loan.loanId },
    answers: loanPage,
    act: async () => {
      await choose(/GCash/);
      await press(/^Pay ₱5,135.00$/);
    },
    call: paying,
    answer: bridge,
  },
  'moving the due date': {
    path: '/repaidDetail',
    state: { loanId: loan.loanId },
    answers: loanPage,
    act: async () => {
      await press(/Move the due date/);
      await screen.findByRole('button', { name: /and extend/ });
      await choose(/Maya/);
      await press(/and extend/);
    },
    call: paying,
    answer: bridge,
  },
  signing: {
    path: '/setup',
    answers: {
      'GET /api/own-settings': { language: 'en-US', reminderHour: 9, hasReminders: true, hasOffers: true },
      'GET /api/signature': { signature },
    },
    act: async () => {
      await press(/Make a new one/);
      await press(/Type it/);
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Maria S.' } });
      await press(/Use this signature/);
    },
    call: 'PUT /api/signature',
    answer: { signatureId, signedAt: '2026-11-22T02:00:00.000Z' },
  },
  'agreeing to Easy Re-loan': {
    path: '/bookingAgreement',
    state: { amountCentavos: 500_000, termDays: 30 },
    answers: {
      'POST /api/easy-reloan/agreement': {
        agreement: papersAnswer().agreement,
        documentHash: 'a'.repeat(64),
      },
    },
    act: async () => {
      fireEvent.click(await screen.findByRole('checkbox'));
      await press(/turn it on/i);
    },
    call: 'POST /api/easy-reloan/on',
    answer: {},
  },
  'asking for the code of an account': {
    path: '/changeBank',
    answers: accountPage,
    act: typeWallet,
    call: 'POST /api/account-change/code',
    answer: code,
  },
  'changing the account': {
    path: '/changeBank',
    answers: { ...accountPage, 'POST /api/account-change/code': code },
    act: async () => {
      await typeWallet();
      fireEvent.input(await screen.findByLabelText('Code of 4 digits'), { target: { value: '4711' } });
      await press(/Save my new account/);
    },
    call: 'POST /api/account-change',
    answer: accountPage['GET /api/account-change'],
  },
};
const names = Object.keys(actions);

let isOnline: boolean;
beforeEach(() => {
  answerCache.clear();
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const paper = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function meetNoNetwork(name: string): Promise<Action> {
  const action = actions[name];
  if (action === undefined) throw new Error(name);
  history.replaceState(action.state ?? null, '', action.path);
  serveAnswers(action.answers);
  await renderScreen(findRoute(action.path).route);
  await action.act();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This needs the network');
  expect(document.activeElement).toBe(alert);
  return action;
}

test.each(names)(
  '%s says plainly that it needs the network, and goes out once, when asked again',
  async (name) => {
    const action = await meetNoNetwork(name);
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent');
    isOnline = true;
    const sent = serveAnswers({ ...action.answers, [action.call]: action.answer });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.filter(({ call }) => call === action.call)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('This needs the network')).toBeNull());
  },
);

test.each(names)('%s that was cancelled is not sent when the network comes back', async (name) => {
  const action = await meetNoNetwork(name);
  const sent = serveAnswers({ ...action.answers, [action.call]: action.answer });
  const cancels = screen.getAllByRole('button', { name: 'Cancel' });
  fireEvent.click(cancels.find((button) => button.closest('[role=alert]') !== null)!);
  await waitFor(() => expect(screen.queryByText('This needs the network')).toBeNull());
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(sent.map(({ call }) => call)).not.toContain(action.call);
});

test('where the line broke on the way, it does not say that nothing was sent', async () => {
  isOnline = true;
  await meetNoNetwork('paying');
  expect(screen.getByRole('alert').textContent).toContain('it is done once');
});
