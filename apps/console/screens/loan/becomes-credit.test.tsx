import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LoanFigures } from './customer-loan.ts';
import { PreviewTables } from './preview-tables.tsx';

const figures: LoanFigures = {
  status: 'active',
  owedCentavos: 100_000,
  principalCentavos: 100_000,
  interestCentavos: 0,
  lateChargeCentavos: 0,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  customerCreditCentavos: 5_000,
  chargedCentavos: 0,
  chargeCeilingCentavos: 0,
  dueOn: '2026-12-21',
  schedule: [],
};
const rest = { entries: [], countsFrom: '2026-12-21', needsSecondPerson: true, moneyName: null };
const paidTo = (customerCreditCentavos: number) => ({
  ...rest,
  before: figures,
  after: { ...figures, customerCreditCentavos },
});

afterEach(cleanup);

test('a preview says how much of the money becomes the customer’s credit', () => {
  render(<PreviewTables preview={paidTo(155_000)} kind="record-payment" />);
  expect(screen.getByText(/₱1,500\.00 becomes the customer’s credit/)).toBeTruthy();
});

test('a preview says nothing of credit where none is added', () => {
  render(<PreviewTables preview={paidTo(5_000)} kind="record-payment" />);
  expect(screen.queryByText(/becomes the customer’s credit/)).toBeNull();
});
