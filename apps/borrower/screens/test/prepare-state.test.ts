import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coreDefaults, hasSession, useCoreStore } from '../../store/core-store.ts';
import { loanSummary } from '../../testing/loan-answers.ts';
import { extensionAnswer } from '../../testing/projection-answers.ts';
import { refuse, type SentCall, serveAnswers } from '../../testing/serve-answers.ts';
import { displayStates } from './display-states.ts';
import { prepareState } from './prepare-state.ts';

beforeEach(() => useCoreStore.setState(structuredClone(coreDefaults)));
afterEach(() => {
  vi.unstubAllGlobals();
});

const phone = '9170000061';
const loan = loanSummary();
const session = {
  customerId: 'c1',
  token: 't1',
  tokenExpiresAt: '',
  tokenLifetimeSeconds: 600,
  phone,
  language: 'en-US',
};
const started = { payment: { reference: 'LW-1234-5678-9012' }, resultReference: 'r'.repeat(32) };
const world = {
  'POST /api/session/code': { challengeId: 'h1' },
  [`GET /api/sandbox/sms?phone=${phone}`]: [
    { text: 'Paid', code: null, sentAt: '' },
    { text: '4321 is your code', code: '4321', sentAt: '' },
  ],
  'POST /api/session': session,
  'GET /api/loans': { today: '2026-12-18', loans: [loan] },
  [`POST /api/loans/${loan.loanId}/payments`]: started,
  [`GET /api/loans/${loan.loanId}/extension`]: { extension: extensionAnswer(), refusal: null },
  'POST /api/sandbox/repayments': { status: 'success' },
  'POST /api/sandbox/clock': {},
};
const bodyOf = (sent: SentCall[], call: string) => sent.find((one) => one.call === call)?.body;
const prepare = (preparation?: Parameters<typeof prepareState>[0]['preparation'], path = '/KSResult') =>
  prepareState(
    {
      name: 'any',
      phone,
      path: path as `/${string}`,
      ...(preparation === undefined ? {} : { preparation }),
    },
    'en-US',
  );

test('somebody logs in with the code their phone received, once', async () => {
  const sent = serveAnswers(world);
  expect(await prepare(undefined, '/my')).toEqual({ ok: true, value: '/my' });
  expect(bodyOf(sent, 'POST /api/session')).toEqual({ challengeId: 'h1', code: '4321' });
  expect(hasSession(useCoreStore.getState())).toBe(true);
  const soFar = sent.length;
  await prepare(undefined, '/my');
  expect(sent).toHaveLength(soFar);
});

test('where a code was sent within the minute the clock moves by one', async () => {
  let asked = 0;
  const sent = serveAnswers({
    ...world,
    'POST /api/session/code': () => {
      asked += 1;
      return asked === 1 ? refuse(429, 'too_frequent') : { challengeId: 'h2' };
    },
  });
  expect((await prepare(undefined, '/my')).ok).toBe(true);
  expect(bodyOf(sent, 'POST /api/sandbox/clock')).toEqual({ advanceMinutes: 1 });
});

test('a payment that is not made in time is begun, and a day passes', async () => {
  const sent = serveAnswers(world);
  expect(await prepare('paymentExpired')).toEqual({ ok: true, value: `/KSResult?ref=${'r'.repeat(32)}` });
  expect(bodyOf(sent, 'POST /api/sandbox/clock')).toEqual({ advanceDays: 1 });
  expect(bodyOf(sent, 'POST /api/sandbox/repayments')).toBeUndefined();
});

test.each([
  ['payment', undefined],
  ['paymentSuccess', 'success'],
  ['paymentFail', 'fail'],
] as const)(
  '%s: a payment is begun, and the partner says what became of it',
  async (preparation, outcome) => {
    const sent = serveAnswers(world);
    expect(await prepare(preparation)).toEqual({ ok: true, value: `/KSResult?ref=${'r'.repeat(32)}` });
    expect(bodyOf(sent, 'POST /api/sandbox/repayments')).toEqual(
      outcome === undefined ? undefined : { paymentReference: 'LW-1234-5678-9012', outcome },
    );
  },
);

test('a payment that is scanned is begun, and the bridge shows it', async () => {
  const sent = serveAnswers(world);
  expect(await prepare('paymentScan', '/triLink')).toEqual({ ok: true, value: '/triLink' });
  expect(bodyOf(sent, `POST /api/loans/${loan.loanId}/payments`)).toMatchObject({ channel: 'qrph' });
});

test('an extension is bought at its price and arrives', async () => {
  const sent = serveAnswers(world);
  expect(await prepare('extension', '/repaidDetail')).toEqual({ ok: true, value: '/repaidDetail' });
  expect(bodyOf(sent, `POST /api/loans/${loan.loanId}/payments`)).toMatchObject({
    kind: 'extension',
    amountCentavos: 6800,
  });
});

test('days pass until the voucher is spent', async () => {
  let days = 0;
  serveAnswers({
    ...world,
    'GET /api/easy-reloan': () => ({
      isAvailable: true,
      lock: days < 2 ? null : { loanId: loan.loanId },
    }),
    'POST /api/sandbox/clock': () => {
      days += 1;
      return {};
    },
  });
  expect(await prepare('voucher', '/appointLoan')).toEqual({ ok: true, value: '/appointLoan' });
  expect(days).toBe(2);
});

test('a refusal is handed on', async () => {
  serveAnswers({ ...world, 'POST /api/session/code': () => refuse(429, 'sms_limit_reached') });
  expect(await prepare('payment')).toMatchObject({ ok: false, code: 'sms_limit_reached' });
});

test('each state of the specification is there, and so are those that follow from its rules', () => {
  const names: readonly string[] = displayStates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of specifiedNames) expect(names).toContain(name);
});

const specifiedNames = `
  underReview canWithdraw disbursing dueIn dueToday overdue rejected disbursementFailed correctionRequested blocked
  payment paymentSuccess paymentFail extended unsigned signed reloanOff reloanOn reloanLocked deletion cancellation
  cancelled writtenOff
`
  .trim()
  .split(/\s+/);

test.each([
  ['answeredSupportMessage', 'supportMessageAnswered'],
  ['approvalMessage', 'applicationApproved'],
  ['payoutMessage', 'moneySent'],
  ['settlementMessage', 'loanSettled'],
] as const)('%s: what a message tells is shown by it', async (preparation, code) => {
  const messageId = '0190a1b2-0000-7000-8000-000000000041';
  const inbox = [
    { messageId: 'other', code: 'newDevice' },
    { messageId, code },
  ];
  serveAnswers({ ...world, 'GET /api/messages?kind=notify': { messages: inbox } });
  expect(await prepare(preparation, '/msgDetail')).toEqual({
    ok: true,
    value: `/msgDetail?m=${messageId}`,
  });
  serveAnswers({ ...world, 'GET /api/messages?kind=notify': { messages: [] } });
  expect((await prepare(preparation, '/msgDetail')).ok).toBe(false);
});
