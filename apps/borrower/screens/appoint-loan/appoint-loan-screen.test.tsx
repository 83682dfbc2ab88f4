import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { papersAnswer, quoteAnswer } from '../../testing/loan-answers.ts';
import { reloanAnswer, reloanWithoutOffer, upcomingAnswer } from '../../testing/reloan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';

const loanId = '0190a1b2-0000-7000-8000-000000000001';

beforeEach(() => {
  answerCache.clear();
  history.replaceState(null, '', '/appointLoan');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const amount = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Amount' });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('the amount starts at the most and has to be confirmed by hand, again after every change', async () => {
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer() });
  await renderScreen(findRoute('/appointLoan').route);
  expect((await amount()).value).toBe('1000000');
  expect(box().checked).toBe(false);
  const form = box().closest('form')!;
  fireEvent.submit(form);
  expect(screen.getByRole('alert').textContent).toContain('Tick the box');
  expect(location.pathname).toBe('/appointLoan');
  fireEvent.click(box());
  fireEvent.change(await amount(), { target: { value: '500000' } });
  expect(box().checked).toBe(false);
  // 5,000 for 30 days costs 133.90 of fees, and 50 of the voucher and 50 more come off them.
  expect(screen.getByText('₱4,966.10')).not.toBeNull();
  fireEvent.click(box());
  fireEvent.submit(form);
  expect(location.pathname).toBe('/bookingAgreement');
  expect(history.state).toEqual({ amountCentavos: 500_000, termDays: 30 });
});

test('the voucher ladder tells for each loan what really comes off and what it then costs, to the centavo', async () => {
  const chosen = { amountCentavos: 500_000, termDays: 30 };
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, chosen }) });
  await renderScreen(findRoute('/appointLoan').route);
  await unfold(/^Your discounts/);
  const steps = await screen.findAllByText(/in a row/, { selector: 'li' });
  // Interest 150 and fees 133.90: the third voucher, 90 and 50, would be worth more than the fees are.
  expect(steps.map((step) => step.querySelector('.reloan-net')?.textContent)).toEqual([
    '₱100.00 off. It costs you ₱183.90.',
    '₱120.00 off. It costs you ₱163.90.',
    'All its fees of ₱133.90 off. It costs you ₱150.00.',
    'All its fees of ₱133.90 off. It costs you ₱150.00.',
  ]);
  fireEvent.change(await amount(), { target: { value: '100000' } });
  await screen.findByText(/with all its fees of ₱34.78 off. The vouchers are worth ₱100/);
});

test('a loan that went out tells what its voucher took off and the cost agreed after that', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const sent = { ...upcomingAnswer(), status: 'sent', takenOffCentavos: 3_478 } as const;
  const quote = quoteAnswer({ amountCentavos: 100_000, totalCostCentavos: 3_000 });
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, past: [{ ...sent, quote }] }) });
  await renderScreen(findRoute('/appointLoanList').route);
  await screen.findByText('₱34.78 off its fees. Agreed cost after that: ₱30.00.');
});

test('while a voucher is used it says until when it cannot be turned off, and offers no button for it', async () => {
  const lock = { loanId, orderNumber: '261121-000001', untilOn: '2026-12-21' };
  const chosen = { amountCentavos: 500_000, termDays: 30 };
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, chosen, lock }) });
  await renderScreen(findRoute('/appointLoan').route);
  const why = (await screen.findByText('261121-000001')).closest('p')?.textContent;
  expect(why).toContain('Mon, Dec\u00A021,\u00A02026');
  expect(why).toContain('you can skip each loan');
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('what skipping and turning off mean for the vouchers is told before either', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const rewards = { ...reloanAnswer().rewards, consecutiveLoans: 2, nextVoucherCentavos: 9_000 };
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming: upcomingAnswer(), rewards }) });
  await renderScreen(findRoute('/appointLoanList').route);
  await screen.findByText(/the next loan gets up to ₱100 off instead of ₱140/);
  expect(screen.getByText(/vouchers restart at up to ₱100 off/)).not.toBeNull();
});

test('skipping the first loan of a row takes no voucher away, and says so', async () => {
  history.replaceState(null, '', '/appointLoanList');
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming: upcomingAnswer() }) });
  await renderScreen(findRoute('/appointLoanList').route);
  await screen.findByText(/The next loan keeps its voucher, up to ₱100 off/);
});

test('one tap skips; too late, it is told what can still be done', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const upcoming = upcomingAnswer();
  const sent = serveAnswers({
    'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming }),
    [`POST /api/scheduled-loans/${upcoming.scheduledLoanId}/skip`]: () => refuse(409, 'scheduled_loan_over'),
  });
  await renderScreen(findRoute('/appointLoanList').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Skip this loan' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too late to skip'));
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('a loan just skipped shows its cost and until when it can come back, and one tap brings it back', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const loan = { ...upcomingAnswer(), status: 'skipped', bringBackUntil: '2026-11-23T00:00:00Z' } as const;
  const address = `POST /api/scheduled-loans/${loan.scheduledLoanId}/bring-back`;
  const sent = serveAnswers({
    'GET /api/easy-reloan': reloanAnswer({ isOn: true, past: [loan] }),
    [address]: () => refuse(409, 'scheduled_loan_over'),
  });
  await renderScreen(findRoute('/appointLoanList').route);
  await screen.findByText('You can undo this until Mon, Nov 23, 2026, 8:00 am.');
  expect(screen.getByText(/You receive ₱4,966.10 and repay/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo skip' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('can’t undo this'));
  expect(sent.filter(({ call }) => call === address)).toHaveLength(1);
});

test('without an offer it says that it is on, what that means now, and is turned off with one tap', async () => {
  const chosen = { amountCentavos: 500_000, termDays: 30 };
  const sent = serveAnswers({
    'GET /api/easy-reloan': reloanWithoutOffer({ isOn: true, chosen }),
    'POST /api/easy-reloan/off': () => reloanWithoutOffer({ chosen }),
  });
  await renderScreen(findRoute('/appointLoan').route);
  await screen.findByText(/You have no offer now, so we won’t send a loan/);
  expect(screen.queryByRole('slider')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /api/easy-reloan/off'));
});

test('a scheduled loan is skipped without an offer too', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const upcoming = { ...upcomingAnswer(), quote: null, takenOffCentavos: null, refusal: 'no_offer' };
  const address = `POST /api/scheduled-loans/${upcoming.scheduledLoanId}/skip`;
  const sent = serveAnswers({
    'GET /api/easy-reloan': reloanWithoutOffer({ isOn: true, upcoming }),
    [address]: () => reloanWithoutOffer({ isOn: true }),
  });
  await renderScreen(findRoute('/appointLoanList').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Skip this loan' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(address));
  expect(screen.getByText(/You have no offer now/)).not.toBeNull();
});

test.each([
  ['no_offer', 'You have no offer now.', false],
  ['payout_account_not_reached', 'We can’t send money to the bank, wallet or shop you gave.', true],
] as const)(
  'a scheduled loan whose money cannot go names the reason (%s) and no day',
  async (refusal, reason, hasLink) => {
    history.replaceState(null, '', '/appointLoanList');
    const upcoming = { ...upcomingAnswer(), announcedAt: '2026-11-22T00:00:00Z', refusal };
    serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming }) });
    await renderScreen(findRoute('/appointLoanList').route);
    await screen.findByText(reason);
    expect(screen.getByText('We can’t send your next loan now')).not.toBeNull();
    expect(screen.queryByText(/We send the money on|We told you on|You receive/)).toBeNull();
    const link = screen.queryByRole('link', { name: 'Choose another account' });
    expect(link?.getAttribute('href') ?? null).toBe(hasLink ? '/changeBank' : null);
    expect(screen.getByRole('button', { name: 'Skip this loan' })).not.toBeNull();
  },
);

test('who has no offer and never turned it on is told that there is none', async () => {
  serveAnswers({ 'GET /api/easy-reloan': reloanWithoutOffer() });
  await renderScreen(findRoute('/appointLoan').route);
  await screen.findByText('You have no offer now');
});

test('a loan that was left out since its account was not reached says so', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const loan = { ...upcomingAnswer(), status: 'failed', refusal: 'payout_account_not_reached' } as const;
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, past: [loan] }) });
  await renderScreen(findRoute('/appointLoanList').route);
  await screen.findByText('We couldn’t send money to the bank, wallet or shop you gave.');
});

test('the papers of the next loan are read under its cost, and asked for once they are unfolded', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const upcoming = upcomingAnswer();
  const { disclosure, agreement } = papersAnswer();
  const address = `GET /api/scheduled-loans/${upcoming.scheduledLoanId}/papers`;
  const sent = serveAnswers({
    'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming }),
    [address]: { disclosure, agreement, documentHash: null },
  });
  await renderScreen(findRoute('/appointLoanList').route);
  await screen.findByRole('button', { name: 'Skip this loan' });
  expect(sent.map(({ call }) => call)).not.toContain(address);
  await unfold(/^Read the disclosure statement/);
  await screen.findByText('Disclosure statement, first clause');
  expect(screen.getByText('Loan agreement, first clause')).not.toBeNull();
  expect(screen.getByText(/As planned now/)).not.toBeNull();
});
