import { fireEvent, screen } from '@testing-library/react';
import { homeAnswer, loanDetail, loanSummary, offerAnswer, papersAnswer } from './loan-answers.ts';
import { extensionAnswer, projectionAnswer } from './projection-answers.ts';
import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { reminderDayChoices } from '@luwag/contract/endpoints/settings/own-settings-answer';
import { everySection, profileAnswer, sectionAnswer } from './profile-answers.ts';
import { reloanAnswer, upcomingAnswer } from './reloan-answers.ts';
import type { serveAnswers } from './serve-answers.ts';
import { unfold } from './unfold.ts';

/* Everything that moves money or asks the lender for something, with what its screen needs and the taps that send it. */

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
    loanPayout: null,
    refusal: null,
    closing: null,
  } satisfies AccountChangeAnswer,
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
        isOffered: true,
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
const upcoming = upcomingAnswer();
const request = {
  requestId: '0190a1b2-0000-7000-8000-00000000000c',
  kind: 'cancellation',
  loanId: loan.loanId,
  status: 'open',
  createdAt: '2026-11-21T02:00:00Z',
  endedAt: null,
  reasonCode: null,
  amountCentavos: null,
  installments: null,
  firstDueOn: null,
};
const noDeletion = { pending: null, blockedBy: null, hasLoanRecords: true, refusedFor: null };
const pendingDeletion = { askedAt: '2026-12-18T02:00:00.000Z', carriedOutByOn: '2027-01-17' };
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => {
  for (const radio of await screen.findAllByRole('radio', { name })) fireEvent.click(radio);
};
const typeWallet = async () => {
  await choose(/E‑wallet/);
  await press(/^Maya$/);
  fireEvent.change(screen.getByLabelText(/wallet number/i), { target: { value: '09181237654' } });
  await unfold('Name on the account');
  fireEvent.change(screen.getByLabelText(/mobile number for/i), { target: { value: '09171234567' } });
  await press(/Send code/);
};

export type NetworkAction = {
  path: string;
  state?: object;
  answers: Parameters<typeof serveAnswers>[0];
  act: () => Promise<unknown>;
  call: string;
  answer: object;
};
export const networkActions: Record<string, NetworkAction> = {
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
      await unfold('Other options');
      await press(/Extend due date/);
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
      'GET /api/own-settings': {
        language: 'en-US',
        reminderHour: 9,
        reminderDays: reminderDayChoices,
        hasReminders: true,
        hasOffers: true,
      },
      'GET /api/signature': { signature },
      'GET /api/ad-consent': { isOffered: false, isOn: false },
    },
    act: async () => {
      await unfold('Your signature');
      await press(/Make a new one/);
      await press(/Type it/);
      fireEvent.change(screen.getByRole('textbox', { name: /Your full name/ }), {
        target: { value: 'Maria S.' },
      });
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
      await press(/turn on/i);
    },
    call: 'POST /api/easy-reloan/on',
    answer: {},
  },
  'skipping a scheduled loan': {
    path: '/appointLoanList',
    answers: { 'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming }) },
    act: () => press(/Skip/),
    call: `POST /api/scheduled-loans/${upcoming.scheduledLoanId}/skip`,
    answer: reloanAnswer({ isOn: true }),
  },
  'turning Easy Re-loan off': {
    path: '/appointLoan',
    answers: {
      'GET /api/easy-reloan': reloanAnswer({
        isOn: true,
        chosen: { amountCentavos: 500_000, termDays: 30 },
      }),
    },
    act: () => press(/^Turn off/),
    call: 'POST /api/easy-reloan/off',
    answer: reloanAnswer(),
  },
  'asking to cancel a loan': {
    path: '/repaidDetail',
    state: { loanId: loan.loanId },
    answers: {
      ...loanPage,
      [`GET /api/loans/${loan.loanId}`]: {
        ...loanDetail(),
        cancellation: { returnCentavos: 500_000, until: '2126-11-22T02:00:00Z' },
      },
    },
    act: async () => {
      await unfold('Other options');
      await press(/Cancel this loan/);
      await press(/Cancel and return/);
    },
    call: 'POST /api/requests',
    answer: request,
  },
  'asking for a plan': {
    path: '/repaidDetail',
    state: { loanId: loan.loanId },
    answers: {
      ...loanPage,
      [`GET /api/loans/${loan.loanId}/projection`]: { projection: projectionAnswer() },
    },
    act: async () => {
      await unfold('Other options');
      await press(/I can’t pay/);
      await press(/Request this plan/);
    },
    call: 'POST /api/requests',
    answer: { ...request, kind: 'hardship', installments: 3, firstDueOn: '2027-01-17' },
  },
  'asking for older records': {
    path: '/bill',
    answers: {
      'GET /api/loans': { today: '2026-12-18', loans: [loan] },
      'GET /api/requests': { requests: [] },
    },
    act: () => press(/Ask for older/),
    call: 'POST /api/requests',
    answer: { ...request, kind: 'older-records', loanId: null },
  },
  'asking to delete the account': {
    path: '/my',
    answers: {
      'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
      'GET /api/deletion': noDeletion,
    },
    act: async () => {
      await press(/^Delete my account/);
      await press(/Ask to delete my account/);
    },
    call: 'POST /api/deletion',
    answer: { ...noDeletion, pending: pendingDeletion },
  },
  'keeping the account after all': {
    path: '/my',
    answers: {
      'GET /api/home': {
        ...homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
        deletion: pendingDeletion,
      },
    },
    act: () => press(/Keep my account/),
    call: 'DELETE /api/deletion',
    answer: noDeletion,
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
      fireEvent.input(await screen.findByLabelText('4-digit code'), { target: { value: '4711' } });
      await press(/Save new account/);
    },
    call: 'POST /api/account-change',
    answer: accountPage['GET /api/account-change'],
  },
};
