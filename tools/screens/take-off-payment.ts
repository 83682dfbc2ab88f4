import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { given, type TestBorrower } from '../../tests/api/test-borrower.ts';
import { act, actByTwo, signInAs } from '../../tests/api/test-staff.ts';
import { picturedOn } from './pictured-product.ts';

const amountCentavos = 50_000;
const reason = 'The money was for another loan';

/** Has staff record a payment on the borrower's loan, and two of them take it off again since it was for another loan. */
export async function takeOffPayment(origin: string, borrower: TestBorrower): Promise<void> {
  const { loans } = given(await borrower.call(endpoints.listLoans, {}));
  const loanId = loans.find(({ payoff }) => payoff !== null)?.loanId ?? '';
  const { customerId } = borrower;
  const [finance, admin] = [await signInAs(origin, 'finance'), await signInAs(origin, 'admin')];
  const reference = `GC ${randomUUID().slice(0, 8)}`;
  const paid = { channel: 'gcash', paidOn: picturedOn, reference } as const;
  given(
    await act(finance, { customerId, loanId }, { kind: 'record-payment', amountCentavos, reason, ...paid }),
  );
  const { payments } = given(await borrower.call(endpoints.getLoan, { params: { loanId } }));
  const paymentReference =
    payments.find((payment) => payment.amountCentavos === amountCentavos)?.reference ?? '';
  await actByTwo(
    finance,
    admin,
    { customerId, loanId },
    {
      kind: 'reverse-payment',
      paymentReference,
      cause: 'misapplied',
      reason,
    },
  );
}
