import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { expect, test } from 'vitest';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { ownSteps } from './own-step.ts';

type Home = Parameters<typeof ownSteps>[0];

const found = (home: Home) => ownSteps(home).map(({ guide, step, why }) => `${guide} ${step} ${why}`);
const repaying = (changes: Partial<LoanSummary>) =>
  homeAnswer({ state: 'repaying', doneTasks: 8, loan: loanSummary(changes) });
const correctionRequested = (...correctionItems: Home['correctionItems']) =>
  homeAnswer({ state: 'correctionRequested', doneTasks: 8, correctionItems });
const due = (kind: LoanSummary['dueState']['kind'], days: number) => repaying({ dueState: { kind, days } });

test.each<[string, Home, string[]]>([
  ['an empty form', homeAnswer({ state: 'incomplete', doneTasks: 1 }), ['borrow s1 form']],
  [
    'only the selfie to take',
    homeAnswer({ state: 'incomplete', doneTasks: 7 }),
    ['borrow s2 photosNext', 'photos s1 photosNext'],
  ],
  [
    'a photo that shone',
    correctionRequested({ item: 'idFront', reasonCode: 'ID_GLARE', isRenewed: false }),
    ['photos s2 photoBack'],
  ],
  [
    'a photo renewed and an answer that is not',
    correctionRequested(
      { item: 'idFront', reasonCode: 'ID_GLARE', isRenewed: true },
      { item: 'work', reasonCode: 'ANSWER_UNCLEAR', isRenewed: false },
    ),
    ['borrow s1 correctionRequested'],
  ],
  ['under review', homeAnswer({ state: 'underReview', doneTasks: 8 }), ['borrow s3 underReview']],
  ['an offer', homeAnswer({ state: 'canWithdraw', doneTasks: 8 }), ['borrow s3 offer']],
  ['money on its way', homeAnswer({ state: 'disbursing', doneTasks: 8 }), ['borrow s4 disbursing']],
  ['due in three weeks', due('due-in', 21), ['pay s1 running']],
  ['due in three days', due('due-in', 3), ['pay s1 dueSoon', 'extend s1 mayExtend']],
  ['due today', due('due-today', 0), ['pay s1 dueToday', 'extend s1 mayExtend']],
  ['two days late', due('overdue', 2), ['pay s2 overdue', 'extend s1 mayExtend']],
  ['too late to extend', due('overdue', 20), ['pay s2 overdue']],
  ['declined', homeAnswer({ state: 'rejected', doneTasks: 8 }), []],
])('%s has its own step in the guides, or none', (_state, home, steps) => {
  expect(found(home)).toEqual(steps);
});

test('a borrower with a pending payment is shown what comes after it', () => {
  const openPayment: LoanSummary['openPayment'] = {
    paymentId: '0190a1b2-0000-7000-8000-000000000009',
    reference: 'LW-P-1',
    status: 'in-progress',
    kind: 'full',
    channel: 'gcash',
    amountCentavos: 515_000,
    receivedCentavos: 0,
    couponCentavos: 0,
    createdAt: '2026-12-18T01:00:00Z',
    settledAt: null,
    paidAt: null,
  };
  expect(found(repaying({ openPayment }))).toEqual(['pay s4 paying']);
});
