import { failDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { noteLatePayout, settleLatePayout } from '@luwag/loan-engine/life/late-payout';
import { expect, test } from 'vitest';
import { accepted, bookedLoan, firstDay as on, loanRowOf, next } from '../../../../tests/ledger-loan.ts';
import { loanPayoutOf } from './account-change.ts';

test('a payout that failed is in question while it may have arrived after all, and sends nothing meanwhile', () => {
  const booked = bookedLoan();
  const asked = next(booked, accepted(requestDisbursement(booked.loan, on)));
  const failed = next(asked, accepted(failDisbursement(asked.loan, on)));
  const { netDisbursedCentavos: amountCentavos } = failed.loan;
  const late = next(failed, noteLatePayout(failed.loan, { amountCentavos, on }));
  const back = next(late, accepted(settleLatePayout(late.loan, { outcome: 'returned', on })));
  const told = [asked, failed, late, back].map((loan) => loanPayoutOf({ loans: [loanRowOf(loan)] }));
  expect(told).toEqual(['underWay', 'failed', 'inQuestion', 'failed']);
});
