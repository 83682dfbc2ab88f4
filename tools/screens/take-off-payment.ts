import { endpoints } from '@luwag/contract/endpoints';
import { given, type TestBorrower } from '../../tests/api/test-borrower.ts';
import { act, actByTwo, signInAs } from '../../tests/api/test-staff.ts';
import { picturedOn } from './pictured-product.ts';

const paid = {
  amountCentavos: 50_000,
  channel: 'gcash',
  paidOn: picturedOn,
  reference: 'GC 20261209',
} as const;
const reason = 'The money was for another loan';

/** Has staff record a payment on the borrower's loan, and two of them take it off again since it was for another loan. */
export async function takeOffPayment(origin: string, borrower: TestBorrower): Promise<void> {
  const { loans } = given(await borrower.call(endpoints.listLoans, {}));
  const loan = loans.find(({ payoff }) => payoff !== null);
  if (loan === undefined) throw new Error('only what is owed can be paid');
  const key = { customerId: borrower.customerId, loanId: loan.loanId };
  const [finance, admin] = [await signInAs(origin, 'finance'), await signInAs(origin, 'admin')];
  given(await act(finance, key, { kind: 'record-payment', ...paid, reason }));
  await actByTwo(finance, admin, key, {
    kind: 'reverse-payment',
    paymentReference: paid.reference,
    cause: 'misapplied',
    reason,
  });
}
