import { describe, expect, it } from 'vitest';
import { canMove, isFinal, isOutstanding, loanTransitions, type LoanStatus } from './loan-status.ts';

const statuses = Object.keys(loanTransitions) as LoanStatus[];

describe('loan status', () => {
  it('moves only along these steps', () => {
    const steps = statuses.flatMap((from) =>
      statuses.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(steps).toEqual([
      'disbursing > disbursement-failed',
      'disbursing > active',
      'disbursement-failed > disbursing',
      'disbursement-failed > active',
      'disbursement-failed > cancelled',
      'active > disbursement-failed',
      'active > settled',
      'active > cancelled',
      'active > written-off',
      'settled > active',
      'settled > cancelled',
      'written-off > recovered',
      'recovered > written-off',
    ]);
  });

  it('is final when settled, cancelled, written off or recovered, but not when a payout failed', () => {
    expect(statuses.filter(isFinal)).toEqual(['settled', 'cancelled', 'written-off', 'recovered']);
  });

  it('stands in the way of a new loan until it is settled, cancelled or recovered', () => {
    expect(statuses.filter((status) => !isOutstanding(status))).toEqual([
      'settled',
      'cancelled',
      'recovered',
    ]);
  });
});
