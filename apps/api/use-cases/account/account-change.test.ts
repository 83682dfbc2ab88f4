import { failDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { noteLatePayout, settleLatePayout } from '@luwag/loan-engine/life/late-payout';
import { expect, test } from 'vitest';
import { accepted, bookedLoan, firstDay as on, loanRowOf, next } from '../../../../tests/ledger-loan.ts';
import type { ApplicationRow, SectionRow } from '../../ports/customer-store.ts';
import { isSectionEditable } from '../customer-data/profile-lock.ts';
import { loanPayoutOf, standing } from './account-change.ts';

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

/* What an account is held to is the name, so that both are never open at once. */
const sections = [{ section: 'payoutAccount', isComplete: true } as SectionRow];
const inStatus = (status: ApplicationRow['status']) => [
  { status, correctionRequests: [] } as unknown as ApplicationRow,
];

test('an account is not changed by code while the name is being corrected or judged', () => {
  const settled = { ...loanRowOf(bookedLoan()), status: 'settled' as const };
  const owned = { loans: [settled], payouts: [], sections };
  const stands = (['approved', 'correction-requested', 'under-review'] as const).map((status) =>
    standing({ ...owned, applications: inStatus(status) }),
  );
  expect(stands).toEqual([null, 'underReview', 'underReview']);
});

test('nor is the account of a payout that failed', () => {
  const failed = { ...loanRowOf(bookedLoan()), status: 'disbursement-failed' as const };
  const isOpen = (['approved', 'correction-requested'] as const).map((status) =>
    isSectionEditable({ loans: [failed], sections, applications: inStatus(status) }, 'payoutAccount'),
  );
  expect(isOpen).toEqual([true, false]);
});
