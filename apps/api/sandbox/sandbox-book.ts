import { bookFormat, type WrittenBorrower } from '@luwag/contract/book-line';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { bookLoan } from '@luwag/loan-engine/life/book-loan';
import type { Decision } from '@luwag/loan-engine/life/decision';
import { confirmDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { writeOff } from '@luwag/loan-engine/life/write-off';
import { addDays, type LocalDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote } from '@luwag/loan-engine/pricing/quote';
import type { Result } from '@luwag/loan-engine/result';
import type { WrittenLoan } from '../use-cases/book/book-line.ts';
import type { BookLine, BookSource } from '../use-cases/book/book-source.ts';
import { writtenLoan } from '../use-cases/book/export-book.ts';
import { sampleProfile } from './sample-profile.ts';

/* A book of invented borrowers with about three loans each: the same people and loans for the same day and number of them. */

type Becomes = 'running' | 'due' | 'overdue' | 'written-off' | 'settled';

/** The last loan of each hundred borrowers. */
const shares: readonly (readonly [Becomes, number])[] = [
  ['running', 45],
  ['due', 10],
  ['overdue', 15],
  ['written-off', 5],
  ['settled', 25],
];
const firstNames = ['Amihan', 'Bituin', 'Dalisay', 'Hiraya', 'Ligaya', 'Makisig', 'Tala', 'Uriel'] as const;
const incomes = ['upTo12000', 'upTo18000', 'upTo25000', 'upTo30000', 'over30000'] as const;
const termDays = 30;
const hourMs = 3_600_000;

type Wish = { becomes: Becomes; amountCentavos: number; daysAgo: number };

/** The lines of a book of so many borrowers, as of a day. */
export function sandboxBook(count: number, product: LoanProduct, today: LocalDate): BookSource {
  const loans = new Map<string, WrittenLoan>();
  const loanOf = (wish: Wish): WrittenLoan => {
    const key = `${wish.becomes} ${wish.amountCentavos} ${wish.daysAgo}`;
    const known = loans.get(key);
    if (known !== undefined) return known;
    const made = livedLoan(product, wish, today);
    loans.set(key, made);
    return made;
  };
  return async function* (): AsyncGenerator<BookLine> {
    yield { line: 1, value: bookFormat };
    for (let index = 0; index < count; index += 1)
      yield { line: index + 2, value: sampleBorrower(index, today, loanOf) };
  };
}

function sampleBorrower(
  index: number,
  today: LocalDate,
  loanOf: (wish: Wish) => WrittenLoan,
): WrittenBorrower {
  const digits = String(index).padStart(8, '0');
  const person = {
    phone: `98${digits}`,
    firstName: firstNames[index % firstNames.length] ?? 'Tala',
    lastName: 'Sample',
    birthOn: addDays('1970-01-01' as LocalDate, (index * 37) % 12_000),
    idNumber: `80000000${digits}`,
    monthlyIncome: incomes[index % incomes.length] ?? 'upTo18000',
  };
  const since = new Date(startOfDayMs(addDays(today, -400)) + (index % 24) * hourMs).toISOString();
  return {
    reference: `SAMPLE-${digits}`,
    phone: person.phone,
    language: 'en-US',
    since,
    sections: sampleProfile(person),
    loans: wishesOf(index).map((wish, number) => ({ ...loanOf(wish), reference: `LOAN-${number + 1}` })),
  };
}

/** Two loans that were paid back, or one or three, then the one of today. */
function wishesOf(index: number): readonly Wish[] {
  const becomes = becomesOf((index * 37) % 100);
  const amountCentavos = 200_000 + ((index * 13) % 9) * 100_000;
  const earlier = 1 + (index % 3);
  const settled = Array.from({ length: earlier }, (_, number): Wish => ({
    becomes: 'settled',
    amountCentavos,
    daysAgo: 200 + number * 40,
  }));
  return [...settled.toReversed(), { becomes, amountCentavos, daysAgo: daysAgoOf(becomes, index % 25) }];
}

function becomesOf(percent: number): Becomes {
  let upTo = 0;
  for (const [becomes, share] of shares) {
    upTo += share;
    if (percent < upTo) return becomes;
  }
  return 'settled';
}

function daysAgoOf(becomes: Becomes, spread: number): number {
  switch (becomes) {
    case 'running':
      return 2 + spread;
    case 'due':
      return termDays;
    case 'overdue':
      return termDays + 1 + spread * 2;
    case 'written-off':
      return 150 + spread;
    case 'settled':
      return 60 + spread;
    default:
      return becomes satisfies never;
  }
}

/** A loan that lived by the engine's rules until today. */
function livedLoan(
  product: LoanProduct,
  { becomes, amountCentavos, daysAgo }: Wish,
  today: LocalDate,
): WrittenLoan {
  const disbursedOn = addDays(today, -daysAgo);
  const priced = given(quote(product, { amountCentavos: centavos(amountCentavos), termDays, disbursedOn }));
  const { loan: booked } = given(bookLoan({ loanId: '', customerId: '', product, quote: priced }));
  const { loan: sent } = given(requestDisbursement(booked, disbursedOn));
  const { loan: begun } = given(confirmDisbursement(sent, disbursedOn));
  const { loan } = endOf(becomes, begun, { disbursedOn, today });
  const acceptedAt = startOfDayMs(disbursedOn) + 9 * hourMs;
  const { orderNumber: _drawn, ...written } = writtenLoan({
    ...loan,
    quote: priced,
    orderNumber: '',
    acceptedAt,
  });
  return written;
}

function endOf(
  becomes: Becomes,
  begun: Decision['loan'],
  { disbursedOn, today }: { disbursedOn: LocalDate; today: LocalDate },
): Pick<Decision, 'loan'> {
  const dueOn = addDays(disbursedOn, termDays);
  if (becomes === 'settled') {
    const { loan } = accrueThrough(begun, dueOn);
    const { totalCentavos } = given(payoffQuote(loan, dueOn));
    return given(allocateRepayment(loan, { amountCentavos: totalCentavos, on: dueOn }));
  }
  if (becomes === 'written-off') {
    const on = addDays(dueOn, 100);
    return given(writeOff(accrueThrough(begun, on).loan, { on, leastOverdueDays: 90 }));
  }
  return accrueThrough(begun, today);
}

function given<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`the sandbox's book could not be made: ${result.code}`);
  return result.value;
}
