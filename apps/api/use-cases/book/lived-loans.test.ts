import { parseBookBorrower } from '@luwag/contract/book-line';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { confirmDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { recoverWrittenOff } from '@luwag/loan-engine/life/write-off';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import { drawOperation } from '../../../../packages/simulation/operation.ts';
import { perform } from '../../../../packages/simulation/perform.ts';
import { SeededNumbers } from '../../../../packages/simulation/seeded-numbers.ts';
import { newWorld, statusesOf, worldProducts } from '../../../../packages/simulation/world.ts';
import { accepted, bookedLoan, loanRowOf, next } from '../../../../tests/ledger-loan.ts';
import {
  first,
  livedBy,
  type Lived,
  livedLoansByKind,
  pay,
  plan,
  refund,
} from '../../../../tests/lived-loans.ts';
import type { ReadLoan } from './book-line.ts';
import { writtenLoan } from './export-book.ts';
import { loanOfLine } from './loan-of-line.ts';

/* Random lives of loans, as the engine's own tests live them, written to a book in the middle and read from it again. */

const lives = 150;
const operationsInLife = 60;
const published = worldProducts.map((product) => ({ product, effectiveFrom: localDate('2026-01-01') }));
const products = { catalogue: () => published };
const bookStatuses: readonly Loan['status'][] = ['active', 'settled', 'written-off', 'recovered'];

/** Loans in every fourth state of a life. */
function* livedLoans(seed: number): Generator<Lived> {
  const numbers = new SeededNumbers(seed);
  const world = newWorld();
  for (let count = 1; count <= operationsInLife; count += 1) {
    perform(world, drawOperation(numbers, statusesOf(world)));
    if (count % 4 !== 0) continue;
    for (const { book, shown } of world.borrowers) {
      if (book === null || shown === null || !bookStatuses.includes(book.loan.status)) continue;
      const known = { quote: shown, orderNumber: '', acceptedAt: Date.UTC(2026, 10, 21) };
      yield { name: `seed ${seed}, after ${count}`, row: { ...book.loan, ...known }, on: world.on };
    }
  }
}

/** The loan as a second product has it that reads what the first one wrote. */
function readBack({ name, row, on }: Lived) {
  const { orderNumber: _none, ...written } = writtenLoan(row);
  const parsed = parseBookBorrower({
    reference: 'one',
    phone: '9800000000',
    language: 'en-US',
    since: '2026-01-01T00:00:00.000Z',
    sections: { identity: {} },
    loans: [written],
  });
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.faults)}`);
  const { customerId, loanId } = row;
  const [line] = parsed.value.loans as ReadLoan[];
  const taken = line === undefined ? null : loanOfLine({ products }, { customerId, loanId }, line, on);
  if (taken?.ok !== true) throw new Error(`${name}: ${JSON.stringify(taken?.fault)}`);
  return taken;
}

/** What days and money will do to a loan from now on. */
function futureOf(loan: Loan, on: LocalDate) {
  return [0, 1, 7, 40, 100].map((days) => {
    const money = { amountCentavos: centavos(100_000), on: addDays(on, days) };
    const charged = accrueThrough(loan, money.on).loan;
    return {
      payoff: payoffQuote(loan, money.on),
      charged: [
        charged.interestAccruedCentavos,
        charged.lateChargeAccruedCentavos,
        charged.penaltyFeeAccruedCentavos,
      ],
      paid: entriesOf(allocateRepayment(loan, money)),
      recovered: entriesOf(recoverWrittenOff(loan, money)),
    };
  });
}

function entriesOf(decided: ReturnType<typeof allocateRepayment> | ReturnType<typeof recoverWrittenOff>) {
  return decided.ok ? decided.value.entries : decided.code;
}

function expectSame(lived: Lived): void {
  const { name, row, on } = lived;
  const { loan, entries } = readBack(lived);
  expect(balanceDifferences(loan, entries), name).toEqual([]);
  expect(loan.schedule, name).toEqual(row.schedule);
  expect(loan.status, name).toBe(row.status);
  expect(adjustmentsOf(loan).restructure, name).toEqual(adjustmentsOf(row).restructure);
  // Of what is paid back there is nothing to come.
  if (row.status !== 'settled') expect(futureOf(loan, on), name).toEqual(futureOf(row, on));
}

test.each(livedLoansByKind)('a loan %s goes on as it would have where a book brought it', (_kind, live) => {
  expectSame(live());
});

test('a loan that was paid out and not yet charged is charged from its first day', () => {
  const booked = bookedLoan();
  const sent = next(booked, accepted(requestDisbursement(booked.loan, first)));
  const begun = next(sent, accepted(confirmDisbursement(sent.loan, first)));
  expectSame({ name: '', row: loanRowOf(begun), on: first });
});

test('a penalty fee that a plan let go is not charged again where a book brought the loan', () => {
  const product = worldProducts.find(({ productId }) => productId === 'late-fee');
  if (product === undefined) throw new Error('the world has a product with a penalty fee');
  const lived = livedBy([plan(40)], 40, { product, amountCentavos: 5_000_000 });
  expect(adjustmentsOf(lived.row)).toMatchObject({ waivedPenaltyFeeCentavos: 300 });
  expectSame(lived);
});

test('credit on its way back to the borrower does not come along: it is followed in the earlier books', () => {
  const lived = livedBy([pay(6_000, 10), refund(50, 12)], 12);
  const { loan } = readBack(lived);
  const { customerCreditCentavos } = lived.row;
  expect(loan.customerCreditCentavos).toBe(customerCreditCentavos - 5_000);
  expect(adjustmentsOf(loan)).toMatchObject({ refundedCentavos: 5_000 });
});

test('loans in the middle of random lives go on as they would have', () => {
  for (let seed = 1; seed <= lives; seed += 1) for (const lived of livedLoans(seed)) expectSame(lived);
});
