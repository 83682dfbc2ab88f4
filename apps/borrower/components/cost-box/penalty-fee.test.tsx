import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import {
  homeAnswer,
  loanDetail,
  loanSummary,
  offerAnswer,
  papersAnswer,
  quoteAnswer,
} from '../../testing/loan-answers.ts';
import { extensionAnswer, projectionAnswer } from '../../testing/projection-answers.ts';
import { pretendSpeech } from '../../testing/pretend-speech.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';
import { serveAnswers } from '../../testing/serve-answers.ts';

/* A fee for the first day of lateness stands on a line of its own wherever charges stand, and nowhere else. */

const fee = 10_000;
const loan = loanSummary();
const late = loanSummary({ dueState: { kind: 'overdue', days: 3 } });

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (
  path: string,
  answers: Parameters<typeof serveAnswers>[0],
  state: object | null = null,
) => {
  history.replaceState(state, '', path);
  serveAnswers(answers);
  await renderScreen(findRoute(path).route);
};
const withFee = (penaltyFeeCentavos: number) => ({
  ...late,
  payoff:
    late.payoff === null
      ? null
      : { ...late.payoff, penaltyFeeCentavos, totalCentavos: late.payoff.totalCentavos + penaltyFeeCentavos },
});
const feeLine = () => screen.queryByText(/penalty fee/i);

test.each([
  [fee, 'Plus a one-time penalty fee of ₱100.00 on the first late day.'],
  [0, null],
])('the cost of a loan with a fee of %s centavos shows and says it', async (penaltyFeeCentavos, sentence) => {
  const said = pretendSpeech('en-US').texts;
  const papers = papersAnswer({ quote: quoteAnswer({ penaltyFeeCentavos }) });
  await show('/loan', { 'POST /api/loan-papers': papers }, { amountCentavos: 500_000, termDays: 30 });
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  expect(feeLine()?.textContent ?? null).toBe(sentence);
  if (sentence === null) expect(said()[0]).not.toMatch(/penalty fee/i);
  else expect(said()[0]?.split('\n')).toContain(sentence);
});

test.each([
  [fee, 'Penalty fee: ₱100.00, once, on the first late day'],
  [0, null],
])('the published price with a fee of %s centavos', async (penaltyFeeCentavos, sentence) => {
  const known = publicSettings();
  providePublicSettings({ ...known, product: { ...offerAnswer().product, penaltyFeeCentavos } });
  await show('/aboutUs', {});
  await unfold('How we price');
  await screen.findByText(/^GST/);
  expect(feeLine()?.textContent ?? null).toBe(sentence);
  providePublicSettings(known);
});

test.each([
  [fee, 'Includes a penalty fee of ₱100.00.'],
  [0, null],
])('the card of a late loan with a fee of %s centavos', async (penaltyFeeCentavos, sentence) => {
  const home = homeAnswer({ state: 'repaying', doneTasks: 8, loan: withFee(penaltyFeeCentavos) });
  await show('/homeIndex', { 'GET /api/home': home });
  expect((await screen.findByText(/^Includes a late charge/)).textContent).toContain('₱20.60');
  expect(feeLine()?.textContent ?? null).toBe(sentence);
});

test.each([
  [fee, '₱100.00'],
  [0, null],
])('what is owed today on a late loan with a fee of %s centavos', async (penaltyFeeCentavos, amount) => {
  const detail = loanDetail(withFee(penaltyFeeCentavos));
  const { loanId } = late;
  await show('/repaidDetail', { [`GET /api/loans/${loanId}`]: detail }, { loanId });
  await screen.findByText('Late charge', { selector: 'dt' });
  expect(feeLine()?.nextElementSibling?.textContent ?? null).toBe(amount);
});

test.each([
  [fee, '₱100.00', '₱50.00'],
  [0, null, '₱150.00'],
])('a paid loan that cost a fee of %s centavos', async (penaltyFeePaidCentavos, amount, others) => {
  const paid = loanSummary({
    status: 'settled',
    settledOn: '2026-12-18',
    payoff: null,
    costPaidCentavos: 28_390,
    penaltyFeePaidCentavos,
  });
  await show('/bill', { 'GET /api/loans': { today: '2026-12-18', loans: [paid] } });
  const rest = await screen.findByText('Interest and charges paid since');
  expect(rest.nextElementSibling?.textContent).toBe(others);
  expect(feeLine()?.nextElementSibling?.textContent ?? null).toBe(amount);
});

test.each([
  [fee, '-₱100.00'],
  [0, null],
])(
  'a later due date by which a fee of %s centavos falls away',
  async (reversedPenaltyFeeCentavos, amount) => {
    const { loanId } = late;
    const extension = {
      ...extensionAnswer(),
      reversedCentavos: reversedPenaltyFeeCentavos + 1_545,
      reversedPenaltyFeeCentavos,
    };
    const answers = {
      [`GET /api/loans/${loanId}`]: loanDetail(loan),
      [`GET /api/loans/${loanId}/extension`]: { extension, refusal: null },
    };
    await show('/repaidDetail', answers, { loanId });
    await unfold('Other options');
    fireEvent.click(await screen.findByRole('button', { name: /Extend due date/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const reversed = await sheet.findByText('Late charges removed');
    expect(reversed.nextElementSibling?.textContent).toBe('-₱15.45');
    expect(feeLine()?.nextElementSibling?.textContent ?? null).toBe(amount);
  },
);

test.each([
  [fee, 'A one-time penalty fee of ₱100.00 applies on the first late day.'],
  [0, null],
])(
  'a borrower who cannot pay reads what waiting adds of a fee of %s centavos',
  async (penaltyFeeCentavos, sentence) => {
    const { loanId } = loan;
    const detail = { ...loanDetail(loan), quote: quoteAnswer({ penaltyFeeCentavos }) };
    const answers = {
      [`GET /api/loans/${loanId}`]: detail,
      [`GET /api/loans/${loanId}/projection`]: { projection: projectionAnswer() },
    };
    await show('/repaidDetail', answers, { loanId, opens: 'cannot' });
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText(/Late charges apply for each late day/);
    expect(sheet.queryByText(/penalty fee/i)?.textContent ?? null).toBe(sentence);
  },
);
