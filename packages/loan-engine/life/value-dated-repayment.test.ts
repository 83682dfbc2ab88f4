import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf, type LoanBook } from '../../simulation/loan-book.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { accrueThrough } from './accrual.ts';
import { extendDueDate } from './extend-due-date.ts';
import { smallerCharges } from './loan-history.ts';
import type { WaivedCharges } from '../ledger/post-waiver.ts';
import type { Loan } from '../loan/loan.ts';
import { confirmRefund, requestRefund } from './refund-credit.ts';
import { allocateRepayment } from './repayment.ts';
import { repayValueDated } from './value-dated-repayment.ts';
import { waivableCharges, waiveCharges } from './waive-charges.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`value-dated-repayment.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 300 });

const day = (count: number) => addDays(begun, count);
const lateProduct = { ...mainProduct, penaltyFeeCentavos: centavos(300) };

const pay = (book: LoanBook, amount: number, on: LocalDate) =>
  book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(amount), on })));
const payDated = (book: LoanBook, amount: number, valueOn: LocalDate, on: LocalDate) => {
  const repayment = { amountCentavos: centavos(amount), valueOn, on };
  return book.keep(valueOf(repayValueDated(book.loan, repayment, book.entries)));
};

// What is remembered about the booking itself is left out: two lives are equal when all figures are.
const figuresOf = ({ adjustments, ...loan }: Loan) => ({ ...loan, waived: adjustments?.waivedCentavos ?? 0 });

const step = fc.record({
  wait: fc.integer({ min: 0, max: 25 }),
  kind: fc.constantFrom('pay' as const, 'extend' as const, 'waive' as const, 'accrue' as const),
  amount: fc.integer({ min: 1, max: 200_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What a step waives on a loan, at most what another life waived in it. */
function waive(book: LoanBook, on: LocalDate, most?: WaivedCharges): WaivedCharges | undefined {
  const owed = waivableCharges(accrueThrough(book.loan, on).loan);
  const charges = most === undefined ? owed : smallerCharges(owed, most);
  const waived = waiveCharges(book.loan, { on, charges, reason: 'goodwill' });
  if (!waived.ok) return undefined;
  book.keep(waived.value);
  return charges;
}

function take(book: LoanBook, { kind, amount }: Step, on: LocalDate): void {
  if (kind === 'pay') pay(book, amount, on);
  if (kind === 'accrue') book.keep(accrueThrough(book.loan, on));
  if (kind !== 'extend') return;
  const extended = extendDueDate(book.loan, { amountCentavos: centavos(7000), on });
  if (extended.ok) book.keep(extended.value);
  else pay(book, 7000, on);
}

describe('a repayment with an earlier value date', () => {
  it('paid in full on the due date and reported five days later leaves nothing owed and no late charge', () => {
    const book = paidOutLoan({}, lateProduct);
    book.keep(accrueThrough(book.loan, day(35)));
    expect(book.loan.lateChargeAccruedCentavos).toBeGreaterThan(0);
    payDated(book, 515_000, day(30), day(35));
    expect(book.loan).toMatchObject({
      status: 'settled',
      settledOn: day(30),
      lateChargeAccruedCentavos: 0,
      penaltyFeeAccruedCentavos: 0,
      customerCreditCentavos: 0,
    });
    expect(book.entries.slice(-2)).toMatchObject([
      { kind: 'repayment-received', businessOn: day(35), valueOn: day(30) },
      { kind: 'charges-corrected', businessOn: day(35) },
    ]);
    // What the money paid adds up to the money; the charges of the days since are an entry of their own.
    expect(book.entries.at(-2)?.postings).toEqual([
      { account: '1020', amountCentavos: 515_000 },
      { account: '1110', amountCentavos: -15_000 },
      { account: '1100', amountCentavos: -500_000 },
    ]);
    expect(book.events.at(-1)).toMatchObject({ kind: 'loan-settled' });
  });

  it('edits no entry: what was written before still stands', () => {
    const book = paidOutLoan({}, lateProduct);
    book.keep(accrueThrough(book.loan, day(20)));
    const before = structuredClone(book.entries);
    payDated(book, 100_000, day(5), day(20));
    expect(book.entries.slice(0, before.length)).toEqual(before);
    expect(book.entries.slice(before.length).map(({ kind }) => kind)).toEqual([
      'repayment-received',
      'charges-corrected',
    ]);
  });

  it('is refused where an entry of an older version holds money and correction in one, so that it counts from today', () => {
    const book = paidOutLoan();
    payDated(book, 100_000, day(5), day(20));
    const older = book.entries.map((entry) =>
      entry.kind === 'repayment-received'
        ? { ...entry, kind: 'value-dated-repayment-received' as const }
        : entry,
    );
    const money = { amountCentavos: centavos(1_000), valueOn: day(18), on: day(20) };
    expect(repayValueDated(book.loan, money, older)).toMatchObject({ code: 'VALUE_DATE_CONFLICT' });
  });

  it('turns an extension that was not needed, and what was paid after, into the borrower’s credit', () => {
    const book = paidOutLoan({}, lateProduct);
    book.keep(valueOf(extendDueDate(book.loan, { amountCentavos: centavos(6800), on: day(33) })));
    pay(book, 515_000, day(38));
    payDated(book, 515_000, day(29), day(39));
    expect(book.loan).toMatchObject({ status: 'settled', settledOn: day(29), extensionCount: 0 });
    expect(book.loan.customerCreditCentavos).toBe(6800 + 515_000 + 500);
  });

  it('is refused in the future, before the payout, on an ended loan, and for nothing', () => {
    const { loan, entries } = paidOutLoan();
    const ask = (amount: number, valueOn: LocalDate, on = day(9), of = loan) =>
      repayValueDated(of, { amountCentavos: centavos(amount), valueOn, on }, entries);
    expect(ask(1, day(10))).toMatchObject({ code: 'VALUE_DATE_IN_FUTURE' });
    expect(ask(1, day(-1))).toMatchObject({ code: 'DATE_BEFORE_DISBURSEMENT' });
    expect(ask(0, day(1))).toMatchObject({ code: 'AMOUNT_NOT_POSITIVE' });
    expect(ask(1, day(1), day(9), { ...loan, status: 'written-off' })).toMatchObject({
      code: 'LOAN_NOT_ACTIVE',
    });
  });

  it('is refused where credit already refunded would not have been there', () => {
    // An extension for PHP 4.00 gave back PHP 18.00 of lateness already paid; with the money in time none had been paid.
    const cheap = { ...lateProduct, dailyInterestPpm: ppm(100), extensionFeePpm: ppm(0) };
    const book = paidOutLoan({}, cheap);
    pay(book, 2000, day(33));
    book.keep(valueOf(extendDueDate(book.loan, { amountCentavos: centavos(400), on: day(34) })));
    const amountCentavos = book.loan.customerCreditCentavos;
    expect(amountCentavos).toBeGreaterThan(1700);
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos, on: day(34) })));
    const dated = { amountCentavos: centavos(400_000), valueOn: day(29), on: day(35) };
    expect(repayValueDated(book.loan, dated, book.entries)).toMatchObject({ code: 'VALUE_DATE_CONFLICT' });
    book.keep(valueOf(confirmRefund(book.loan, { on: day(35) })));
    expect(repayValueDated(book.loan, dated, book.entries)).toMatchObject({ code: 'VALUE_DATE_CONFLICT' });
  });

  it('gives the loan in which the money had been known that day, whatever was paid, extended or waived since', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 600_000 }),
        (steps, value, amount) => {
          const [late, known] = [paidOutLoan({}, lateProduct), paidOutLoan({}, lateProduct)];
          let on = begun;
          let isKnown = false;
          for (const each of steps) {
            const before = on;
            on = addDays(on, each.wait);
            if (!isKnown && day(value) >= before && day(value) < on) {
              pay(known, amount, day(value));
              isKnown = true;
            }
            take(late, each, on);
            take(known, each, on);
            // A waiver is of a sum: the other life waives the same as far as it is owed.
            const waived = each.kind === 'waive' ? waive(late, on) : undefined;
            if (waived !== undefined) waive(known, on, waived);
          }
          const valueOn = day(value) < on ? day(value) : on;
          if (!isKnown) pay(known, amount, valueOn);
          known.keep(accrueThrough(known.loan, on));
          late.keep(accrueThrough(late.loan, on));
          const booked = { amountCentavos: centavos(amount), valueOn, on };
          const answer = repayValueDated(late.loan, booked, late.entries);
          if (!answer.ok) {
            expect(answer.code).toBe('VALUE_DATE_CONFLICT');
            return;
          }
          late.keep(answer.value);
          expect(figuresOf(late.loan)).toEqual(figuresOf(known.loan));
        },
      ),
    );
  });
});
