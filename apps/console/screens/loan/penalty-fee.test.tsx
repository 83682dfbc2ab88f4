import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import type { LoanFigures } from './customer-loan.ts';
import { FigureCards } from './figure-cards.tsx';
import { PreviewTables } from './preview-tables.tsx';

const say = loanWords.loan;
const figuresWith = (penaltyFeeCentavos: number): LoanFigures => ({
  status: 'active',
  owedCentavos: 516_545 + penaltyFeeCentavos,
  principalCentavos: 500_000,
  interestCentavos: 15_000,
  lateChargeCentavos: 1_545,
  penaltyFeeCentavos,
  feeCentavos: 0,
  customerCreditCentavos: 0,
  chargedCentavos: 29_935 + penaltyFeeCentavos,
  chargeCeilingCentavos: 500_000,
  dueOn: '2026-12-21',
  schedule: [],
});
const preview = (before: number, after: number) => ({
  before: figuresWith(before),
  after: figuresWith(after),
  entries: [],
  countsFrom: '2026-12-24',
  needsSecondPerson: false,
  moneyName: null,
});

afterEach(cleanup);

test('staff see a penalty fee apart from the late charge, and none where there is none', () => {
  render(<FigureCards figures={figuresWith(300)} />);
  expect(screen.getByText(say.penaltyFee).nextElementSibling?.textContent).toBe('₱3.00');
  expect(screen.getByText(say.lateCharge).nextElementSibling?.textContent).toBe('₱15.45');
  cleanup();
  render(<FigureCards figures={figuresWith(0)} />);
  expect(screen.getByText(say.lateCharge)).toBeTruthy();
  expect(screen.queryByText(say.penaltyFee)).toBeNull();
});

test('the preview of a step shows a penalty fee that the step lets go, and none where there is none', () => {
  render(<PreviewTables preview={preview(300, 0)} kind="waive-charges" />);
  const cells = screen.getByText(say.penaltyFee).closest('tr')?.textContent;
  expect(cells).toContain('₱3.00');
  expect(cells).toContain('₱0.00');
  cleanup();
  render(<PreviewTables preview={preview(0, 0)} kind="waive-charges" />);
  expect(screen.getByText(say.lateCharge)).toBeTruthy();
  expect(screen.queryByText(say.penaltyFee)).toBeNull();
});
