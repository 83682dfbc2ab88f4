import type { CallOutput } from '@luwag/contract/endpoint';
import type { getResult as endpoint } from '@luwag/contract/endpoints/loan/get-result';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

/** What became of a payment, for whoever holds its short-lived reference. Tells no name and no loan. */
export async function getResult(
  { store, directory, now }: Pick<Context, 'store' | 'directory' | 'now'>,
  resultReference: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const found = await directory.customerOfResult(resultReference);
  if (found === null) return refused('not_found');
  const { payments } = await store.load({ customerId: found.customerId, parts: ['payments'] });
  const payment = payments.find(({ paymentId }) => paymentId === found.paymentId);
  if (payment === undefined || payment.expiresAt <= now()) return refused('not_found');
  const { status, amountCentavos, receivedCentavos, channel, reference, isSettling } = payment;
  return done({
    status,
    amountCentavos: status === 'success' ? receivedCentavos : amountCentavos,
    channel,
    reference,
    at: isoInstant(payment.settledAt ?? payment.createdAt),
    isSettled: isSettling,
    extendedToOn: await extendedTo(store, payment),
  });
}

/** The due date that a payment bought, told from the journal: the loan may have been extended again since. */
async function extendedTo(
  store: Context['store'],
  { customerId, loanId, kind, status, reference }: PaymentRow,
): Promise<LocalDate | null> {
  if (kind !== 'extension' || status !== 'success') return null;
  const { loans, entries } = await store.load({ customerId, parts: ['loans', 'entries'] });
  const loan = loans.find((row) => row.loanId === loanId);
  const extensions = entries.filter((entry) => entry.loanId === loanId && entry.kind === 'due-date-extended');
  const place = extensions.findIndex((entry) => entry.reference === reference);
  if (loan === undefined || loan.disbursedOn === null || place < 0) return null;
  return addDays(loan.disbursedOn, loan.terms.termDays + loan.terms.extensionDays * (place + 1));
}
