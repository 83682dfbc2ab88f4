import { orderNumberFrom } from '@luwag/contract/reference-numbers';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCache } from '../../store/answer-cache.ts';
import { findRoute } from '../../routing/routes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/noAndroid');
const codeCall = 'POST /api/pay-by-code/code';
const enterCall = 'POST /api/pay-by-code';
const payCall = 'POST /api/pay-by-code/payments';
const loanCall = 'GET /api/pay-by-code';
const challengeId = '0190a1b2-0000-7000-8000-0000000000aa';
const sentCode = {
  challengeId,
  codeLength: 4,
  expiresAt: '2026-12-18T02:05:00Z',
  resendAt: '2026-12-18T02:01:00Z',
};
const orderNumber = orderNumberFrom('48219037556');
const typedOrder = orderNumber.replaceAll('-', '');
const owed = {
  orderNumber,
  dueOn: '2026-12-21',
  dueState: { kind: 'due-in', days: 3 },
  fullCentavos: 513_500,
  dueCentavos: null,
  openPayment: null,
  paymentChannels: ['gcash', 'maya', 'qrph', 'sevenEleven', 'bank'],
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
/** The phone drops the tab, and loads the page again once its owner is back. */
async function loadAgain(): Promise<void> {
  cleanup();
  answerCache.clear();
  await renderScreen(route);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function askForCode(typed = typedOrder): Promise<void> {
  await renderScreen(route);
  await press('Get a payment reference');
  await type('Your account’s mobile number', '0917 123 4567');
  await type('Order number', typed);
  await press('Send code');
}

async function enterCode(): Promise<void> {
  const code = await screen.findByLabelText('4-digit code');
  fireEvent.input(code, { target: { value: '1234' } });
  await press('Continue');
}

test('a mistyped order number is noticed before a code is sent', async () => {
  const sent = serveAnswers({});
  await askForCode(orderNumberFrom('48219037556').replace(/^4/, '5'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It has 12 digits'));
  expect(sent).toEqual([]);
});

test('an order that does not belong to the number leads back to both, as they were typed', async () => {
  const sent = serveAnswers({
    [codeCall]: sentCode,
    [enterCall]: () => refuse(404, 'loan_not_matched'),
  });
  await askForCode();
  await enterCode();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('No loan matches this phone number'),
  );
  expect((await screen.findByLabelText<HTMLInputElement>('Order number')).value).toBe(typedOrder);
  expect(sent).toMatchObject([
    { call: codeCall, body: { phone: '9171234567', language: 'en-US' } },
    { call: enterCall, body: { challengeId, code: '1234', orderNumber: typedOrder } },
  ]);
});

test('when the half hour is over, another code is asked for', async () => {
  const sent = serveAnswers({
    [codeCall]: sentCode,
    [enterCall]: owed,
    [payCall]: () => refuse(410, 'code_expired'),
  });
  await askForCode();
  await enterCode();
  fireEvent.click(await screen.findByRole('radio', { name: /^GCash/ }));
  await press('Get a reference for ₱5,135.00');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This code has expired'));
  expect(screen.getByLabelText('Order number')).not.toBeNull();
  expect(sent.at(-1)).toMatchObject({
    call: payCall,
    body: { kind: 'full', amountCentavos: 513_500, channel: 'gcash' },
  });
});

const resultReference = 'r'.repeat(32);
const payment = {
  paymentId: '0190a1b2-0000-7000-8000-0000000000ab',
  reference: 'LW-1234-5678-9012',
  status: 'in-progress',
  channel: 'gcash',
  amountCentavos: 513_500,
  receivedCentavos: 0,
  createdAt: '2026-12-18T02:00:00Z',
  settledAt: null,
};
const bridge = {
  payment,
  loanId: '0190a1b2-0000-7000-8000-000000000001',
  partnerName: 'GCash',
  partnerHost: location.host,
  partnerUrl: null,
  partnerQrText: null,
  partnerCode: null,
  resultReference,
  expiresAt: '2026-12-19T02:00:00Z',
};

test('who has paid another way is told so, and not to choose again', async () => {
  serveAnswers({
    [codeCall]: sentCode,
    [enterCall]: owed,
    [payCall]: bridge,
    [`GET /api/results/${resultReference}`]: { ...payment, status: 'replaced' },
  });
  await askForCode();
  await enterCode();
  fireEvent.click(await screen.findByRole('radio', { name: /^GCash/ }));
  await press('Get a reference for ₱5,135.00');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You paid another way.'));
});

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const laterCode = () => ({ ...sentCode, expiresAt: inMinutes(5), resendAt: inMinutes(1) });

test('a page that loads again while the code is looked up still asks for it, for the same order', async () => {
  const sent = serveAnswers({ [codeCall]: laterCode(), [enterCall]: owed });
  await askForCode();
  await screen.findByLabelText('4-digit code');
  await loadAgain();
  await enterCode();
  expect(await screen.findByText('What you owe')).not.toBeNull();
  expect(sent.at(-1)).toMatchObject({
    call: enterCall,
    body: { challengeId, code: '1234', orderNumber: typedOrder },
  });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('9171234567');
});

test('a page that loads again after the code was entered goes on with the loan, without another code', async () => {
  const sent = serveAnswers({
    [codeCall]: laterCode(),
    [enterCall]: owed,
    [loanCall]: { ...owed, fullCentavos: 413_500 },
  });
  await askForCode();
  await enterCode();
  await screen.findByText('What you owe');
  await loadAgain();
  expect(await screen.findByText('What you owe')).not.toBeNull();
  expect(screen.getByRole('radio', { name: /₱4,135\.00/ })).not.toBeNull();
  expect(sent.filter(({ call }) => call === loanCall)).toHaveLength(1);
});

test('where the half hour was over by then, that is said and number and order are asked for', async () => {
  serveAnswers({
    [codeCall]: laterCode(),
    [enterCall]: owed,
    [loanCall]: () => refuse(410, 'code_expired'),
  });
  await askForCode();
  await enterCode();
  await screen.findByText('What you owe');
  await loadAgain();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This code has expired'));
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe(typedOrder);
});

test('nobody who only looks has the server asked for a loan', async () => {
  const sent = serveAnswers({});
  await renderScreen(route);
  await screen.findByRole('button', { name: 'Get a payment reference' });
  expect(sent).toEqual([]);
});
