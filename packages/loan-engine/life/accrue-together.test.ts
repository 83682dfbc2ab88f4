import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { balanceDifferences } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accrueTogether } from './accrue-together.ts';
import { bookAsOf } from './book-as-of.ts';
import type { Decision } from './decision.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { noteRefundAsked } from './refund-ask.ts';
import { allocateRepayment } from './repayment.ts';

const day = (count: number) => addDays(begun, count);

/** A loan paid back with PHP 500 too much, and one of PHP 5,000 that falls due on day 30. */
function loans(): { ended: Loan; running: Loan; entries: Map<string, readonly JournalEntry[]> } {
  const [first, second] = [paidOutLoan(), paidOutLoan()];
  const owed = valueOf(payoffQuote(first.loan, day(2))).totalCentavos;
  const money = { amountCentavos: centavos(owed + 50_000), on: day(2), reference: 'TOO-MUCH' };
  first.keep(valueOf(allocateRepayment(first.loan, money)));
  const ended: Loan = { ...first.loan, loanId: 'loan-before' };
  const ofEnded = first.entries.map((entry) => ({ ...entry, loanId: 'loan-before' }));
  const entries = new Map<string, readonly JournalEntry[]>([
    ['loan-before', ofEnded],
    [second.loan.loanId, second.entries],
  ]);
  return { ended, running: second.loan, entries };
}

const of = (decisions: readonly Decision[], { loanId }: Loan): Decision | undefined =>
  decisions.find(({ loan }) => loan.loanId === loanId);

describe('the credit of a loan that ended', () => {
  it('pays what falls due on another loan of the borrower, on its due date and not before', () => {
    const { ended, running, entries } = loans();
    expect(of(accrueTogether([ended, running], day(29)), ended)).toBeUndefined();
    const decisions = accrueTogether([ended, running], day(30));
    expect(of(decisions, ended)?.loan.customerCreditCentavos).toBe(0);
    const paid = of(decisions, running);
    expect(paid?.entries.map(({ kind }) => kind).slice(-2)).toEqual(['credit-moved-here', 'credit-applied']);
    expect(paid?.loan).toMatchObject({ customerCreditCentavos: 0, status: 'active' });
    for (const decision of decisions) {
      const known = entries.get(decision.loan.loanId) ?? [];
      expect(balanceDifferences(decision.loan, [...known, ...decision.entries])).toEqual([]);
    }
  });

  it('leaves a late charge on the rest alone, also when several days are accrued at once', () => {
    const { ended, running } = loans();
    const alone = of(accrueTogether([running], day(33)), running)?.loan;
    const together = of(accrueTogether([ended, running], day(33)), running)?.loan;
    const principal = 515_000;
    expect(alone?.lateChargeAccruedCentavos).toBe((3 * principal) / 1000);
    expect(together?.lateChargeAccruedCentavos).toBe((3 * (principal - 50_000)) / 1000);
  });

  it('stays where it is once the borrower asked for it, and is used again when that was refused', () => {
    const { ended, running } = loans();
    const asked = noteRefundAsked(ended, day(20));
    expect(of(accrueTogether([asked, running], day(31)), ended)).toBeUndefined();
    const refused = noteRefundAsked(asked, null);
    expect(of(accrueTogether([refused, running], day(31)), ended)?.loan.customerCreditCentavos).toBe(0);
  });

  it('is known when a payment of an earlier day is counted later', () => {
    const { ended, running, entries } = loans();
    const moved = of(accrueTogether([ended, running], day(33)), running);
    if (moved === undefined) throw new Error('no credit was moved');
    const known = [...(entries.get(running.loanId) ?? []), ...moved.entries];
    const money = { amountCentavos: centavos(465_000), on: day(30), reference: 'LATE-REPORT' };
    const counted = valueOf(
      bookAsOf(moved.loan, { valueOn: day(30), on: day(33), entries: known }, (then) =>
        allocateRepayment(then, money),
      ),
    );
    expect(counted.loan).toMatchObject({ status: 'settled', lateChargeAccruedCentavos: 0 });
    expect(balanceDifferences(counted.loan, [...known, ...counted.entries])).toEqual([]);
  });
});
