import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { ActionFields } from './action-fields.tsx';
import type { CustomerLoan, LoanActionKind } from './customer-loan.ts';

const say = loanWords.actions;
const paidOut = { payoutId: 'one', reference: 'PO-1', amountCentavos: 485_000, status: 'succeeded' };
const loan = {
  payouts: [{ ...paidOut, purpose: 'disbursement' }],
  amountToReturnCentavos: 0,
  figures: {},
} as unknown as CustomerLoan;

afterEach(cleanup);

test.each([
  ['reverse-payment', say.cause],
  ['settle-late-payout', say.lateOutcome],
  ['return-disbursement', say.bankCode],
  ['record-payment', say.channel],
] as const)('of %s nothing is booked by an answer that nobody chose', (kind: LoanActionKind, label) => {
  render(<ActionFields kind={kind} loan={loan} request={null} supportMessage={null} />);
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  expect(list.value).toBe('');
  expect(list.required).toBe(true);
});
