import type { CallOutput } from '@luwag/contract/endpoint';
import type { getOwnResult as ownEndpoint } from '@luwag/contract/endpoints/loan/get-own-result';
import type { getResult as endpoint } from '@luwag/contract/endpoints/loan/get-result';
import type { CustomerSnapshot, PaymentRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { viewLoan, viewPayment } from '../figures/loan-view.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { takenOffByCoupon } from '../figures/coupon-of-payment.ts';
import { paymentStanding } from '../figures/payment-standing.ts';
import { extendedTo, overpaidBy, whyNotExtended } from '../figures/what-payment-did.ts';

/** How long after its end a result is told to holders of its reference. */
const toldAfterMs = 7 * 24 * 3_600_000;

/** Returns the result of a payment to holders of its short-lived reference, without name or loan. */
export async function getResult(
  { store, directory, now }: Pick<Context, 'store' | 'directory' | 'now'>,
  resultReference: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const found = await directory.customerOfResult(resultReference);
  if (found === null) return refused('not_found');
  const { payments } = await store.load({ customerId: found.customerId, parts: ['payments'] });
  const payment = payments.find(({ paymentId }) => paymentId === found.paymentId);
  const at = now();
  if (payment === undefined || endOf(payment) + toldAfterMs <= at) return refused('not_found');
  const { amountCentavos, receivedCentavos, channel, reference, isSettling } = payment;
  const status = paymentStanding(payment, payments, at);
  const { loans, entries } = await booksOf(store, payment);
  const extendedToOn = extendedTo(payment, loans, entries);
  const loan = loans.find(({ loanId }) => loanId === payment.loanId);
  const hasBoughtNothing = payment.kind === 'extension' && status === 'success' && extendedToOn === null;
  return done({
    status,
    amountCentavos: status === 'success' ? receivedCentavos : amountCentavos,
    couponCentavos: status === 'success' ? takenOffByCoupon(entries, reference) : payment.couponCentavos,
    channel,
    reference,
    at: isoInstant(status === 'expired' ? payment.expiresAt : (payment.settledAt ?? payment.createdAt)),
    isSettled: isSettling,
    extendedToOn,
    overpaidCentavos: Math.min(overpaidBy(entries, reference), loan?.customerCreditCentavos ?? 0),
    notExtended: hasBoughtNothing && loan !== undefined ? whyNotExtended(payment, loan, payments) : null,
  });
}

/** The payment behind a reference and its loan, where both are the caller's own. */
export async function getOwnResult(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
  resultReference: string,
): Promise<Outcome<CallOutput<typeof ownEndpoint>>> {
  const loaded = await read(context, caller, ['loans', 'payouts', 'payments', 'entries', 'requests']);
  if (!loaded.ok) return loaded;
  const { loans, payments } = loaded.value;
  const payment = payments.find((row) => row.resultReference === resultReference);
  const loan = loans.find(({ loanId }) => loanId === payment?.loanId);
  if (payment === undefined || loan === undefined) return refused('not_found');
  const now = context.now();
  return done({
    payment: viewPayment(payment, { ...loaded.value, now }),
    loan: viewLoan(loan, loaded.value, now),
  });
}

/** When money came or failed, else when the place to pay closed. */
function endOf({ settledAt, expiresAt }: PaymentRow): number {
  return settledAt ?? expiresAt;
}

/** What is needed of the books: nothing while no money has come, which is when this is asked again and again. */
async function booksOf(
  store: Context['store'],
  { customerId, status }: PaymentRow,
): Promise<Pick<CustomerSnapshot, 'loans' | 'entries'>> {
  if (status !== 'success') return { loans: [], entries: [] };
  return store.load({ customerId, parts: ['loans', 'entries'] });
}
