import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import type { LoanFigures } from './customer-loan.ts';
import { FigureCards } from './figure-cards.tsx';
import { PreviewTables } from './preview-tables.tsx';
import { owedWords } from './standing-words.ts';

const say = loanWords.loan;
const figuresWith = (owedCentavos: number, status: LoanFigures['status'] = 'written-off'): LoanFigures => ({
  status,
  owedCentavos,
  principalCentavos: 0,
  interestCentavos: 0,
  lateChargeCentavos: 0,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  customerCreditCentavos: 0,
  chargedCentavos: 29_935,
  chargeCeilingCentavos: 500_000,
  dueOn: '2026-12-21',
  schedule: [],
});

afterEach(cleanup);

test('staff see what is still claimed on a loan that was written off, and not that nothing is owed', () => {
  render(<FigureCards figures={figuresWith(561_865)} />);
  expect(screen.getByText(say.claimed).nextElementSibling?.textContent).toBe('₱5,618.65');
  expect(screen.queryByText(say.owed)).toBeNull();
  expect(owedWords({ payoff: null, claimCentavos: 561_865 })).toBe('₱5,618.65');
  expect(owedWords({ payoff: null, claimCentavos: null })).toBe('–');
});

test('the preview of a recovery shows by how much the claim falls', () => {
  const [before, after] = [figuresWith(561_865), figuresWith(511_865)];
  const rest = { entries: [], countsFrom: '2026-12-24', needsSecondPerson: false, moneyName: null };
  render(<PreviewTables preview={{ before, after, ...rest }} kind="record-payment" />);
  const row = screen.getByText(say.claimed).closest('tr')?.textContent;
  expect(row).toContain('₱5,618.65');
  expect(row).toContain('₱5,118.65');
});
