import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceDifferences } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, type LoanProduct } from '../pricing/loan-product.ts';
import { dailyInterest, quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, failDisbursement, requestDisbursement } from './disbursement.ts';
import { dueState } from '../loan/due-state.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { canMove } from '../loan/loan-status.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { nextDue, overdueScheduledAmount } from '../loan/schedule.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`loan-life.property.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 500 });

const begun = localDate('2026-11-21');

// Products at random inside the law, so that odd rates and fees meet odd amounts.
const product: fc.Arbitrary<LoanProduct> = fc
  .record({
    dailyInterestPpm: fc.integer({ min: 0, max: 1500 }).map(ppm),
    serviceFeePpmPerDay: fc.integer({ min: 0, max: 400 }).map((half) => ppm(half * 2)),
    creditReportFeeCentavos: fc.integer({ min: 0, max: 500 }).map(centavos),
    lateChargePpmPerDay: fc.integer({ min: 0, max: 1600 }).map(ppm),
    penaltyFeeCentavos: fc.integer({ min: 0, max: 6 }).map(centavos),
    gstBase: fc.constantFrom('serviceFee' as const, 'allFees' as const),
    periodDays: fc.constantFrom(null, 14, 30),
  })
  .map((figures) => ({
    ...mainProduct,
    ...figures,
    stepAmountCentavos: centavos(1),
    // On a debt that shrinks, the same fee on the whole amount weighs about twice as much.
    serviceFeePpmPerDay: ppm(
      figures.periodDays === null ? figures.serviceFeePpmPerDay : figures.serviceFeePpmPerDay / 2,
    ),
  }));

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ kind: fc.constant('accrue' as const), back: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('pay' as const), ppmOfPayoff: fc.integer({ min: 1, max: 1_100_000 }) }),
  fc.record({ kind: fc.constant('pay-off' as const) }),
  fc.record({ kind: fc.constant('pay-centavo' as const) }),
);

const life = fc
  .record({
    product,
    amount: fc.integer({ min: 100_000, max: 7_500_000 }).map(centavos),
    singleTermDays: fc.integer({ min: 7, max: 180 }),
    periods: fc.integer({ min: 2, max: 6 }),
    failures: fc.integer({ min: 0, max: 2 }),
    steps: fc.array(step, { maxLength: 20 }),
  })
  .map(({ singleTermDays, periods, ...lived }) => {
    const { periodDays } = lived.product;
    if (periodDays === null) return { ...lived, termDays: singleTermDays };
    // Each installment is large enough that the law leaves room for the penalty fee on it.
    return { ...lived, amount: centavos(lived.amount + 500_000), termDays: periodDays * periods };
  });
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;
type Step = Life['steps'][number];

type Book = { loan: Loan; entries: JournalEntry[]; on: typeof begun; received: number };

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function keep(book: Book, decision: Decision): void {
  const before = book.loan;
  book.loan = decision.loan;
  book.entries.push(...decision.entries);
  if (before.status !== book.loan.status) expect(canMove(before.status, book.loan.status)).toBe(true);
  for (const entry of decision.entries) {
    expect(entry.postings.reduce((total, posting) => total + posting.amountCentavos, 0)).toBe(0);
  }
  expect(balanceDifferences(book.loan, book.entries)).toEqual([]);
  expect(chargedSoFar(book.loan)).toBeLessThanOrEqual(book.loan.principalCentavos);
  expect(book.loan.principalPaidCentavos).toBeLessThanOrEqual(book.loan.principalCentavos);
  expect(book.loan.interestPaidCentavos).toBeLessThanOrEqual(book.loan.interestAccruedCentavos);
  expect(book.loan.interestAccruedCentavos).toBeLessThanOrEqual(book.loan.terms.interestCentavos);
  const allocated =
    book.loan.principalPaidCentavos +
    book.loan.interestPaidCentavos +
    book.loan.lateChargePaidCentavos +
    book.loan.penaltyFeePaidCentavos +
    book.loan.customerCreditCentavos;
  expect(allocated).toBe(book.received);
}

function start(of: Life): Book {
  const request = { amountCentavos: of.amount, termDays: of.termDays, disbursedOn: begun };
  const offered = valueOf(quote(of.product, request));
  const { loan } = valueOf(bookLoan({ loanId: 'l', customerId: 'c', product: of.product, quote: offered }));
  const book: Book = { loan, entries: [], on: begun, received: 0 };
  for (let failure = 0; failure < of.failures; failure += 1) {
    keep(book, valueOf(requestDisbursement(book.loan, book.on)));
    keep(book, valueOf(failDisbursement(book.loan, book.on)));
    book.on = addDays(book.on, 1);
  }
  keep(book, valueOf(requestDisbursement(book.loan, book.on)));
  keep(book, valueOf(confirmDisbursement(book.loan, book.on)));
  return book;
}

function pay(book: Book, amount: number): void {
  const amountCentavos = centavos(Math.max(1, amount));
  book.received += amountCentavos;
  keep(book, valueOf(allocateRepayment(book.loan, { amountCentavos, on: book.on })));
}

function payoffTotal(book: Book): number {
  const answer = payoffQuote(book.loan, book.on);
  return answer.ok ? answer.value.totalCentavos : 0;
}

function take(book: Book, next: Step): void {
  if (next.kind === 'wait') book.on = addDays(book.on, next.days);
  else if (next.kind === 'accrue') keep(book, accrueThrough(book.loan, addDays(book.on, -next.back)));
  else if (next.kind === 'pay-centavo') pay(book, 1);
  else if (next.kind === 'pay') pay(book, Math.floor((payoffTotal(book) * next.ppmOfPayoff) / 1_000_000));
  else if (book.loan.status === 'active') {
    pay(book, payoffTotal(book));
    expect(book.loan.status).toBe('settled');
    expect(book.loan.customerCreditCentavos).toBe(0);
  }
}

describe('any life of any lawful loan', () => {
  it('keeps entries balanced, ledger and loan equal, money accounted for and cost within 100 %', () => {
    fc.assert(
      fc.property(life, (lived) => {
        const book = start(lived);
        for (const next of lived.steps) take(book, next);
      }),
    );
  });

  it('is accrued once per day whatever the nights: accruing again or in pieces changes nothing', () => {
    fc.assert(
      fc.property(life, fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }), (lived, nights) => {
        const book = start(lived);
        const whole = accrueThrough(book.loan, addDays(book.on, 400));
        expect(accrueThrough(whole.loan, addDays(book.on, 400)).entries).toEqual([]);
        const first = book.on;
        const pieces = [...nights, 400].flatMap((night) => {
          const decision = accrueThrough(book.loan, addDays(first, night));
          book.loan = decision.loan;
          return decision.entries;
        });
        expect(pieces).toEqual(whole.entries);
        expect(book.loan).toEqual(whole.loan);
      }),
      { numRuns: 200 },
    );
  });

  it('settles for exactly the total that was quoted when each installment is paid on its day', () => {
    fc.assert(
      fc.property(life, (lived) => {
        const book = start(lived);
        for (const line of book.loan.schedule) {
          book.on = line.dueOn;
          expect(dueState(book.loan, book.on)).toEqual({ kind: 'due-today', days: 0 });
          expect(nextDue(book.loan)).toEqual(line);
          pay(book, line.principalCentavos + line.interestCentavos);
        }
        expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
        expect(book.received).toBe(book.loan.terms.totalRepaymentCentavos);
        expect(book.loan.lateChargeAccruedCentavos).toBe(0);
      }),
    );
  });

  it('is never late while what falls due is paid by its day, however much earlier more was paid', () => {
    fc.assert(
      fc.property(life, fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 6 }), (lived, early) => {
        const book = start(lived);
        for (const [index, { dueOn }] of book.loan.schedule.entries()) {
          book.on = addDays(dueOn, -5);
          const part = Math.floor((book.loan.principalCentavos * (early[index] ?? 0)) / 1_000_000);
          if (part > 0 && book.loan.status === 'active') pay(book, Math.min(part, payoffTotal(book)));
          book.on = dueOn;
          const next = nextDue(book.loan);
          if (next === null || next.dueOn > dueOn) continue;
          expect(next.dueOn).toBe(dueOn);
          pay(book, next.principalCentavos + next.interestCentavos);
        }
        expect(book.loan).toMatchObject({
          status: 'settled',
          customerCreditCentavos: 0,
          lateChargeAccruedCentavos: 0,
        });
      }),
    );
  });

  it('is late with what was due and unpaid, and paying that with its charges ends the lateness', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 1, max: 200 }), (lived, lateDays) => {
        const book = start(lived);
        const first = book.loan.schedule[0]!;
        book.on = addDays(first.dueOn, lateDays);
        keep(book, accrueThrough(book.loan, book.on));
        expect(dueState(book.loan, book.on)).toEqual({ kind: 'overdue', days: lateDays });
        const past = book.loan.schedule.filter((line) => line.dueOn < book.on);
        const overdue = overdueScheduledAmount(book.loan, book.on);
        expect(overdue).toBeLessThanOrEqual(
          past.reduce((total, line) => total + line.principalCentavos + line.interestCentavos, 0),
        );
        pay(book, overdue + book.loan.lateChargeAccruedCentavos + book.loan.penaltyFeeAccruedCentavos);
        expect(overdueScheduledAmount(book.loan, book.on)).toBe(0);
        expect(dueState(book.loan, book.on).kind).not.toBe('overdue');
      }),
    );
  });

  it('never costs less to settle a day later, and before the first payment is due a day costs one day of interest', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 1, max: 400 }), (lived, days) => {
        const book = start(lived);
        const first = book.on;
        book.on = addDays(first, days);
        const today = payoffTotal(book);
        book.on = addDays(first, days + 1);
        const tomorrow = payoffTotal(book);
        expect(tomorrow).toBeGreaterThanOrEqual(today);
        const firstPeriodDays = lived.product.periodDays ?? lived.termDays;
        if (days < firstPeriodDays) {
          expect(tomorrow - today).toBe(dailyInterest(lived.amount, lived.product));
        }
      }),
    );
  });
});
