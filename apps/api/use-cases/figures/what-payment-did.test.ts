import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { withOpening } from '@luwag/loan-engine/loan/brought-over';
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
import { extendedTo } from './what-payment-did.ts';

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
