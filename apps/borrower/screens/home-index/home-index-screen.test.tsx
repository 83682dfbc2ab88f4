import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { readPhoneSettings, showPhoneSettings } from '../../platform/phone-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { homeAnswer, loanSummary, openPaymentAnswer } from '../../testing/loan-answers.ts';
import { reasonKeyOf } from './reason-key.ts';

const { route } = findRoute('/homeIndex');
const covered = () => document.body.textContent.includes('₱ ••••');

beforeEach(() => {
  answerCache.clear();
  localStorage.removeItem('luwag-phone');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a beginner sees how far the form is and goes on with the first open part', async () => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'incomplete', doneTasks: 2 }) });
  await renderScreen(route);
  await screen.findByText('2 of 8 done');
  const next = screen.getByRole('link', { name: 'Continue: Loan purpose' });
  expect(next.getAttribute('href')).toBe('/baseInfo2');
});

test('the application goes out once, only with both boxes ticked by the borrower', async () => {
  const sent = serveAnswers({
    'GET /api/home': homeAnswer({ state: 'incomplete', doneTasks: 8 }),
    'GET /api/profile': { tasks: [], sections: [], photos: [], isEditable: true },
    'POST /api/applications': { applicationId: '0190a1b2-0000-7000-8000-000000000002' },
  });
  const posted = () => sent.filter(({ call }) => call === 'POST /api/applications');
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Check your answers' }));
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => box.checked)).toEqual([false, false]);
  const form = boxes[0]!.closest('form')!;
  fireEvent.click(boxes[0]!);
  fireEvent.submit(form);
  expect(screen.getByRole('alert').textContent).toContain('Tick the box');
  expect(posted()).toHaveLength(0);

  fireEvent.click(boxes[1]!);
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted()).toHaveLength(1);
  expect(posted()[0]!.body).toEqual({
    hasPrivacyConsent: true,
    hasTermsConsent: true,
    language: 'en-US',
  });
  expect(posted()[0]!.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['underReview', 'Your application is under review'],
  ['canWithdraw', 'You can borrow up to'],
  ['disbursing', 'Your money is on its way'],
  ['repaying', 'Due in 3 days'],
  ['disbursementFailed', 'Your loan hasn’t started. You owe nothing.'],
  ['rejected', 'Your income is too low to repay a loan comfortably. You can show more income next time.'],
] as const)('%s says where one stands', async (state, sentence) => {
  const status = {
    disbursing: 'disbursing',
    repaying: 'active',
    disbursementFailed: 'disbursement-failed',
  } as const;
  const loan = state in status ? loanSummary({ status: status[state as keyof typeof status] }) : null;
  serveAnswers({ 'GET /api/home': homeAnswer({ state, doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByText(sentence);
});

test('a borrower under review can turn on notices, reads that the answers are locked, and can write about them', async () => {
  serveAnswers({
    'GET /api/home': homeAnswer({ state: 'underReview', doneTasks: 8 }),
    'GET /api/support-messages': { supportMessages: [] },
  });
  await renderScreen(route);
  const notices = await screen.findByRole('link', { name: 'Notify me on this phone' });
  expect(notices.getAttribute('href')).toBe('/setup');
  screen.getByText(/You can’t change your answers now/);
  expect(screen.queryByText(/checking yours by hand/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Write to us about it' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await waitFor(() => expect(text.value).toMatch(/^About my application, submitted /));
});

test.each([
  ['2026-12-18T02:00:00Z', 6, false],
  ['2026-12-18T02:00:01Z', 6, true],
  ['2026-12-18T02:59:00Z', 40, false],
  ['2026-12-18T03:01:00Z', 40, true],
])(
  'an application sent at 1:00 is at %s, with a median of %i minutes, said to take long: %s',
  async (asOf, minutes, isLong) => {
    const home = homeAnswer({ state: 'underReview', doneTasks: 8 });
    serveAnswers({ 'GET /api/home': { ...home, asOf, medianReviewMinutes: minutes } });
    await renderScreen(route);
    await screen.findByText('You submitted your application');
    expect(screen.queryByText(/checking yours by hand/) !== null).toBe(isLong);
  },
);

test('a declined borrower can put the day to apply again into a calendar, with a reminder that morning', async () => {
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>(async () => undefined);
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'rejected', doneTasks: 8 }) });
  await renderScreen(route);
  const button = await screen.findByRole('button', { name: 'Add to my calendar' });
  vi.stubGlobal('navigator', { onLine: true, canShare: () => true, share });
  fireEvent.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const lines = (await share.mock.calls[0]?.[0].files[0]?.text())?.split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270117', 'TRIGGER:PT9H']));
});

test('a declined borrower writes to the grievance officer with one tap', async () => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'rejected', doneTasks: 8 }) });
  await renderScreen(route);
  const { grievanceEmail } = publicSettings().legalIdentity;
  const mail = await screen.findByRole('link', { name: grievanceEmail });
  expect(mail.getAttribute('href')).toBe(`mailto:${grievanceEmail}`);
});

test('a declined borrower applies again from the day shown: what was wrong, where to change it, and one more submission', async () => {
  const sent = serveAnswers({
    'GET /api/home': homeAnswer({ state: 'mayReapply', doneTasks: 8 }),
    'GET /api/profile': { tasks: [], sections: [], photos: [], isEditable: true },
    'POST /api/applications': { applicationId: '0190a1b2-0000-7000-8000-000000000003' },
  });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'You can apply again' });
  expect(screen.getByText(/Your income is too low to repay a loan/)).not.toBeNull();
  const change = screen.getByRole('link', { name: 'Change: Work and income' });
  expect(change.getAttribute('href')).toBe('/workInfo');
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Check your answers' }));
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  fireEvent.submit(boxes[0]!.closest('form')!);
  // Each box that was left out has a link of its own, which tells it from the other.
  const summary = within(await screen.findByRole('alert'));
  fireEvent.click(summary.getByRole('link', { name: /^I agree to the terms of service\. Tick/ }));
  expect(document.activeElement?.id).toBe('termsConsent');
  expect(summary.getAllByRole('link')).toHaveLength(boxes.length);
  for (const box of boxes) fireEvent.click(box);
  fireEvent.submit(boxes[0]!.closest('form')!);
  await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/applications')).toBe(true));
});

test('where a part has to be done anew, applying again leads to it first', async () => {
  const home = homeAnswer({ state: 'mayReapply', doneTasks: 8 });
  const tasks = home.tasks.map((task) =>
    task.name === 'selfie' ? { ...task, state: 'fix' as const } : task,
  );
  serveAnswers({ 'GET /api/home': { ...home, tasks } });
  await renderScreen(route);
  const next = await screen.findByRole('link', { name: 'Continue: Selfie' });
  expect(next.getAttribute('href')).toBe('/identityInfo?step=selfie');
  expect(screen.queryByRole('button', { name: 'Check your answers' })).toBeNull();
});

test('a borrower with an offer sees both ways to pay back', async () => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }) });
  await renderScreen(route);
  const once = await screen.findByRole('link', { name: 'See what it costs' });
  expect(once.getAttribute('href')).toBe('/allWithdraw');
  const inParts = screen.getByRole('link', { name: 'Or pay in installments' });
  expect(inParts.getAttribute('href')).toBe('/subIndex');
});

test('what is owed today and the late charge in it are shown to the centavo', async () => {
  const loan = loanSummary({ dueState: { kind: 'overdue', days: 4 } });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByText('Overdue for 4 days');
  expect(screen.getByRole('link', { name: 'Pay ₱5,170.60' })).not.toBeNull();
  expect(screen.getByText(/late charge of ₱20.60 so far/)).not.toBeNull();
  screen.getByText('₱5.15 more a day, up to ₱9,876.70 in total.');
});

test.each([
  ['Make a partial payment', 'part'],
  ['Extend due date', 'extend'],
  ['I can’t pay', 'cannot'],
] as const)('a late borrower goes straight from the card to: %s', async (name, opens) => {
  const loan = loanSummary({ dueState: { kind: 'overdue', days: 4 } });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan }) });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('link', { name }));
  expect(location.pathname).toBe('/repaidDetail');
  expect(history.state).toEqual({ loanId: loan.loanId, opens });
});

test('a late loan whose charges reached their limit says that it grows no more', async () => {
  const growth = { perDayCentavos: 0, mostCentavos: 987_670 };
  const loan = loanSummary({ dueState: { kind: 'overdue', days: 900 }, growth });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByText('Charges have reached the limit. It won’t grow.');
});

test('with a pending payment the card shows the channel and the start, and checking again comes before paying again', async () => {
  const openPayment = openPaymentAnswer({ createdAt: '2026-12-17T02:05:00Z' });
  const loan = loanSummary({ openPayment });
  const sent = serveAnswers({ 'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Waiting for GCash' });
  screen.getByText(/₱5,135.00, started Thu, Dec 17, 2026, 10:05 am/);
  expect(screen.queryByRole('link', { name: /^Pay ₱/ })).toBeNull();
  screen.getByRole('button', { name: 'Send proof of payment' });
  screen.getByRole('link', { name: 'Not paid yet? Continue, or pay another way' });
  const asked = sent.length;
  const check = screen.getByRole('button', { name: 'Check again' });
  expect(check.className).toContain('button-primary');
  fireEvent.click(check);
  await screen.findByText('No payment yet. We’ll keep checking.');
  expect(sent.length).toBeGreaterThan(asked);
});

test('money beyond what was owed stands on Home while it is held, and leads to the loan that has it', async () => {
  const heldCredit = { loanId: loanSummary().loanId, amountCentavos: 513_500 };
  const home = homeAnswer({ state: 'canWithdraw', doneTasks: 8 });
  serveAnswers({ 'GET /api/home': { ...home, heldCredit } });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('link', { name: 'You overpaid ₱5,135.00. Get it back' }));
  expect(location.pathname).toBe('/repaidDetail');
  expect(history.state).toEqual({ loanId: heldCredit.loanId });
});

test.each([
  ['the phone has no network', false],
  ['the server does not answer', true],
])('where %s, checking for a payment again says so, and not that none has come', async (_when, isOnline) => {
  const loan = loanSummary({ openPayment: openPaymentAnswer() });
  let isReached = true;
  serveAnswers({
    'GET /api/home': () => {
      if (!isReached) throw new TypeError('no line');
      return homeAnswer({ state: 'repaying', doneTasks: 8, loan });
    },
  });
  await renderScreen(route);
  const check = await screen.findByRole('button', { name: 'Check again' });
  isReached = false;
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent.click(check);
  await screen.findByText('Network abnormal. Please check your mobile data or Wi-Fi.');
  expect(screen.queryByText(/No payment yet/)).toBeNull();
  isReached = true;
  line.mockReturnValue(true);
  // The button holds back a second click for a moment.
  await waitFor(() => expect(check.getAttribute('aria-disabled')).toBeNull(), { timeout: 5000 });
  fireEvent.click(check);
  await screen.findByText('No payment yet. We’ll keep checking.');
});

test('money on its way tells when it was sent, by which hour it is there, and the bank’s own reference', async () => {
  const sent = {
    status: 'sending',
    attemptedAt: '2026-11-21T05:30:00Z',
    providerReference: 'IP-7781',
  } as const;
  const payout = { ...loanSummary().payout!, ...sent };
  const loan = loanSummary({ status: 'disbursing', payoff: null, payout });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'disbursing', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByText('Sent Sat, Nov 21, 2026, 1:30 pm');
  screen.getByText('Usually in minutes, by Sun, Nov 22, 2026, 10:00 am at the latest');
  screen.getByText('IP-7781');
  screen.getByRole('button', { name: 'Copy reference' });
  expect(screen.queryByRole('button', { name: 'It hasn’t arrived' })).toBeNull();
});

test('of more than one fast transfer carries the borrower reads on which banking day it is there, and the hour that decides', async () => {
  const expectedBy = '2026-11-23T15:59:00Z';
  const payout = { ...loanSummary().payout!, rail: 'pesonet' as const, expectedBy };
  const loan = loanSummary({ status: 'disbursing', payoff: null, payout });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'disbursing', doneTasks: 8, loan }) });
  await renderScreen(route);
  const words = await screen.findByText(/^By Mon, Nov 23, 2026, 11:59 pm\./);
  expect(words.textContent).toContain('After 2:00\u00A0pm it goes the next one.');
});

test('money that waits for maintenance of the banks tells when it is sent', async () => {
  const heldUntil = '2026-11-23T02:00:00Z';
  const payout = { ...loanSummary().payout!, status: 'requested' as const, heldUntil };
  const loan = loanSummary({ status: 'disbursing', payoff: null, payout });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'disbursing', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByText('Banks are paused for maintenance. We send it Mon, Nov 23, 2026, 10:00 am.');
});

test('money that should be there and is not can be reported with one tap, in a support message that says which', async () => {
  const payout = { ...loanSummary().payout!, isLate: true };
  const loan = loanSummary({ status: 'disbursing', payoff: null, payout });
  serveAnswers({
    'GET /api/home': homeAnswer({ state: 'disbursing', doneTasks: 8, loan }),
    'GET /api/support-messages': { supportMessages: [] },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'It hasn’t arrived' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await waitFor(() => expect(text.value).toContain('LW2026-0001'));
  expect(screen.getByText('It was expected by Sun, Nov 22, 2026, 10:00 am')).not.toBeNull();
});

test('a written-off loan shows what is still owed, that it no longer grows, how to pay and how to reach the team, and no offer', async () => {
  const loan = loanSummary({
    status: 'written-off',
    payoff: null,
    dueState: { kind: 'none', days: 0 },
    claimCentavos: 561_350,
    closedOn: '2026-12-10',
  });
  const settings = publicSettings();
  providePublicSettings({
    ...settings,
    legalIdentity: { ...settings.legalIdentity, hotLine: '02 8123 4567' },
  });
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Let’s find a way for this loan' });
  expect(screen.getAllByText('₱5,613.50').length).toBeGreaterThan(0);
  screen.getByText(/no more interest or charges/);
  const pay = screen.getByRole('link', { name: 'Pay ₱5,613.50' });
  expect(pay.getAttribute('href')).toBe('/repaidDetail');
  const call = screen.getByRole('link', { name: 'Call 02 8123 4567' });
  expect(call.getAttribute('href')).toBe('tel:0281234567');
  screen.getByRole('button', { name: 'Write to us' });
  expect(screen.queryByRole('link', { name: /Easy Re/ })).toBeNull();
});

test('a loan cancelled lately is told above what comes next, with its day and that nothing is owed', async () => {
  const loan = loanSummary({ status: 'cancelled', payoff: null, closedOn: '2026-12-17' });
  const home = homeAnswer({ state: 'canWithdraw', doneTasks: 8, loan });
  serveAnswers({ 'GET /api/home': home });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your loan is cancelled' });
  screen.getByText('Cancelled on Thu, Dec 17, 2026');
  screen.getByText(/You owe nothing: no interest, no fees/);
  screen.getByText('You can borrow up to');
  cleanup();
  answerCache.clear();
  serveAnswers({ 'GET /api/home': { ...home, today: '2027-02-01' } });
  await renderScreen(route);
  await screen.findByText('You can borrow up to');
  expect(screen.queryByRole('heading', { name: 'Your loan is cancelled' })).toBeNull();
});

test('when the server cannot be reached, what failed is said and can be tried again', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async () => {
    if (isDown) throw new TypeError('offline');
    return Response.json(homeAnswer({ state: 'canWithdraw', doneTasks: 8 }));
  });
  await renderScreen(route);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
  isDown = false;
  fireEvent.click(again);
  await screen.findByText('₱10,000');
});

test('a reason code without words of its own is told in general words', () => {
  expect(reasonKeyOf('INCOME_LOW')).toBe('income');
  expect(reasonKeyOf('RISK_OTHER')).toBe('other');
  expect(reasonKeyOf('toString')).toBe('other');
});

test.each([
  ['canWithdraw', null],
  ['repaying', loanSummary({})],
  ['disbursing', loanSummary({ status: 'disbursing' })],
  ['repaying', loanSummary({ status: 'written-off', claimCentavos: 515_000 })],
] as const)(
  'while %s, one tap beside the amount covers every amount of the screen and another shows them, as the settings would',
  async (state, loan) => {
    localStorage.setItem('luwag-phone', '{"textPercent":150}');
    showPhoneSettings(readPhoneSettings(localStorage), document.documentElement);
    serveAnswers({ 'GET /api/home': homeAnswer({ state, doneTasks: 8, loan }) });
    await renderScreen(route);
    const eye = await screen.findByRole('button', { name: 'Hide amounts', pressed: false });
    fireEvent.click(eye);
    await screen.findByRole('button', { name: 'Hide amounts', pressed: true });
    expect(readPhoneSettings(localStorage)).toEqual({ textPercent: 150, areAmountsHidden: true });
    expect(document.documentElement.dataset['amounts']).toBe('hidden');
    const isInSentence = loan !== null;
    await waitFor(() => expect(covered()).toBe(isInSentence));
    fireEvent.click(eye);
    await screen.findByRole('button', { name: 'Hide amounts', pressed: false });
    expect(readPhoneSettings(localStorage)).toEqual({ textPercent: 150, areAmountsHidden: false });
    await waitFor(() => expect(covered()).toBe(false));
  },
);
