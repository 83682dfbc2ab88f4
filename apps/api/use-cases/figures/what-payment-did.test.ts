import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { withOpening } from '@luwag/loan-engine/loan/brought-over';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import {
  accepted,
  begunLoan,
  day,
  entryRowsOf,
  type LedgerLoan,
  loanRowOf,
  next,
} from '../../../../tests/ledger-loan.ts';
import { extendedTo, whyNotExtended } from './what-payment-did.ts';

function extended(of: LedgerLoan, count: number, reference: string): LedgerLoan {
  const { priceCentavos } = accepted(extensionQuote(of.loan, day(count)));
  const paying = { amountCentavos: priceCentavos, on: day(count), reference };
  return next(of, accepted(extendDueDate(of.loan, paying)));
}

const toldOf = (of: LedgerLoan, reference: string) =>
  extendedTo(
    { loanId: of.loanId, kind: 'extension', status: 'success', reference },
    [loanRowOf(of)],
    entryRowsOf(of),
  );

test('the due date that a payment bought stays the same after a later extension', () => {
  const once = extended(begunLoan(), 20, 'RP1');
  const twice = extended(once, 25, 'RP2');
  expect(toldOf(twice, 'RP1')).toBe(once.loan.dueOn);
  expect(toldOf(twice, 'RP2')).toBe(twice.loan.dueOn);
});

test('of a loan that was brought over with an earlier extension, the date bought here counts from the one it came with', () => {
  const before = extended(begunLoan(), 20, 'RP1');
  const brought = { ...before, loan: withOpening(before.loan, day(20)), entries: [] };
  const again = extended(brought, 25, 'RP2');
  expect(toldOf(again, 'RP2')).toBe(again.loan.dueOn);
});

/** Why the whole price of an extension, paid on a day, bought none. */
function whyNot(loan: LedgerLoan['loan'], count: number) {
  const at = startOfDayMs(day(count));
  const payment = {
    paymentId: '0190a1b2-0000-7000-8000-000000000002',
    loanId: 'loan',
    kind: 'extension',
    status: 'success',
    amountCentavos: centavos(5_000),
    receivedCentavos: centavos(5_000),
    createdAt: at,
    settledAt: at,
    paidAt: at,
  } as const;
  return whyNotExtended(payment, loan, [payment]);
}

test('money for an extension that a loan has no more of is told so', () => {
  const twice = extended(extended(begunLoan(), 20, 'RP1'), 25, 'RP2');
  expect(whyNot(begunLoan().loan, 20)).toBe('other');
  expect(whyNot(twice.loan, 26)).toBe('usedUp');
});

test('money for an extension of a loan with a plan is told that the plan has its own dates', () => {
  const { loan } = begunLoan();
  const restructure = {
    agreedOn: day(10),
    dueOns: [day(40)],
    dailyInterestPpmBefore: loan.terms.dailyInterestPpm,
  };
  const planned = { ...loan, adjustments: { ...adjustmentsOf(loan), restructure } };
  expect(whyNot(planned, 20)).toBe('planAgreed');
  expect(whyNot(planned, 5)).toBe('other');
});
