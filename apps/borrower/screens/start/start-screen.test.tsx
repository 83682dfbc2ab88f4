import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, hasSession, useCoreStore } from '../../store/core-store.ts';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { offerAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const { route } = findRoute('/start');
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const refusal = (status: number, error: object) => Response.json({ error }, { status });

type Sent = { address: string; body: Record<string, unknown> };
let sent: Sent[] = [];

function serve(answer: (request: Sent) => Response): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = { address, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') };
    sent.push(request);
    return answer(request);
  });
}

const codeSent = () =>
  Response.json({
    challengeId: crypto.randomUUID(),
    codeLength: 4,
    expiresAt: soon(300),
    resendAt: soon(60),
  });

beforeEach(() => {
  providePublicSettings({ ...publicSettings(), product: offerAnswer().product });
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const costs = () =>
  [...document.querySelectorAll('.simulator-cost data')].map((data) => data.getAttribute('value'));

const askForCode = (phone: string) => {
  fireEvent.input(screen.getByLabelText('Your mobile number'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
};

test('nothing is sent without number and consent; the summary names both and takes the focus', async () => {
  serve(codeSent);
  await renderScreen(route);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Please enter the exact phone number starting with 9.');
  expect(summary.textContent).toContain('Tick the box to agree before you continue.');
  expect(sent).toEqual([]);
});

test.each(['9123456789', '09123456789', '+63 912 345 6789', '63 912 345 6789'])(
  'a number written %s is shown and sent as ten digits',
  async (phone) => {
    serve(codeSent);
    await renderScreen(route);
    askForCode(phone);
    expect(screen.queryByText('We will use +63 912 345 6789.')).not.toBeNull();
    await screen.findByLabelText('4-digit code');
    expect(sent[0]).toMatchObject({
      address: '/api/session/code',
      body: { phone: '9123456789', language: 'en-US', hasPrivacyConsent: true },
    });
  },
);

test('the right code opens a session at its last digit; the number can be changed without losing it', async () => {
  serve(({ address }) =>
    address === '/api/session'
      ? Response.json({
          customerId: 'c1',
          token: 't1',
          tokenExpiresAt: soon(600),
          tokenLifetimeSeconds: 600,
          phone: '9123456789',
          language: 'en-US',
        })
      : codeSent(),
  );
  await renderScreen(route);
  askForCode('9123456789');
  fireEvent.click(await screen.findByRole('button', { name: 'Change number' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your mobile number').value).toBe('9123456789');

  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByLabelText('4-digit code');
  fireEvent.input(code, { target: { value: '123' } });
  expect(sent.map(({ address }) => address)).not.toContain('/api/session');
  fireEvent.input(code, { target: { value: '1234' } });
  // Pressed out of habit.
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(hasSession(useCoreStore.getState())).toBe(true));
  const entered = sent.filter(({ address }) => address === '/api/session');
  expect(entered.map(({ body }) => body['code'])).toEqual(['1234']);
});

test('a wrong code says so, with the tries left, and stays to be typed over', async () => {
  serve(({ address }) =>
    address === '/api/session' ? refusal(422, { code: 'code_incorrect', triesLeft: 2 }) : codeSent(),
  );
  await renderScreen(route);
  askForCode('9123456789');
  const code = await screen.findByLabelText<HTMLInputElement>('4-digit code');
  fireEvent.input(code, { target: { value: '9999' } });
  await screen.findByText('The verification code is incorrect. Please re-enter it. 2 tries left.');
  expect(code.value).toBe('9999');
  expect(code.getAttribute('aria-invalid')).toBe('true');
});

test('the picture is asked for when the server wants it, and its answer is sent along', async () => {
  const graphicCodeId = crypto.randomUUID();
  serve(({ address, body }) => {
    if (address === '/api/session/graphic-code')
      return Response.json({ graphicCodeId, picture: 'data:image/png;base64,AA==' });
    return body['graphicCode'] === 'A7K2' ? codeSent() : refusal(403, { code: 'graphic_code_required' });
  });
  await renderScreen(route);
  askForCode('9123456789');
  const graphic = await screen.findByLabelText('Characters in the picture');
  fireEvent.input(graphic, { target: { value: 'A7K2' } });
  await waitFor(
    () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
      expect(sent.at(-1)?.body).toMatchObject({ graphicCodeId, graphicCode: 'A7K2' });
    },
    { timeout: 2500 },
  );
});

test.each([
  ['too_frequent', 'Operation too frequent. Please try again later.'],
  ['sms_limit_reached', 'SMS limit reached. Please try again tomorrow.'],
  ['sms_unreachable', 'Our text messages don’t reach this number.'],
  ['security_wait', 'This has triggered the security mechanism. Please wait.'],
])('%s is told in its words, with the time from which it works again', async (code, words) => {
  serve(() => refusal(429, { code, retryAt: '2026-11-21T06:05:00Z' }));
  await renderScreen(route);
  askForCode('9123456789');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(words);
  expect(summary.textContent).toMatch(/You can try again at .*2:05/);
});

test.each(['sms_limit_reached', 'sms_unreachable', 'security_wait', 'step_up_required'])(
  'a borrower who cannot log in because of %s has the hot line and paying by code one tap away',
  async (code) => {
    const { legalIdentity, ...settings } = publicSettings();
    providePublicSettings({ ...settings, legalIdentity: { ...legalIdentity, hotLine: '(02) 8123 4567' } });
    serve(() => refusal(429, { code }));
    await renderScreen(route);
    askForCode('9123456789');
    const call = await screen.findByRole('link', { name: 'Call (02) 8123 4567' });
    expect(call.getAttribute('href')).toBe('tel:0281234567');
    const pay = await screen.findByRole('link', { name: 'Pay a loan without logging in' });
    expect(pay.getAttribute('href')).toBe('/noAndroid');
  },
);

const openHandOff = async () => {
  await renderScreen(route);
  fireEvent.input(screen.getByLabelText('Your mobile number'), { target: { value: '9123456789' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Log in with the code' }));
  const code = await screen.findByLabelText<HTMLInputElement>(/^Code from the browser/);
  return {
    code,
    enter: (typed: string) => {
      fireEvent.input(code, { target: { value: typed } });
      fireEvent.submit(code);
    },
  };
};

test('the code of the browser logs in from the icon, with the number typed above', async () => {
  const session = {
    customerId: 'c1',
    token: 't1',
    tokenExpiresAt: soon(600),
    tokenLifetimeSeconds: 600,
    language: 'en-US',
  };
  serve(() => Response.json({ ...session, phone: '9123456789' }));
  const { code, enter } = await openHandOff();
  await waitFor(() => expect(document.activeElement).toBe(code));
  enter('7kq2 m9xd');
  await waitFor(() => expect(hasSession(useCoreStore.getState())).toBe(true));
  expect(sent).toMatchObject([
    { address: '/api/session/hand-off/log-in', body: { phone: '9123456789', code: '7KQ2M9XD' } },
  ]);
});

test('a hand-off code that does not fit says what to do, and leads back to the code by SMS', async () => {
  serve(() => refusal(422, { code: 'code_incorrect' }));
  const { code, enter } = await openHandOff();
  enter('7KQ2');
  expect((await screen.findByRole('alert')).textContent).toContain('all 8 letters and digits');
  expect(sent).toEqual([]);
  enter('7KQ2M9XD');
  await screen.findByText(/^This code and number don’t match/);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Text me a code instead' }));
  expect(document.activeElement?.id).toBe('phone');
});

test('the cost follows the amount, to the centavo of the engine', async () => {
  serve(codeSent);
  await renderScreen(route);
  expect(costs()).toEqual(['4866.10', '5150.00', '283.90']);
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '100000' } });
  expect(costs()[1]).toBe('1030.00');
});

test('the example follows the published figures, and there is none on a day on which nothing is sold', async () => {
  const { product } = offerAnswer();
  const published = {
    ...product,
    minAmountCentavos: 600_000,
    offeredTermDays: [60, 90],
    creditReportFeeCentavos: 2000,
  };
  providePublicSettings({ ...publicSettings(), product: published });
  await renderScreen(route);
  // 6,000 for 60 days: interest 360.00, service fee 252.00, credit report 20.00, GST 45.36.
  expect(costs()).toEqual(['5682.64', '6360.00', '677.36']);
  cleanup();
  providePublicSettings({ ...publicSettings(), product: null });
  await renderScreen(route);
  expect(costs()).toEqual([]);
  expect(screen.getByLabelText('Your mobile number')).not.toBeNull();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const goOn = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const scenarioCosts = () =>
  [...document.querySelectorAll('.repayment-scenarios tbody tr')].map((row) => [
    row.querySelector('th')?.firstChild?.textContent,
    row.querySelector('data')?.value,
  ]);

test('a whole loan is lived through with play money: nothing is sent, and each way has its cost at the end', async () => {
  serve(codeSent);
  await renderScreen(route);
  goOn('Try a practice loan');
  await heading('Choose an amount and term');
  goOn('Continue');
  await heading('See the full cost');
  expect(document.querySelector('.sheet .cost-box-cost data')?.getAttribute('value')).toBe('283.90');
  goOn('Continue');
  await heading('Sign');
  goOn('Sign for practice');
  expect(screen.getByText('Tick the box to continue. It binds you to nothing.')).not.toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /^I borrow ₱5,000.00 and repay ₱5,150.00 on/ }));
  goOn('Sign for practice');
  const arrived = await heading('The money arrives');
  await waitFor(() => expect(document.activeElement).toBe(arrived));
  goOn('Go to the due date');
  await heading('Time to repay');
  fireEvent.click(screen.getByRole('radio', { name: 'I pay everything 8 days late' }));
  goOn('See what it costs');
  await heading('What it costs you');
  expect(screen.getByText('That is ₱41.20 more than on time.')).not.toBeNull();
  expect(screen.getByText('Practice only. Nothing is sent or saved.')).not.toBeNull();
  goOn('Compare all options');
  await heading('All options side by side');
  expect(scenarioCosts()).toEqual([
    ['I paid everything early', '208.90'],
    ['I pay everything today', '283.90'],
    ['I pay half today and the rest 8 days later', '304.46'],
    ['I extend by 8 days', '351.90'],
    ['I pay everything 3 days late', '299.35'],
    ['I pay everything 8 days late', '325.10'],
    ['I pay everything 30 days late', '438.40'],
  ]);
  expect(sent).toEqual([]);
  goOn('Try another option');
  await heading('Time to repay');
  goOn('See what it costs');
  await heading('What it costs you');
  goOn('Compare all options');
  await heading('All options side by side');
  goOn('Log in to see my offer');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Your mobile number'));
});

test('a simulated loan that is closed opens again at its step, goes back and starts over', async () => {
  serve(codeSent);
  await renderScreen(route);
  goOn('Try a practice loan');
  await heading('Choose an amount and term');
  goOn('Continue');
  await heading('See the full cost');
  goOn('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(
    () => {
      goOn('Try a practice loan');
      expect(screen.queryByRole('heading', { name: 'See the full cost' })).not.toBeNull();
    },
    { timeout: 2500 },
  );
  goOn('Back');
  await heading('Choose an amount and term');
});

test('a main product paid back in installments has no simulated loan', async () => {
  providePublicSettings({ ...publicSettings(), product: { ...offerAnswer().product, periodDays: 30 } });
  await renderScreen(route);
  expect(screen.queryByRole('button', { name: 'Try a practice loan' })).toBeNull();
});

test.each(['54 10', ' 5410', '5-4-1-0', '54\u200b10', 'Code: 5410'])(
  'a code pasted as "%s" becomes 5410, is not cut and is sent',
  async (pasted) => {
    serve(codeSent);
    await renderScreen(route);
    askForCode('9123456789');
    const code = await screen.findByLabelText<HTMLInputElement>('4-digit code');
    fireEvent.input(code, { target: { value: pasted } });
    expect(code.value).toBe('5410');
    expect(code.maxLength).toBe(-1);
    await waitFor(() => expect(sent.at(-1)?.body['code']).toBe('5410'));
  },
);
