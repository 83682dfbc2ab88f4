import { payoutFailures } from '@luwag/contract/payout-failures';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wayOn = {
  INVALID_DESTINATION: ['Check each digit', 'Fix my account'],
  ACCOUNT_CLOSED: ['is closed', 'Fix my account'],
  NAME_MISMATCH: ['The name doesn’t match', 'Fix my account'],
  WALLET_LIMIT: ['over its limit', 'Fix my account'],
  WALLET_UNVERIFIED: ['isn’t fully verified', 'Fix my account'],
  BANK_UNAVAILABLE: ['Your account is fine', 'Send it again'],
  LENDER_SIDE: ['failed on our side', 'Send it again'],
  REFUSED: ['couldn’t accept it', 'Fix my account'],
} as const satisfies Record<(typeof payoutFailures)[number], readonly [string, string]>;

test.each(payoutFailures)(
  'a payout that failed by %s says so in plain words, with the way on',
  async (code) => {
    const loan = loanSummary({ status: 'disbursement-failed' });
    const payout = loan.payout === null ? null : { ...loan.payout, failureCode: code };
    serveAnswers({
      'GET /api/home': homeAnswer({
        state: 'disbursementFailed',
        doneTasks: 8,
        loan: { ...loan, payout },
      }),
    });
    await renderScreen(findRoute('/homeIndex').route);
    const [words, way] = wayOn[code];
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/bankInfo?step=account');
    expect(document.body.textContent).not.toContain(code);
  },
);
