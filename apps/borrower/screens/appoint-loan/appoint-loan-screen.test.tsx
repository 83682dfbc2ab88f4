import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { reloanAnswer, upcomingAnswer } from '../../testing/reloan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

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
  expect(screen.getByRole('alert').textContent).toContain('Please tick this box');
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

test('while a voucher is used it says until when it cannot be turned off, and offers no button for it', async () => {
  const lock = { loanId, orderNumber: '261121-000001', untilOn: '2026-12-21' };
  const chosen = { amountCentavos: 500_000, termDays: 30 };
  serveAnswers({ 'GET /api/easy-reloan': reloanAnswer({ isOn: true, chosen, lock }) });
  await renderScreen(findRoute('/appointLoan').route);
  const why = await screen.findByText(/261121-000001/);
  expect(why.textContent).toContain('Mon 21 Dec 2026');
  expect(why.textContent).toContain('you can still skip every loan');
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('one tap skips; too late, it is told what can still be done', async () => {
  history.replaceState(null, '', '/appointLoanList');
  const upcoming = upcomingAnswer();
  const sent = serveAnswers({
    'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming }),
    [`POST /api/scheduled-loans/${upcoming.scheduledLoanId}/skip`]: () => refuse(409, 'scheduled_loan_over'),
  });
  await renderScreen(findRoute('/appointLoanList').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Skip this one' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too late to skip'));
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});
