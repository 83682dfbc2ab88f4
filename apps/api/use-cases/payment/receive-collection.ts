import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../loan/record-decision.ts';
import { paymentMessage } from '../messages/payment-message.ts';
import { bookPayment } from './book-payment.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

export type CollectionReport = {
  /** Ours, under which the payment was opened. */
  reference: string;
  outcome: 'success' | 'fail';
  /** What the partner says it took; the amount asked for when left out. */
  amountCentavos?: number;
};

/** Books what a partner reports of a payment. Reported twice, it is booked once; money is never refused. */
export function receiveCollection(
  context: Pick<Context, 'store' | 'now' | 'randomness'>,
  report: CollectionReport,
): Promise<Outcome<{ status: PaymentRow['status']; resultReference: string }>> {
  return write(
    context,
    {
      caller: { kind: 'partner', paymentReference: report.reference },
      parts: ['loans', 'payments', 'coupons'],
    },
    (loaded): Outcome<Decision<{ status: PaymentRow['status']; resultReference: string }>> => {
      const { loans, payments } = loaded;
      const { customerId } = loaded.customer;
      const payment = payments.find(({ reference }) => reference === report.reference);
      const loan = loans.find(({ loanId }) => loanId === payment?.loanId);
      if (payment === undefined || loan === undefined) return refused('not_found');
      const { resultReference } = payment;
      // A failure reported before may still turn into money; money booked is final.
      const isKnown =
        payment.status === 'success' || (payment.status === 'fail' && report.outcome === 'fail');
      if (isKnown) return done({ changes: {}, answer: { status: payment.status, resultReference } });
      if (report.outcome === 'fail') {
        const failedPayment: PaymentRow = { ...payment, status: 'fail', settledAt: context.now() };
        return done({ changes: { payments: [failedPayment] }, answer: { status: 'fail', resultReference } });
      }
      const amountCentavos = centavos(report.amountCentavos ?? payment.amountCentavos);
      const on = manilaDateOf(context.now());
      const { reference } = payment;
      const booked = bookPayment(loan, payment, { amountCentavos, on, reference }, loaded, context.now());
      if (!booked.ok) return refused('payment_amount_invalid');
      const { decision, coupons } = booked.value;
      const received: PaymentRow = {
        ...payment,
        status: 'success',
        receivedCentavos: amountCentavos,
        settledAt: context.now(),
        isSettling: decision.loan.status === 'settled',
      };
      assertThat(received.receivedCentavos > 0, 'money received is more than nothing');
      return done({
        changes: {
          ...changesOf(context, loan, decision),
          payments: [received],
          ...(coupons.length === 0 ? {} : { coupons }),
          messages: paymentMessage(context, loaded.customer, decision, received, loan),
          jobs: received.isSettling === true ? [{ kind: 'tend-rewards', payload: { customerId } }] : [],
        },
        answer: { status: 'success', resultReference },
      });
    },
  );
}
