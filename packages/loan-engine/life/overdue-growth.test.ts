import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { overdueGrowth } from './overdue-growth.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';

const begun = localDate('2026-11-21');
const day = (count: number) => addDays(begun, count);

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// A 30-day loan of PHP 5,000, paid out.
function running(): Loan {
  const request = { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun };
  const priced = valueOf(quote(mainProduct, request));
  const { loan } = valueOf(bookLoan({ loanId: 'l', customerId: 'c', product: mainProduct, quote: priced }));
  const sent = valueOf(requestDisbursement(loan, begun));
  return valueOf(confirmDisbursement(sent.loan, begun)).loan;
}

const owed = (loan: Loan, on: ReturnType<typeof day>) => valueOf(payoffQuote(loan, on)).totalCentavos;

describe('an overdue loan', () => {
  it('grows by the late charge of one day', () => {
    expect(overdueGrowth(running(), day(34))?.perDayCentavos).toBe(515);
  });

  it('can never owe more than it does at the ceiling, however long nothing is paid', () => {
    const loan = running();
    const most = overdueGrowth(loan, day(34))?.mostCentavos;
    expect(most).toBe(owed(loan, day(3000)));
    expect(overdueGrowth(loan, day(2000))).toEqual({ perDayCentavos: 0, mostCentavos: most });
  });

  it('of which too little is overdue for a charge has no growth to tell of, and no limit that it reached', () => {
    const { totalRepaymentCentavos } = running().terms;
    const amountCentavos = centavos(totalRepaymentCentavos - 1);
    const { loan } = valueOf(allocateRepayment(running(), { amountCentavos, on: day(30) }));
    expect(owed(loan, day(31))).toBe(1);
    expect(overdueGrowth(loan, day(31))).toBeNull();
  });

  it('grows more slowly once a part is paid', () => {
    const paid = valueOf(
      allocateRepayment(running(), { amountCentavos: centavos(300_000), on: day(34) }),
    ).loan;
    const { perDayCentavos = 0, mostCentavos = 0 } = overdueGrowth(paid, day(34)) ?? {};
    expect(perDayCentavos).toBe(owed(paid, day(35)) - owed(paid, day(34)));
    expect(perDayCentavos).toBeLessThan(515);
    expect(mostCentavos).toBe(owed(paid, day(3000)));
  });
});

it('a loan that is not overdue has no growth to tell of', () => {
  expect(overdueGrowth(running(), day(30))).toBeNull();
});
