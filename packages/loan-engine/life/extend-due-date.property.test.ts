import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceDifferences } from '../ledger/loan-balances.ts';
import { oncePerLoanDayKinds, type JournalEntry } from '../ledger/posting.ts';
import { addDays, daysBetween, localDate } from '../money/local-date.ts';
import { centavos, negateCentavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { monthlyEffectiveRate, type CashFlow } from '../pricing/effective-rate.ts';
import { mainProduct, type LoanProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate, extensionQuote } from './extend-due-date.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`extend-due-date.property.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 500 });

const begun = localDate('2026-11-21');

// Fees of an extension from nothing to beyond the law, so that both the accepted and the refused are met.
const product: fc.Arbitrary<LoanProduct> = fc
  .record({
    dailyInterestPpm: fc.integer({ min: 0, max: 1500 }).map(ppm),
    lateChargePpmPerDay: fc.integer({ min: 0, max: 1600 }).map(ppm),
    penaltyFeeCentavos: fc.integer({ min: 0, max: 6 }).map(centavos),
    extensionFeePpm: fc.integer({ min: 0, max: 30_000 }).map(ppm),
    maxExtensions: fc.integer({ min: 0, max: 60 }),
    maxOverdueDaysToExtend: fc.integer({ min: 0, max: 12 }),
  })
  .map((figures) => ({ ...mainProduct, ...figures, stepAmountCentavos: centavos(1) }));

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 15 }) }),
  fc.record({ kind: fc.constant('accrue' as const) }),
  fc.record({ kind: fc.constant('pay' as const), ppmOfPayoff: fc.integer({ min: 1, max: 900_000 }) }),
  fc.record({ kind: fc.constant('extend' as const), tooMuch: fc.integer({ min: -1, max: 50 }) }),
  fc.record({ kind: fc.constant('extend-when-due' as const) }),
);

const life = fc.record({
  product,
  amount: fc.integer({ min: 100_000, max: 8_000_000 }).map(centavos),
  termDays: fc.integer({ min: 7, max: 180 }),
  steps: fc.array(step, { maxLength: 40 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;
type Step = Life['steps'][number];
type Book = { loan: Loan; entries: JournalEntry[]; on: typeof begun; received: number };

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function keep(book: Book, decision: Decision): void {
  book.loan = decision.loan;
  book.entries.push(...decision.entries);
  for (const entry of decision.entries) {
    expect(entry.postings.reduce((total, posting) => total + posting.amountCentavos, 0)).toBe(0);
  }
  expect(balanceDifferences(book.loan, book.entries)).toEqual([]);
  expect(chargedSoFar(book.loan)).toBeLessThanOrEqual(book.loan.principalCentavos);
  expect(book.loan.interestAccruedCentavos).toBeLessThanOrEqual(book.loan.terms.interestCentavos);
  expect(book.loan.lateChargePaidCentavos).toBeLessThanOrEqual(book.loan.lateChargeAccruedCentavos);
  const { extensionInterestCentavos, extensionFeeCentavos } = adjustmentsOf(book.loan);
  const allocated =
    book.loan.principalPaidCentavos +
    book.loan.interestPaidCentavos +
    book.loan.lateChargePaidCentavos +
    book.loan.penaltyFeePaidCentavos +
    book.loan.customerCreditCentavos +
    extensionInterestCentavos +
    extensionFeeCentavos;
  expect(allocated).toBe(book.received);
}

function start(of: Life): Book | null {
  const request = { amountCentavos: of.amount, termDays: of.termDays, disbursedOn: begun };
  const offered = quote(of.product, request);
  if (!offered.ok) return null;
  const named = { loanId: 'l', customerId: 'c', product: of.product, quote: offered.value };
  const book: Book = { loan: valueOf(bookLoan(named)).loan, entries: [], on: begun, received: 0 };
  keep(book, valueOf(requestDisbursement(book.loan, book.on)));
  keep(book, valueOf(confirmDisbursement(book.loan, book.on)));
  return book;
}

function extend(book: Book, tooMuch: number): void {
  const before = book.loan;
  const text = JSON.stringify(before);
  const quoted = extensionQuote(before, book.on);
  const asked = quoted.ok ? quoted.value.priceCentavos : 1_000_000;
  const amountCentavos = centavos(Math.max(0, asked + tooMuch));
  const answer = extendDueDate(before, { amountCentavos, on: book.on });
  expect(JSON.stringify(before)).toBe(text);
  if (!quoted.ok) {
    expect(answer).toEqual(quoted);
    return;
  }
  if (!answer.ok) {
    expect(answer.code).toBe('EXTENSION_UNDERPAID');
    expect(amountCentavos).toBeLessThan(asked);
    return;
  }
  book.received += amountCentavos;
  keep(book, answer.value);
  const after = book.loan;
  expect(after.dueOn).toBe(addDays(before.dueOn!, 8));
  expect(after.schedule.map((line) => line.dueOn)).toEqual([after.dueOn]);
  expect(after.principalCentavos).toBe(before.principalCentavos);
  // The days up to the extension may have used the borrower's credit for what fell due.
  const charged = accrueThrough(before, book.on).loan;
  expect(after.principalPaidCentavos).toBe(charged.principalPaidCentavos);
  expect(after.interestPaidCentavos).toBe(charged.interestPaidCentavos);
  expect(after.lateChargeAccruedCentavos + after.penaltyFeeAccruedCentavos).toBe(0);
  expect(after.extensionCount).toBe(before.extensionCount + 1);
  expect(after.extensionCount).toBeLessThanOrEqual(after.terms.maxExtensions);
  expect(after.dueOn! >= book.on).toBe(true);
  // The whole of the added days passes without a late charge.
  const throughDue = accrueThrough(after, after.dueOn!).loan;
  expect(throughDue.lateChargeAccruedCentavos + throughDue.penaltyFeeAccruedCentavos).toBe(0);
}

function take(book: Book, next: Step): void {
  if (next.kind === 'wait') book.on = addDays(book.on, next.days);
  else if (next.kind === 'accrue') keep(book, accrueThrough(book.loan, book.on));
  else if (next.kind === 'extend') extend(book, next.tooMuch);
  else if (next.kind === 'extend-when-due') {
    if (book.loan.status !== 'active' || book.on > book.loan.dueOn!) return;
    book.on = book.loan.dueOn!;
    extend(book, 0);
  } else {
    const payoff = payoffQuote(book.loan, book.on);
    const owed = payoff.ok ? payoff.value.totalCentavos : 0;
    const amountCentavos = centavos(Math.max(1, Math.floor((owed * next.ppmOfPayoff) / 1_000_000)));
    book.received += amountCentavos;
    keep(book, valueOf(allocateRepayment(book.loan, { amountCentavos, on: book.on })));
  }
}

describe('any life of a loan with extensions', () => {
  it('gains exactly eight days each, keeps its principal, balances, and stays within 100 %', () => {
    let extended = 0;
    fc.assert(
      fc.property(life, (lived) => {
        const book = start(lived);
        if (book === null) return;
        for (const next of lived.steps) take(book, next);
        expect(book.loan.dueOn).toBe(addDays(begun, lived.termDays + 8 * book.loan.extensionCount));
        extended += book.loan.extensionCount;
        const once = book.entries
          .filter((entry) => oncePerLoanDayKinds.some((kind) => kind === entry.kind))
          .map((entry) => `${entry.kind} ${entry.businessOn}`);
        expect(new Set(once).size).toBe(once.length);
      }),
    );
    // Otherwise the histories would say little about extensions.

    expect(extended).toBeGreaterThan(100);
  });

  it('is accrued alike whether the nights before an extension were missed or not', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 0, max: 190 }), (lived, days) => {
        const book = start(lived);
        if (book === null) return;
        const on = addDays(begun, days);
        const amountCentavos = centavos(10_000_000);
        const missed = extendDueDate(book.loan, { amountCentavos, on });
        const nightly = accrueThrough(accrueThrough(book.loan, addDays(on, -1)).loan, on).loan;
        const kept = extendDueDate(nightly, { amountCentavos, on });
        expect(kept.ok).toBe(missed.ok);
        if (kept.ok && missed.ok) expect(kept.value.loan).toEqual(missed.value.loan);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the main product', () => {
  it('has a price for each extension that the law allows, at any amount and to the last day of grace', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 800 }),
        fc.integer({ min: 7, max: 180 }),
        fc.integer({ min: 0, max: 7 }),
        (hundreds, termDays, overdueDays) => {
          const amount = centavos(hundreds * 10_000);
          const book = start({ product: mainProduct, amount, termDays, steps: [] })!;
          const on = addDays(book.loan.dueOn!, overdueDays);
          expect(extensionQuote(book.loan, on).ok).toBe(true);
        },
      ),
    );
  });

  it('keeps the effective rate of the whole loan within 12 % a month, whenever its extensions are bought', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 800 }),
        fc.integer({ min: 7, max: 180 }),
        fc.tuple(fc.nat(200), fc.nat(200)),
        (hundreds, termDays, boughtOn) => {
          const amount = centavos(hundreds * 10_000);
          const book = start({ product: mainProduct, amount, termDays, steps: [] })!;
          const flows: CashFlow[] = [{ onDay: 0, amountCentavos: book.loan.netDisbursedCentavos }];
          for (const chosen of boughtOn.toSorted((left, right) => left - right)) {
            const onDay = Math.min(Math.max(1, chosen), daysBetween(begun, book.loan.dueOn!));
            const on = addDays(begun, onDay);
            const { priceCentavos } = valueOf(extensionQuote(book.loan, on));
            book.received += priceCentavos;
            keep(book, valueOf(extendDueDate(book.loan, { amountCentavos: priceCentavos, on })));
            flows.push({ onDay, amountCentavos: negateCentavos(priceCentavos) });
          }
          const repaid = valueOf(payoffQuote(book.loan, book.loan.dueOn!)).totalCentavos;
          flows.push({ onDay: termDays + 16, amountCentavos: negateCentavos(repaid) });
          expect(repaid).toBe(book.loan.terms.totalRepaymentCentavos);
          expect(monthlyEffectiveRate(flows)).toBeLessThanOrEqual(0.12);
        },
      ),
    );
  });
});
